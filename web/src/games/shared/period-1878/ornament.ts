// The engraved frame round a print, flourishes, and piles of counters.
import { f } from "../../../draw/svg";

/** A rectangle of a print in its own units. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Point = [number, number];

const LOZENGE = 34;

/** One side's run of cream lozenges with blue dots. */
function lozenges(from: number, to: number, fixed: number, half: number, upright: boolean): string {
  const count = Math.max(2, Math.round((to - from) / LOZENGE));
  const step = (to - from) / count;
  const w = step / 2 - 3;
  let out = "";
  for (let n = 0; n < count; n += 1) {
    const c = from + (n + 0.5) * step;
    const [x, y] = upright ? [fixed, c] : [c, fixed];
    const turn = upright ? ` transform="rotate(90 ${f(x)} ${f(y)})"` : "";
    out +=
      `<path${turn} d="M${f(x - w)} ${f(y)}L${f(x)} ${f(y - half)}L${f(x + w)} ${f(y)}L${f(x)} ${f(y + half)}Z" fill="var(--paper)"/>` +
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(half * 0.34)}" fill="var(--blue)"/>`;
  }
  return out;
}

function rosette(x: number, y: number, band: number): string {
  const m = band / 2;
  let petals = "";
  for (let a = 0; a < 360; a += 45)
    petals += `<ellipse cx="${f(x)}" cy="${f(y - m * 0.48)}" rx="${f(m * 0.22)}" ry="${f(m * 0.4)}" transform="rotate(${a} ${f(x)} ${f(y)})"/>`;
  return (
    `<rect x="${f(x - m)}" y="${f(y - m)}" width="${band}" height="${band}" fill="var(--blue)" stroke="var(--b-ink)" stroke-width="4"/>` +
    `<g fill="var(--gold)">${petals}</g><circle cx="${f(x)}" cy="${f(y)}" r="${f(m * 0.2)}" fill="var(--verm)"/>`
  );
}

/** The border, drawn outside a box: ink lines, a vermilion band of lozenges, rosettes at the corners. */
export function frame({ x, y, w, h }: Box, band: number): string {
  const rect = (out: number, width: number, colour: string): string =>
    `<rect x="${f(x - out)}" y="${f(y - out)}" width="${f(w + 2 * out)}" height="${f(h + 2 * out)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const m = band / 2;
  const half = (band - 22) / 2;
  let out = rect(m, band - 14, "var(--verm)");
  for (const [at, width] of [
    [0, 4],
    [6, 1.4],
    [band - 6, 1.4],
    [band, 5],
  ] as const)
    out += rect(at, width, "var(--b-ink)");
  for (const at of [y - m, y + h + m]) out += lozenges(x + 4, x + w - 4, at, half, false);
  for (const at of [x - m, x + w + m]) out += lozenges(y + 4, y + h - 4, at, half, true);
  for (const cx of [x - m, x + w + m]) for (const cy of [y - m, y + h + m]) out += rosette(cx, cy, band);
  return out;
}

export function flourish(x: number, y: number, k: number, flip: 1 | -1): string {
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${k * flip} ${k})" fill="none" stroke="var(--blue)" stroke-width="5" stroke-linecap="round">` +
    '<path d="M0 0C40 -34 86 -30 92 -6C96 14 70 20 66 4C64 -8 78 -12 84 -4M0 0C40 34 86 30 92 6M14 0H150"/>' +
    '<circle cx="158" cy="0" r="6" fill="var(--verm)" stroke="none"/><circle cx="-6" cy="0" r="7" fill="var(--verm)" stroke="none"/></g>'
  );
}

export const STACK = 5;

/** Stacks of flat counters seen from a little above, left to right; (x, y) is the first one's foot. */
export function pile(
  x: number,
  y: number,
  count: number,
  fill: string,
  size: number,
  gap = 1.12,
  stack = STACK,
): string {
  const ry = size * 0.36;
  const thick = size * 0.26;
  const line = f(size * 0.06);
  let out = "";
  for (let done = 0; done < count; done += stack) {
    const high = Math.min(stack, count - done);
    const cx = x + (done / stack) * size * 2 * gap;
    for (let n = 0; n < high; n += 1) {
      const cy = y - n * thick;
      out += `<path d="M${f(cx - size)} ${f(cy - thick)}V${f(cy)}A${size} ${f(ry)} 0 0 0 ${f(cx + size)} ${f(cy)}V${f(cy - thick)}Z" fill="${fill}" stroke="var(--b-ink)" stroke-width="${line}"/>`;
    }
    const top = f(y - high * thick);
    out +=
      `<ellipse cx="${f(cx)}" cy="${top}" rx="${size}" ry="${f(ry)}" fill="${fill}" stroke="var(--b-ink)" stroke-width="${line}"/>` +
      `<ellipse cx="${f(cx)}" cy="${top}" rx="${f(size * 0.62)}" ry="${f(ry * 0.62)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${line}"/>`;
  }
  return out;
}
