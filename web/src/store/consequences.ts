// What an answer does, as text for its button: its effects, what it costs or brings, what is left. The server tries the
// answers and sends effects and sums; nothing is worked out here but the difference to one's cash.
import { t } from "../words/catalogue.svelte";
import { effectText } from "../words/sentences";
import { type Choice, filled, listed } from "./asks";
import type { Table } from "./table.svelte";

const MOST = 80;

/** What an effect means for who answers; '' is neither good nor bad. The server says it. */
export type Tone = "gain" | "loss" | "risk" | "";

/** One thing that an answer does. */
export interface Consequence {
  text: string;
  tone: Tone;
}

/** The sign that stands before a tone's words, so that it is not told by colour alone. */
export const SIGNS: Record<Tone, string> = { gain: "▲", loss: "▼", risk: "◆", "": "" };

/** What an answer does at once: the sum first, then what is left, then the other effects. Empty if nothing is known. */
export function consequencesOf(table: Table, text: string): Consequence[] {
  const sums = [priceOf(table.prices, text), leftAfter(table, text)].filter(Boolean);
  const found: Consequence[] = sums.map((sum) => ({ text: sum, tone: "" }));
  for (const effect of table.effects[text] ?? []) {
    const words = effectText(effect, table.reader);
    if (words && !found.some((each) => each.text === words)) found.push({ text: words, tone: toneOf(effect.tone) });
  }
  return found;
}

function toneOf(tone: string | undefined): Tone {
  return tone === "gain" || tone === "loss" || tone === "risk" ? tone : "";
}

/** What one has left after paying. */
function leftAfter(table: Table, text: string): string {
  const sum = table.prices[text];
  return sum && sum < 0 && table.cash !== null ? t("bar-leaves", { sum: table.cash + sum }) : "";
}

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
