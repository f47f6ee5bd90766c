import { describe, expect, it } from "vitest";
import type { RoomInfo } from "../src/net/messages.gen";
import { codesIn } from "../src/store/links.svelte";
import { inOrder } from "../src/store/tableOrder";
import { UndoRequest } from "../src/store/undo";
import {
  aboutOf,
  lengthOf,
  listGames,
  loadGame,
  loadGames,
  pictureOf,
  quickStartOf,
  setGames,
  threeSentences,
  titleOf,
} from "../src/games/catalogue";
import { loadLanguage } from "../src/words/catalogue.svelte";
import type { GameLine, GameSummary } from "../src/net/http";

const FOLDERS = Object.keys(import.meta.glob("../src/games/*/game.ts")).map((path) => path.split("/").at(-2)!);

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

const game = (slug: string, summary: Partial<GameSummary> = {}): GameLine => ({
  game: slug,
  title: slug,
  year: "1878",
  seats: { min: 2, max: 4 },
  summary: {
    title: slug,
    sentence: "",
    mood: "",
    year: "1878",
    weight: null,
    minutes: [],
    quick_start: null,
    ...summary,
  },
});

describe("the start page", () => {
  it("calls a table on an edition of people's own by its title", () => {
    const compass = { game: "mariners-compass", title: "Mariner's Compass", has_custom_edition: false };
    setGames([game("mariners-compass", { title: "Mariner’s Compass" })]);
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

  it("shows the measured length of a game", () => {
    expect(lengthOf(game("hazard", { minutes: [5, 10] }))).toBe("5 to 10 min");
    expect(lengthOf(game("hazard"))).toBe("");
  });
});

describe("the games", () => {
  it("are listed by weight, those without one at the end in the order of the server", () => {
    setGames([game("old"), game("heavy", { weight: 20 }), game("other"), game("light", { weight: 0 })]);
    expect(listGames().map((line) => line.game)).toEqual(["light", "heavy", "old", "other"]);
  });

  it("are read from the page, where the server has written them", async () => {
    const written = JSON.stringify([game("hazard")]);
    document.head.innerHTML = `<script type="application/json" id="games">${written}</script>`;
    expect((await loadGames()).map((line) => line.game)).toEqual(["hazard"]);
    document.head.innerHTML = "";
  });

  it("say how they are opened with one button, or it is the smallest table by the usual rules", () => {
    expect(quickStartOf(game("hazard"))).toMatchObject({ bots: 1, preset: "" });
    const quick_start = { bots: 3, preset: "live" };
    expect(quickStartOf(game("hazard", { quick_start }))).toMatchObject(quick_start);
  });

  it("are described in the reader's language", async () => {
    for (const language of ["en", "de"]) {
      await loadLanguage(language);
      for (const folder of FOLDERS) {
        expect(aboutOf(folder)).not.toBe("");
        expect(threeSentences(folder)).toHaveLength(3);
      }
    }
    expect(aboutOf("hazard")).toBe("");
    await loadLanguage("en");
  });

  it("have a picture if their folder has one", () => {
    for (const folder of FOLDERS) expect(pictureOf(folder)).toContain("<");
    expect(pictureOf("hazard")).toBe("");
  });

  it("without a folder are shown as text", async () => {
    const plain = await loadGame("hazard");
    expect(plain.isHidden).toBe(true);
    expect(plain.facts({}, {}, "A")).toEqual({ main: "", more: "" });
    setGames([]);
    expect(titleOf({ game: "hazard", title: "Hazard", has_custom_edition: false })).toBe("Hazard");
  });

  it("are named in their own folders only", () => {
    const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte,json}", "!../src/net/*.gen.ts"], {
      eager: true,
      query: "?raw",
      import: "default",
    });
    // `edition["pit"]` is a part of the board of Corner the Market.
    const named = Object.entries(sources).flatMap(([path, text]) =>
      FOLDERS.filter(
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
    expect(wish.noticeFor(room([]), "A", 5, 5)).toContain("said no");
    expect(wish.noticeFor(room([]), "A", 5, 5)).toBe("");
    wish.begin();
    wish.noticeFor(room(["A"]), "A", 5, 5);
    expect(wish.noticeFor(room([]), "A", 5, 4)).toContain("undone");
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
