// What an answer costs or brings, as text for its button. The sums are the server's previews.
import { t } from "../words/catalogue.svelte";
import { type Choice, filled, listed } from "./asks";

const MOST = 80;

export function priceOf(prices: Record<string, number>, text: string): string {
  const sum = prices[text];
  if (!sum) return "";
  return sum < 0 ? t("bar-costs", { sum: -sum }) : t("bar-brings", { sum });
}

/** Of a choice with several answers: the least that one of them costs, or the most that one brings. */
export function pricesOf(prices: Record<string, number>, choice: Choice): string {
  const sums = (listed(choice, MOST) ?? [])
    .map((row) => prices[filled(choice, row)])
    .filter((sum) => sum !== undefined);
  if (sums.length === 0) return "";
  if (sums.length === 1) return priceOf({ it: sums[0]! }, "it");
  if (sums.every((sum) => sum < 0)) return t("bar-costs-from", { sum: -Math.max(...sums) });
  if (sums.every((sum) => sum > 0)) return t("bar-brings-up-to", { sum: Math.max(...sums) });
  return "";
}
