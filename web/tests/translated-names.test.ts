// Names that are no proper names: every one in the bundled editions has a text in every language, and fits its square.
import { afterAll, describe, expect, it } from "vitest";
import { boardArtwork as marketArtwork } from "../src/games/corner-the-market/artwork";
import { commoditiesOf, pilesOf } from "../src/games/corner-the-market/geometry";
import { design as finance } from "../src/games/finance/design";
import { card } from "../src/games/pit/artwork";
import { cardName } from "../src/games/pit/selectors";
import type { Design } from "../src/games/shared/property-board/model";
import { placesOf, squareLabels, withUniqueNames } from "../src/games/shared/property-board/track";
import { design as anchor } from "../src/games/weigh-anchor/design";
import { wrap } from "../src/draw/svg";
import type { Edition } from "../src/net/http";
import { hasText, loadGameTexts, loadLanguage, partsOf, tGood, tShort } from "../src/words/catalogue.svelte";
import { slug } from "../src/words/functions";
import { languages } from "../tools/ftl";
import { editionOf } from "./editions";

/** The narrowest square has this room for words; letters below this size cannot be read. */
const NARROW = 74;
const SMALLEST = 8.5;

interface Space {
  name: string;
  kind: string;
}

const pit = editionOf("pit");
const market = editionOf("corner-the-market");
const boards: [string, Design, Edition, Space[]][] = [
  ["finance", finance, editionOf("finance"), editionOf("finance")["board"].squares],
  ["weigh-anchor", anchor, editionOf("weigh-anchor"), editionOf("weigh-anchor")["space"]],
];

async function read(language: string, game: string): Promise<void> {
  await loadLanguage(language);
  await loadGameTexts(game);
}
afterAll(() => loadLanguage("en"));

const missing = (kind: string, names: string[]): string[] => names.filter((name) => !hasText(`${kind}-${slug(name)}`));
const unprinted = (kind: string, names: string[]): string[] =>
  names.filter((name) => !partsOf(`${kind}-${slug(name)}`).includes("short"));

describe.each(languages())("in %s", (language) => {
  it("Pit has a text for every card", async () => {
    await read(language, "pit");
    const names = [...(pit["commodities"] as { name: string }[]).map(({ name }) => name), "Bull", "Bear"];
    expect(names.length).toBeGreaterThan(8);
    expect(missing("commodity", names)).toEqual([]);
    for (const name of names)
      expect(card({ name, label: cardName(name), mark: "" })).toContain(`>${cardName(name).toUpperCase()}<`);
  });

  it("Corner the Market has a text for goods, squares, piles and the calendar", async () => {
    await read(language, "corner-the-market");
    const kinds = (market["square_kinds"] as { name: string }[]).map(({ name }) => name);
    const seasons = market["calendar"].seasons as string[];
    const months = seasons.flatMap((season) => market["calendar"].months[season] as string[]);
    expect(months).toHaveLength(12);
    expect(
      missing(
        "commodity",
        commoditiesOf(market).map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(missing("square", kinds)).toEqual([]);
    expect(missing("pile", pilesOf(market))).toEqual([]);
    expect(unprinted("marker", [...seasons, ...months])).toEqual([]);
    expect(marketArtwork(market)).not.toMatch(/board-print/);
  });

  it.each(boards)(
    "the board of %s has a text for every space that is no deed",
    async (game, design, edition, spaces) => {
      await read(language, game);
      const deeds = new Set(design.deeds(edition).map(({ name }) => name));
      const unique = withUniqueNames(spaces.map(({ name }) => name));
      const common = spaces.flatMap(({ name }, n) => (deeds.has(name) ? [] : [unique[n]!]));
      expect(common.length).toBeGreaterThan(10);
      expect(unprinted("space", common)).toEqual([]);
      expect(unprinted("call", (edition["auction"]?.calls ?? []) as string[])).toEqual([]);
      expect(new Set(placesOf(spaces).map(({ label }) => label)).size).toBe(spaces.length);
      const events = spaces.flatMap(({ name }, n) =>
        deeds.has(name) || n % 10 === 0 ? [] : [squareLabels(spaces)[n]!],
      );
      for (const label of events)
        expect(wrap(label, NARROW, 13.6, 0.76, 0.62)[1], label).toBeGreaterThanOrEqual(SMALLEST);
      expect(design.boardArtwork(edition)).not.toMatch(/board-print/);
    },
  );
});

describe("in German", () => {
  it("the board is printed in German, and its proper names stay", async () => {
    await read("de", "finance");
    const drawn = finance.boardArtwork(boards[0]![2]);
    expect(drawn).toContain("Gefängnis");
    expect(drawn).toContain("Boomtown");
    expect(drawn).not.toMatch(/>(Community|Jail|Luxury|Taxes|Chest)</);
    expect(finance.calls(boards[0]![2])[0]).toBe("Zum Ersten");
  });

  it("a name of somebody's own edition stays as it is", async () => {
    await read("de", "finance");
    expect(squareLabels([{ name: "Lottery", kind: "chance" }])).toEqual(["Lottery"]);
    expect(tShort("call", "Any more?")).toBe("Any more?");
    expect(cardName("Salt")).toBe("Salt");
  });

  it("free rides are named, in an offer and where any number can be chosen", async () => {
    await read("de", "finance");
    expect(tGood("2 rides on the wayback series")).toBe("2 Freifahrten auf Wayback-Straßen");
    expect(tGood("1 ride on Wayback / Rubeville")).toBe("1 Freifahrt auf Wayback und Rubeville");
    expect(tGood("rides on Wayback")).toBe("Freifahrten auf Wayback");
    expect(tGood("Wayback")).toBe("Wayback");
  });
});
