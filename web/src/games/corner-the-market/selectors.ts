// Selectors: what the drawing needs from the view and the ask.
import { list, money } from "../../words/format";
import type { Edition } from "../../net/http";
import type { Ask, Atom, Choice, Domain } from "../../store/asks";
import { filled, verbOf } from "../../store/asks";
import type { View } from "../../store/table.svelte";
import { type Commodity, commoditiesOf, type Place } from "./geometry";
import { t, tName } from "../../words/catalogue.svelte";

export interface Player {
  cash?: number;
  at?: Place;
  contracts?: Record<string, number>;
  seats?: string[];
  called?: boolean;
}

/** Cash and contracts that go together. */
export interface Bundle {
  cash?: number;
  goods?: Record<string, number>;
}

export interface Proposal {
  number: number;
  maker: string;
  to: string;
  give: Bundle;
  get: Bundle;
}

type Frame = Record<string, Record<string, unknown>>;

export function playersOf(view: View): Record<string, Player> {
  return view["players"] as Record<string, Player>;
}

/** The season the marker stands in; in the longer game the marker tells a month. */
export function seasonOf(view: View, edition: Edition): string {
  const seasons = edition["calendar"].seasons as string[];
  const months = edition["calendar"].months as Record<string, string[]>;
  return seasons.find((season) => season === view["marker"] || months[season]?.includes(view["marker"])) ?? seasons[0]!;
}

/** How far round the dial the marker lies, in degrees: the middle of its season, or of its month. */
export function markerDegrees(view: View, edition: Edition): number {
  const seasons = edition["calendar"].seasons as string[];
  const part = 360 / seasons.length;
  const season = seasonOf(view, edition);
  const start = seasons.indexOf(season) * part;
  if (view["marker"] === season) return start + part / 2;
  const months = edition["calendar"].months[season] as string[];
  return start + ((months.indexOf(view["marker"]) + 0.5) * part) / months.length;
}

export function priceOf(commodity: Commodity, view: View, edition: Edition): number {
  return view["crash"] ? commodity.crash : (commodity.prices[seasonOf(view, edition)] ?? 0);
}

export function heldBy(view: View, seat: string, name: string): number {
  return playersOf(view)[seat]?.contracts?.[name] ?? 0;
}

/** Whether everybody's contracts are public; a table may have them secret. */
export function isOpen(view: View): boolean {
  return Object.values(playersOf(view)).every((player) => player.contracts !== undefined);
}

/** What is left at the Exchange; null where holdings are secret. */
export function stockOf(commodity: Commodity, view: View): number | null {
  if (!isOpen(view)) return null;
  const held = Object.keys(playersOf(view)).reduce((sum, seat) => sum + heldBy(view, seat, commodity.name), 0);
  return commodity.contracts - held;
}

/** The pits that are closed: one player has every contract. */
export function closedPits(view: View, edition: Edition): Set<string> {
  const size = Number(edition["thresholds"].control_size);
  const seats = Object.keys(playersOf(view));
  const closed = commoditiesOf(edition).filter(
    ({ name }) => name !== view["spared"] && seats.some((seat) => heldBy(view, seat, name) >= size),
  );
  return new Set(closed.map(({ id }) => id));
}

function frames(view: View): Frame[] {
  return (view["stack"] ?? []) as Frame[];
}

export function diceOf(view: View): [number, number] | null {
  for (const frame of [...frames(view)].reverse()) {
    const turn = frame["turn"];
    if (turn && turn["first"]) return [Number(turn["first"]), Number(turn["second"])];
  }
  return null;
}

export function offersOf(view: View): Proposal[] {
  const trading = frames(view).find((frame) => "trading" in frame)?.["trading"];
  return (trading?.["offers"] ?? []) as Proposal[];
}

/** A bundle in words: '$300 + 2 Copper'. */
export function bundleText({ cash, goods }: Bundle): string {
  const parts = Object.entries(goods ?? {}).map(([name, number]) => `${number} ${tName("commodity", name)}`);
  if (cash) parts.unshift(money(cash));
  return list(parts) || t("offer-nothing");
}

export interface CardText {
  id: string;
  title: string;
  text: string;
  pile: string;
}

/** The card that lies open, if there is one. */
export function cardOf(id: unknown, edition: Edition): CardText | null {
  const piles = edition["cards"] as Record<string, { id: string; title: string; text: string }[]>;
  for (const [pile, cards] of Object.entries(piles)) {
    const found = Array.isArray(cards) ? cards.find((card) => card.id === id) : undefined;
    if (found) return { ...found, pile };
  }
  return null;
}

/** What a choice leaves open, as one of the shapes a domain can have. */
export function domainOf(choice: Choice | undefined): Domain | undefined {
  return choice?.domain as Domain | undefined;
}

/** The answer to 'enter' for each pit that may be entered, by commodity. */
export function entries(ask: Ask | null, edition: Edition): Map<string, string> {
  const choice = ask?.choices.find(({ action }) => action === "enter {pit}");
  const domain = domainOf(choice);
  const names = domain && "one_of" in domain ? domain.one_of : [];
  const found = commoditiesOf(edition).filter(({ name }) => names.includes(name));
  return new Map(found.map(({ id, name }) => [id, filled(choice!, [name])]));
}

export function plainAnswer(ask: Ask | null, action: string): string | null {
  return ask?.choices.some((choice) => choice.action === action) ? action : null;
}

/** One line of the counter: something of which one may have 1, 2, 3... */
export interface Lot {
  what: string;
  verb: string;
  answers: { number: number; text: string }[];
}

/** All purchases and sales an ask allows, as lines with a button for each number. */
export function lotsOf(ask: Ask | null): Lot[] {
  return (ask?.choices ?? []).flatMap((choice) => {
    const domain = domainOf(choice);
    if (!domain) return [];
    if ("up_to" in domain)
      return domain.up_to.map(({ item, max }) => ({
        what: item,
        verb: verbOf(choice),
        answers: Array.from({ length: max }, (_, n) => ({ number: n + 1, text: filled(choice, [n + 1, item]) })),
      }));
    if ("rows" in domain && choice.fields[0] === "number") return rowLots(choice, domain.rows);
    return [];
  });
}

function rowLots(choice: Choice, rows: Atom[][]): Lot[] {
  const lots = new Map<string, Lot>();
  for (const row of rows) {
    const what = row.slice(1).join(" · ");
    const lot = lots.get(what) ?? { what, verb: verbOf(choice), answers: [] };
    lot.answers.push({ number: Number(row[0]), text: filled(choice, row) });
    lots.set(what, lot);
  }
  return [...lots.values()];
}

/** A choice of a number and a price, each in a range: a quotation. */
export function quoteOf(
  ask: Ask | null,
): { choice: Choice; ranges: { from: number; to: number; step: number }[] } | null {
  for (const choice of ask?.choices ?? []) {
    const domain = domainOf(choice);
    const parts = domain && "each" in domain ? domain.each : [];
    const ranges = parts.filter((part) => "from" in part);
    if (parts.length === 2 && ranges.length === 2) return { choice, ranges };
  }
  return null;
}

/** Whether there is anything to buy, sell, quote or answer at the counter. */
export function hasCounter(ask: Ask | null, view: View): boolean {
  return lotsOf(ask).length > 0 || quoteOf(ask) !== null || offersOf(view).length > 0;
}
