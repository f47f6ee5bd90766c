// Events, questions, endings and refusals as sentences, made from the data that the server sends.
import { formatData, hasText, t } from "./catalogue.svelte";
import { list } from "./format";
import { asReader, type Data, type Reader, strong } from "./functions";

/** An event as the server sends it. */
export interface EventData {
  event: string;
  clause: string;
  fields: Record<string, unknown>;
  /** Titles of fields whose data is a code or a number. */
  titles?: Record<string, string>;
  /** Of an effect: what it means for who answers: gain, loss or risk. */
  tone?: string;
}

/** An event of a description of HTTP, which does not say what is in it. */
export function eventOf(data: unknown): EventData {
  return data as EventData;
}

/** An event as a sentence that addresses the reader. */
export function eventText(event: EventData, reader: Reader): string {
  return withOneStop(capitalized(formatData(`event-${event.event}`, argsOf(event), reader) ?? event.event));
}

/** What an event adds to the headline of a turn: a part of the message `turn-EVENT`; null if there is none. */
export function turnText(event: EventData, part: string, reader: Reader): string | null {
  return formatData(`turn-${event.event}${part && `.${part}`}`, argsOf(event), reader);
}

/** The headline of a turn: a player, and what they did. */
export function turnSentence(seat: string, parts: readonly string[], reader: Reader): string {
  return t("log-turn", { name: nameIn(seat, reader), parts: list(parts) });
}

/** The headline of an auction that somebody has won. */
export function wonText(
  { seat, ...won }: { seat: string; thing: string; amount: number; bids: number },
  reader: Reader,
): string {
  return asReader(reader, () =>
    t("log-won", { ...won, name: nameIn(seat, reader), seat_is: seat === reader.seat ? "you" : "other" }),
  );
}

/** A player at the beginning of a sentence, marked to stand out. */
function nameIn(seat: string, reader: Reader): string {
  return strong(seat === reader.seat ? t("log-you") : reader.nameOf(seat));
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An event as the consequence of one's own answer, in a few words; '' if there are none for it. */
export function effectText(event: EventData, reader: Reader): string {
  return formatData(`effect-${event.event}`, argsOf(event), reader) ?? "";
}

/** A line of the chat, as the server sends it. */
export interface SaidData {
  text: string;
  remark?: { name: string; fields: Record<string, string | number> } | null;
}

/** What a line of the chat says. What a bot says about an offer is in the reader's language. */
export function chatText(line: SaidData, reader: Reader): string {
  const { remark, text } = line;
  return (remark && formatData(`remark-${remark.name}`, remark.fields, reader)) || text;
}

/** What an ask wants to know; '' if the catalogue has no question for it. */
export function questionText(
  ask: { clause: string; details?: Record<string, unknown>; choices: readonly { name: string }[] },
  reader: Reader,
): string {
  const [first] = ask.choices;
  const ids = [...(first ? [`question-${ask.clause}-${first.name}`] : []), `question-${ask.clause}`];
  const id = ids.find(hasText);
  return id ? (formatData(id, (ask.details ?? {}) as Record<string, Data>, reader) ?? "") : "";
}

/** A refusal as a sentence; `text` is what the server says, for a refusal that the catalogues do not have. */
export function refusalText(
  refusal: { code: string; text: string; details?: Record<string, unknown> },
  reader: Reader,
): string {
  const id = `refusal-${refusal.code.replace("/", "-")}`;
  return withOneStop(formatData(id, (refusal.details ?? {}) as Record<string, Data>, reader) ?? refusal.text);
}

/** The goal of the game, and how the reader stands towards it; for spectators the goal alone. '' without a goal. */
export function goalText(
  view: { figures?: { progress?: Record<string, Record<string, Data>> } },
  reader: Reader,
): string {
  const standing = reader.seat === null ? undefined : view.figures?.progress?.[reader.seat];
  return (standing && formatData("goal.standing", standing, reader)) ?? formatData("goal", {}, reader) ?? "";
}

/** Why the server has closed a socket: it says 'CODE: SENTENCE', cut off where a close frame ends. */
export function closingOf(reason: string): { code: string; text: string } {
  const [, code, text] = /^([a-z]+\/[a-z_]+): (.*)$/s.exec(reason) ?? ["", "", reason];
  return { code: code!, text: text! };
}

/** What a line of a valuation counts. */
export function valueName(line: { kind: string; details: Record<string, unknown> }, reader: Reader): string {
  const name = formatData(`value-${line.kind}`, line.details as Record<string, Data>, reader) ?? line.kind;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How a line of a valuation counts it; '' if that needs no words. */
export function valueNote(line: { kind: string; details: Record<string, unknown> }, reader: Reader): string {
  return formatData(`value-${line.kind}.note`, line.details as Record<string, Data>, reader) ?? "";
}

/** How a game ended. */
export function endingText(reason: string, winners: readonly string[], reader: Reader): string {
  return formatData(`ending-${reason}`, { winners }, reader) ?? reason;
}

function argsOf(event: EventData): Record<string, Data> {
  return { ...event.fields, ...event.titles } as Record<string, Data>;
}

/** Remove the second of two full stops, after a name such as 'Santa Fe R.R.'. */
function withOneStop(text: string): string {
  return text.endsWith("..") && !text.endsWith("...") ? text.slice(0, -1) : text;
}
