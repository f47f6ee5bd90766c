// Answers at random, built from what an ask describes. No game is known here: only the forms of domains.
import { type Ask, check, type Choice, type Fields, type Json } from "./wire.ts";

/** A small generator of random numbers, so that a run can be repeated. */
export class Random {
  private seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n);
  }

  one<T>(items: readonly T[]): T {
    check(items.length > 0, "a domain without values");
    return items[this.below(items.length)]!;
  }
}

/** Patterns that nobody should answer by chance. */
const LAST = ["resign", "propose to stop"];

/** An answer to an ask, as text. Trades are made seldom: most of them are refused by their partners anyway. */
export function answerTo(ask: Ask, random: Random, forms: Set<string>): string {
  let open = ask.choices.filter(({ action }) => !LAST.includes(action));
  const plain = open.filter(({ domain }) => !domain || !("terms" in domain));
  if (plain.length > 0 && random.below(8) > 0) open = plain;
  return open.length > 0 ? written(random.one(open), random, forms) : ask.default_action;
}

function written(choice: Choice, random: Random, forms: Set<string>): string {
  let text = choice.action;
  const values = choice.domain ? valuesOf(choice.domain, random, forms) : [];
  check(values.length === choice.fields.length, `${choice.action}: ${values.length} values`);
  choice.fields.forEach((field, n) => {
    text = text.split(`{${field}}`).join(values[n]!);
  });
  return text;
}

type Branch = { first: Json; then: Fields };
type Limit = { item: Json; max: number };

/** One value for each field, as text. */
function valuesOf(domain: Fields, random: Random, forms: Set<string>): string[] {
  const within = (part: Json) => valuesOf(part as Fields, random, forms);
  const form = ["one_of", "from", "each", "rows", "by_first", "up_to", "any_of", "shares_like", "pays_up_to", "terms"].find(
    (key) => key in domain,
  );
  check(form !== undefined, `a form of domain that the page does not name: ${Object.keys(domain)}`);
  forms.add(form);
  switch (form) {
    case "one_of":
      return [String(random.one(domain["one_of"] as Json[]))];
    case "from": {
      const { from, to, step } = domain as { from: number; to: number; step: number };
      return [String(from + step * random.below(Math.floor((to - from) / step) + 1))];
    }
    case "each":
      return (domain["each"] as Json[]).flatMap(within);
    case "rows":
      return random.one(domain["rows"] as Json[][]).map(String);
    case "by_first": {
      const { first, then } = random.one(domain["by_first"] as unknown as Branch[]);
      return [String(first), ...within(then)];
    }
    case "up_to": {
      const { item, max } = random.one(domain["up_to"] as unknown as Limit[]);
      return [String(1 + random.below(max)), String(item)];
    }
    case "any_of":
      return within(random.one(domain["any_of"] as Json[]));
    case "shares_like":
      return [shares(Object.keys(domain["shares_like"] as Fields), Number(domain["total"]), random)];
    case "pays_up_to":
      return [payments(domain["pays_up_to"] as Fields, Number(domain["gets_up_to"]), random)];
    default:
      return trade(domain, random);
  }
}

function shares(seats: string[], whole: number, random: Random): string {
  let left = whole - seats.length;
  const parts = seats.map((seat, n) => {
    const more = n === seats.length - 1 ? left : random.below(left + 1);
    left -= more;
    return `${seat} ${1 + more}`;
  });
  return parts.join(", ");
}

function payments(limits: Fields, gets: number, random: Random): string {
  const parts = Object.entries(limits).map(([seat, limit]) => {
    const amount = random.below(2) ? random.below(gets + 1) : -random.below(1 - Number(limit));
    return amount === 0 ? "" : `${seat} ${amount > 0 ? "gets" : "pays"} ${Math.abs(amount)}`;
  });
  return parts.filter((part) => part).join(", ") || "nothing";
}

interface Side {
  cash?: number;
  goods?: string[] | { [name: string]: number };
}

/** One thing for cash, one way or the other: within the limits of every trade. */
function trade(domain: Fields, random: Random): string[] {
  const { head, give, get } = random.one(domain["terms"] as unknown as { head: Json; give: Side; get: Side }[]);
  const step = Number(domain["step"] ?? 1);
  const price = (side: Side) => {
    const most = Math.floor((side.cash ?? 0) / step);
    return most > 0 ? String(step * (1 + random.below(most))) : "nothing";
  };
  const mine = things(give);
  const theirs = things(get);
  const sells = mine.length > 0 && (theirs.length === 0 || domain["sale"] === true || random.below(2) === 0);
  if (sells) return [String(head), random.one(mine), price(get)];
  return [String(head), price(give), theirs.length > 0 ? random.one(theirs) : "nothing"];
}

function things(side: Side): string[] {
  if (Array.isArray(side.goods)) return side.goods;
  return Object.keys(side.goods ?? {}).map((name) => `1 ${name}`);
}
