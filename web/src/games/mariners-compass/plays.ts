// The choice of a number, as places: the space of the compass it leads to, and the squares that space points to.
import type { Offered } from "../../store/answers";
import type { Point } from "../shared/period-1878/ornament";
import type { Table } from "../../store/table.svelte";
import { apart, type Chart, type Land } from "./chart";

export interface Played extends Offered {
  /** The spaces walked, the last being where the small man stops. */
  way: number[];
  space: number;
  /** The letters the space stands for, and the squares of the Table that lie there. */
  directions: string[];
  squares: Point[];
  /** Whether it brings the expedition nearer to the Pole: the board and the cards below it show it alike. */
  tone: "safe" | "other";
}

/** MAR-R02: by one reading the space under the man is counted too. */
export function countsOwnSpace(table: Table): 0 | 1 {
  const options: Record<string, unknown> = table.room?.options ?? {};
  return options["later_counting"] === "inclusive" ? 1 : 0;
}

/** `counted` is 1 where the space under the man is counted as one, else 0. */
export function played(
  chart: Chart,
  land: Land,
  square: Point,
  from: number,
  counted: number,
  answers: readonly Offered[],
): Played[] {
  return answers.map((answer) => {
    const number = Number(answer.values[0]);
    const way = from >= 0 ? chart.onward(from, Math.max(0, number - counted)).slice(1) : entered(chart, number);
    const space = way[way.length - 1] ?? from;
    const directions = chart.waysOf(space);
    const squares = directions.map((direction) => chart.step(square, direction)).filter((at) => chart.has(land, at));
    const isNearer = squares.some((at) => apart(at, land.poleAt) < apart(square, land.poleAt));
    return { ...answer, way, space, directions, squares, tone: isNearer ? "safe" : "other" };
  });
}

/** A man that enters counts from the entry space, which is one itself if the edition says so. */
function entered(chart: Chart, number: number): number[] {
  const compass = chart.edition["compass"];
  const entry = chart.spaceNamed(compass.entry_space);
  return compass.entry_counts_start ? chart.onward(entry, number - 1) : chart.onward(entry, number).slice(1);
}
