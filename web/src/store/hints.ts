// Hints in the bar about a place that a pointer, a finger or the focus is on: what it is, and why it cannot be chosen.
import type { Table, Notice } from "./table.svelte";

/** An answer that a place might be chosen with: a pattern, with the place in its fields. */
export interface Attempt {
  action: string;
  fields?: Record<string, string>;
}

/** A place of a drawn board that is not open now. */
export interface UnavailablePlace {
  id: string;
  outline: string;
  name: string;
  attempts: Attempt[];
}

/** How long a pointer rests on a place before the server is asked, in milliseconds. */
const REST = 140;

/** Why a place cannot be chosen now; null if it can, or if nobody can be asked. */
export async function whyNotHere(table: Table, attempts: readonly Attempt[]): Promise<Notice | null> {
  const [first] = attempts;
  if (!first || table.seat === null || table.isOver) return null;
  if (table.ask === null) return table.whyNot(first.action);
  await table.loadUnavailable();
  const known = new Set([...(table.ask?.choices ?? []), ...table.unavailable].map(({ action }) => action));
  for (const { action, fields } of attempts) {
    const why = known.has(action) ? await table.whyNot(action, fields) : null;
    if (why) return why;
  }
  return null;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Show what a place is and, if the pointer rests on it, why it cannot be chosen. */
export function showHint(table: Table, notice: Notice, attempts: readonly Attempt[] = []): void {
  clearTimeout(timer);
  table.setHint(notice);
  if (attempts.length === 0) return;
  timer = setTimeout(() => {
    void whyNotHere(table, attempts).then((why) => {
      if (why && table.hint === notice) table.setHint({ text: `${notice.text} ${why.text}`, clause: why.clause });
    });
  }, REST);
}

/** Hide the hint. One that a finger caused stays, because a finger leaves at once. */
export function hideHint(table: Table, event?: PointerEvent): void {
  if (event && event.pointerType !== "mouse") return;
  clearTimeout(timer);
  table.setHint(null);
}
