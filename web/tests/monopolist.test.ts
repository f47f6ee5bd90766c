import { describe, expect, it } from "vitest";
import { traces, wayOf } from "../src/games/monopolist/men";
import { Rings } from "../src/games/monopolist/rings";
import { spanEdges } from "../src/games/monopolist/spider";
import { payments, recentMoves } from "../src/games/monopolist/recentMoves";
import { editionOf } from "./editions";

const edition = editionOf("monopolist");
const board = new Rings(edition);
const happened = (event: string, fields: Record<string, unknown>) => ({ event, fields, clause: "", text: "" });

describe("the rings", () => {
  it("puts each black line on a diagonal, towards the corner of its title", () => {
    for (const { line, side } of board.corners) {
      const [x, y] = board.at(100, line);
      expect(Math.abs(x)).toBeCloseTo(Math.abs(y));
      expect([Math.sign(x), Math.sign(y)]).toEqual(side);
    }
  });

  it("is its own mirror picture where men move clockwise", () => {
    const mirror = new Rings(edition, true);
    const [x, y] = board.at(500, 700);
    expect(mirror.at(500, 700)).toEqual([-x, y]);
    expect(mirror.corners.map(({ side }) => side)).toEqual(board.corners.map(({ side: [sx, sy] }) => [-sx, sy]));
  });

  it("names a cell by its space, or by the tick it starts at", () => {
    expect(board.cells.get("R1-07")).toMatchObject({ start: 630, end: 720 });
    expect(board.cells.get("R3-05/1155")).toMatchObject({ start: 1155, end: 1260 });
    expect(board.cells.has("R3-05")).toBe(false);
  });

  it("covers a cell that lies whole in the span, also over the first line", () => {
    const cell = (name: string) => board.cells.get(name)!;
    expect(board.isInSpan(cell("R3-05/1155"), 1310)).toBe(true);
    expect(board.isInSpan(cell("R3-05/1050"), 1310)).toBe(false);
    expect(board.isInSpan(cell("R1-00"), 0)).toBe(true);
    expect(board.isInSpan(cell("R1-27"), 0)).toBe(true);
  });

  it("counts spaces on and back round a ring", () => {
    expect(board.onward(board.cells.get("R1-26")!, 3).id).toBe("R1-01");
    expect(board.wayTo(board.cells.get("R1-01")!, 3).map(({ id }) => id)).toEqual(["R1-26", "R1-27", "R1-00", "R1-01"]);
    expect(board.wayTo(board.cells.get("R4-01/630")!, 6)).toHaveLength(7);
  });

  it("reads the number under the head", () => {
    expect(board.number(1310)).toBe(3);
  });

  it("lays the fore-legs one numbered space apart", () => {
    const [left, right] = spanEdges(board);
    expect(right - left).toBeCloseTo((316 * 360) / 2520);
    expect(left).toBeLessThan(0);
  });
});

describe("what has happened in The Monopolist", () => {
  const events = [
    happened("spun", { seat: "A", number: 3, rest: 1310 }),
    happened("advanced", { seat: "A", number: 3, cell: "R1-03" }),
    happened("spun", { seat: "B", number: 2, rest: 40 }),
    happened("drawn_in", { seat: "A", cell: "R2-02" }),
    happened("monopolist_paid", { seat: "A", counters: 2 }),
    happened("player_paid", { seat: "B", to: "A", counters: 1 }),
  ];

  it("leads a man from where it stood to where it stands", () => {
    const moves = recentMoves(events);
    expect(moves).toMatchObject({ rest: 40, number: 2, spins: 2 });
    expect(moves.steps["A"]).toEqual([{ kind: "drawn_in", cell: "R2-02", number: 0, from: "R1-03" }]);
    expect(wayOf(board, moves.steps["A"]!, board.cells.get("R2-02")!)).toHaveLength(2);
    expect(traces(board, moves.steps)).toHaveLength(1);
  });

  it("tells who pays whom", () => {
    expect(payments(events)).toEqual([
      { from: "A", to: "", count: 2 },
      { from: "B", to: "A", count: 1 },
    ]);
  });
});
