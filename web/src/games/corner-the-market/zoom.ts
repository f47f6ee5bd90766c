// Which part of the board a phone's window shows.
const DRAWN = 1012;
const EDGE = 6;
const SIDE = 1080;

export interface Window {
  x: number;
  y: number;
  side: number;
  /** The same window on a map of 100 units. */
  map: { x: number; y: number; w: number; h: number };
}

/** The board's offset that brings a point of it to the window's middle, without showing what lies beyond the edge. */
export function windowAt(point: [number, number], width: number, height: number, isWhole: boolean): Window {
  const side = isWhole ? Math.min(width, height) : SIDE;
  const k = side / DRAWN;
  const fit = (size: number, at: number, share: number): number =>
    size >= side ? (size - side) / 2 : Math.min(0, Math.max(size - side, size * share - (at + EDGE) * k));
  const x = Math.round(fit(width, point[0], 0.5));
  const y = Math.round(fit(height, point[1], 0.4));
  const map = 100 / side;
  const left = Math.max(0, -x) * map;
  const top = Math.max(0, -y) * map;
  return {
    x,
    y,
    side,
    map: { x: left, y: top, w: Math.min(100 - left, width * map), h: Math.min(100 - top, height * map) },
  };
}
