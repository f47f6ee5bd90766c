// A monoline geometric capital alphabet on a cap height of 100 units. One skeleton gives three period voices: solid
// (1938), inline (1932), open-face (the chart's engraved titles).
import { emWidth, esc } from "./svg";

const STROKES: Record<string, [number, string]> = {
  A: [92, "M0,100L46,0L92,100M17,64H75"],
  C: [86, "M85,15A50,50 0 1 0 85,85"],
  E: [56, "M56,0H0V100H56M0,50H47"],
  F: [54, "M54,0H0V100M0,50H45"],
  G: [100, "M85,15A50,50 0 1 0 100,52H60"],
  H: [74, "M0,0V100M74,0V100M0,50H74"],
  I: [0, "M0,0V100"],
  K: [68, "M0,0V100M64,0L0,60M22,40L68,100"],
  L: [50, "M0,0V100H50"],
  M: [100, "M0,100L13,0L50,72L87,0L100,100"],
  N: [76, "M0,100V0L76,100V0"],
  O: [100, "M50,0A50,50 0 1 0 50,100A50,50 0 1 0 50,0Z"],
  P: [57, "M0,100V0H30A28,28 0 0 1 30,56H0"],
  R: [60, "M0,100V0H30A28,28 0 0 1 30,56H0M29,56L60,100"],
  T: [72, "M0,0H72M36,0V100"],
  U: [70, "M0,0V65A35,35 0 0 0 70,65V0"],
  W: [132, "M0,0L31,100L66,6L101,100L132,0"],
  " ": [46, ""],
};
const KERN: Record<string, number> = {
  AU: -8,
  LO: -14,
  RL: 4,
  AN: 2,
  NC: -4,
  FI: 6,
  TH: -2,
  RT: -10,
  AR: 0,
  RK: 2,
  KE: -2,
  PA: -16,
};

function kerned(text: string, n: number): number {
  return KERN[text.slice(n, n + 2)] ?? 0;
}

export function letteringWidth(text: string, track: number): number {
  let width = 0;
  [...text].forEach((letter, n) => {
    width += STROKES[letter]?.[0] ?? 0;
    if (n < text.length - 1) width += track + kerned(text, n);
  });
  return width;
}

/** Capitals drawn as strokes; (x, y) is the anchor on the base line. The stroke's weight is the class's business. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  track = 30,
  anchor: "start" | "middle" | "end" = "middle",
  cls = "lt",
): string {
  const k = height / 100;
  const width = letteringWidth(text, track) * k;
  const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  let at = 0;
  let out = "";
  [...text].forEach((letter, n) => {
    const [advance, path] = STROKES[letter] ?? [0, ""];
    if (path) out += `<path transform="translate(${at.toFixed(0)},0)" d="${path}"/>`;
    at += advance + track + kerned(text, n);
  });
  return `<g class="${cls}" transform="translate(${left.toFixed(1)},${(y - height).toFixed(1)}) scale(${k.toFixed(4)})">${out}</g>`;
}

/** Titles longer than this would be too small to read. */
const MAX_TITLE = 48;
/** A plain face is as high as the drawn capitals at so much more than their height. */
const PLAIN = 1.36;

/** The title on a board: an edition of people's own may have any. */
export function boardTitle(edition: { [part: string]: { title?: unknown } }): string {
  const title = String(edition["edition"]?.title ?? "").trim();
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;
}

function hasStrokes(text: string): boolean {
  return [...text].every((letter) => letter in STROKES);
}

/** How wide a text comes out that is fitted into a width. */
export function fittedWidth(text: string, height: number, track: number, width: number): number {
  const full = hasStrokes(text) ? (letteringWidth(text, track) * height) / 100 : emWidth(text) * height * PLAIN;
  return Math.min(full, width);
}

/** A text in the middle of a place, made smaller where it is too wide. One with letters that are not drawn is set in the
 * plain face. */
export function fittedLettering(
  text: string,
  x: number,
  y: number,
  height: number,
  track: number,
  width: number,
  cls: string,
): string {
  if (!hasStrokes(text)) {
    const size = Math.min(height * PLAIN, width / emWidth(text));
    return `<text class="lt-plain" x="${x}" y="${y}" font-size="${size.toFixed(1)}" text-anchor="middle">${esc(text)}</text>`;
  }
  const full = (letteringWidth(text, track) * height) / 100;
  return lettering(text, x, y, full > width ? (height * width) / full : height, track, "middle", cls);
}

/** The words of a text in a few lines of about the same length. */
export function balanced(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length <= most) return words;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    const isFull = last === undefined || `${last} ${word}`.length > text.length / most + 2;
    if (isFull && lines.length < most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
