// Both boards are drawn from editions; a small made-up one shows that no name or price stands in the page.
import { describe, expect, it } from "vitest";
import { design as finance } from "../src/games/finance/design";
import { design as anchor } from "../src/games/weigh-anchor/design";
import { track } from "../src/games/shared/property-board/track";
import { loadGameTexts } from "../src/words/catalogue.svelte";

const KINDS = ["weigh_anchor", "graving_dock", "free_mooring", "go_to_graving_dock"];

function anchorEdition(name: string, price: number) {
  const space = Array.from({ length: 40 }, (_, index) => ({
    index,
    kind: index % 10 === 0 ? KINDS[index / 10] : index === 1 ? "vessel" : "chance",
    name: index === 1 ? name : index === 10 ? "Dock / Visiting" : index % 10 === 0 ? `Corner ${index}` : "Luck",
  }));
  return {
    edition: { title: "Weigh Anchor" },
    amounts: { salary: 321, harbour_duties_flat: 1, harbour_duties_percent: 2, light_dues: 3 },
    form: { full: { suite_needs_decks: 4 } },
    tanker_charges: { by_number_owned: [] },
    tug_charges: { times_throw_one: 4, times_throw_both: 10 },
    group: [{ id: "g", line: "Line", hex: "#123456", deck_cost: 50, suite_cost: 50, vessels: ["v"] }],
    vessel: [{ id: "v", name, group: "g", space: 1, price, hire: [1, 2, 3, 4, 5, 6] }],
    tanker: [],
    tug: [],
    space,
  };
}

describe("the chart", () => {
  it("shows the edition's names and prices, escaped", async () => {
    await loadGameTexts("weigh-anchor");
    const drawn = anchor.boardArtwork(anchorEdition("Fish&Chips", 777));
    expect(drawn).toContain("Fish&amp;Chips");
    expect(drawn).toContain("$777");
    expect(drawn).toContain("Salary $321");
    expect(drawn).not.toContain("style=");
  });

  it("draws decks, and one suite above the most decks", () => {
    const square = track(40)[1]!;
    const edition = anchorEdition("Paris", 1);
    expect(anchor.pieces(square, 3, {}, edition).match(/class="deck"/g)).toHaveLength(3);
    expect(anchor.pieces(square, 5, {}, edition)).toContain("suite");
    expect(anchor.pieces(square, 4, { figures: { most_decks: 3 } }, edition)).toContain("suite");
  });

  it("has a ladder of decks and a suite", () => {
    const [deed] = anchor.deeds(anchorEdition("Paris", 1));
    expect(deed!.rungs.map(({ amount }) => amount)).toEqual(["$2", "$3", "$4", "$5", "$6"]);
  });
});

describe("the letterpress board", () => {
  it("draws a house for each house", () => {
    const square = track(40)[13]!;
    expect(finance.pieces(square, 5, {}, {}).match(/class="house"/g)).toHaveLength(5);
  });

  it("takes the calls from the edition", () => {
    expect(finance.calls({ auction: { calls: ["Going once for", "Gone for"] } })).toEqual(["Going once", "Gone"]);
  });
});
