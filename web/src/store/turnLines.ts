// The log by turn: which events make one line, which of them its headline tells, and which are its steps.
import type { EventData } from "../words/sentences";
import type { EventFacts, Telling } from "./eventFacts";

/** What a line tells: what a player did in a turn, an auction, a deal, or one event about no single player. */
export type LineKind = "turn" | "auction" | "deal" | "whole";

/** The events from `first` to the one before `end`. */
export interface TurnLine {
  first: number;
  end: number;
  kind: LineKind;
  /** The player in its headline; null if there is none. */
  seat: string | null;
}

/** An event in the headline, or several of one name as one. */
export interface HeadlinePart {
  event: EventData;
  telling: Telling;
  isMany: boolean;
}

interface OpenLine extends TurnLine {
  hasRolled: boolean;
  /** Whether nothing that a headline tells may be added. */
  isClosed: boolean;
}

/** The lines of a log. A longer log continues the lines of the one before it; any other is read from its beginning. */
export class TurnLines {
  #lines: readonly TurnLine[] = [];
  #count = 0;
  #last: EventData | undefined;
  #facts: EventFacts | undefined;

  read(events: readonly EventData[], facts: EventFacts): readonly TurnLine[] {
    const goesOn = facts === this.#facts && events.length >= this.#count && events[this.#count - 1] === this.#last;
    if (goesOn && events.length === this.#count) return this.#lines;
    const kept = goesOn ? this.#lines.slice(0, -1) : [];
    this.#lines = [...kept, ...linesFrom(events, kept.at(-1)?.end ?? 0, facts)];
    [this.#count, this.#last, this.#facts] = [events.length, events.at(-1), facts];
    return this.#lines;
  }
}

/** The lines from an event on, which begins the first of them. */
function linesFrom(events: readonly EventData[], start: number, facts: EventFacts): TurnLine[] {
  const lines: OpenLine[] = [];
  for (let n = start; n < events.length; n += 1) {
    const line = lines.at(-1);
    const begun = line && goesOn(line, events, n, facts) ? null : begin(events, n, facts);
    if (begun) lines.push(begun);
    const now = begun ?? line!;
    now.end = n + 1;
    note(now, events[n]!, facts);
  }
  return lines.map(({ first, end, kind, seat }) => ({ first, end, kind, seat }));
}

function begin(events: readonly EventData[], n: number, facts: EventFacts): OpenLine {
  const event = events[n]!;
  const line: OpenLine = { first: n, end: n, kind: "turn", seat: null, hasRolled: false, isClosed: false };
  if (facts.is(event, "offered")) return { ...line, kind: "auction" };
  if (facts.isWhole(event)) return { ...line, kind: "whole" };
  if (facts.is(event, "called")) return line;
  const seat = (paysForNext(events, n, facts) ?? facts.heads(event)[0]) || null;
  return { ...line, seat, kind: facts.is(event, "proposed", "traded") ? "deal" : "turn" };
}

/** Whether an event belongs to the line before it. */
function goesOn(line: OpenLine, events: readonly EventData[], n: number, facts: EventFacts): boolean {
  const event = events[n]!;
  if (!facts.hasTurns) return false;
  const hasRolled = facts.is(event, "rolled");
  if (line.kind === "auction" && !line.isClosed && !hasRolled) return true;
  if (facts.is(event, "offered", "proposed")) return false;
  // What led to a deal waits in a line of nobody's for the event that says what came of it.
  const isWaiting = line.kind === "turn" && line.seat === null;
  if (facts.is(event, "called")) return isWaiting;
  if (facts.isWhole(event) || facts.is(event, "led")) return isWaiting;
  const heads = facts.heads(event);
  if (heads.length === 0) return !hasRolled;
  if (facts.is(event, "traded")) return isDealOf(line, heads);
  if (hasRolled) return !line.isClosed && !line.hasRolled && heads.includes(line.seat ?? "") && line.kind === "turn";
  if (isWaiting) return true;
  if (!line.isClosed && line.kind === "turn" && heads.includes(line.seat ?? "")) return true;
  return facts.is(event, "gained", "lost") && paysForNext(events, n, facts) === null;
}

function isDealOf(line: OpenLine, heads: readonly string[]): boolean {
  return line.kind === "deal" && !line.isClosed && line.seat !== null && heads.includes(line.seat);
}

function note(line: OpenLine, event: EventData, facts: EventFacts): void {
  if (facts.is(event, "rolled")) line.hasRolled = true;
  if (line.kind === "auction" && facts.is(event, "bought", "unsold")) {
    line.seat = (facts.part(event, "bought", "seat") as string | undefined) ?? null;
    line.isClosed = true;
  } else if (line.kind !== "auction" && facts.isWhole(event)) {
    [line.kind, line.isClosed] = ["whole", true];
  } else if (facts.is(event, "traded")) {
    line.isClosed = true;
  } else if (line.kind === "turn" && !facts.is(event, "called")) {
    line.seat ??= facts.heads(event)[0] ?? null;
  }
}

/** Who pays with this event for what the next one tells of them; null if it is no such payment. */
function paysForNext(events: readonly EventData[], n: number, facts: EventFacts): string | null {
  const [event, next] = [events[n]!, events[n + 1]];
  const payer = facts.part(event, "lost", "seat");
  if (typeof payer !== "string" || next === undefined) return null;
  if (facts.is(next, "rolled", "proposed", "offered", "lost")) return null;
  return facts.heads(next).includes(payer) ? payer : null;
}

/** What the headline of a line tells, in order. */
export function headlineParts(line: TurnLine, events: readonly EventData[], facts: EventFacts): HeadlinePart[] {
  const parts: HeadlinePart[] = [];
  const deal = within(line, events).find((event) => facts.is(event, "traded"));
  for (let n = line.first; n < line.end; n += 1) {
    const event = events[n]!;
    const telling = facts.tellingFor(event, line.seat);
    if (telling === null || (deal && facts.is(event, "proposed") && saysFields(deal, event))) continue;
    if (n + 1 < line.end && paysForNext(events, n, facts) !== null) continue;
    if (facts.is(event, "gained") && isRepeated(line, events, n, facts)) continue;
    const same = parts.find((part) => part.event.event === event.event && part.telling.field === telling.field);
    if (same && telling.hasMany) {
      same.event = together(same.event, event);
      same.isMany = true;
    } else parts.push({ event, telling, isMany: false });
  }
  const isPlain = parts.every(({ event }) => facts.is(event, "rolled", "landed"));
  return isPlain ? parts : parts.filter(({ event }) => !facts.is(event, "landed"));
}

/** Two events of one name as one: numbers become lists, and so do other values that differ. */
function together(one: EventData, other: EventData): EventData {
  const fields = Object.keys(one.fields).map((name): [string, unknown] => {
    const values = [one.fields[name], other.fields[name]].flat();
    if (values.some((value) => typeof value === "number")) return [name, values];
    const different = [...new Set(values)];
    return [name, different.length === 1 ? different[0] : different];
  });
  return { ...one, fields: Object.fromEntries(fields) };
}

/** Whether an event says all that another one says. */
function saysFields(event: EventData, other: EventData): boolean {
  return Object.keys(other.fields).every((name) => name in event.fields);
}

/** How many bids an auction had. */
export function bidCount(line: TurnLine, events: readonly EventData[], facts: EventFacts): number {
  return within(line, events).filter((event) => facts.is(event, "bid")).length;
}

/** The steps of a line, as places in the log: without payments and debts that only repeat what stands beside them. */
export function stepsOf(line: TurnLine, events: readonly EventData[], facts: EventFacts): number[] {
  const places = Array.from({ length: line.end - line.first }, (_, k) => line.first + k);
  return places.filter((n) => !isRepeated(line, events, n, facts));
}

/** Whether an event only repeats what stands beside it: a debt that is paid at once, the price of a purchase. */
function isRepeated(line: TurnLine, events: readonly EventData[], n: number, facts: EventFacts): boolean {
  const event = events[n]!;
  const before = n > line.first ? events[n - 1] : undefined;
  const next = n + 1 < line.end ? events[n + 1] : undefined;
  if (facts.is(event, "earned")) return next !== undefined && facts.is(next, "lost") && saysSums(next, event);
  if (!facts.is(event, "gained", "lost")) return false;
  const repeats = (other: EventData | undefined): boolean =>
    other !== undefined &&
    !facts.is(other, "gained", "lost", "earned", "bid", "rolled", "landed") &&
    saysSums(other, event);
  return repeats(before) || repeats(next) || (before !== undefined && facts.is(before, "traded"));
}

/** Whether an event says the sum of another. */
function saysSums(event: EventData, payment: EventData): boolean {
  const sums = Object.values(payment.fields).filter((value) => typeof value === "number");
  return sums.length > 0 && sums.every((sum) => Object.values(event.fields).includes(sum));
}

/** Whether a line is about what a player did, or was part of. */
export function isOf(line: TurnLine, events: readonly EventData[], seat: string): boolean {
  if (line.seat !== null) return line.seat === seat;
  return within(line, events).some((event) => Object.values(event.fields).includes(seat));
}

function within(line: TurnLine, events: readonly EventData[]): readonly EventData[] {
  return events.slice(line.first, line.end);
}
