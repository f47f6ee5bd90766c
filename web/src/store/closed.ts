// What cannot be done now, as the bar and the boards show it: greyed, each with its reason.
import type { NotNow } from "../net/messages.gen";
import { verbLabel } from "../words/en";
import { type Choice, verbOf } from "./asks";

export interface Greyed extends NotNow {
  label: string;
}

/** Each verb once, and none that is open besides. */
export function greyed(closed: readonly NotNow[], choices: readonly Choice[]): Greyed[] {
  const taken = new Set(choices.map((choice) => verbLabel(verbOf(choice))));
  return closed.flatMap((why) => {
    const label = verbLabel(verbOf({ action: why.action, fields: [] }));
    if (taken.has(label)) return [];
    taken.add(label);
    return [{ ...why, label }];
  });
}

/** Those that are refused for a reason of their own, and not because this is the moment for something else. */
export function nearest(all: readonly Greyed[], most: number): Greyed[] {
  const often = new Map<string, number>();
  for (const { code } of all) often.set(code, (often.get(code) ?? 0) + 1);
  return all.filter(({ code }) => often.get(code)! <= 2).slice(0, most);
}
