// Actions that are unavailable now, as the bar and the boards show them: disabled, each with its reason.
import type { UnavailableAction } from "../net/messages.gen";
import { actionLabel } from "../words/actions.svelte";
import { type Choice, verbOf } from "./asks";

export interface DisabledAction extends UnavailableAction {
  label: string;
}

/** List each verb once, and none that is also available. */
export function disabledActions(
  unavailable: readonly UnavailableAction[],
  choices: readonly Choice[],
): DisabledAction[] {
  const taken = new Set(choices.map((choice) => actionLabel(verbOf(choice))));
  return unavailable.flatMap((why) => {
    const label = actionLabel(verbOf({ action: why.action }));
    if (taken.has(label)) return [];
    taken.add(label);
    return [{ ...why, label }];
  });
}

/** Group actions by reason; reasons with the fewest actions come first. */
export function byReason(all: readonly DisabledAction[]): { labels: string[]; text: string; clause: string }[] {
  const found = new Map<string, { labels: string[]; text: string; clause: string }>();
  for (const { label, text, clause } of all) {
    const group = found.get(text) ?? { labels: [], text, clause };
    group.labels.push(label);
    found.set(text, group);
  }
  return [...found.values()].sort((one, other) => one.labels.length - other.labels.length);
}

/** Actions refused for a reason of their own, not because the game waits for something else. */
export function nearest(all: readonly DisabledAction[], most: number): DisabledAction[] {
  const often = new Map<string, number>();
  for (const { code } of all) often.set(code, (often.get(code) ?? 0) + 1);
  return all.filter(({ code }) => often.get(code)! <= 2).slice(0, Math.max(0, most));
}
