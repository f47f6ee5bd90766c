// What the verbs of the games are called on a button. The game on the screen can add its own; a verb without an entry is
// shown as it is written in the game's notation.
import type { IconName } from "../draw/icons";

/** A game's own words for its verbs: `verbs` in its words.ts. */
export interface VerbWords {
  /** The texts of buttons, by verb. */
  labels?: Record<string, string>;
  /** Icons, by the first word of a verb. */
  icons?: Record<string, IconName>;
  /** Which answer moves the game on: the first of these that is there is the filled button. */
  primary?: readonly string[];
}

const LABELS: Record<string, string> = {
  throw: "Throw the dice",
  offer: "Trade",
  rest: "Don’t wait for me",
  resume: "Wait for me before each roll",
};
const PRIMARY = ["throw", "spin", "buy", "bid", "pass", "hold"];

let own = $state.raw<VerbWords>({});

/** Set the verbs of the game on the screen. */
export function setVerbs(verbs: VerbWords = {}): void {
  own = verbs;
}

export function verbLabel(verb: string): string {
  return labels()[verb] ?? capitalized(verb.replace(/[{}]/g, ""));
}

/** A whole answer with the label of its verb. */
export function answerLabel(text: string): string {
  const verb = Object.keys(labels())
    .filter((each) => text === each || text.startsWith(`${each} `))
    .sort((one, other) => other.length - one.length)[0];
  return verb ? verbLabel(verb) + text.slice(verb.length) : verbLabel(text);
}

/** The verbs that move the game on, the most important first. */
export function primaryVerbs(): readonly string[] {
  return own.primary ?? PRIMARY;
}

/** The game's own icon for a verb. */
export function ownIcon(word: string): IconName | null {
  return own.icons?.[word] ?? null;
}

function labels(): Record<string, string> {
  return { ...LABELS, ...own.labels };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
