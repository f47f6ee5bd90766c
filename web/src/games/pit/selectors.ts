// Selectors: what the floor shows of the view and the ask.
import type { Edition } from "../../net/http";
import { type Ask, type Choice, type Domain, filled } from "../../store/asks";
import type { GameEvent, View } from "../../store/table.svelte";
import { t, tName } from "../../words/catalogue.svelte";

/** The name of a suit, or of the Bull or the Bear, in the reader's language. */
export function cardName(name: string): string {
  return tName("commodity", name);
}

/** Cards by name, such as 'Oil 2 + Bull'. */
export type Counts = Record<string, number>;

export function countsOf(text: string): Counts {
  const counts: Counts = {};
  for (const part of text.split("+").map((each) => each.trim())) {
    const found = /^(.*?)(?:\s+(\d+))?$/.exec(part);
    if (found?.[1]) counts[found[1]] = (counts[found[1]] ?? 0) + Number(found[2] ?? 1);
  }
  return counts;
}

export function sizeOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

export function isSame(one: Counts, other: Counts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}

/** What one has picked from one's hand: a suit, and the Bull or the Bear beside it. */
export interface Picked {
  suit: string | null;
  specials: string[];
}

/** The cards that a number of one's pick would be; null if the specials alone are more. */
export function pickedCards(picked: Picked, number: number): Counts | null {
  const rest = number - picked.specials.length;
  if (rest < 0 || (picked.suit === null && rest > 0) || number === 0) return null;
  const counts: Counts = {};
  if (picked.suit !== null && rest > 0) counts[picked.suit] = rest;
  for (const special of picked.specials) counts[special] = 1;
  return counts;
}

function domainOf(choice: Choice | undefined): Domain | undefined {
  return choice?.domain as Domain | undefined;
}

function choiceOf(ask: Ask | null, action: string): Choice | undefined {
  return ask?.choices.find((choice) => choice.action === action);
}

export function plainAnswer(ask: Ask | null, action: string): string | null {
  return choiceOf(ask, action) ? action : null;
}

/** An answer that holds up some cards: for a call or, in rounds, for an offer with its least number. */
export interface HoldUp {
  cards: Counts;
  number: number;
  floor: number;
  text: string;
}

/** Every call or offer the ask allows. */
export function holdUps(ask: Ask | null): HoldUp[] {
  const call = choiceOf(ask, "call {cards}");
  const calls = domainOf(call);
  if (call && calls && "one_of" in calls)
    return calls.one_of.map((cards) => {
      const counts = countsOf(String(cards));
      return { cards: counts, number: sizeOf(counts), floor: sizeOf(counts), text: filled(call, [cards]) };
    });
  const offer = choiceOf(ask, "offer {cards} floor {floor}");
  const offers = domainOf(offer);
  if (offer && offers && "rows" in offers)
    return offers.rows.map((row) => {
      const counts = countsOf(String(row[0]));
      return { cards: counts, number: sizeOf(counts), floor: Number(row[1]), text: filled(offer, row) };
    });
  return [];
}

/** A call of a bare number, where the table lets people call without cards: the answers by number. */
export function bareCalls(ask: Ask | null): Map<number, string> {
  const choice = choiceOf(ask, "call {number}");
  const range = domainOf(choice);
  const found = new Map<number, string>();
  if (choice && range && "from" in range)
    for (let n = range.from; n <= range.to; n += range.step) found.set(n, filled(choice, [n]));
  return found;
}

/** What one may do with another trader: a verb with sets of cards. */
export interface Dealing {
  verb: "match" | "lower" | "accept";
  sets: { cards: Counts; number: number; text: string }[];
}

const DEALINGS: [Dealing["verb"], string][] = [
  ["accept", "accept {player} with {cards}"],
  ["lower", "lower to {player} with {cards}"],
  ["match", "match {player} with {cards}"],
];

export function dealingsWith(ask: Ask | null, seat: string): Dealing[] {
  return DEALINGS.flatMap(([verb, action]) => {
    const choice = choiceOf(ask, action);
    const domain = domainOf(choice);
    if (!choice || !domain || !("by_first" in domain)) return [];
    const then = domain.by_first.find(({ first }) => first === seat)?.then;
    if (!then || !("one_of" in then)) return [];
    const sets = then.one_of.map((cards) => {
      const counts = countsOf(String(cards));
      return { cards: counts, number: sizeOf(counts), text: filled(choice, [seat, cards]) };
    });
    return [{ verb, sets }];
  });
}

/** The corner that the bell would ring now, if the hand is one and the ask takes it. */
export function cornerNow(view: View, ask: Ask | null): { text: string; commodity: string; points: number } | null {
  const choice = choiceOf(ask, "{words} {commodity}");
  const rows = domainOf(choice);
  const corners = view["corners"] as [string, string, number][];
  for (const [words, commodity, points] of corners) {
    const isAllowed = choice && rows && "rows" in rows && rows.rows.some(([a, b]) => a === words && b === commodity);
    if (isAllowed) return { text: filled(choice, [words, commodity]), commodity, points };
  }
  return null;
}

export interface Fan {
  name: string;
  count: number;
  isSpecial: boolean;
  mark: string;
}

/** One's hand as fans: the largest first, the Bull and the Bear last. */
export function fansOf(view: View, edition: Edition): Fan[] {
  const hand = view["hand"] as Counts;
  const specials = view["specials"] as string[];
  return Object.entries(hand)
    .map(([name, count]) => ({ name, count, isSpecial: specials.includes(name), mark: markOf(name, view, edition) }))
    .sort(
      (a, b) => Number(a.isSpecial) - Number(b.isSpecial) || b.count - a.count || valueOf(b, view) - valueOf(a, view),
    );
}

function valueOf(fan: Fan, view: View): number {
  return Number(view["values"][fan.name] ?? 0);
}

/** What stands on a card: its value; the Bull is wild; the Bear, and the Bull left over, cost something. */
export function markOf(name: string, view: View, edition: Edition): string {
  const value = view["values"][name] as number | undefined;
  if (value !== undefined) return String(value);
  return isWild(name, edition) ? t("board-wild").toUpperCase() : `−${edition["scoring"].penalty_bear}`;
}

export function isWild(name: string, edition: Edition): boolean {
  return slugOf(name) === (edition["deck"].specials as string[])[0];
}

function slugOf(name: string): string {
  return name.toLowerCase();
}

/** The suit one is nearest to cornering, and whether the Bull is there to help. */
export function bestSuit(view: View, edition: Edition): { name: string; count: number; bull: string | null } | null {
  const fans = fansOf(view, edition);
  const suits = fans.filter((fan) => !fan.isSpecial);
  const bull = fans.find((fan) => fan.isSpecial && isWild(fan.name, edition))?.name ?? null;
  return suits[0] ? { name: suits[0].name, count: suits[0].count, bull } : null;
}

/** A line of the score sheet: what one hand brought whom. */
export interface SheetLine {
  number: number;
  title: string;
  points: Record<string, number>;
}

export function sheetOf(events: GameEvent[]): SheetLine[] {
  const lines: SheetLine[] = [];
  let line: SheetLine = { number: 0, title: "", points: {} };
  for (const { event, fields } of events) {
    const seat = String(fields["seat"] ?? "");
    const points = Number(fields["points"] ?? 0);
    if (event === "hand_dealt") line = { number: Number(fields["number"]), title: "", points: {} };
    else if (event === "hand_voided") lines.push({ ...line, title: "" });
    else if (event === "corner_scored") {
      line = { ...line, title: String(fields["commodity"]), points: { ...line.points, [seat]: points } };
      lines.push(line);
    } else if (event === "penalised" || event === "fined") {
      line.points[seat] = (line.points[seat] ?? 0) - points;
    }
  }
  return lines;
}

/** The others, from one's left hand round the table. */
export function othersOf(seats: string[], me: string | null): string[] {
  const at = me === null ? -1 : seats.indexOf(me);
  return [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))];
}

export { shortName } from "../../store/names";
