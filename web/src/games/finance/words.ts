// Texts of Finance that neither the edition nor the server sends.
import type { VerbWords } from "../../words/verbs.svelte";

export const financeWords = {
  board: "Finance: forty squares, the Bank in the middle",
  rent: "Rent",
  value: "Value",
  leases: "My leases",
  worth: "could raise",
  houses: (count: number) => (count === 1 ? "1 house" : `${count} houses`),
  railroads: (count: number) => (count === 1 ? "1 railroad" : `${count} railroads`),
  utilities: (count: number) => (count === 1 ? "1 utility" : `${count} utilities`),
  timesThrow: (times: number) => `${times} × throw`,
  houseCost: (sum: string) => `a house ${sum}`,
  series: (first: string) => `${first} series`,
  kind: (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1),
  leasesLeft: (count: number) => (count === 1 ? "lease" : "leases"),
  auctioneer: "with the Auctioneer",
  allSold: "all leases are sold",
  held: "in Jail",
} as const;

/** The verbs that only this game has. */
export const verbs: VerbWords = {
  icons: { leave: "send", tear: "house" },
  primary: ["throw", "cut", "bid", "end", "pass", "hold"],
};
