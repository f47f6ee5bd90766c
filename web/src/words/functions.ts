// The functions that messages may call, such as MONEY($amount) and SEAT($seat). A message says with a function what a value
// is, so that whoever formats it needs no table of fields. Python has the same: src/parlour/i18n/functions.py.
import { type FluentBundle, FluentNumber, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";

/** What a sentence needs to know of its reader. */
export interface Reader {
  /** Whose seat the reader holds; null for a spectator. */
  seat: string | null;
  nameOf: (seat: string) => string;
  /** The sign of the edition's money. */
  currency?: string;
}

export const NOBODY: Reader = { seat: null, nameOf: (seat) => seat };

/** Somebody who looks at a finished game; `names` are the players in the order of their seats. */
export function onlooker(names: readonly string[], seat: string | null = null): Reader {
  return { seat, nameOf: (letter) => names[letter.charCodeAt(0) - 65] ?? letter };
}

export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };
type Format = (id: string, args: Record<string, Data>) => string | null;

/** A list or table as an argument. Only functions can show it. */
class Structure extends FluentType<Data> {
  override toString(): string {
    return JSON.stringify(this.value);
  }
}

let reader: Reader = NOBODY;
/** Around what stands out in a sentence. Neither is a character of any text. */
const STRONG = ["\uE000", "\uE001"] as const;
let isMarking = false;

/** Part of a sentence; a name or a sum stands out. */
export interface Segment {
  text: string;
  isStrong: boolean;
}

/** Mark a part of a sentence that is formatted by `segments`. */
export function strong(text: string): string {
  return isMarking ? STRONG.join(text) : text;
}

/** Format a sentence with its sums marked, and cut it at the marks. */
export function segments(format: () => string): Segment[] {
  isMarking = true;
  try {
    return format()
      .split(new RegExp(`[${STRONG.join("")}]`))
      .map((text, n) => ({ text, isStrong: n % 2 === 1 }))
      .filter(({ text }) => text !== "");
  } finally {
    isMarking = false;
  }
}

/** Format something for a reader: functions get their arguments and nothing else. */
export function asReader<Result>(next: Reader, format: () => Result): Result {
  const before = reader;
  reader = next;
  try {
    return format();
  } finally {
    reader = before;
  }
}

/** Plain data as the arguments of a message. */
export function argumentsFrom(data: Record<string, Data>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, argument(value)]));
}

function argument(value: Data): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean" || value === null) return String(value);
  return new Structure(value);
}

/** A name as part of a message id: 'Île de France' becomes 'ile-de-france'. */
export function slug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const GRANT = /^(?:(\d+) )?(\w+?)s? on (?:the (.+) series|(.+))$/;

/** The name of a good: by a message of its own, or, where it is a right on other goods, by the message for such rights. */
export function goodName(good: string, format: Format): string {
  const own = format(`goods-${slug(good)}`, {});
  const [, count, kind, series, names = ""] = GRANT.exec(good) ?? [];
  const grant = { count: Number(count ?? 0), series: series ?? "none", names: names.split(" / ") };
  return own ?? (kind ? format(`goods-${slug(kind)}-on`, grant) : null) ?? good;
}

/** The functions of a bundle; `format` formats another of its messages. */
export function functionsOf(
  bundle: () => FluentBundle,
  format: Format,
): Record<string, (given: FluentValue[], named: Record<string, FluentValue>) => FluentValue> {
  const locales = (): string[] => [...bundle().locales];
  const list = (items: readonly string[]): string => new Intl.ListFormat(locales()).format(items);
  const said = (id: string, args: Record<string, Data> = {}): string => format(id, args) ?? id;
  const seat = (letter: string): string => (letter === reader.seat ? said("you") : reader.nameOf(letter));
  const sign = (value: number): string => (value < 0 ? "minus" : "plus");
  const counted = (count: number, name: string): string => said("counted-goods", { count, name });
  const name = (item: string, of: Data): string => (of && format(`${String(of)}-${slug(item)}`, {})) || item;
  const orNothing = (parts: readonly string[]): string => (parts.length ? list(parts) : said("nothing"));
  const money = (value: Data): string => {
    if (typeof value !== "number") return String(value);
    const amount = new Intl.NumberFormat(locales()).format(Math.abs(value));
    return strong(said("money", { amount, currency: reader.currency ?? "$", sign: sign(value) }));
  };
  const sum = (values: Data): number => [values].flat(9).reduce<number>((total, value) => total + Number(value), 0);
  const bySeat = (id: string, value: Data): string =>
    orNothing(
      Object.entries(value as Record<string, number>).map(([letter, number]) =>
        said(id, { seat: letter, amount: Math.abs(number), sign: sign(number) }),
      ),
    );

  return {
    SEAT: ([value]) => seat(String(plain(value))),
    SEATS: ([value]) => list(([plain(value)].flat() as string[]).map(seat)),
    WHO: ([value]) => ([plain(value)].flat().some((letter) => letter === reader.seat) ? "you" : "other"),
    COUNT: ([value]) => new FluentNumber((plain(value) as readonly Data[]).length),
    MONEY: ([value]) => money(plain(value)),
    SUM: (values) => new FluentNumber(sum(values.map(plain))),
    LIST: ([value], { of }) => list([plain(value)].flat().map((item) => name(String(item), plain(of)))),
    NAME: ([value], { of }) => name(String(plain(value)), plain(of)),
    GOODS: ([value]) => {
      const { cash, goods } = plain(value) as { cash?: number; goods?: string[] | Record<string, number> };
      const names = Array.isArray(goods)
        ? goods.map((good) => goodName(good, format))
        : Object.entries(goods ?? {}).map(([kind, n]) => counted(n, kind));
      return orNothing([...(cash ? [money(cash)] : []), ...names]);
    },
    CARDS: ([value]) =>
      orNothing(
        String(plain(value))
          .split(" + ")
          .filter(Boolean)
          .map((part) => {
            const [, kind, count] = /^(.+?)(?: (\d+))?$/.exec(part)!;
            return counted(Number(count ?? 1), kind!);
          }),
      ),
    SHARES: ([value]) => bySeat("share", plain(value)),
    PAYMENTS: ([value]) => bySeat("payment", plain(value)),
  };
}

function plain(value: FluentValue | undefined): Data {
  if (value instanceof FluentType) return value.value as Data;
  return (value ?? "") as Data;
}
