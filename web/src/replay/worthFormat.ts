// Wealth as text: money with its sign, anything else with the name of what is counted.
import { language, t, tOf } from "../words/catalogue.svelte";
import { money, number } from "../words/format";

export function worth(value: number, measure: string): string {
  const size = tOf("worth", measure, { value: Math.abs(value) }) ?? `${number(Math.abs(value))} ${measure}`;
  return `${value < 0 ? "−" : ""}${size}`;
}

export function change(value: number, measure: string): string {
  const size = measure === "money" ? money(Math.abs(value)) : number(Math.abs(value));
  return `${value < 0 ? "−" : "+"}${size}`;
}

/** For the edge of a chart, where there is little room. */
export function short(value: number, measure: string): string {
  const compact = new Intl.NumberFormat(language(), { notation: "compact", maximumFractionDigits: 1 });
  const sum = compact.format(Math.abs(value));
  return `${value < 0 ? "−" : ""}${measure === "money" ? t("money", { amount: sum, currency: "$", sign: "plus" }) : sum}`;
}
