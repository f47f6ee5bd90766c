// Pit's floor: what it reads from asks and events, and where it puts the traders.
import { describe, expect, it } from "vitest";
import { card, fanTurns, fanWidth, places } from "../src/games/pit/artwork";
import { CardSelection } from "../src/games/pit/selection.svelte";
import { cornerNow, countsOf, fansOf, othersOf, pickedCards, sheetOf, shortName } from "../src/games/pit/selectors";
import type { Ask, Choice } from "../src/store/asks";
import type { GameEvent } from "../src/store/table.svelte";
import { loadGameTexts } from "../src/words/catalogue.svelte";

const edition = { deck: { specials: ["bull", "bear"], cards_per_suit: 9 }, scoring: { penalty_bear: 20 } };

function asked(...choices: Choice[]): Ask {
  return { clause: "", required: false, sealed: false, default_action: "", choices };
}

const call: Choice = {
  action: "call {cards}",
  name: "call",
  fields: ["cards"],
  domain: { one_of: ["Oil", "Oil 2", "Oil + Bull", "Oil 2 + Bull", "Rice", "Bull"] },
};
const match: Choice = {
  action: "match {player} with {cards}",
  name: "match",
  fields: ["player", "cards"],
  domain: { by_first: [{ first: "B", then: { one_of: ["Oil", "Oil 2", "Rice"] } }] },
};
const offer: Choice = {
  action: "offer {cards} floor {floor}",
  name: "offer",
  fields: ["cards", "floor"],
  domain: {
    rows: [
      ["Oil 2", 1],
      ["Oil 2", 2],
    ],
  },
};
const view = { numbers: { A: 0, B: 2 }, held_up: [] as string[], hand: { Oil: 2, Rice: 1, Bull: 1 } };

describe("cards as text", () => {
  it("are counted", () => expect(countsOf("Oil 2 + Bull")).toEqual({ Oil: 2, Bull: 1 }));
  it("are counted together wherever they stand", () =>
    expect(countsOf("Oil + Bull + Oil")).toEqual({ Oil: 2, Bull: 1 }));
  it("are none in an empty text", () => expect(countsOf("")).toEqual({}));
  it("are picked with the specials inside the number", () =>
    expect(pickedCards({ suit: "Oil", specials: ["Bull"] }, 3)).toEqual({ Oil: 2, Bull: 1 }));
  it("cannot be fewer than the specials", () =>
    expect(pickedCards({ suit: null, specials: ["Bull", "Bear"] }, 1)).toBeNull());
});

describe("picking", () => {
  const picking = (ask: Ask, seen = view): CardSelection =>
    new CardSelection(
      () => ask,
      () => seen,
    );

  it("calls the most of a suit that the ask allows", () => {
    const pick = picking(asked(call));
    pick.tap("Oil", false);
    expect(pick.number).toBe(2);
    expect(pick.answer).toBe("call Oil 2");
    pick.tap("Bull", true);
    expect(pick.isAllowed(3)).toBe(true);
    pick.number = 3;
    expect(pick.answer).toBe("call Oil 2 + Bull");
  });
  it("does not allow what the ask does not", () => {
    const pick = picking(asked(call));
    pick.tap("Rice", false);
    expect([1, 2, 3, 4].filter((n) => pick.isAllowed(n))).toEqual([1]);
  });
  it("offers in rounds with the least number that is asked for", () => {
    const pick = picking(asked(offer));
    pick.tap("Oil", false);
    expect(pick.floors).toEqual([1, 2]);
    expect(pick.answer).toBe("offer Oil 2 floor 1");
    pick.floor = 2;
    expect(pick.answer).toBe("offer Oil 2 floor 2");
  });
  it("trades on one tap what it holds up", () => {
    const pick = picking(asked(call, match), { ...view, held_up: ["Oil", "Oil"] });
    expect(pick.tapOn("B")).toMatchObject({ text: "match B with Oil 2", isMatch: true });
    expect(pick.tapOn("C")).toBeNull();
  });
  it("invites with fewer cards than are called", () => {
    const pick = picking(asked(call, match));
    pick.tap("Rice", false);
    expect(pick.tapOn("B")).toMatchObject({ text: "match B with Rice", isMatch: false });
  });
  it("asks for cards first where none are chosen", () =>
    expect(picking(asked(call, match)).tapOn("B")).toMatchObject({ text: null }));
  it("forgets cards that have left the hand", () => {
    const pick = picking(asked(call));
    pick.tap("Oil", false);
    pick.check({ Rice: 1 });
    expect(pick.isEmpty).toBe(true);
  });
});

describe("the bell", () => {
  const corner: Choice = {
    action: "{words} {commodity}",
    name: "corner",
    fields: ["words", "commodity"],
    domain: { rows: [["corner", "Oil"]] },
  };
  it("rings for what the hand is, if the ask takes it", () =>
    expect(cornerNow({ corners: [["corner", "Oil", 65]] }, asked(corner))?.text).toBe("corner Oil"));
  it("stays silent for a hand that is no corner", () => expect(cornerNow({ corners: [] }, asked(corner))).toBeNull());
  it("stays silent where the ask does not take it", () =>
    expect(cornerNow({ corners: [["corner", "Oil", 65]] }, asked(call))).toBeNull());
});

describe("the hand", () => {
  it("has the largest fan first and the specials last", async () => {
    await loadGameTexts("pit");
    const seen = {
      hand: { Bull: 1, Rice: 1, Oil: 2, Gold: 1 },
      specials: ["Bull"],
      values: { Rice: 60, Oil: 65, Gold: 80 },
    };
    const fans = fansOf(seen, edition);
    expect(fans.map(({ name }) => name)).toEqual(["Oil", "Gold", "Rice", "Bull"]);
    expect(fans.at(-1)!.mark).toBe("WILD");
  });
  it("turns at most 34 degrees", () => {
    const turns = fanTurns(9);
    expect(turns.at(-1)! - turns[0]!).toBeCloseTo(34);
    expect(fanTurns(2)).toEqual([-4.5, 4.5]);
    expect(fanWidth(1)).toBeLessThan(fanWidth(5));
  });
  it("escapes the names of cards", () => expect(card({ name: "<b>", mark: "50" })).not.toContain("<B>"));
});

describe("the score sheet", () => {
  const event = (name: string, fields: Record<string, unknown>): GameEvent => ({
    event: name,
    clause: "",
    fields,
  });

  it("has a line for each hand", () => {
    const lines = sheetOf([
      event("hand_dealt", { dealer: "A", number: 1 }),
      event("corner_scored", { seat: "B", commodity: "Oil", points: 65 }),
      event("penalised", { seat: "C", points: 20 }),
      event("hand_dealt", { dealer: "B", number: 2 }),
      event("hand_voided", { number: 2 }),
    ]);
    expect(lines).toMatchObject([
      { number: 1, title: "Oil", points: { B: 65, C: -20 } },
      { number: 2, title: "", points: {} },
    ]);
  });
});

describe("the floor", () => {
  it("has a place for each of up to eight, all inside", () => {
    for (let n = 1; n <= 8; n += 1) {
      expect(places(n)).toHaveLength(n);
      for (const [x, y] of places(n)) expect(Math.min(x, 100 - x, y, 100 - y)).toBeGreaterThan(5);
    }
  });
  it("goes round from one's left", () => {
    expect(othersOf(["A", "B", "C", "D"], "C")).toEqual(["D", "A", "B"]);
    expect(othersOf(["A", "B"], null)).toEqual(["A", "B"]);
  });
  it("shortens a name only by its brackets", () => {
    expect(shortName("Bot 2 (normal)")).toBe("Bot 2");
    expect(shortName("(normal)")).toBe("(normal)");
  });
});
