// Seats: shape, colour, pattern and letter, any two of which are enough to know one.
export const SEATS = "ABCDEFGH";

/** Every letter that a seat can have. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The seat whose looks a seat has: there are eight, and after H they come again. */
export function lookOf(seat: string): string {
  return SEATS[LETTERS.indexOf(seat) % SEATS.length] ?? "A";
}

export const SEAT_SHAPE: Record<string, string> = {
  A: "M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z",
  B: "M-8.6,-8.6H8.6V8.6H-8.6Z",
  C: "M0,-10.8L10.6,8.2H-10.6Z",
  D: "M0,-11.4L11.4,0L0,11.4L-11.4,0Z",
  E: "M-5.4,-9.4H5.4L10.8,0L5.4,9.4H-5.4L-10.8,0Z",
  F: "M-9,-9H9V1.5C9,6.5 5,9.5 0,11.4C-5,9.5 -9,6.5 -9,1.5Z",
  G: "M0,-12L3.2,-4.6L11.2,-3.9L5.1,1.4L7,9.4L0,5.2L-7,9.4L-5.1,1.4L-11.2,-3.9L-3.2,-4.6Z",
  H: "M-4,-10.4H4V-4H10.4V4H4V10.4H-4V4H-10.4V-4H-4Z",
};

/** How far a letter is moved down to sit in the middle of its shape. */
export const LETTER_DOWN: Record<string, number> = { C: 3.1, G: 0.6, F: -0.6 };

export const SEAT_PATTERN: Record<string, string> = {
  A: "",
  B: '<path d="M0,2H8M0,6H8"/>',
  C: '<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="6" r="1.1"/>',
  D: '<path d="M-2,2L2,-2M0,8L8,0M6,10L10,6"/>',
  E: '<path d="M0,4H8M4,0V8"/>',
  F: '<path d="M2,0V8M6,0V8"/>',
  G: '<path d="M0,3L4,0L8,3M0,7L4,4L8,7"/>',
  H: '<path class="fill" d="M0,0H4V4H0ZM4,4H8V8H4Z"/>',
};

/** The hues of seats by name, for games in which players take a colour. */
const HUES: Record<string, string> = {
  red: "A",
  blue: "B",
  green: "C",
  yellow: "D",
  purple: "E",
  teal: "F",
  pink: "G",
  grey: "H",
  black: "H",
};

/** The hue of every seat: the colour it took in the game, else its own, or the next free one. */
export function seatHues(colours: Record<string, string | null | undefined>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [seat, colour] of Object.entries(colours)) {
    const hue = HUES[colour?.toLowerCase() ?? ""];
    if (hue && !Object.values(found).includes(hue)) found[seat] = hue;
  }
  for (const seat of Object.keys(colours)) {
    const taken = Object.values(found);
    found[seat] ??= [seat, ...SEATS].find((hue) => !taken.includes(hue)) ?? seat;
  }
  return found;
}

/** Draw everything in a seat's colour in its hue from now on; returns a function that undoes it. */
export function applySeatHues(hues: Record<string, string>): () => void {
  const { style } = document.documentElement;
  for (const [seat, hue] of Object.entries(hues)) {
    if (seat === hue) continue;
    style.setProperty(`--seat-${seat}`, `var(--hue-${hue})`);
    style.setProperty(`--on-${seat}`, hue === "D" ? "#1a1200" : "#fff");
  }
  return () => {
    for (const seat of Object.keys(hues)) {
      style.removeProperty(`--seat-${seat}`);
      style.removeProperty(`--on-${seat}`);
    }
  };
}
