// The catalogues against the code and against one another: nothing missing, nothing left over, the same arguments.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FAMILIES } from "../src/words/families";
import { catalogues, languages, pageCatalogues, parseCatalogue, readCatalogue, SOURCE_LANGUAGE } from "../tools/ftl";

const SRC = "src";
/** Catalogues that belong to no game. */
const SHARED = ["page", "games", "server"];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".gen.ts"))
    .map((name) => join(folder, name));
}

const texts = new Map(filesIn(SRC).map((path) => [path, readFileSync(path, "utf8")]));

/** The files that show texts of a game: its folder, and the shared parts that it imports. */
function filesOf(game: string): string[] {
  const own = filesIn(join(SRC, "games", game));
  const parts = new Set(
    own.flatMap((path) => [...texts.get(path)!.matchAll(/shared\/([\w-]+)\//g)].map((at) => at[1]!)),
  );
  return [...own, ...[...parts].flatMap((part) => filesIn(join(SRC, "games", "shared", part)))];
}

/** The ids in calls of t; a choice between two ids counts as both. */
function idsIn(path: string): string[] {
  const calls = texts.get(path)!.matchAll(/\bt\(\s*(?:[^"`()]*\?\s*)?"([\w.-]+)"(?:\s*:\s*"([\w.-]+)")?/g);
  return [...calls].flatMap(([, one, other]) => [one!, ...(other ? [other] : [])]);
}

const idsOf = (name: string): Set<string> => new Set(readCatalogue(SOURCE_LANGUAGE, name).messages.keys());
/** Kinds of names that a text or the page translates: 'colour' of NAME($colour, of: "colour"), or of tName("colour", …). */
const nameKinds = new Set(
  [
    ...pageCatalogues(SOURCE_LANGUAGE).map((name) =>
      readFileSync(`../src/parlour/locales/${SOURCE_LANGUAGE}/${name}.ftl`, "utf8"),
    ),
    ...texts.values(),
  ].flatMap((text) => [...text.matchAll(/of: "(\w+)"|tName\("(\w+)"/g)].map((at) => at[1] ?? at[2]!)),
);
const isOfFamily = (id: string): boolean =>
  [...FAMILIES, ...nameKinds].some(
    (family) => id === family || id.startsWith(`${family}-`) || id.startsWith(`${family}.`),
  );
const games = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map((entry) => entry.name);

describe("an id that the page uses", () => {
  const inGames = join(SRC, "games");

  it("is in page.ftl or games.ftl outside the games", () => {
    const known = new Set(SHARED.flatMap((name) => [...idsOf(name)]));
    const used = [...texts.keys()].filter((path) => !path.startsWith(inGames)).flatMap(idsIn);
    expect(used.length).toBeGreaterThan(200);
    expect(used.filter((id) => !known.has(id) && !isOfFamily(id))).toEqual([]);
  });

  it.each(games)("is in page.ftl, games.ftl or the game's own catalogue in %s", (game) => {
    const known = new Set([...SHARED, game].flatMap((name) => [...idsOf(name)]));
    const used = filesOf(game).flatMap(idsIn);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("an id of a catalogue", () => {
  it.each(pageCatalogues(SOURCE_LANGUAGE))("of %s.ftl is used by the page, or of a family", (name) => {
    const files = games.includes(name) ? filesOf(name) : [...texts.keys()];
    const code = files.map((path) => texts.get(path)!).join("\n");
    const functions = texts.get(join(SRC, "words", "functions.ts"))!;
    // 'language-name' is read when the page is built, some texts by functions such as MONEY
    const isUsed = (id: string): boolean =>
      isOfFamily(id) || id === "language-name" || functions.includes(`"${id}"`) || code.includes(`"${id}"`);
    const referred = readFileSync(`../src/parlour/locales/${SOURCE_LANGUAGE}/${name}.ftl`, "utf8");
    expect([...idsOf(name)].filter((id) => !isUsed(id) && !referred.includes(`{ ${id} }`))).toEqual([]);
  });

  it.each(games)("of %s replaces none of the page's own", (game) => {
    const ofPage = idsOf("page");
    expect([...idsOf(game)].filter((id) => ofPage.has(id) && !isOfFamily(id))).toEqual([]);
  });
});

describe.each(languages())("the language %s", (language) => {
  it("has the catalogues of English", () => {
    expect(catalogues(language)).toEqual(catalogues(SOURCE_LANGUAGE));
  });

  it.each(catalogues(SOURCE_LANGUAGE))("has the texts of %s.ftl, each with the same arguments", (name) => {
    const { messages, junk } = readCatalogue(language, name);
    expect(junk).toEqual([]);
    expect(Object.fromEntries(messages)).toEqual(Object.fromEntries(readCatalogue(SOURCE_LANGUAGE, name).messages));
  });
});

describe("a catalogue that is read", () => {
  it("says which arguments a text takes, also through what it contains", () => {
    const { messages, junk } = parseCatalogue(
      [
        "-brand = Parlour { $case }",
        "one = { $name } has { MONEY($sum) }",
        "two = { $count ->",
        "    [one] { one } in { -brand }",
        "   *[other] many",
        "}",
        "three = three",
        "    .title = { $when }",
      ].join("\n"),
    );
    expect(junk).toEqual([]);
    expect(Object.fromEntries(messages)).toEqual({
      one: ["name", "sum"],
      two: ["case", "count", "name", "sum"],
      three: [],
      "three.title": ["when"],
    });
  });

  it("says what could not be read, and refuses an id twice", () => {
    expect(parseCatalogue("good = yes\nbad = { $a").junk).toEqual(["bad = { $a"]);
    expect(() => parseCatalogue("one = 1\none = 2")).toThrow("one is defined twice");
  });
});
