// The headline of a line of the log as a sentence: a player and what they did, joined as the language does it.
import { type Reader, type Segment, segments } from "../words/functions";
import { capitalized, type EventData, eventText, turnSentence, turnText, wonText } from "../words/sentences";
import type { EventFacts } from "./eventFacts";
import { bidCount, headlineParts, type TurnLine } from "./turnLines";

/** The headline of a line, with names and sums to stand out. */
export function headline(line: TurnLine, events: readonly EventData[], facts: EventFacts, reader: Reader): Segment[] {
  return segments(() => sentence(line, events, facts, reader));
}

/** An event as a step under a headline. */
export function step(event: EventData, reader: Reader): Segment[] {
  return segments(() => eventText(event, reader));
}

/** The headline of a line as plain text, to be spoken. */
export function spoken(line: TurnLine, events: readonly EventData[], facts: EventFacts, reader: Reader): string {
  return sentence(line, events, facts, reader).replace(/[^.!?]$/, "$&.");
}

function sentence(line: TurnLine, events: readonly EventData[], facts: EventFacts, reader: Reader): string {
  const all = events.slice(line.first, line.end);
  if (line.kind === "auction") {
    const bought = all.find((event) => facts.is(event, "bought"));
    if (bought === undefined || line.seat === null) return withoutStop(eventText(all.at(-1)!, reader));
    const thing = String(facts.part(bought, "bought", "thing"));
    const amount = Number(facts.part(bought, "bought", "amount"));
    return wonText({ seat: line.seat, thing, amount, bids: bidCount(line, events, facts) }, reader);
  }
  const whole = line.kind === "whole" && all.find((event) => facts.isWhole(event));
  if (whole) return withoutStop(turnText(whole, "", reader) ?? eventText(whole, reader));
  const parts = headlineParts(line, events, facts).flatMap(({ event, telling: { field }, isMany }) => {
    const own = field === "seat" ? "" : field;
    return turnText(event, isMany ? [own, "many"].filter(Boolean).join("-") : own, reader) ?? [];
  });
  if (line.seat === null || parts.length === 0) return withoutStop(eventText(all.at(-1)!, reader));
  return turnSentence(line.seat, parts, reader);
}

/** The sentence of an event as a headline. */
function withoutStop(text: string): string {
  return capitalized(text).replace(/\.$/, "");
}
