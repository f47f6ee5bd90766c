// Which part of a print a small screen shows: what is in play, with room round it, never beyond the print.
import type { Box, Point } from "./ornament";

/** A window nearly as wide as the print may as well show all of it. */
const NEARLY = 0.72;

/** A window of some proportion (width to height) round the points, at least so wide, inside the whole if it can be. */
export function windowRound(points: readonly Point[], whole: Box, proportion: number, least: number, room = 150): Box {
  if (points.length === 0 || proportion <= 0) return whole;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  // A window taller than the print would show the table beside it.
  const usual = Math.min(least, whole.w, whole.h * proportion);
  const w = Math.max(usual, right - left, (bottom - top) * proportion);
  if (w > whole.w * NEARLY) return whole;
  const h = w / proportion;
  return {
    x: within((left + right) / 2 - w / 2, w, whole.x, whole.w),
    y: within((top + bottom) / 2 - h / 2, h, whole.y, whole.h),
    w,
    h,
  };
}

/** Move a stretch into a longer one; a stretch that is too long is put in the middle. */
function within(start: number, length: number, from: number, whole: number): number {
  if (length >= whole) return from + (whole - length) / 2;
  return Math.min(Math.max(start, from), from + whole - length);
}

/** The corner of the window that is farthest from everything in play, for the small map. */
export function freeCorner(points: readonly Point[], window: Box): "tl" | "tr" | "bl" | "br" {
  const corners = [
    ["tr", window.x + window.w, window.y],
    ["tl", window.x, window.y],
    ["br", window.x + window.w, window.y + window.h],
    ["bl", window.x, window.y + window.h],
  ] as const;
  let best: "tl" | "tr" | "bl" | "br" = "tr";
  let most = -1;
  for (const [name, cx, cy] of corners) {
    const nearest = Math.min(...points.map(([x, y]) => Math.hypot(x - cx, y - cy)));
    if (nearest > most) [best, most] = [name, nearest];
  }
  return best;
}
