// Labels of actions on buttons. They are texts 'action-<verb>' of the catalogues: page.ftl has the verbs of several games,
// a game's own catalogue adds to them and overrides them. A verb without a text is shown as the notation writes it.
import type { IconName } from "../draw/icons";
import { tOf } from "./catalogue.svelte";

/** What a game says of its verbs besides their labels: `verbs` in its verbs.ts. */
export interface VerbLooks {
  /** Icons, by the first word of a verb. */
  icons?: Record<string, IconName>;
  /** Which answer moves the game on: the first of these that is there is the filled button. */
  primary?: readonly string[];
}

const PRIMARY = ["throw", "spin", "buy", "bid", "pass", "hold"];

let own = $state.raw<VerbLooks>({});

/** Set the verbs of the game on the screen. */
export function setVerbs(verbs: VerbLooks = {}): void {
  own = verbs;
}

/** What an action is called on a button, by its verb: 'throw', 'tear down'. */
export function actionLabel(verb: string): string {
  return known(verb) ?? capitalized(verb.replace(/[{}]/g, ""));
}

/**
 * What an action is called together with its object: 'action-void-no', or 'action-suite.with' for 'Fit a suite on
 * Stockholm'. Null if the verb has no such text.
 */
export function actionWith(verb: string, what: string): string | null {
  return known(`${verb} ${what}`) ?? tOf("action", `${slugOf(verb)}.with`, { what });
}

/** A whole answer with the label of its verb: the longest beginning that has one. */
export function answerLabel(text: string): string {
  const words = text.split(" ");
  for (let count = words.length; count > 0; count -= 1) {
    const label = known(words.slice(0, count).join(" "));
    if (label !== null) return [label, ...words.slice(count)].join(" ");
  }
  return actionLabel(text);
}

/** The verbs that move the game on, the most important first. */
export function primaryVerbs(): readonly string[] {
  return own.primary ?? PRIMARY;
}

/** The game's own icon for a verb. */
export function ownIcon(word: string): IconName | null {
  return own.icons?.[word] ?? null;
}

function known(verb: string): string | null {
  return tOf("action", slugOf(verb));
}

/** Ids have hyphens where the notation has spaces, and no brackets: 'accept bid' is 'action-accept-bid'. */
function slugOf(verb: string): string {
  return verb.replace(/[^a-z0-9 ]/gi, "").replaceAll(" ", "-");
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
