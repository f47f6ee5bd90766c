// The sea chart in the middle of the board: coasts, waterlines, soundings, tracks, the rose and the title.
import { balanced, fittedLettering } from "../../draw/lettering";
import { esc, f, polar, smooth } from "../../draw/svg";
import { ISLANDS, LAND, type Point, PORTS, TRACKS } from "./coasts";

const NEAR = 144;
const FAR = 856;
const ROSE: Point = [-34, 10.6];
const TITLE: Point = [-38, 31.4];
const TITLE_WIDTH = 236;
const TITLE_LINES = 3;

function xy([longitude, latitude]: Point): Point {
  return [NEAR + ((longitude + 82) / 96) * (FAR - NEAR), NEAR + ((64 - latitude) / 66) * (FAR - NEAR)];
}

const COASTS = Object.values(LAND).map((points) => points.map(xy));

function isInside(x: number, y: number, coast: Point[]): boolean {
  let hit = false;
  coast.forEach(([px, py], n) => {
    const [qx, qy] = coast[(n + coast.length - 1) % coast.length]!;
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) hit = !hit;
  });
  return hit;
}

function isLand(x: number, y: number): boolean {
  return COASTS.some((coast) => isInside(x, y, coast));
}

function shore(x: number, y: number): number {
  return Math.min(...COASTS.flatMap((coast) => coast.map(([px, py]) => Math.hypot(px - x, py - y))));
}

/** Numbers that look like chance and are the same on every page. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Places that the soundings leave free: the rose, the title, the dice and the name of the ocean. */
function isTaken(x: number, y: number): boolean {
  const [rx, ry] = xy(ROSE);
  const [tx, ty] = xy(TITLE);
  if (Math.hypot(x - rx, y - ry) < 118) return true;
  if (Math.abs(x - tx) < 150 && y - ty > -64 && y - ty < 94) return true;
  if (x > 252 && x < 372 && y > 515 && y < 595) return true;
  return y < 240 && y > 186 && Math.abs(x - 470) < 150;
}

function soundings(): string {
  const next = scatter(1935);
  const between = (a: number, b: number): number => a + next() * (b - a);
  const placed: Point[] = [];
  let out = "";
  for (let n = 0; n < 900 && placed.length <= 150; n += 1) {
    const x = between(NEAR + 14, FAR - 14);
    const y = between(NEAR + 14, FAR - 12);
    if (isTaken(x, y) || [x, x - 10, x + 10].some((each) => isLand(each, y))) continue;
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < 31)) continue;
    placed.push([x, y]);
    const depth = Math.floor(Math.min(between(1700, 2950), 8 + shore(x, y) ** 1.75 * between(0.6, 1.3)));
    out += `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}">${depth}</text>`;
  }
  return out;
}

function rhumbs(): string {
  const [rx, ry] = xy(ROSE);
  return Array.from({ length: 32 }, (_, k) => {
    const [x, y] = polar(rx, ry, 1100, k * 11.25);
    const weight = k % 4 === 0 ? 0 : k % 2 === 0 ? 1 : 2;
    return `<path d="M${f(rx)},${f(ry)}L${x.toFixed(0)},${y.toFixed(0)}" class="rh${weight}"/>`;
  }).join("");
}

function graticule(): string {
  let out = "";
  for (let latitude = 0; latitude < 64; latitude += 10) out += `<path d="M${NEAR},${f(xy([0, latitude])[1])}H${FAR}"/>`;
  for (let longitude = -80; longitude < 14; longitude += 10)
    out += `<path d="M${f(xy([longitude, 0])[0])},${NEAR}V${FAR}"/>`;
  return out;
}

function ports(): string {
  return PORTS.map(({ at, name }) => {
    const [x, y] = xy(at);
    const text = name
      ? `<text class="${name.anchor}" x="${f(x + name.dx)}" y="${f(y + name.dy)}">${esc(name.text)}</text>`
      : "";
    return `<circle cx="${f(x)}" cy="${f(y)}" r="3"/>${text}`;
  }).join("");
}

/** The coast stroked ever narrower, line and sea by turns: engraved waterlines. */
function waterlines(land: string): string {
  const strokes: [number, string][] = [
    [30, "wl3"],
    [28.9, "ws"],
    [21, "wl2"],
    [19.8, "ws"],
    [13, "wl1"],
    [11.7, "ws"],
    [6.4, "wl1"],
    [4.8, "ws"],
  ];
  return strokes.map(([width, cls]) => `<path d="${land}" class="${cls}" stroke-width="${width}"/>`).join("");
}

function scale(): string {
  const parts = 48;
  const step = (FAR - NEAR) / parts;
  const side = FAR - NEAR;
  let out = `<rect class="neat" x="${NEAR}" y="${NEAR}" width="${side}" height="${side}"/>`;
  out += `<rect class="neat" x="${NEAR - 9}" y="${NEAR - 9}" width="${side + 18}" height="${side + 18}"/>`;
  for (let k = 0; k < parts; k += 2) {
    const p = NEAR + k * step;
    const boxes = [
      [p, NEAR - 9, step, 5],
      [p, FAR + 4, step, 5],
      [NEAR - 9, p, 5, step],
      [FAR + 4, p, 5, step],
    ] as const;
    for (const [x, y, w, h] of boxes) out += `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"/>`;
  }
  return `<g class="scale">${out}</g>`;
}

function rose(): string {
  const [x, y] = xy(ROSE);
  const r = 96;
  let out = `<circle class="r-bg" cx="${f(x)}" cy="${f(y)}" r="${r}"/><circle cx="${f(x)}" cy="${f(y)}" r="${r}"/><circle cx="${f(x)}" cy="${f(y)}" r="${r - 9}"/>`;
  for (let d = 0; d < 360; d += 5) {
    const [p, q] = [polar(x, y, r, d), polar(x, y, r - (d % 15 === 0 ? 9 : 5), d)];
    out += `<path d="M${f(p[0])},${f(p[1])}L${f(q[0])},${f(q[1])}"/>`;
  }
  const stars = [
    [22.5, 45, 0.56, 0.14],
    [45, 90, 0.7, 0.17],
    [0, 90, 0.88, 0.2],
  ] as const;
  for (const [start, step, length, waist] of stars) {
    const half = step > 45 ? step / 2 : 22;
    for (let d = start; d < 360 + start; d += step) {
      const tip = polar(x, y, r * length, d);
      for (const [turn, cls] of [
        [-half, "r-d"],
        [half, "r-l"],
      ] as const) {
        const side = polar(x, y, r * waist, d + turn);
        out += `<path class="${cls}" d="M${f(x)},${f(y)}L${f(side[0])},${f(side[1])}L${f(tip[0])},${f(tip[1])}Z"/>`;
      }
    }
  }
  out += `<circle class="r-l" cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.07)}"/>`;
  const [nx, ny] = polar(x, y, r + 4, 0);
  return `<g class="rose">${out}<path class="r-n" d="M${f(nx)},${f(ny - 17)}L${f(nx + 7)},${f(ny)}H${f(nx - 7)}Z"/></g>`;
}

function openFace(text: string, x: number, y: number, height: number, track: number): string {
  return ["lt wa-o", "lt wa-i"].map((cls) => fittedLettering(text, x, y, height, track, TITLE_WIDTH, cls)).join("");
}

function cartouche(title: string): string {
  const [x, y] = xy(TITLE);
  const lines = balanced(title.toUpperCase(), TITLE_LINES);
  const words = lines.map((line, n) => openFace(line, x, y + n * 45, 33, line.length > 5 ? 34 : 42)).join("");
  const foot = y + (lines.length - 1) * 45 + 15;
  const rule = `M${f(x - 118)},${f(foot)}H${f(x - 14)}M${f(x + 14)},${f(foot)}H${f(x + 118)}`;
  const lozenge = `M${f(x)},${f(foot - 6)}L${f(x + 6)},${f(foot)}L${f(x)},${f(foot + 6)}L${f(x - 6)},${f(foot)}Z`;
  return (
    `<text class="cart-s" x="${f(x)}" y="${f(y - 45)}">A CHART OF THE LINER TRADE</text>${words}` +
    `<path class="cart-r" d="${rule}${lozenge}"/><text class="cart-t" x="${f(x)}" y="${f(foot + 18)}">soundings in fathoms</text>`
  );
}

/** The whole chart with a title. */
export function chart(title: string): string {
  const land = COASTS.map((coast) => smooth(coast)).join("");
  const islands = ISLANDS.map(xy)
    .map(([x, y]) => `<circle cx="${f(x)}" cy="${f(y)}" r="2.4"/>`)
    .join("");
  const tracks = TRACKS.map((points) => `<path d="${smooth(points.map(xy), false)}"/>`).join("");
  const [ox, oy] = xy([-38, 57.4]);
  const side = FAR - NEAR;
  return (
    `<clipPath id="neat"><rect x="${NEAR}" y="${NEAR}" width="${side}" height="${side}"/></clipPath>` +
    `<g clip-path="url(#neat)" class="chart"><rect class="sea0" x="${NEAR}" y="${NEAR}" width="${side}" height="${side}"/>` +
    `<g class="grat">${graticule()}</g>${waterlines(land)}<path d="${land}" class="land"/><g class="isl">${islands}</g>` +
    `<g class="rhumb">${rhumbs()}</g><g class="snd">${soundings()}</g><g class="trk">${tracks}</g><g class="port">${ports()}</g>` +
    `<text class="sea" x="${f(ox)}" y="${f(oy)}">NORTH ATLANTIC OCEAN</text></g>` +
    rose() +
    cartouche(title) +
    scale()
  );
}
