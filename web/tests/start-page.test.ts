import { describe, expect, it } from "vitest";
import type { RoomInfo } from "../src/net/messages.gen";
import { codesIn } from "../src/store/links.svelte";
import { inOrder } from "../src/store/tableOrder";
import { UndoRequest } from "../src/store/undo";
import { GAMES, lengthOf, loadGame, quickGame, summaryOf, titleOf } from "../src/games/catalogue";

const line = (table: string, status: string, waits_for_me = false, updated_at = 0) => ({
  table,
  game: "pit",
  title: "Pit",
  has_custom_edition: false,
  names: [],
  status,
  waits_for_me,
  updated_at,
});

describe("the start page", () => {
  it("calls a table on an edition of people's own by its title", () => {
    const compass = { game: "mariners-compass", title: "Mariner's Compass", has_custom_edition: false };
    expect(titleOf(compass)).toBe("Mariner’s Compass");
    expect(titleOf({ ...compass, title: "Our Compass", has_custom_edition: true })).toBe("Our Compass");
  });

  it("lists my tables in the order in which they need me", () => {
    const found = inOrder([
      line("over", "over", false, 9),
      line("old", "playing", false, 1),
      line("gone", "closed"),
      line("new", "playing", false, 5),
      line("mine", "playing", true),
      line("soon", "gathering", false, 8),
    ]);
    expect(found.map(({ table }) => table)).toEqual(["mine", "new", "old", "soon", "over"]);
  });

  it("shows the measured length of every game", () => {
    for (const game of GAMES) {
      const [least, most] = /^(\d+) to (\d+) min$/.exec(lengthOf(game))!.slice(1).map(Number);
      expect(least).toBeLessThan(most!);
    }
  });
});

describe("the games", () => {
  it("are the folders of src/games, each with a summary", () => {
    const folders = Object.keys(import.meta.glob("../src/games/*/game.ts")).map((path) => path.split("/").at(-2));
    expect([...GAMES].sort()).toEqual(folders.sort());
    expect(GAMES.filter((game) => summaryOf(game)?.quickStart)).toEqual([quickGame()?.game]);
  });

  it("without a folder are shown as text", async () => {
    const plain = await loadGame("hazard");
    expect(plain.isHidden).toBe(true);
    expect(plain.facts({}, {}, "A")).toEqual({ main: "", more: "" });
    expect(titleOf({ game: "hazard", title: "Hazard", has_custom_edition: false })).toBe("Hazard");
    expect(lengthOf("hazard")).toBe("");
  });

  it("are named in their own folders only", () => {
    const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte,json}", "!../src/net/*.gen.ts"], {
      eager: true,
      query: "?raw",
      import: "default",
    });
    // `edition["pit"]` is a part of the board of Corner the Market.
    const named = Object.entries(sources).flatMap(([path, text]) =>
      GAMES.filter(
        (game) => !path.includes(`/games/${game}/`) && new RegExp(`(?<!edition\\[)["'\`]${game}["'\`]`).test(text),
      ).map((game) => `${path} names ${game}`),
    );
    expect(named).toEqual([]);
  });
});

describe("a wish to take a move back", () => {
  const room = (agreed: string[]): RoomInfo =>
    ({
      undo_agreed: agreed,
      seats: [
        { letter: "A", name: "Ann", bot: "" },
        { letter: "B", name: "Bo", bot: "" },
      ],
    }) as unknown as RoomInfo;

  it("is told to have been sent, and what the others said", () => {
    const wish = new UndoRequest();
    wish.begin();
    expect(wish.noticeFor(room(["A"]), "A", 5, 5)).toContain("Waiting for Bo");
    expect(wish.noticeFor(room([]), "A", 5, 5)).toContain("declined");
    expect(wish.noticeFor(room([]), "A", 5, 5)).toBe("");
    wish.begin();
    wish.noticeFor(room(["A"]), "A", 5, 5);
    expect(wish.noticeFor(room([]), "A", 5, 4)).toContain("taken back");
    wish.begin();
    wish.noticeFor(room(["A"]), "A", 5, 5);
    expect(wish.noticeFor(room([]), "A", 5, 7)).toContain("lapsed");
  });

  it("of somebody else is not mine", () => {
    expect(new UndoRequest().noticeFor(room(["B"]), "A", 5, 5)).toBe("");
  });
});

describe("a code that is typed in", () => {
  it("is read in groups, with the code behind the table's name, or as a name and an invitation", () => {
    expect(codesIn("bcdfg-hjklm-npq234")).toEqual(["BCDFGHJKLM", "NPQ234"]);
    expect(codesIn(" bcdfg hjklm ")).toEqual(["BCDFGHJKLM"]);
    expect(codesIn("BCDFGHJKLM/aB-c_d")).toEqual(["BCDFGHJKLM", "aB-c_d"]);
  });
});
