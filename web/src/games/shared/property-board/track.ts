// A track of squares round four sides: where squares lie, where pieces stand, how one walks.
import { plainName, type Square, ring } from "../../../draw/svg";
import { tShort } from "../../../words/catalogue.svelte";
import type { Place } from "./model";

export const SIZE = 1000;
const CORNER = 128;

/** The squares of a track, clockwise from the lower right corner. */
export function track(count: number): Square[] {
  return ring(count / 4 - 1, CORNER, SIZE);
}

/** Names that stand on several squares are numbered, as the table numbers them: 'Chance 1', 'Chance 2'. */
export function withUniqueNames(names: string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${n}`;
  });
}

interface Space {
  name: string;
  kind: string;
}

/** What to print on each square: a common noun in the reader's language, a proper name as it is. */
export function squareLabels(spaces: Space[]): string[] {
  return withUniqueNames(spaces.map(({ name }) => name)).map((unique, n) => {
    const label = tShort("space", unique);
    return label === unique ? spaces[n]!.name : label;
  });
}

/** The label of the first square of a kind, such as the one that a pile of cards belongs to. */
export function labelOfKind(spaces: Space[], kind: string): string {
  return squareLabels(spaces)[spaces.findIndex((space) => space.kind === kind)] ?? "";
}

/** The squares by name, and what readers of the page call them. */
export function placesOf(spaces: Space[]): Place[] {
  const names = withUniqueNames(spaces.map(({ name }) => name));
  const labels = withUniqueNames(squareLabels(spaces).map(plainName));
  return spaces.map(({ kind }, n) => ({ name: names[n]!, label: labels[n]!, kind }));
}

/** Where a piece stands, and the point on its square that its stem leads to. */
export interface Stand {
  x: number;
  y: number;
  tip: [number, number] | null;
}

/** Pieces stand in the lane inside the ring, beside their square, so that no name is covered. */
export function stand(square: Square, n: number, of: number, inset: number, gap = 30): Stand {
  const { x, y, w, h, side } = square;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const o = (n - (of - 1) / 2) * gap;
  if (side === "corner") {
    // at a corner they stand close together in the well, in rows
    const perRow = Math.ceil(Math.sqrt(of));
    const [column, row] = [n % perRow, Math.floor(n / perRow)];
    const sx = x < SIZE / 2 ? 1 : -1;
    const sy = y < SIZE / 2 ? 1 : -1;
    return { x: cx + sx * (w / 2 + 9 + column * gap), y: cy + sy * (h / 2 + 9 + row * gap), tip: null };
  }
  if (side === "bottom") return { x: cx + o, y: y - inset, tip: [cx + o, y + 3] };
  if (side === "top") return { x: cx + o, y: y + h + inset, tip: [cx + o, y + h - 3] };
  if (side === "left") return { x: x + w + inset, y: cy + o, tip: [x + w - 3, cy + o] };
  return { x: x - inset, y: cy + o, tip: [x + 3, cy + o] };
}

/** The squares one passes going forward, the last one included. */
export function forward(from: number, to: number, count: number): number[] {
  const steps = (to - from + count) % count;
  return Array.from({ length: steps }, (_, n) => (from + n + 1) % count);
}

/** Where the owner's token sits on the outer strip, and the letter of a mortgage beside it. */
export function ownerMark(square: Square): { token: [number, number]; mortgage: [number, number] } {
  const { x, y, w, h, side } = square;
  if (side === "top") return { token: [x + w / 2, y + 11], mortgage: [x + w / 2 + 23, y + 11] };
  if (side === "bottom") return { token: [x + w / 2, y + h - 11], mortgage: [x + w / 2 + 23, y + h - 11] };
  if (side === "left") return { token: [x + 11, y + 14], mortgage: [x + 11, y + h - 14] };
  return { token: [x + w - 11, y + 14], mortgage: [x + w - 11, y + h - 14] };
}

/** Offsets that bring a point of the board to the wanted part of a window; the board is `width` pixels wide. */
export function zoom(
  point: [number, number],
  width: number,
  window: { w: number; h: number },
  edge = 6,
): { zx: number; zy: number } {
  const k = width / (SIZE + 2 * edge);
  const within = (wanted: number, space: number): number => Math.round(Math.min(0, Math.max(space - width, wanted)));
  const [px, py] = [(point[0] + edge) * k, (point[1] + edge) * k];
  // what stands at the top or bottom of the board keeps its distance from the edge of the window
  const fy = point[1] < SIZE * 0.2 ? 0.3 : point[1] > SIZE * 0.8 ? 0.62 : 0.45;
  const fx = point[0] < SIZE * 0.2 ? 0.3 : point[0] > SIZE * 0.8 ? 0.7 : 0.46;
  return { zx: within(window.w * fx - px, window.w), zy: within(window.h * fy - py, window.h) };
}
