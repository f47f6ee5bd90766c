// Cards, fans, numerals, hands, traders and the bell as text for SVG. All drawn by us.
import { emWidth, esc, f } from "../../draw/svg";
import { pictogram, suitOf } from "./pictograms";

export type Point = [number, number];

const INK = "#17131c";
const WHITE = "#fffdf6";
const GOLD = "#ffc21a";

const NUMERAL: Record<number, [string, number]> = {
  1: ["M6 24L36 0H60V78H76V100H10V78H33V31L16 42Z", 80],
  2: [
    "M4 35C4 12 18 -1 39 -1C61 -1 74 12 74 31C74 46 65 55 51 66L36 78H75V100H2V80L35 53C44 45 48 40 48 33C48 26 44 22 38 22C31 22 28 27 28 37Z",
    78,
  ],
  3: [
    "M6 0H71V22L53 39C67 42 76 53 76 68C76 88 61 101 38 101C15 101 2 88 1 67L27 65C28 75 32 79 38 79C45 79 50 75 50 68C50 60 44 56 34 56H24V39L39 22H6Z",
    77,
  ],
  4: ["M37 0H65V58H78V80H65V100H39V80H0V60ZM39 58V31L21 58Z", 78],
};

/** A number that can be read across a room, 100 high round (0, 0). */
export function numeral(n: number, scale: number, fill: string): string {
  const [path, width] = NUMERAL[n] ?? ["", 0];
  if (!path)
    return `<text y="${34 * scale}" font-size="${100 * scale}" text-anchor="middle" class="blk" fill="${fill}">${n}</text>`;
  return `<path d="${path}" fill-rule="evenodd" fill="${fill}" transform="scale(${scale}) translate(${-width / 2} -50)"/>`;
}

export interface Face {
  name: string;
  /** The name in the reader's language, if it is another. */
  label?: string;
  /** What stands in the corner: the value, or what the card does. */
  mark: string;
}

const LABEL_WIDTH = 72;
const MARK_WIDTH = 62;

/** A card of 84 x 118 round (0, 0): white edge, one flat field, value, pictogram, name. */
export function card({ name, label = name, mark }: Face): string {
  const { field, dark } = suitOf(name);
  const ink = dark ? INK : WHITE;
  const size = mark.length < 4 ? 27 : Math.min(17, MARK_WIDTH / emWidth(mark));
  const letters = label.toUpperCase();
  const labelSize = Math.min(letters.length > 7 ? 12.5 : 15, LABEL_WIDTH / emWidth(letters));
  return (
    `<rect x="-42" y="-59" width="84" height="118" rx="9" fill="${WHITE}" stroke="${INK}" stroke-width="2.5"/>` +
    `<rect x="-36" y="-53" width="72" height="106" rx="5" fill="${field}"/>` +
    `<g transform="translate(0 4) scale(.6)">${pictogram(name)}</g>` +
    `<text x="-31" y="${size > 20 ? -32 : -36}" font-size="${f(size)}" class="blk" fill="${ink}">${esc(mark)}</text>` +
    `<text y="47" font-size="${f(labelSize)}" text-anchor="middle" class="blk" fill="${ink}" letter-spacing=".6">${esc(letters)}</text>`
  );
}

/** The turn of each card of a fan, in degrees about a point below: at most 9 a card and 34 in all. */
export function fanTurns(n: number): number[] {
  const step = Math.min(9, 34 / Math.max(1, n - 1));
  return Array.from({ length: n }, (_each, i) => (i - (n - 1) / 2) * step);
}

/** How wide a fan of n cards is. */
export function fanWidth(n: number): number {
  const last = Math.abs(fanTurns(n)[0] ?? 0);
  return 2 * Math.ceil(48 + 250 * Math.sin((last * Math.PI) / 180));
}

export function fanBox(n: number): string {
  const width = fanWidth(n);
  return `${-width / 2} -68 ${width} 140`;
}

export function fan(face: Face, n: number): string {
  const drawn = card(face);
  return fanTurns(n)
    .map((turn) => `<g transform="rotate(${turn.toFixed(2)} 0 190)">${drawn}</g>`)
    .join("");
}

export function back(): string {
  const rows = [0, 1, 2, 3].flatMap((j) =>
    [0, 1, 2, 3, 4].map((i) => {
      const x = -35 + i * 14;
      return `<path d="M${x} -52L${x + 7} -39L${x + 14} -52Z" fill="${GOLD}" transform="translate(0 ${j * 26})"/>`;
    }),
  );
  return (
    `<rect x="-42" y="-59" width="84" height="118" rx="9" fill="${WHITE}" stroke="${INK}" stroke-width="2.5"/>` +
    `<rect x="-35" y="-52" width="70" height="104" rx="5" fill="#d5122b"/>${rows.join("")}` +
    `<circle r="21" fill="${INK}" stroke="${WHITE}" stroke-width="3"/>` +
    `<text y="7" font-size="20" text-anchor="middle" class="blk" fill="${GOLD}">PIT</text>`
  );
}

/** Some cards face down, spread a little. */
export function packet(n: number): string {
  const shown = Math.min(n, 4);
  return Array.from({ length: shown }, (_each, i) => {
    const turn = (i - (shown - 1) / 2) * 9;
    return `<g transform="rotate(${turn} 0 90)">${back()}</g>`;
  }).join("");
}

export function burst(points = 18, far = 52, near = 42): string {
  const path = Array.from({ length: points * 2 }, (_each, i) => {
    const a = (Math.PI * i) / points;
    const r = i % 2 === 0 ? far : near;
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  });
  return `M${path.join("L")}Z`;
}

/** A hand with n fingers up, palm away: a call in the silent form. */
export function hand(n: number): string {
  const fingers = [-36, -44, -42, -34].map((top, i) => {
    const y = i < n ? top : -6;
    return `<rect x="${-27.5 + i * 14}" y="${y}" width="13" height="${18 - y}" rx="6.5"/>`;
  });
  return (
    fingers.join("") +
    '<rect x="-28" y="-2" width="56" height="46" rx="14"/><path d="M-28 18L-44 4A7 7 0 0 1 -34 -4L-22 6Z"/>'
  );
}

/** A floor trader: jacket in the seat's colour and pattern, eyeshade, mouth open while calling. */
export function trader(seat: string, isCalling: boolean): string {
  const colour = `var(--seat-${seat})`;
  const tie = seat === "D" ? "#c6352b" : GOLD;
  const mouth = isCalling
    ? `<ellipse cy="-9" rx="7" ry="8.5" fill="${INK}"/><path d="M-5 -13H5" stroke="#fff" stroke-width="3"/>`
    : `<path d="M-6 -9H6" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>`;
  const arm = isCalling
    ? `<path d="M30 26L52 -8L64 -2L46 40Z" fill="${colour}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`
    : "";
  const eyeshade = "M-27 -26C-24 -44 24 -44 27 -26L36 -20C20 -27 -20 -27 -36 -20Z";
  return (
    `${arm}<path d="M-46 62C-46 26 -32 14 -14 10H14C32 14 46 26 46 62Z" fill="${colour}" stroke="${INK}" stroke-width="3"/>` +
    `<path d="M-44 61C-44 26 -32 16 -14 12H14C32 16 44 26 44 61Z" fill="url(#pat${seat})"/>` +
    `<path d="M-13 10L0 34L13 10Z" fill="${WHITE}" stroke="${INK}" stroke-width="2.5"/><path d="M0 18L6 28L0 46L-6 28Z" fill="${tie}"/>` +
    `<circle cy="-18" r="26" fill="#f6dfb8" stroke="${INK}" stroke-width="3"/>${mouth}` +
    `<path d="${eyeshade}" fill="#1f7f45" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    `<circle cx="27" cy="46" r="12" fill="${WHITE}" stroke="${INK}" stroke-width="2.5"/>` +
    `<text x="27" y="51.5" font-size="16" text-anchor="middle" class="blk" fill="${INK}">${esc(seat)}</text>`
  );
}

export function bell(): string {
  return (
    `<g class="b-base"><path d="M-66 46H66V62H-66Z" fill="${INK}"/><path d="M-74 60H74V74H-74Z" fill="${INK}"/></g><g class="b-dome">` +
    `<path d="M-60 46C-60 -6 -36 -38 0 -38C36 -38 60 -6 60 46Z" fill="#d5122b" stroke="${INK}" stroke-width="5"/>` +
    '<path d="M-44 30C-42 -2 -28 -20 -10 -26" fill="none" stroke="#ff8c86" stroke-width="9" stroke-linecap="round"/>' +
    `<path d="M-60 34H60" stroke="${INK}" stroke-width="4"/><circle cy="-46" r="12" fill="${GOLD}" stroke="${INK}" stroke-width="5"/></g>`
  );
}

/** One of n places round the bell, as a piece of a ring. */
export function bellPlace(i: number, n: number): string {
  const gap = 2.2;
  const at = (r: number, degrees: number): string => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  };
  const from = (i * 360) / n + gap;
  const to = ((i + 1) * 360) / n - gap;
  return `M${at(108, from)}A108 108 0 0 1 ${at(108, to)}L${at(92, to)}A92 92 0 0 0 ${at(92, from)}Z`;
}

function octagon(rx: number, ry: number): string {
  const points = Array.from({ length: 8 }, (_each, i) => {
    const a = ((22.5 + 45 * i) * Math.PI) / 180;
    return `${(500 + rx * Math.cos(a)).toFixed(0)} ${(270 + ry * Math.sin(a)).toFixed(0)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The pit itself: octagonal steps seen from above, lit from the middle. */
export function steps(): string {
  const ray = (a: number): string => {
    const at = (degrees: number): string => {
      const r = (degrees * Math.PI) / 180;
      return `${(500 + 900 * Math.cos(r)).toFixed(0)} ${(270 + 900 * Math.sin(r)).toFixed(0)}`;
    };
    return `<path d="M500 270L${at(a)}L${at(a + 7.5)}Z"/>`;
  };
  const rays = Array.from({ length: 24 }, (_each, i) => ray(i * 15)).join("");
  const step = (rx: number, ry: number, n: number): string =>
    `<path class="st${n}" d="${octagon(rx, ry)}" vector-effect="non-scaling-stroke"/>`;
  return `<g class="rays">${rays}</g>${step(440, 262, 1)}${step(330, 200, 2)}${step(224, 142, 3)}`;
}

/** Where the other traders stand on a wide floor, in per cent, from one's left hand round to one's right. */
export function places(others: number): Point[] {
  const found: Record<number, Point[]> = {
    1: [[50, 17]],
    2: [
      [19, 30],
      [81, 30],
    ],
    3: [
      [13, 44],
      [50, 16.5],
      [87, 44],
    ],
    4: [
      [12, 60],
      [25, 20],
      [75, 20],
      [88, 60],
    ],
    5: [
      [12, 63],
      [19, 22],
      [50, 16.5],
      [81, 22],
      [88, 63],
    ],
    6: [
      [10, 68],
      [14, 26],
      [37, 16],
      [63, 16],
      [86, 26],
      [90, 68],
    ],
    7: [
      [10, 72],
      [11, 36],
      [29, 16],
      [50, 16],
      [71, 16],
      [89, 36],
      [90, 72],
    ],
    8: [
      [10, 72],
      [10, 36],
      [26, 16],
      [42, 15],
      [58, 15],
      [74, 16],
      [90, 36],
      [90, 72],
    ],
  };
  return found[others] ?? found[8]!;
}
