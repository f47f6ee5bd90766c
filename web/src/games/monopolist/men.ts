// The ways of the men as points of the print, from what has happened since the last spin.
import type { Point } from "../shared/period-1878/ornament";
import type { Cell, Rings } from "./rings";
import type { Step } from "./recentMoves";

/** Where a man stands whose cell this is. */
export function foot(board: Rings, cell: Cell): Point {
  const [x, y] = board.middle(cell);
  return [x, y + 42];
}

/** The points a man has come along, the last being where it stands. */
export function wayOf(board: Rings, steps: readonly Step[], stands: Cell): Point[] {
  const points: Point[] = [];
  for (const step of steps) {
    const cell = board.cells.get(step.cell);
    if (!cell) continue;
    const from = board.cells.get(step.from);
    if (from) points.push(foot(board, from));
    if (step.kind === "advanced") {
      const spaces = board.wayTo(cell, step.number).slice(1, -1);
      points.push(...spaces.map((space) => foot(board, { name: space.id, space, start: space.start, end: space.end })));
    }
    points.push(foot(board, cell));
  }
  points.push(foot(board, stands));
  return points.filter((point, n) => n === 0 || String(point) !== String(points[n - 1]));
}

export interface Trace {
  seat: string;
  path: string;
  /** The spaces counted on the way. */
  steps: Point[];
}

/** How far inside the middle of a ring a way is drawn, clear of the emblems. */
const ASIDE = 52;

/** A dotted line along the ring, from cell to cell. */
export function walked(board: Rings, seat: string, from: Cell, to: Cell, number: number): Trace {
  const [lo, hi] = board.radii(to.space.ring);
  const r = (lo + hi) / 2 - ASIDE;
  const between = board.wayTo(to, number).slice(1, -1);
  const ticks = [
    (from.start + from.end) / 2,
    ...between.map(({ start, end }) => (start + end) / 2),
    (to.start + to.end) / 2,
  ];
  return { seat, path: board.arc(r, ticks), steps: ticks.slice(1, -1).map((tick) => board.at(r, tick)) };
}

/** A dotted line inwards, where a man was drawn in. */
export function drawn(board: Rings, seat: string, from: Cell, to: Cell): Trace {
  const [a, b] = [board.middle(from), board.middle(to, 50)];
  return { seat, path: `M${a[0].toFixed(0)} ${a[1].toFixed(0)}L${b[0].toFixed(0)} ${b[1].toFixed(0)}`, steps: [] };
}

/** What is left to see of the last spin. */
export function traces(board: Rings, steps: Record<string, readonly Step[]>): Trace[] {
  return Object.entries(steps).flatMap(([seat, all]) =>
    all.flatMap((step): Trace[] => {
      const [from, to] = [board.cells.get(step.from), board.cells.get(step.cell)];
      if (!from || !to) return [];
      if (step.kind === "drawn_in") return [drawn(board, seat, from, to)];
      const isAlong = step.kind === "advanced" && from.space.ring === to.space.ring;
      return isAlong ? [walked(board, seat, from, to, step.number)] : [];
    }),
  );
}
