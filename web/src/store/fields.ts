// An answer of several fields, chosen one after another: the domain of each field, given the values before it.
import type { Atom, Domain } from "./asks";
import { evenShares, readPayments, readShares, writePayments, writeShares } from "./shares";

/** One field: some values to choose from, a number of a range, percentages by seat, or payments by seat. */
export type FieldDomain =
  | { one_of: Atom[] }
  | { from: number; to: number; step: number }
  | { shares_like: Record<string, number>; total: number }
  | { pays_up_to: Record<string, number>; gets_up_to: number };

/** The domain of each field, narrowed by the values before it; null if the domain cannot be split into fields. */
export function fieldDomains(domain: Domain, values: readonly Atom[]): FieldDomain[] | null {
  if ("one_of" in domain) return [{ one_of: domain.one_of }];
  if ("from" in domain || "shares_like" in domain || "pays_up_to" in domain) return [domain];
  if ("any_of" in domain) return fieldDomainsOfAny(domain.any_of, values);
  if ("up_to" in domain) {
    const max = Math.max(...domain.up_to.map((each) => each.max));
    const number = fitting({ from: 1, to: max, step: 1 }, values[0]) as number;
    const left = domain.up_to.filter((each) => each.max >= number).map(({ item }) => item);
    return [{ from: 1, to: max, step: 1 }, { one_of: left }];
  }
  if ("rows" in domain) return fieldDomainsOfRows(domain.rows, values);
  if ("by_first" in domain) {
    const firsts: FieldDomain = { one_of: domain.by_first.map(({ first }) => first) };
    const chosen = fitting(firsts, values[0]);
    const then = domain.by_first.find(({ first }) => first === chosen)?.then;
    const rest = then ? fieldDomains(then, values.slice(1)) : null;
    return rest && [firsts, ...rest];
  }
  if ("each" in domain) {
    const found: FieldDomain[] = [];
    for (const part of domain.each) {
      const slots = fieldDomains(part, values.slice(found.length));
      if (slots === null) return null;
      found.push(...slots);
    }
    return found;
  }
  return null;
}

function fieldDomainsOfRows(rows: Atom[][], values: readonly Atom[]): FieldDomain[] {
  const found: FieldDomain[] = [];
  let left = rows;
  for (let n = 0; n < (rows[0]?.length ?? 0); n += 1) {
    const slot: FieldDomain = { one_of: [...new Set(left.map((row) => row[n]!))] };
    const chosen = fitting(slot, values[n]);
    left = left.filter((row) => row[n] === chosen);
    found.push(slot);
  }
  return found;
}

/** The fields of a union of domains: a list names the values of every member that the earlier values leave. */
function fieldDomainsOfAny(domains: readonly Domain[], values: readonly Atom[]): FieldDomain[] | null {
  let left = domains.map((domain) => fieldDomains(domain, values));
  const found: FieldDomain[] = [];
  for (let n = 0; n < (left[0]?.length ?? 0); n += 1) {
    const slots = left.map((each) => each?.[n]);
    const first = slots[0];
    if (!first) return null;
    if (!("one_of" in first)) {
      found.push(first);
      continue;
    }
    const slot = { one_of: [...new Set(slots.flatMap((each) => (each && "one_of" in each ? each.one_of : [])))] };
    const chosen = fitting(slot, values[n]);
    left = left.filter((each) => {
      const own = each?.[n];
      return own && "one_of" in own && own.one_of.includes(chosen);
    });
    found.push(slot);
  }
  return left.length ? found : null;
}

/** The chosen value if the field allows it, else the first or the nearest value that it allows. */
export function fitting(slot: FieldDomain, value: Atom | undefined): Atom {
  if ("one_of" in slot) return value !== undefined && slot.one_of.includes(value) ? value : slot.one_of[0]!;
  if ("shares_like" in slot) {
    const seats = Object.keys(slot.shares_like);
    const shares = readShares(String(value ?? ""));
    const isWhole =
      shares !== null &&
      Object.keys(shares).join() === seats.join() &&
      Object.values(shares).every((percent) => percent >= 1) &&
      Object.values(shares).reduce((sum, percent) => sum + percent, 0) === slot.total;
    return isWhole ? String(value) : writeShares(evenShares(seats, slot.total));
  }
  if ("pays_up_to" in slot) {
    const payments = Object.entries(readPayments(String(value ?? "")) ?? {});
    const isWithin = payments.every(
      ([seat, sum]) => seat in slot.pays_up_to && sum <= slot.gets_up_to && sum >= slot.pays_up_to[seat]!,
    );
    return isWithin ? writePayments(Object.fromEntries(payments)) : "nothing";
  }
  const { from, to, step } = slot;
  const wanted = typeof value === "number" && Number.isFinite(value) ? value : from;
  const steps = Math.round((Math.min(Math.max(wanted, from), to) - from) / step);
  return from + Math.min(steps, Math.floor((to - from) / step)) * step;
}

/** Complete some chosen values to a whole answer; a value that the earlier ones exclude is replaced. */
export function completed(domain: Domain, values: readonly Atom[]): Atom[] | null {
  const chosen: Atom[] = [];
  for (;;) {
    const slots = fieldDomains(domain, chosen);
    if (slots === null) return null;
    if (chosen.length >= slots.length) return chosen;
    chosen.push(fitting(slots[chosen.length]!, values[chosen.length]));
  }
}
