// Refusals in the page's words. The rules name actions as they are typed at a prompt ('rest', 'take red'); the page has
// buttons, so examples of what to type are removed, and an action gets its button's name.
import { answerLabel } from "./actions.svelte";

/** What is typed stands in quotes, with a space or a bracket before them: an apostrophe has none. */
const TYPED = /(^|[\s(])'([^']+)'(?=[\s.,;:!?)]|$)/g;
const EXAMPLE = /[;:,]?\s*(?:for example|try|such as|as in)\s+'[^']+'(?:\s+or\s+'[^']+')?(?=[\s.,;:!?)]|$)/g;

export function refusalText(text: string): string {
  return text
    .replace(EXAMPLE, "")
    .replace(TYPED, (_, before: string, typed: string) => `${before}“${answerLabel(typed)}”`);
}
