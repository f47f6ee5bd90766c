// What the bar says of a place that one points at, by hand, by finger or by key: what it is, and why it is not open now.
import type { Table, Told } from "./table.svelte";

/** An answer that a place might be chosen with: a pattern, with the place in its fields. */
export interface Try {
  action: string;
  fields?: Record<string, string>;
}

/** A place of a drawn board that is not open now. */
export interface Spot {
  id: string;
  outline: string;
  name: string;
  tries: Try[];
}

/** Who only passes over a place asks nothing. */
const REST = 140;

/** Why a place is not open to me now; null if it is, or if there is nobody to ask. */
export async function whyNotHere(table: Table, tries: readonly Try[]): Promise<Told | null> {
  const [first] = tries;
  if (!first || table.seat === null || table.isOver) return null;
  if (table.ask === null) return table.whyNot(first.action);
  await table.learnWhys();
  const known = new Set([...(table.ask?.choices ?? []), ...table.closed].map(({ action }) => action));
  for (const { action, fields } of tries) {
    const why = known.has(action) ? await table.whyNot(action, fields) : null;
    if (why) return why;
  }
  return null;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Say what a place is and, when somebody stays on it, why it cannot be chosen. */
export function pointAt(table: Table, told: Told, tries: readonly Try[] = []): void {
  clearTimeout(timer);
  table.point(told);
  if (tries.length === 0) return;
  timer = setTimeout(() => {
    void whyNotHere(table, tries).then((why) => {
      if (why && table.hint === told) table.point({ text: `${told.text} ${why.text}`, clause: why.clause });
    });
  }, REST);
}

/** Nobody points there any more. What a finger has touched stays: it leaves as soon as it has come. */
export function pointAway(table: Table, event?: PointerEvent): void {
  if (event && event.pointerType !== "mouse") return;
  clearTimeout(timer);
  table.point(null);
}
