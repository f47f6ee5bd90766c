import { describe, expect, it } from "vitest";
import { boardArtwork } from "../src/games/ten-up/artwork";
import { Oval, upright } from "../src/games/ten-up/oval";
import { recentMoves } from "../src/games/ten-up/recentMoves";
import { editionOf } from "./editions";

const oval = new Oval(editionOf("ten-up"));

describe("Ten-Up's oval", () => {
  it("counts on round the circuit", () => {
    expect(oval.onward(26, 4).map(({ index }) => index)).toEqual([26, 27, 0, 1, 2]);
  });

  it("never turns a word more than 45 degrees off level", () => {
    for (const { turn } of oval.squares) expect(Math.abs(upright(turn))).toBeLessThanOrEqual(45);
  });

  it("keeps the way beside the squares, towards the middle", () => {
    for (const square of oval.squares) {
      const [x, y] = oval.inside(square, 11);
      expect(Math.hypot(x, y)).toBeLessThan(Math.hypot(...square.at));
    }
  });

  it("finds a place by its name, and none that is not there", () => {
    expect(oval.cell("T1:3")).toMatchObject({ table: "T1", label: "3" });
    expect(oval.cell("T1:9")).toBeUndefined();
  });

  it("escapes what an edition says", () => {
    const strange = structuredClone(oval.edition);
    strange["circuit"].squares[0].name = "BASE <b>";
    expect(boardArtwork(new Oval(strange))).not.toContain("<b>");
  });
});

describe("what has happened in Ten-Up", () => {
  const happened = (event: string, fields: Record<string, unknown>) => ({ event, fields, clause: "", text: "" });

  it("tells the moves since the last spin only", () => {
    const recent = recentMoves(
      [
        happened("spun", { seat: "A", first: 6, second: 1 }),
        happened("man_moved", { seat: "A", number: 6, square: 6 }),
        happened("spun", { seat: "B", first: 2, second: 3 }),
        happened("man_moved", { seat: "B", number: 3, square: 1 }),
      ],
      28,
    );
    expect(recent.spun).toEqual([2, 3]);
    expect(recent.spins).toBe(2);
    expect(recent.moves).toEqual({ B: [{ from: 26, number: 3, to: 1 }] });
  });
});
