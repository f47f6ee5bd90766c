// House rules in the chapters of the original, and those last that stand in none.
import { describe, expect, it } from "vitest";
import type { GameOption, Rulebook } from "../src/net/http";
import { grouped, partsOf } from "../src/rules/optionGroups";

const option = (name: string, ...cites: string[]): GameOption => ({
  name,
  label: name,
  default: false,
  cites,
  text: "",
  min: 0,
  max: -1,
  readings: [],
});
const clause = (id: string, part: string) => ({ id, part, kind: "fact", text: "" });
const book = {
  clause: [clause("X-1", "Play: Throws"), clause("X-2", "Play: Sales"), clause("X-3", "Start")],
} as unknown as Rulebook;

describe("house rules", () => {
  it("stand in the chapter of the first clause they cite, those without one last", () => {
    const options = [option("a", "X-R1"), option("b", "X-R2", "X-1"), option("c", "X-3"), option("d", "X-2")];
    expect(
      grouped(options, book).map(({ chapter, options: found }) => [chapter, found.map(({ name }) => name)]),
    ).toEqual([
      ["Play", ["b", "d"]],
      ["Start", ["c"]],
      ["", ["a"]],
    ]);
  });

  it("say where they stand, and can be chosen without knowing it", () => {
    expect(partsOf(option("b", "X-1", "X-2", "X-R2"), book)).toEqual(["Play: Throws", "Play: Sales"]);
    expect(grouped([option("a", "X-1")], null)).toMatchObject([{ chapter: "" }]);
  });
});
