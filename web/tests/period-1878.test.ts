import { describe, expect, it } from "vitest";
import { arrowTurn, dial } from "../src/games/shared/period-1878/indicator";
import { pile } from "../src/games/shared/period-1878/ornament";
import { display, hasLetters, tuscanWidth } from "../src/games/shared/period-1878/tuscan";
import { freeCorner, windowRound } from "../src/games/shared/period-1878/viewport";
import { assignKeys, numbered, offered } from "../src/store/answers";
import type { Ask } from "../src/store/asks";
import { settings } from "../src/store/settings.svelte";
import { shortcuts } from "../src/store/shortcuts.svelte";

const whole = { x: -1000, y: -500, w: 2000, h: 1000 };

describe("the window of a small screen", () => {
  it("holds what is in play and stays on the print", () => {
    const box = windowRound([[900, 400]], whole, 1, 600);
    expect(box).toEqual({ x: 400, y: -100, w: 600, h: 600 });
  });

  it("is no taller than the print unless what is in play needs it", () => {
    expect(windowRound([[0, 0]], whole, 0.5, 1200).h).toBe(1000);
    const tall: [number, number][] = [
      [-300, 0],
      [300, 0],
    ];
    expect(windowRound(tall, whole, 0.5, 600)).toMatchObject({ w: 900, h: 1800 });
  });

  it("shows all where it would show nearly all", () => {
    const wide: [number, number][] = [
      [-900, 0],
      [900, 0],
    ];
    expect(windowRound(wide, whole, 0.5, 600)).toEqual(whole);
  });

  it("is the whole print where nothing is in play", () => {
    expect(windowRound([], whole, 0.5, 600)).toEqual(whole);
  });

  it("leaves the map a corner far from what is in play", () => {
    expect(freeCorner([[900, -400]], whole)).toBe("bl");
  });
});

describe("ornament", () => {
  it("sets titles in the Tuscan, and others in the slab face, escaped", () => {
    expect(hasLetters("Mariner's Compass")).toBe(true);
    expect(tuscanWidth("TT", 100)).toBe(88 * 2 + 9);
    expect(display("Böse <i>", { x: 0, y: 0, height: 50 })).toContain("&lt;I&gt;");
  });

  it("stacks counters by five", () => {
    expect(pile(0, 0, 7, "red", 20).match(/<ellipse/g)).toHaveLength(4);
    expect(pile(0, 0, 7, "red", 20).match(/<path/g)).toHaveLength(7);
    expect(pile(0, 0, 0, "red", 20)).toBe("");
  });

  it("points an arrow at its number", () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    expect(arrowTurn(numbers, 4)).toBe(180);
    const [x, y] = dial(numbers, 100, false)[3]!.at;
    expect(x).toBeCloseTo(0);
    expect(y).toBeGreaterThan(0);
  });
});

describe("the numbers of answers", () => {
  const ask = (choices: Ask["choices"]): Ask => ({
    clause: "",
    required: true,
    sealed: false,
    default_action: "",
    choices,
  });
  const cells = {
    action: "advance to {cell}",
    name: "advance-to",
    fields: ["cell"],
    domain: { one_of: ["R3-02/420", "R3-02/525"] },
  };
  const decline = { action: "decline", name: "decline", fields: [] };

  it("are the same on the bar and on the board", () => {
    if (!settings.hasShortcuts) settings.toggleShortcuts();
    expect(numbered([cells, decline]).map(({ text }) => text)).toEqual([
      "advance to R3-02/420",
      "advance to R3-02/525",
      "decline",
    ]);
    shortcuts.use("the bar and the board");
    assignKeys(ask([cells, decline]));
    expect(offered(ask([cells, decline]), "advance to {cell}").map(({ key }) => key)).toEqual(["1", "2"]);
  });

  it("leave out the one answer of the filled button", () => {
    const advance = { action: "advance", name: "advance", fields: [] };
    expect(numbered([advance, decline]).map(({ text }) => text)).toEqual(["decline"]);
    expect(offered(ask([advance, decline]), "advance")).toEqual([{ text: "advance", values: [], key: null }]);
  });

  it("are none where nothing is asked", () => {
    expect(offered(null, "spin")).toEqual([]);
  });
});
