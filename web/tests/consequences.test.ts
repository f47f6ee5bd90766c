// What the server says of an answer, in the words of its button.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { consequencesOf, SIGNS } from "../src/store/consequences";
import type { Table } from "../src/store/table.svelte";
import { loadGameTexts } from "../src/words/catalogue.svelte";
import { onlooker } from "../src/words/functions";

const effect = (event: string, fields: Record<string, unknown>, tone?: string) => ({
  event,
  clause: "TEN-25",
  fields,
  ...(tone ? { tone } : {}),
});
const table = (known: Partial<Table>): Table =>
  ({ prices: {}, cash: null, effects: {}, reader: onlooker(["Ann", "Bo"], "A"), ...known }) as unknown as Table;

beforeEach(() => loadGameTexts("ten-up"));
afterEach(() => loadGameTexts(""));

describe("what an answer does", () => {
  it("says each effect once, with the tone that the server gives it", () => {
    const gain = effect("points_gained", { seat: "A", points: 1 }, "gain");
    const effects = { "play 4": [gain, gain, effect("points_lost", { seat: "B", points: 1 })] };
    expect(consequencesOf(table({ effects }), "play 4")).toEqual([
      { text: "you score 1", tone: "gain" },
      { text: "Bo loses 1", tone: "" },
    ]);
  });

  it("begins with the price and what is left", () => {
    const told = consequencesOf(table({ prices: { buy: -240 }, cash: 612 }), "buy");
    expect(told.map(({ text }) => text)).toEqual(["costs $240", "leaves you $372"]);
  });

  it("has no tone that it does not know, and nothing to say of what has no words", () => {
    const effects = { spin: [effect("points_gained", { seat: "A", points: 2 }, "splendid"), effect("sank", {})] };
    expect(consequencesOf(table({ effects }), "spin")).toEqual([{ text: "you score 2", tone: "" }]);
  });

  it("has a sign for each tone, not only a colour", () => {
    expect(new Set([SIGNS.gain, SIGNS.loss, SIGNS.risk]).size).toBe(3);
  });
});
