// Labels of actions on buttons. They are texts 'action-<name>' of the game's catalogue, with the fields of the action as
// arguments; the attribute 'verb' is the label of a button that still has to ask for the fields. The server names the
// actions. A label is looked up by the notation of an action: boards know answers as they are sent.
import type { IconName } from "../draw/icons";
import { formatData, hasText } from "./catalogue.svelte";
import { type Data, NOBODY, type Reader } from "./functions";

/** What a game says of its verbs, other than their labels: `verbs` in its verbs.ts. */
export interface VerbLooks {
  /** Icons, by the first word of a verb. */
  icons?: Record<string, IconName>;
  /** Which answer moves the game on: the first of these that is there is the filled button. */
  primary?: readonly string[];
}

/** An action as the server describes it: its notation such as 'bid {amount}', and its name in the catalogues. */
export interface NamedAction {
  action: string;
  name: string;
}

interface KnownAction {
  name: string;
  pattern: RegExp;
  fields: string[];
}

const PRIMARY = ["throw", "spin", "buy", "bid", "pass", "hold"];

let own = $state.raw<VerbLooks>({});
/** Who makes the offers that can be answered now, by number: an ask says it in its details. */
let makers: Record<string, string> = {};
/** Actions by their notation; filled as the server names them. */
const known: Record<string, KnownAction> = {};

/** Set the verbs of the game on the screen. */
export function setVerbs(verbs: VerbLooks = {}): void {
  own = verbs;
}

/** Remember what actions are called. */
export function noteActions(actions: readonly NamedAction[]): void {
  for (const { action, name } of actions) if (known[action]?.name !== name) known[action] = read(action, name);
}

/** Remember who makes the offers that an ask is about. */
export function noteMakers(details: Record<string, unknown> | undefined): void {
  makers = (details?.["makers"] as Record<string, string> | undefined) ?? {};
}

function read(action: string, name: string): KnownAction {
  const fields = [...action.matchAll(/\{(\w+)\}/g)].map(([, field]) => field!);
  const escaped = action.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "(.+?)");
  return { name, pattern: new RegExp(`^${escaped}$`), fields };
}

/** What an action is called on a button, by the beginning of its notation: 'throw', 'tear down'. */
export function actionLabel(verb: string, reader: Reader = NOBODY): string {
  // Actions of games that were on the screen before are known too; they have no text now.
  for (const [action, { name, fields }] of Object.entries(known)) {
    if (action !== verb && beginningOf(action) !== verb) continue;
    const label = formatData(fields.length ? `action-${name}.verb` : `action-${name}`, {}, reader);
    if (label !== null) return label;
  }
  return capitalized(verb.replace(/[{}]/g, ""));
}

/** A whole answer as its button says it; null if there are no words for it. */
export function answerWords(text: string, reader: Reader): string | null {
  for (const { name, pattern, fields } of Object.values(known)) {
    const match = pattern.exec(text);
    if (!match || !hasText(`action-${name}`)) continue;
    const args = fields.map((field, n): [string, Data] => [field, valueOf(match[n + 1]!)]);
    return formatData(`action-${name}`, { maker: makerOf(args), ...Object.fromEntries(args) }, reader);
  }
  return null;
}

/** A whole answer as its button says it; without words, as it is sent. */
export function answerLabel(text: string, reader: Reader = NOBODY): string {
  return answerWords(text, reader) ?? capitalized(text);
}

/** What is asked before an irreversible action; null if the catalogue has no question for it. */
export function confirmText(name: string): string | null {
  return formatData(`action-${name}.confirm`, {}, NOBODY);
}

/** The verbs that move the game on, the most important first. */
export function primaryVerbs(): readonly string[] {
  return own.primary ?? PRIMARY;
}

/** The game's own icon for a verb. */
export function ownIcon(word: string): IconName | null {
  return own.icons?.[word] ?? null;
}

/** Who makes the offer that an answer names by its number; 'none' if it names none that is open. */
function makerOf(args: readonly [string, Data][]): string {
  const number = args.find(([field]) => field === "number")?.[1];
  return makers[String(number)] ?? "none";
}

function beginningOf(action: string): string {
  return action.split("{")[0]!.trim().replace(/:$/, "");
}

function valueOf(text: string): Data {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
