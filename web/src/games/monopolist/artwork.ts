// The Monopolist's print: five rings, the black lines, the yellow space and the corners, without men, spider, counters.
import { esc, f } from "../../draw/svg";
import { emblem, star } from "../shared/period-1878/emblems";
import { frame, type Point } from "../shared/period-1878/ornament";
import { display } from "../shared/period-1878/tuscan";
import { BAND, type Corner, type Rings, UNIT } from "./rings";

/** Two shades of one colour for each ring (MON-05). */
const SHADES = [
  ["var(--sky1)", "var(--sky2)"],
  ["var(--rose1)", "var(--rose2)"],
  ["var(--sage1)", "var(--sage2)"],
  ["var(--tan1)", "var(--tan2)"],
  ["var(--deep1)", "var(--deep2)"],
] as const;
const SIZES = [104, 100, 96, 84];

function line(board: Rings, tick: number, r0: number, r1: number, width: number, colour: string, more = ""): string {
  const [a, b] = [board.at(r0, tick), board.at(r1, tick)];
  return `<path d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

function ring(board: Rings, n: number): string {
  const { cell_width: width, cells_per_space: cells, number } = board.rings[n]!;
  const [lo, hi] = board.radii(number);
  const spaces = board.spaces.filter((space) => space.ring === number);
  const isLast = n === board.rings.length - 1;
  const shades = SHADES[n % SHADES.length]!;
  let out = spaces
    .map(({ start, end, index }) => `<path d="${board.sector(lo, hi, start, end)}" fill="${shades[index % 2]}"/>`)
    .join("");
  if (cells > 1)
    for (let tick = 0; tick < board.ticks; tick += width)
      out += line(board, tick, lo, hi, 1.8, isLast ? "var(--paper)" : "var(--b-ink)", ' stroke-opacity=".55"');
  for (const { start } of spaces) out += line(board, start, lo, hi, 4.5, "var(--b-ink)");
  if (!isLast)
    for (const space of spaces) {
      const [x, y] = board.middle({ space, ...space });
      const turn = board.turnTo((space.start + space.end) / 2);
      // Only where a ring has one emblem to a quarter does it turn with the ring.
      const isWide = spaces.length === board.corners.length;
      out +=
        space.emblem === "plain" ? star(x, y, 22, turn) : emblem(space.emblem, x, y, SIZES[n] ?? 84, isWide ? turn : 0);
    }
  return (
    out +
    `<circle r="${f(hi)}" fill="none" stroke="var(--b-ink)" stroke-width="5"/>` +
    `<circle r="${f(hi - 8)}" fill="none" stroke="var(--b-ink)" stroke-width="1.2" stroke-opacity=".6"/>`
  );
}

const NUMBERS = ["NOTHING", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN"];

/** What the last ring costs, in words on an arc, one quarter each; upside down never. */
function lastRing(board: Rings): string {
  const [lo] = board.radii(board.rings.length);
  const cost: number = board.edition["payments"].fifth_ring_to_monopolist;
  const text = `PAY ${NUMBERS[cost] ?? cost}`;
  const spaces = board.spaces.filter(({ ring: number }) => number === board.rings.length);
  return spaces
    .map(({ start, end }, n) => {
      const [from, to] = [start + (end - start) * 0.095, end - (end - start) * 0.095];
      const isBelow = board.at(1, (start + end) / 2)[1] > 0.3;
      const r = lo + (isBelow ? 90 : 56);
      let [a, b]: [Point, Point] = [board.at(r, from), board.at(r, to)];
      // Words run clockwise over the top and counter-clockwise under it, whichever way the ticks grow.
      const clockwise = a[0] * b[1] - a[1] * b[0] > 0;
      if (clockwise === isBelow) [a, b] = [b, a];
      return (
        `<path id="p-last${n}" d="M${f(a[0])} ${f(a[1])}A${f(r)} ${f(r)} 0 0 ${isBelow ? 0 : 1} ${f(b[0])} ${f(b[1])}" fill="none"/>` +
        `<text class="p-cap" font-size="44" fill="var(--paper)" letter-spacing="5"><textPath href="#p-last${n}" startOffset="50%" text-anchor="middle">${esc(text)}</textPath></text>`
      );
    })
    .join("");
}

export const MEDAL = 74;
const TRADE_WIDTH = 560;

/** Where a corner's medallion stands, and its counters beneath or above it. */
export function cornerPlaces({ side: [x, y] }: Corner): { medal: Point; pile: Point } {
  return { medal: [x * 915, y * 770], pile: [x * 925, y * 610 + 30] };
}

function corner(board: Rings, each: Corner): string {
  const [tx, ty] = each.title;
  const [x, y] = cornerPlaces(each).medal;
  const squeeze = each.trade.length > 7 ? 0.8 : 0.95;
  return (
    line(board, each.line, board.yellow, UNIT * Math.SQRT2 - 2, 15, "var(--b-ink)") +
    line(board, each.line, board.outer[0]! + 12, UNIT * Math.SQRT2 - 30, 3, "var(--gold)") +
    display(each.trade, {
      x: tx - each.side[0] * 30,
      y: ty - 33,
      height: 62,
      squeeze,
      depth: 4,
      edge: 8,
      width: TRADE_WIDTH,
    }) +
    `<circle cx="${x}" cy="${y}" r="${MEDAL}" fill="var(--paper)" stroke="var(--b-ink)" stroke-width="3"/>` +
    emblem(each.emblem, x, y, 104)
  );
}

function yellow(board: Rings): string {
  const { numbers, sector_width: width } = board.edition["spinner"];
  return (
    `<circle r="${f(board.yellow)}" fill="var(--ochre)" stroke="var(--b-ink)" stroke-width="6"/>` +
    (numbers as number[])
      .map((_, n) => {
        const [a, b] = [board.at(board.yellow, n * width), board.at(board.yellow, (n + 1) * width)];
        return `<path d="M0 0L${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}Z" fill="${n % 2 ? "var(--yel1)" : "var(--yel2)"}" stroke="var(--b-ink)" stroke-width="4" stroke-linejoin="round"/>`;
      })
      .join("")
  );
}

export function boardArtwork(board: Rings): string {
  const { x, y, w, h } = board.field;
  const square = `<rect x="${x}" y="${y}" width="${w}" height="${h}"`;
  let hatch = "";
  for (let r = board.outer[0]! + 16; r < UNIT * Math.SQRT2; r += 15) hatch += `<circle r="${f(r)}"/>`;
  return [
    `${square} fill="var(--paper)"/><clipPath id="p-square">${square}/></clipPath>`,
    `<g clip-path="url(#p-square)" fill="none" stroke="var(--blue2)" stroke-width="1.6" opacity=".4">${hatch}</g>`,
    ...board.rings.map((_, n) => ring(board, n)),
    lastRing(board),
    ...board.corners.map((each) => corner(board, each)),
    yellow(board),
    frame(board.field, BAND),
  ].join("");
}
