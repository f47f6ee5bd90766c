// The games in short: every part of every game has a picture within its board, and the figures of the edition.
import { describe, expect, it } from "vitest";
import { IN_SHORT_PARTS, type InShortPictures, type Pictured } from "../src/store/gameModule";
import { loadGameTexts } from "../src/words/catalogue.svelte";
import { figuresOf, loadInShort, pointOf } from "../src/words/inShort";
import { editionOf } from "./editions";

const LOADED = import.meta.glob<{ inShort: InShortPictures }>("../src/games/*/inShort.ts", { eager: true });
const GAMES = Object.entries(LOADED).map(
  ([path, { inShort }]) => [/games\/([\w-]+)/.exec(path)![1]!, inShort] as const,
);
const FOLDERS = Object.keys(import.meta.glob("../src/games/*/game.ts"));

it("is there for every game", () => expect(GAMES.length).toBe(FOLDERS.length));

describe.each(GAMES)("%s in short", (game, pictures) => {
  const edition = editionOf(game);

  it.each<Pictured>(["hero", ...IN_SHORT_PARTS])("has a picture of %s", async (part) => {
    await loadGameTexts(game);
    const { box, isAlone } = pictures.frame(edition, part);
    const [, , w, h] = box.split(" ").map(Number);
    expect(box.split(" ").map(Number).every(Number.isFinite)).toBe(true);
    expect(w! / h!).toBeGreaterThan(0.9);
    expect(isAlone || pictures.board(edition).length > 1000).toBe(true);
  });

  it("has its texts, with the figures of the edition", async () => {
    await loadInShort(game);
    for (const part of IN_SHORT_PARTS) {
      const point = pointOf(game, part, figuresOf(edition));
      expect(point!.title + point!.about).not.toMatch(/[{}]/);
      expect(point!.about).not.toBe("");
    }
  });
});

it("knows the whole numbers of an edition by their places", () => {
  expect(figuresOf({ a: 1, b: { c: 2, d: { e: 3 }, f: "4", g: [5] }, h: true })).toEqual({
    a: 1,
    "b-c": 2,
    "b-d-e": 3,
  });
});
