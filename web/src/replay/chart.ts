// How everybody stood, as lines: pure numbers in, paths out.
import { LETTERS, SEATS } from "../draw/seats";

export type Worths = Record<string, (number | null)[]>;

export interface Scale {
  x(moment: number): number;
  y(worth: number): number;
  least: number;
  most: number;
  last: number;
}

/** Seats are told apart by the dash of their line too. */
const DASHES: Record<string, string> = {
  A: "",
  B: "2 4",
  C: "9 4",
  D: "9 3 2 3",
  E: "14 4",
  F: "5 3",
  G: "14 3 3 3 3 3",
  H: "1 3",
};

/** Seats after H have the colours of those before, so their dashes are moved on by one. */
export function dashOf(seat: string): string {
  const n = LETTERS.indexOf(seat);
  return DASHES[SEATS[(n + Math.floor(n / SEATS.length)) % SEATS.length] ?? "A"] ?? "";
}

/** From moments and worths to places in a drawing of some width and height, with an edge left free. */
export function scaleOf(worths: Worths, wide: number, high: number, edge = 0, from = 0): Scale {
  const all = Object.values(worths)
    .flat()
    .filter((worth): worth is number => worth !== null);
  const least = Math.min(0, ...(all.length ? [lowest(all)] : []));
  const most = Math.max(least + 1, all.length ? highest(all) : 1);
  const last = Math.max(1, ...Object.values(worths).map((line) => line.length - 1));
  return {
    x: (moment) => from + (moment / last) * (wide - from),
    y: (worth) => high - edge - ((worth - least) / (most - least)) * (high - 2 * edge),
    least,
    most,
    last,
  };
}

function lowest(all: readonly number[]): number {
  return all.reduce((one, other) => Math.min(one, other), Infinity);
}

function highest(all: readonly number[]): number {
  return all.reduce((one, other) => Math.max(one, other), -Infinity);
}

/** A line through the worths of a seat; where one is not known the line goes straight on. Points that lie on a level
 * between two others are left out. */
export function stepped(line: readonly (number | null)[], scale: Scale): string {
  const points: [number, number][] = [];
  line.forEach((worth, moment) => {
    if (worth === null) return;
    const [one, other] = points.slice(-2);
    if (one && other && one[1] === worth && other[1] === worth) points.pop();
    points.push([moment, worth]);
  });
  return points
    .map(([moment, worth], n) => `${n ? "L" : "M"}${round(scale.x(moment))},${round(scale.y(worth))}`)
    .join("");
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Round numbers for the lines of a grid, about so many. */
export function ticks(least: number, most: number, about: number): number[] {
  const rough = (most - least) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough);
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** Places for names at the ends of lines: as near to their line as they can be without touching one another. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, n) => n).sort((one, other) => wanted[one]! - wanted[other]!);
  const found = [...wanted];
  order.forEach((n, k) => {
    if (k) found[n] = Math.max(found[n]!, found[order[k - 1]!]! + gap);
  });
  let limit = most;
  for (const n of [...order].reverse()) {
    found[n] = Math.min(found[n]!, limit);
    limit = found[n]! - gap;
  }
  return found;
}

/** The last worth of a seat that is known. */
export function lastWorth(line: readonly (number | null)[]): number {
  return line.reduce<number>((known, worth) => worth ?? known, 0);
}
