// Numbers, money, lists and dates in the chosen language.
import { language, t } from "./catalogue.svelte";

export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value).replace("-", "−");
}

export function money(amount: number, currency = "$"): string {
  const shown = new Intl.NumberFormat(language()).format(Math.abs(amount));
  return t("money", { amount: shown, currency, sign: amount < 0 ? "minus" : "plus" });
}

/** A number with its sign, also a plus. */
export function signed(value: number): string {
  return value < 0 ? number(value) : `+${number(value)}`;
}

/** Things in a row: 'A, B and C', or with `type` 'disjunction' 'A, B or C'. */
export function list(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(language(), { type }).format(items);
}

export function date(time: number): string {
  return new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", year: "numeric" }).format(time);
}

/** A time such as '30 seconds', in the largest unit that divides it. */
export function duration(seconds: number): string {
  const [unit, size] = (
    [
      ["day", 86400],
      ["hour", 3600],
      ["minute", 60],
      ["second", 1],
    ] as const
  ).find(([, size]) => seconds % size === 0)!;
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** How many can play: '2 to 6 players'. */
export function playerCount(least: number, most: number): string {
  return least === most ? t("start-players-exact", { count: least }) : t("start-players", { least, most });
}
