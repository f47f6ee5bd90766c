// Texts of The Monopolist that neither the edition nor the server sends.
import type { VerbWords } from "../../words/verbs.svelte";

export const monopolistWords = {
  board: (number: number | null) =>
    number === null ? "Board of five rings" : `Board of five rings; the spider points to ${number}`,
  moment: (spins: number) => `spin ${spins}`,
  trade: (trade: string, ring: string) => (ring ? `${trade} · ring ${ring}` : trade),
  out: "out of the game",
  choosing: "choosing a corner",
  counters: (count: number) => (count === 1 ? "1 counter" : `${count} counters`),
  owes: (names: string) => `owes ${names}`,
  restarts: "starts again",
  hoard: "Monopolist",
  hoardHint: "the board's hoard",
  race: "Who owns more",
  space: (id: string, emblem: string, ring: number) => `${id}, ${emblem}, ring ${ring}`,
  base: (trade: string) => `Base of the ${trade}`,
  advance: (space: string, inSpan: boolean) => `Advance to ${space}, ${inSpan ? "in the span" : "clear of the span"}`,
  place: (cell: string, inSpan: boolean) =>
    `Place your man on ${cell}, ${inSpan ? "in the span" : "clear of the span"}`,
  spaceTitle: (space: string) => `Advance to ${space}`,
  cellTitle: (space: string, nth: number) =>
    `${space}, ${["", "first", "second", "third", "fourth", "fifth", "sixth"][nth] ?? `${nth}th`} cell`,
  cellNote: (emblem: string, inSpan: boolean) => `${emblem}, ${inSpan ? "in the span" : "clear of the span"}`,
  take: (trade: string, colour: string) => `Take the ${trade}'s corner with the ${colour} man`,
} as const;

/** The verbs that only this game has. */
export const verbs: VerbWords = { primary: ["spin", "advance"] };
