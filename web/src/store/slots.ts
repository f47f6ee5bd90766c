// An answer of several fields, chosen one after the other: what each may be, given those before it.
import type { Atom, Domain } from "./asks";

/** One field: some values to choose from, or a number of a range. */
export type Slot = { one_of: Atom[] } | { from: number; to: number; step: number };

/** The fields of a domain, each as the values before it leave it; null if it cannot be taken apart so. */
export function slotsOf(domain: Domain, values: readonly Atom[]): Slot[] | null {
  if ("one_of" in domain) return [{ one_of: domain.one_of }];
  if ("from" in domain) return [domain];
  if ("up_to" in domain) {
    const most = Math.max(...domain.up_to.map((each) => each.most));
    const number = fitting({ from: 1, to: most, step: 1 }, values[0]) as number;
    const left = domain.up_to.filter((each) => each.most >= number).map(({ what }) => what);
    return [{ from: 1, to: most, step: 1 }, { one_of: left }];
  }
  if ("rows" in domain) return slotsOfRows(domain.rows, values);
  if ("by_first" in domain) {
    const firsts: Slot = { one_of: domain.by_first.map(({ first }) => first) };
    const chosen = fitting(firsts, values[0]);
    const then = domain.by_first.find(({ first }) => first === chosen)?.then;
    const rest = then ? slotsOf(then, values.slice(1)) : null;
    return rest && [firsts, ...rest];
  }
  if ("each" in domain) {
    const found: Slot[] = [];
    for (const part of domain.each) {
      const slots = slotsOf(part, values.slice(found.length));
      if (slots === null) return null;
      found.push(...slots);
    }
    return found;
  }
  return null;
}

function slotsOfRows(rows: Atom[][], values: readonly Atom[]): Slot[] {
  const found: Slot[] = [];
  let left = rows;
  for (let n = 0; n < (rows[0]?.length ?? 0); n += 1) {
    const slot: Slot = { one_of: [...new Set(left.map((row) => row[n]!))] };
    const chosen = fitting(slot, values[n]);
    left = left.filter((row) => row[n] === chosen);
    found.push(slot);
  }
  return found;
}

/** What a field holds: what was chosen if that fits, else the first or the nearest that does. */
export function fitting(slot: Slot, value: Atom | undefined): Atom {
  if ("one_of" in slot) return value !== undefined && slot.one_of.includes(value) ? value : slot.one_of[0]!;
  const { from, to, step } = slot;
  const wanted = typeof value === "number" && Number.isFinite(value) ? value : from;
  const steps = Math.round((Math.min(Math.max(wanted, from), to) - from) / step);
  return from + Math.min(steps, Math.floor((to - from) / step)) * step;
}

/** The whole answer that some chosen values make, each put right by those before it. */
export function settled(domain: Domain, values: readonly Atom[]): Atom[] | null {
  const chosen: Atom[] = [];
  for (;;) {
    const slots = slotsOf(domain, chosen);
    if (slots === null) return null;
    if (chosen.length >= slots.length) return chosen;
    chosen.push(fitting(slots[chosen.length]!, values[chosen.length]));
  }
}
