import { describe, expect, it } from "vitest";
import type { RoomInfo } from "../src/net/messages.gen";
import { codesIn } from "../src/store/links.svelte";
import { inOrder } from "../src/store/tableOrder";
import { UndoRequest } from "../src/store/undo";
import { GAMES, lengthOf, titleOf } from "../src/words/games";
import lengths from "../src/words/lengths.json";

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
    expect(Object.keys(lengths).sort()).toEqual(Object.keys(GAMES).sort());
    for (const [game, { least, most }] of Object.entries(lengths)) {
      expect(lengthOf(game)).toBe(`${least} to ${most} min`);
      expect(least).toBeLessThan(most);
    }
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
