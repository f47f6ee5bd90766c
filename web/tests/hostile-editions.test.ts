// Editions come from strangers. Whatever stands in one, the drawings hold it as text: no markup, no new attribute.
import { describe, expect, it } from "vitest";
import { balanced, fittedLettering, fittedWidth, lettering } from "../src/draw/lettering";
import { displayWidth, tuscanWidth } from "../src/games/shared/period-1878/tuscan";
import type { Edition } from "../src/net/http";
import { editionOf } from "./editions";

/** What tests/games/<slug>.ts says of a game's drawings. */
interface Drawings {
  /** Every drawing that holds texts of an edition. */
  drawings(edition: Edition): string[];
  /** Whether the first drawing has the title in our own lettering. */
  hasLetteredTitle?: boolean;
}

const slugOf = (path: string): string => /games\/([\w-]+)/.exec(path)![1]!;
const DRAWN = Object.entries(import.meta.glob<Drawings>("./games/*.ts", { eager: true })).map(
  ([path, drawn]) => [slugOf(path), drawn] as const,
);
const FOLDERS = Object.keys(import.meta.glob("../src/games/*/game.ts")).map(slugOf);

const BATCH = 10;
const HOSTILE = `zq"'><b>&(`;

it("is tried with every game", () => {
  expect(DRAWN.map(([game]) => game).sort()).toEqual(FOLDERS.sort());
});

/** Every text in some data, once. */
function textsIn(data: unknown): Set<string> {
  if (typeof data === "string") return new Set([data]);
  if (typeof data !== "object" || data === null) return new Set();
  return new Set(Object.values(data).flatMap((each) => [...textsIn(each)]));
}

/** The data with some texts replaced wherever they stand, so that what refers to them still does. */
function replaced(data: unknown, old: readonly string[]): unknown {
  if (typeof data === "string") return old.includes(data) ? `${HOSTILE}${old.indexOf(data)}` : data;
  if (Array.isArray(data)) return data.map((each) => replaced(each, old));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, replaced(each, old)]));
}

/** The texts among some that a drawing holds as they came, and how many were drawn. Several are tried at once; where
 * that cannot be drawn, one after the other: of words that only the rules give, the server refuses others. */
function tried(edition: Edition, texts: readonly string[], draw: (edition: Edition) => string[]): [string[], number] {
  try {
    const isLeaking = draw(replaced(edition, texts) as Edition).some(leaks);
    return [isLeaking ? [...texts] : [], texts.length];
  } catch (problem) {
    expect(problem, texts.join()).toBeInstanceOf(TypeError);
    if (texts.length === 1) return [[], 0];
    const each = texts.map((text) => tried(edition, [text], draw));
    return [each.flatMap(([found]) => found), each.reduce((sum, [, drawn]) => sum + drawn, 0)];
  }
}

/** What is wrong with a drawing: the text stands in it as it came. */
function leaks(drawing: string): boolean {
  return drawing.includes("<b>") || drawing.includes(`zq"`) || drawing.includes(`"'>`);
}

describe.each(DRAWN)("an edition of %s with markup in it", (game, { drawings: draw }) => {
  it("is drawn as text", () => {
    const edition = editionOf(game);
    const texts = [...textsIn(edition)];
    expect(draw(edition).some(leaks)).toBe(false);
    const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, n) =>
      texts.slice(n * BATCH, (n + 1) * BATCH),
    );
    const all = batches.map((batch) => tried(edition, batch, draw));
    const found = all.flatMap(([leaking]) => leaking);
    const drawn = all.reduce((sum, [, count]) => sum + count, 0);
    expect(found).toEqual([]);
    expect(drawn).toBeGreaterThan(texts.length / 2);
  });
});

describe("a title on a board", () => {
  const titled = (game: string, title: string): Edition => {
    const edition = editionOf(game);
    return { ...edition, edition: { ...edition["edition"], title } };
  };

  it.each(DRAWN.filter(([, { hasLetteredTitle }]) => hasLetteredTitle))(
    "of %s is set in plain type if letters are missing",
    (game, { drawings }) => {
      const drawn = (title: string): string => drawings(titled(game, title))[0]!;
      expect(drawn(editionOf(game)["edition"].title)).not.toContain("lt-plain");
      expect(drawn("Żółw & Söhne")).toMatch(/lt-plain.*ŻÓŁW/);
      expect(drawn("x".repeat(500))).toContain("…");
    },
  );

  it("is as large as ever if it fits, and smaller if it does not", () => {
    expect(fittedLettering("FINANCE", 0, 0, 48, 38, 590, "lt")).toBe(
      lettering("FINANCE", 0, 0, 48, 38, "middle", "lt"),
    );
    expect(fittedWidth("FINANCE", 48, 38, 590)).toBeLessThan(376);
    expect(fittedWidth("FINANCE OF THE LONG MAIN ROAD", 48, 38, 590)).toBe(590);
    const wide = { height: 104, width: 800 };
    expect(displayWidth("TEN-UP", wide)).toBe(tuscanWidth("TEN-UP", 104));
    expect(displayWidth("THE TEN-UP OF OUR LITTLE STREET", wide)).toBe(800);
    expect(displayWidth("Żółw ".repeat(20), wide)).toBe(800);
  });

  it("is broken into few lines of about the same length", () => {
    expect(balanced("WEIGH ANCHOR", 3)).toEqual(["WEIGH", "ANCHOR"]);
    expect(balanced("THE SHIPS OF OUR LITTLE HARBOUR TOWN", 3)).toEqual(["THE SHIPS OF", "OUR LITTLE", "HARBOUR TOWN"]);
  });
});
