// Pictograms of the commodities, in a box of 100 units round (0, 0): c is the second colour, k the card's own (for
// cuts), w white. Two inks and the field, no outline.
export interface Suit {
  /** The card's field, the pictogram's ink, and whether letters on it are dark. */
  field: string;
  ink: string;
  dark?: boolean;
}

const SUITS: Record<string, Suit> = {
  gas: { field: "#0a6fae", ink: "#ffd23e" },
  silver: { field: "#66727f", ink: "#eef2f5" },
  rice: { field: "#1f7f45", ink: "#fff7dc" },
  oil: { field: "#23202b", ink: "#f2b705" },
  cattle: { field: "#c2391f", ink: "#fff1dc" },
  gold: { field: "#e0a100", ink: "#fff6c9", dark: true },
  platinum: { field: "#5a45b0", ink: "#dfe6f5" },
  cocoa: { field: "#6e3418", ink: "#f0b06a" },
  bull: { field: "#d5122b", ink: "#fff4e2" },
  bear: { field: "#1d2b4f", ink: "#f3d9b1" },
};

/** Other decks have other goods: they take these colours in turn, and a sack with their letter. */
const OTHERS: Suit[] = [
  { field: "#0a6fae", ink: "#ffd23e" },
  { field: "#1f7f45", ink: "#fff7dc" },
  { field: "#c2391f", ink: "#fff1dc" },
  { field: "#e0a100", ink: "#fff6c9", dark: true },
  { field: "#5a45b0", ink: "#dfe6f5" },
  { field: "#6e3418", ink: "#f0b06a" },
  { field: "#66727f", ink: "#eef2f5" },
  { field: "#23202b", ink: "#f2b705" },
];

const PICT: Record<string, string> = {
  gas: '<path d="M2 -46C22 -24 30 -8 26 10C23 25 12 34 0 34C-14 34 -26 24 -26 8C-26 -6 -16 -12 -14 -24C-6 -18 -4 -12 -4 -6C4 -14 8 -28 2 -46Z" fill="c"/><path d="M2 -8C12 4 14 10 12 18C10 26 5 29 0 29C-7 29 -13 24 -13 16C-13 8 -6 6 -5 -2C-1 2 1 6 1 10C4 4 4 -2 2 -8Z" fill="k"/><path d="M-30 38H30V46H-30Z" fill="w"/>',
  silver:
    '<path d="M-18 -34H18L24 -10H-24Z" fill="c"/><path d="M-40 2H-6L0 28H-46ZM6 2H40L46 28H0Z" fill="c"/><path d="M-12 -28H12M-34 8H-12M12 8H34" stroke="k" stroke-width="4" stroke-linecap="round"/><path d="M32 -46L35 -37L44 -34L35 -31L32 -22L29 -31L20 -34L29 -37Z" fill="w"/>',
  rice: '<path d="M-34 0C-30 -24 -14 -34 0 -34C14 -34 30 -24 34 0Z" fill="w"/><g fill="k"><ellipse cx="-14" cy="-12" rx="6" ry="3" transform="rotate(-30 -14 -12)"/><ellipse cx="4" cy="-22" rx="6" ry="3" transform="rotate(20 4 -22)"/><ellipse cx="16" cy="-8" rx="6" ry="3" transform="rotate(-50 16 -8)"/><ellipse cx="-2" cy="-8" rx="6" ry="3" transform="rotate(15 -2 -8)"/></g><path d="M-42 2H42C42 24 26 38 16 40V46H-16V40C-26 38 -42 24 -42 2Z" fill="c"/><path d="M12 -26L46 -46M20 -20L50 -34" stroke="c" stroke-width="4.5" stroke-linecap="round"/><path d="M-34 14H34" stroke="k" stroke-width="4"/>',
  oil: '<path d="M-8 -46H8L30 46H20L16 30H-16L-20 46H-30Z" fill="c"/><path d="M-4 -34H4L8 -16H-8ZM-9 -8H9L13 10H-13ZM-14 16H14L15 22H-15Z" fill="k"/><path d="M-34 46H34" stroke="c" stroke-width="6"/><path d="M34 -30C42 -18 46 -12 46 -5A12 12 0 0 1 22 -5C22 -12 26 -18 34 -30Z" fill="w"/>',
  cattle:
    '<path d="M-20 -22C-38 -22 -46 -32 -44 -44C-36 -36 -28 -34 -18 -32ZM20 -22C38 -22 46 -32 44 -44C36 -36 28 -34 18 -32Z" fill="w"/><path d="M-22 -14C-34 -18 -44 -12 -46 -4C-38 2 -28 0 -20 -4ZM22 -14C34 -18 44 -12 46 -4C38 2 28 0 20 -4Z" fill="c"/><path d="M-22 -30C-12 -36 12 -36 22 -30C26 -10 24 8 18 22H-18C-24 8 -26 -10 -22 -30Z" fill="c"/><path d="M-24 22C-24 10 -14 8 0 8C14 8 24 10 24 22C24 38 14 46 0 46C-14 46 -24 38 -24 22Z" fill="w"/><path d="M-4 -33C-16 -28 -14 -6 -6 0C-2 -8 8 -18 14 -33Z" fill="k" opacity=".55"/><circle cx="-12" cy="-6" r="4.5" fill="k"/><circle cx="12" cy="-6" r="4.5" fill="k"/><ellipse cx="-9" cy="26" rx="4" ry="5.5" fill="k"/><ellipse cx="9" cy="26" rx="4" ry="5.5" fill="k"/>',
  gold: '<g stroke="k" stroke-width="3.5"><ellipse cx="-14" cy="34" rx="30" ry="11" fill="c"/><ellipse cx="-14" cy="22" rx="30" ry="11" fill="c"/><ellipse cx="-14" cy="10" rx="30" ry="11" fill="c"/><circle cx="14" cy="-14" r="30" fill="c"/></g><circle cx="14" cy="-14" r="22" fill="none" stroke="k" stroke-width="3" stroke-dasharray="3 4"/><path d="M14 -30L18.5 -19L30 -18L21 -10L24 1L14 -5L4 1L7 -10L-2 -18L9.5 -19Z" fill="k"/>',
  platinum:
    '<circle cx="0" cy="16" r="25" fill="none" stroke="c" stroke-width="10"/><path d="M-22 -30L-12 -46H12L22 -30L0 -6Z" fill="w"/><path d="M-22 -30H22M-8 -30L0 -6L8 -30L0 -46L-8 -30" fill="none" stroke="k" stroke-width="2.6" stroke-linejoin="round"/><path d="M34 -20L36 -13L43 -11L36 -9L34 -2L32 -9L25 -11L32 -13Z" fill="w"/>',
  cocoa:
    '<g transform="rotate(32)"><path d="M0 -46C20 -34 26 -8 20 16C16 34 6 44 0 48C-6 44 -16 34 -20 16C-26 -8 -20 -34 0 -46Z" fill="c"/><path d="M0 -44V46M-10 -34C-16 -8 -14 20 -6 40M10 -34C16 -8 14 20 6 40" fill="none" stroke="k" stroke-width="3.6"/></g><path d="M24 -38C34 -50 46 -46 48 -34C38 -26 28 -28 24 -38Z" fill="w"/><circle cx="34" cy="32" r="9" fill="w"/><circle cx="18" cy="42" r="7" fill="w"/>',
  bull: '<path d="M-16 -20C-38 -20 -50 -30 -48 -48C-38 -38 -26 -36 -10 -34ZM16 -20C38 -20 50 -30 48 -48C38 -38 26 -36 10 -34Z" fill="w"/><path d="M-20 -36H20C30 -22 26 0 16 16L14 34C10 44 -10 44 -14 34L-16 16C-26 0 -30 -22 -20 -36Z" fill="c"/><path d="M-24 -14C-34 -16 -40 -10 -42 -4C-34 0 -28 -2 -22 -6ZM24 -14C34 -16 40 -10 42 -4C34 0 28 -2 22 -6Z" fill="c"/><path d="M-18 -12L-5 -4L-8 2L-18 -4ZM18 -12L5 -4L8 2L18 -4Z" fill="k"/><circle cx="-7" cy="26" r="4" fill="k"/><circle cx="7" cy="26" r="4" fill="k"/><path d="M-9 33A9 9 0 0 0 9 33" fill="none" stroke="#ffc21a" stroke-width="5"/>',
  bear: '<circle cx="-27" cy="-28" r="14" fill="c"/><circle cx="27" cy="-28" r="14" fill="c"/><circle cx="-27" cy="-28" r="6" fill="k"/><circle cx="27" cy="-28" r="6" fill="k"/><path d="M0 -40C26 -40 40 -22 40 0C40 26 22 44 0 44C-22 44 -40 26 -40 0C-40 -22 -26 -40 0 -40Z" fill="c"/><ellipse cx="0" cy="20" rx="22" ry="17" fill="w"/><path d="M-9 9H9L0 19Z" fill="k"/><path d="M0 19V26M-10 31Q0 20 10 31" fill="none" stroke="k" stroke-width="4" stroke-linecap="round"/><path d="M-26 -12L-10 -6M26 -12L10 -6" stroke="k" stroke-width="5" stroke-linecap="round"/><circle cx="-15" cy="-1" r="4.5" fill="k"/><circle cx="15" cy="-1" r="4.5" fill="k"/>',
};

const SACK =
  '<path d="M-16 -36C-8 -30 8 -30 16 -36L10 -24C30 -12 38 12 34 34C32 44 20 46 0 46C-20 46 -32 44 -34 34C-38 12 -30 -12 -10 -24Z" fill="c"/>' +
  '<path d="M-12 -22H12" stroke="k" stroke-width="5" stroke-linecap="round"/>';

export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

export function suitOf(name: string): Suit {
  const known = SUITS[slug(name)];
  if (known) return known;
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return OTHERS[sum % OTHERS.length]!;
}

/** A commodity's pictogram, with its colours filled in. */
export function pictogram(name: string): string {
  const { field, ink } = suitOf(name);
  const own = PICT[slug(name)];
  const letter = `<text y="30" font-size="50" text-anchor="middle" class="blk" fill="${field}">${/[A-Z]/.exec(name)?.[0] ?? ""}</text>`;
  const drawn = own ?? SACK + letter;
  return drawn.replaceAll('"k"', `"${field}"`).replaceAll('"c"', `"${ink}"`).replaceAll('"w"', '"#fffdf6"');
}
