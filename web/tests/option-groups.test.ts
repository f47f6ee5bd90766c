// House rules in the chapters of the rulebook, and those last that belong to none.
import { describe, expect, it } from "vitest";
import type { GameOption, Rulebook } from "../src/net/http";
import { grouped } from "../src/rules/optionGroups";

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
const clause = (id: string, chapter: string) => ({ id, title: id, chapter, part: "", kind: "fact", text: "" });
const chapter = (name: string) => ({ name, title: name.toUpperCase() });
const book = {
  chapter: [chapter("start"), chapter("play"), chapter("end")],
  clause: [clause("X-1", "play"), clause("X-2", "play"), clause("X-3", "start"), clause("X-4", "end")],
} as unknown as Rulebook;

describe("house rules", () => {
  it("stand in the chapter of the first clause they cite, those without one last", () => {
    const options = [option("a", "X-R1"), option("b", "X-R2", "X-1"), option("c", "X-3"), option("d", "X-2", "X-4")];
    expect(
      grouped(options, book).map(({ chapter: found, options: of }) => [found?.title, of.map(({ name }) => name)]),
    ).toEqual([
      ["START", ["c"]],
      ["PLAY", ["b", "d"]],
      [undefined, ["a"]],
    ]);
  });

  it("can be chosen without knowing where they stand", () => {
    expect(grouped([option("a", "X-1")], null)).toMatchObject([{ chapter: null }]);
  });
});
