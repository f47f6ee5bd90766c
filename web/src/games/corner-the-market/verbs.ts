// Icons and order of the verbs that only this game has.
import type { VerbLooks } from "../../words/actions.svelte";

export const verbs: VerbLooks = {
  icons: { deal: "swap" },
  primary: ["throw", "buy", "bid", "go on", "end trading", "done", "pass"],
};
