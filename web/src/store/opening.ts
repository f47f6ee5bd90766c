// The opening of a game that was started with one button: the page gives the answers that leave nothing to choose, until
// there is a choice.
import { type Ask, filled, isTrade, listed } from "./asks";

/** How long a question without a choice is shown before it is answered, in milliseconds. */
export const OPENING_PAUSE = 600;

/** The only answer to an ask; null if there are several. What cannot be undone, and trades, are no way to go on. */
export function onlyAnswer(ask: Ask): string | null {
  const [choice, ...more] = ask.choices.filter((each) => !each.irreversible && !isTrade(each));
  const [row, ...others] = choice && !more.length ? (listed(choice, 1) ?? []) : [];
  return choice && row && !others.length ? filled(choice, row) : null;
}
