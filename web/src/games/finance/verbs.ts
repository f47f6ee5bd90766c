// Icons and order of the verbs that only this game has.
import type { VerbLooks } from "../../words/actions.svelte";

export const verbs: VerbLooks = {
  icons: { leave: "send", tear: "house" },
  primary: ["throw", "cut", "bid", "end", "pass", "hold"],
};
