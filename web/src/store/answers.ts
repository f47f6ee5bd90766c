// The answers to an ask in the order of their keys. The bar and the boards both number answers by this order.
import { primaryVerbs } from "../words/actions.svelte";
import { type Ask, type Choice, filled, listed, verbOf } from "./asks";
import { shortcuts } from "./shortcuts.svelte";

const INLINE = 4;

/** Something that can be done: a whole answer, or a choice that must be opened first (then its text is empty). */
export interface Answer {
  choice: Choice;
  text: string;
  /** Which of the choice's answers it is. */
  n: number;
}

/** The choice that moves the game on. An irreversible choice is never picked. */
export function primaryOf(all: readonly Choice[]): Choice | null {
  const safe = all.filter((choice) => !choice.irreversible);
  for (const verb of primaryVerbs()) {
    const found = safe.find((choice) => verbOf(choice) === verb);
    if (found) return found;
  }
  return safe[0] ?? null;
}

export function isSum(choice: Choice): boolean {
  return choice.domain !== undefined && "from" in choice.domain;
}

/** A choice of a few answers is shown as those answers. */
export function textsOf(choice: Choice, all: readonly Choice[]): string[] | null {
  const rows = listed(choice, all.length <= 3 ? INLINE * 2 : INLINE);
  return rows && rows.map((row) => filled(choice, row));
}

/** What the bar lists beside its filled button; if that has several answers itself, they come first. */
export function numbered(all: readonly Choice[]): Answer[] {
  const primary = primaryOf(all);
  const answers = (choice: Choice): Answer[] => textsOf(choice, all)?.map((text, n) => ({ choice, text, n })) ?? [];
  const first = primary && !isSum(primary) ? answers(primary) : [];
  const others = all.filter((choice) => choice !== primary);
  return [
    ...(first.length > 1 ? first : []),
    ...others.flatMap((choice) => {
      const found = answers(choice);
      return found.length ? found : [{ choice, text: "", n: 0 }];
    }),
  ];
}

/** Every whole answer that an ask allows with one verb, with its values and the key it has on the bar, if any. */
export interface Offered {
  text: string;
  values: string[];
  key: string | null;
}

export function offered(ask: Ask | null, action: string, most = 64): Offered[] {
  const choice = ask?.choices.find((each) => each.action === action);
  if (!ask || !choice) return [];
  const order = numbered(ask.choices);
  return (listed(choice, most) ?? []).map((values) => {
    const text = filled(choice, values);
    const answer = order.find((each) => each.text === text);
    return { text, values: values.map(String), key: answer ? keyOf(answer) : null };
  });
}

/** Assign keys to the answers of an ask that have none yet. */
export function assignKeys(ask: Ask | null): void {
  if (!ask) return;
  const order = numbered(ask.choices);
  shortcuts.assign(ask.choices, (choice) => order.filter((answer) => answer.choice === choice).length);
}

export function keyOf(answer: Answer): string | null {
  return shortcuts.keyOf(answer.choice, answer.n);
}
