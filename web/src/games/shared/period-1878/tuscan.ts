// Antique Tuscan capitals on a grid 100 high: forked serifs, a spur at half height. The display letter of 1878.
import { emWidth, esc, f } from "../../../draw/svg";

function stem(x: number, w = 24): string {
  const n = 9;
  return (
    `M${x - n} 0Q${x + w * 0.3} 2 ${x + w / 2} ${n}Q${x + w * 0.7} 2 ${x + w + n} 0Q${x + w} 8 ${x + w} 20` +
    `V42 L${x + w + 7} 50 L${x + w} 58 V80` +
    `Q${x + w} 92 ${x + w + n} 100Q${x + w * 0.7} 98 ${x + w / 2} ${100 - n}Q${x + w * 0.3} 98 ${x - n} 100` +
    `Q${x} 92 ${x} 80V58 L${x - 7} 50 L${x} 42 V20Q${x} 8 ${x - n} 0Z`
  );
}

const TOP_ARM = "M20 0H80L83 32Q77 19 66 17H20Z";
const LOW_ARM = "M20 100H80L83 68Q77 81 66 83H20Z";
const MID_ARM = "M30 43H52L62 33V67L52 57H30Z";
const BOWL =
  "M26 0H52C82 0 87 16 87 29C87 42 82 58 52 58H26V43H48C58 43 62 38 62 29C62 20 58 15 48 15H26ZM86 22L93 29L86 36Z";

/** Each letter's outline and how far the next one stands. */
const LETTERS: Record<string, [string, number]> = {
  A: [
    "M28 0Q42 2 50 9Q58 2 72 0Q66 4 68 14L91 82Q94 94 103 100Q88 95 79 95Q70 95 56 100Q64 93 62 82L59 73H35L32 82" +
      "Q31 93 39 100Q28 95 20 95Q13 95 -3 100Q7 94 10 82L33 14Q35 4 28 0ZM40 57H54L47 32Z",
    100,
  ],
  C: [
    "M87 36L92 2Q84 8 78 6C68 0 58 -1 48 -1C18 -1 0 20 0 50C0 80 18 101 48 101C60 101 68 99 78 94Q84 92 92 98" +
      "L87 64Q80 84 56 84C37 84 26 70 26 50C26 30 37 16 56 16Q80 16 87 36ZM1 42L-7 50L1 58Z",
    92,
  ],
  D: [stem(9) + "M26 0H48C78 0 92 20 92 50C92 80 78 100 48 100H26V84H46C60 84 67 72 67 50C67 28 60 16 46 16H26Z", 94],
  E: [stem(9) + TOP_ARM + LOW_ARM + MID_ARM, 86],
  F: [stem(9) + TOP_ARM + MID_ARM, 84],
  H: [stem(9) + stem(60) + "M30 43H64V57H30ZM46 38L53 50L46 62L39 50Z", 93],
  I: [stem(9), 42],
  L: [stem(9) + LOW_ARM, 85],
  M: [stem(9, 18) + stem(92, 24) + "M4 0H39L64 54L90 0H112L70 90H58Z", 125],
  N: [stem(9, 18) + stem(73, 18) + "M4 0H38L88 100H66Z", 100],
  O: [
    "M46 -1C74 -1 92 20 92 50C92 80 74 101 46 101C18 101 0 80 0 50C0 20 18 -1 46 -1Z" +
      "M46 15C34 15 26 28 26 50C26 72 34 85 46 85C58 85 66 72 66 50C66 28 58 15 46 15Z" +
      "M1 42L-7 50L1 58ZM91 42L99 50L91 58Z",
    92,
  ],
  P: [stem(9) + BOWL, 92],
  R: [stem(9) + BOWL + "M40 52L66 49L83 82Q88 94 99 100Q84 94 79 94Q70 94 58 100Q62 92 57 82Z", 98],
  S: [
    "M77 34L80 2Q73 8 66 5C58 0 50 -1 42 -1C18 -1 4 12 4 29C4 48 22 54 40 59C54 63 58 66 58 73C58 80 50 85 40 85" +
      "C24 85 12 78 7 64L2 98Q10 92 18 96C26 100 34 101 42 101C68 101 84 88 84 69C84 50 66 44 48 39C34 35 29 32 29 26" +
      "C29 20 36 15 45 15C60 15 70 20 77 34Z",
    86,
  ],
  T: ["M1 0H87L90 36Q82 20 70 18H18Q6 20 -2 36Z" + stem(32), 88],
  U: [
    "M0 0Q14 2 21 9Q28 2 42 0Q33 8 33 20V64C33 78 38 84 48 84C58 84 63 78 63 64V20Q63 8 54 0Q68 2 75 9Q82 2 96 0" +
      "Q87 8 87 20V42L94 50L87 58V64C87 90 72 101 48 101C24 101 9 90 9 64V58L2 50L9 42V20Q9 8 0 0Z",
    96,
  ],
  "'": ["M4 0H26L17 36Z", 28],
  "-": ["M2 40L9 50L2 60H38L31 50L38 40Z", 40],
  " ": ["", 36],
};

/** Whether every letter of a text has been cut; a title with others is set in the slab face instead. */
export function hasLetters(text: string): boolean {
  return [...text.toUpperCase()].every((letter) => letter in LETTERS);
}

export function tuscanWidth(text: string, height: number, squeeze = 1, tracking = 9): number {
  const advance = [...text.toUpperCase()].reduce((sum, letter) => sum + (LETTERS[letter]?.[1] ?? 0) + tracking, 0);
  return ((advance - tracking) * height * squeeze) / 100;
}

/** Bare outlines of a text; who uses them paints them. */
function outlines(text: string, height: number, squeeze: number, tracking = 9): string {
  let x = 0;
  let out = "";
  for (const letter of text.toUpperCase()) {
    const [path, advance] = LETTERS[letter] ?? ["", 0];
    if (path) out += `<path transform="translate(${f(x)} 0)" d="${path}"/>`;
    x += advance + tracking;
  }
  const k = height / 100;
  return `<g transform="scale(${(k * squeeze).toFixed(4)} ${k.toFixed(4)})">${out}</g>`;
}

export interface Title {
  x: number;
  y: number;
  height: number;
  squeeze?: number;
  /** How many units of blue shade lie behind; 0 leaves the letter flat. */
  depth?: number;
  edge?: number;
  /** How wide it may be; a longer text is made smaller. */
  width?: number;
}

/** How wide a text comes out. */
export function displayWidth(text: string, { height, squeeze = 1, width = Infinity }: Omit<Title, "x" | "y">): number {
  const full = hasLetters(text) ? tuscanWidth(text, height, squeeze) : emWidth(text.toUpperCase()) * height;
  return Math.min(full, width);
}

/** A chromolithograph title: blue shade stepped down to the right, cream edge, vermilion face, engraved with white. */
export function display(text: string, at: Title): string {
  const full = displayWidth(text, { ...at, width: Infinity });
  const shrunk = full > (at.width ?? Infinity) ? at.width! / full : 1;
  const { x, squeeze = 1, depth = 9, edge = 7 } = at;
  const height = at.height * shrunk;
  const y = at.y + (at.height - height) / 2;
  if (!hasLetters(text))
    return `<text class="p-num" x="${f(x)}" y="${f(y + height * 0.9)}" font-size="${f(height)}" text-anchor="middle" fill="var(--verm)">${esc(text.toUpperCase())}</text>`;
  const face = outlines(text, height, squeeze);
  const k = height / 100;
  let out = `<g transform="translate(${f(x - tuscanWidth(text, height, squeeze) / 2)} ${f(y)})">`;
  if (depth) {
    let shade = "";
    for (let n = 1; n <= depth; n += 2)
      shade += `<g transform="translate(${(n * k).toFixed(2)} ${(n * k).toFixed(2)})">${face}</g>`;
    out += `<g fill="var(--blue)" stroke="var(--blue)" stroke-width="${edge + 2}" stroke-linejoin="round">${shade}</g>`;
  }
  if (edge)
    out += `<g fill="var(--paper)" stroke="var(--paper)" stroke-width="${edge}" stroke-linejoin="round">${face}</g>`;
  out += `<g fill="var(--verm)">${face}</g>`;
  if (depth) out += `<g fill="url(#p-engrave)">${face}</g>`;
  return `${out}</g>`;
}
