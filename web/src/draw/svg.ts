// Small parts of drawings as text: everything is drawn from numbers, and every word from outside is escaped.
import { ICONS, type IconName } from "./icons";

export type Side = "top" | "right" | "bottom" | "left" | "corner";

/** A rectangle with the side of the board it lies on. */
export interface Square {
  x: number;
  y: number;
  w: number;
  h: number;
  side: Side;
}

export function esc(text: unknown): string {
  return String(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

export function icon(name: IconName, x: number, y: number, size = 24, cls = "ic"): string {
  const k = size / 24;
  return `<g class="${cls}" transform="translate(${f(x - size / 2)},${f(y - size / 2)}) scale(${k.toFixed(3)})">${ICONS[name]}</g>`;
}

export function f(value: number): string {
  return value.toFixed(1);
}

/** Width in ems of the widest face we may fall back to. */
export function emWidth(text: string, caps = 0.7, low = 0.57): number {
  let width = 0;
  for (const c of text) {
    if ("MW@%".includes(c)) width += 0.94;
    else if ("mw".includes(c)) width += 0.86;
    else if ("IiljtfrJ.,'!:| ".includes(c)) width += 0.38;
    else if (c !== c.toLowerCase() || (c >= "0" && c <= "9") || c === "$") width += caps;
    else width += low;
  }
  return width;
}

const SOFT_HYPHEN = "\u00AD";

/** A name without the places where a line may break. */
export function plainName(name: string): string {
  return name.replaceAll(SOFT_HYPHEN, "");
}

/** Lines of a name in a width; a word is cut at its soft hyphens, or else it makes the size smaller. */
export function wrap(name: string, width: number, size: number, caps = 0.7, low = 0.57): [string[], number] {
  const words = name.split(/\s+/).filter(Boolean);
  const parts = words.flatMap((word) => {
    const cut = word.split(SOFT_HYPHEN);
    return cut.map((text, n) => ({ text, glue: n > 0 ? "" : " ", end: n < cut.length - 1 ? "-" : "" }));
  });
  const em = (text: string): number => emWidth(text, caps, low);
  const fits = Math.min(size, ...parts.map(({ text, end }) => width / em(text + end)));
  const lines: { text: string; end: string }[] = [];
  for (const { text, glue, end } of parts) {
    const last = lines[lines.length - 1];
    if (last !== undefined && em(last.text + glue + text + end) * fits <= width) {
      last.text += glue + text;
      last.end = end;
    } else lines.push({ text, end });
  }
  return [lines.map(({ text, end }) => text + end), fits];
}

/** Lines centred on a point. */
export function textBlock(lines: string[], x: number, y: number, size: number, cls: string, lead = 1.12): string {
  const step = size * lead;
  const top = y - (step * (lines.length - 1)) / 2 + size * 0.35;
  return lines
    .map(
      (line, n) =>
        `<text class="${esc(cls)}" x="${f(x)}" y="${f(top + n * step)}" font-size="${f(size)}">${esc(line)}</text>`,
    )
    .join("");
}

/** The squares of a clockwise track from the lower right corner. */
export function ring(perSide: number, corner: number, size = 1000): Square[] {
  const s = (size - 2 * corner) / perSide;
  const far = size - corner;
  const n = perSide + 1;
  const corners: [number, number][] = [
    [far, far],
    [0, far],
    [0, 0],
    [far, 0],
  ];
  return Array.from({ length: 4 * n }, (_, i): Square => {
    const side = Math.floor(i / n);
    const j = i % n;
    if (j === 0) return { x: corners[side]![0], y: corners[side]![1], w: corner, h: corner, side: "corner" };
    if (side === 0) return { x: far - j * s, y: far, w: s, h: corner, side: "bottom" };
    if (side === 1) return { x: 0, y: far - j * s, w: corner, h: s, side: "left" };
    if (side === 2) return { x: corner + (j - 1) * s, y: 0, w: s, h: corner, side: "top" };
    return { x: far, y: corner + (j - 1) * s, w: corner, h: s, side: "right" };
  });
}

/** The strip of a square along the edge that faces the middle of the board. */
export function inner(square: Square, depth: number): Square {
  const { x, y, w, h, side } = square;
  if (side === "bottom") return { x, y, w, h: depth, side };
  if (side === "top") return { x, y: y + h - depth, w, h: depth, side };
  if (side === "left") return { x: x + w - depth, y, w: depth, h, side };
  return { x, y, w: depth, h, side };
}

/** The strip along the outer edge. */
export function outer(square: Square, depth: number): Square {
  const { x, y, w, h, side } = square;
  if (side === "top") return { x, y, w, h: depth, side };
  if (side === "bottom") return { x, y: y + h - depth, w, h: depth, side };
  if (side === "right") return { x: x + w - depth, y, w: depth, h, side };
  return { x, y, w: depth, h, side };
}

/** What is left of a square between an inner strip of depth a and an outer one of depth b. */
export function between(square: Square, a: number, b: number): Square {
  const { x, y, w, h, side } = square;
  if (side === "bottom") return { x, y: y + a, w, h: h - a - b, side };
  if (side === "top") return { x, y: y + b, w, h: h - a - b, side };
  if (side === "left") return { x: x + b, y, w: w - a - b, h, side };
  return { x: x + a, y, w: w - a - b, h, side };
}

export function box(square: Square, cls: string, more = ""): string {
  return `<rect class="${esc(cls)}" x="${f(square.x)}" y="${f(square.y)}" width="${f(square.w)}" height="${f(square.h)}"${more}/>`;
}

export function mid(square: Square): [number, number] {
  return [square.x + square.w / 2, square.y + square.h / 2];
}

/** A point at an angle, clockwise from the top. */
export function polar(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** A smooth line through points, as one path. */
export function smooth(points: [number, number][], closed = true): string {
  const n = points.length;
  const at = (i: number): [number, number] =>
    closed ? points[(i + n) % n]! : points[Math.min(Math.max(i, 0), n - 1)]!;
  let d = `M${f(points[0]![0])},${f(points[0]![1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    d += `C${f(c1[0])},${f(c1[1])} ${f(c2[0])},${f(c2[1])} ${f(p2[0])},${f(p2[1])}`;
  }
  return d + (closed ? "Z" : "");
}

/** A viewBox round a point, moved to lie within another box where there is one. */
export function boxAround(
  [x, y]: readonly [number, number],
  w: number,
  h: number,
  within?: { x: number; y: number; w: number; h: number },
): string {
  const inside = (wanted: number, from: number, room: number): number =>
    Math.max(from, Math.min(wanted, from + Math.max(0, room)));
  const left = within ? inside(x - w / 2, within.x, within.w - w) : x - w / 2;
  const top = within ? inside(y - h / 2, within.y, within.h - h) : y - h / 2;
  return `${f(left)} ${f(top)} ${f(w)} ${f(h)}`;
}
