// Icons and order of the verbs that only this game has.
import type { VerbLooks } from "../../words/actions.svelte";

export const verbs: VerbLooks = { icons: { lift: "undo", suite: "star" } };
