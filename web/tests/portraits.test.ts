// Portraits: every character that the catalogues describe has one of its own.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { characterOf, portraitOf, strengthOf } from "../src/draw/portraits";

const CATALOGUE = readFileSync("../src/parlour/locales/en/games.ftl", "utf8");
const CHARACTERS = [...CATALOGUE.matchAll(/^character-(\w+) =/gm)].map(([, id]) => id ?? "");

test("every character has a portrait of its own", () => {
  const drawings = CHARACTERS.map(portraitOf);
  expect(drawings.length).toBeGreaterThanOrEqual(6);
  expect(drawings.every((drawing) => drawing.startsWith("<rect"))).toBe(true);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("a bot without a character has no portrait", () => {
  expect(portraitOf(characterOf("normal"))).toBe("");
  expect(portraitOf(characterOf("hard/nobody"))).toBe("");
});

test("a bot's id is its strength and its character", () => {
  expect([strengthOf("hard/rosa"), characterOf("hard/rosa")]).toEqual(["hard", "rosa"]);
  expect([strengthOf("random"), characterOf("random")]).toEqual(["random", ""]);
});
