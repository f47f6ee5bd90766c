// Texts of Weigh Anchor that neither the edition nor the server sends.
import type { VerbWords } from "../../words/verbs.svelte";

export const anchorWords = {
  board: "Weigh Anchor: forty spaces round a chart of the Atlantic",
  hire: "Hire",
  price: "Price",
  deeds: "My deeds",
  worth: "worth",
  suite: "a suite",
  decks: (count: number) => (count === 1 ? "1 deck" : `${count} decks`),
  tankers: (count: number) => (count === 1 ? "1 tanker" : `${count} tankers`),
  tugs: (count: number) => (count === 1 ? "1 tug" : `${count} tugs`),
  kinds: { tanker: "Tankers", tug: "Tugs" },
  timesThrow: (times: number) => `${times} × throw`,
  deckCost: (sum: string) => `a deck ${sum}`,
  inBank: (decks: number, suites: number) => `Bank: ${decks} decks, ${suites} suites`,
  held: "in the Dock",
  short: "short game",
} as const;

/** The verbs that only this game has. */
export const verbs: VerbWords = {
  labels: { "take the": "Take" },
  icons: { lift: "undo", suite: "star" },
};
