// Events, questions, endings and refusals as sentences, made from the data that the server sends.
import { formatData, hasText } from "./catalogue.svelte";
import type { Data, Reader } from "./functions";

/** An event as the server sends it. */
export interface EventData {
  event: string;
  clause: string;
  fields: Record<string, unknown>;
  /** Titles of fields whose data is a code or a number. */
  titles?: Record<string, string>;
}

/** An event of a description of HTTP, which does not say what is in it. */
export function eventOf(data: unknown): EventData {
  return data as EventData;
}

/** An event as a sentence that addresses the reader. */
export function eventText(event: EventData, reader: Reader): string {
  const text = formatData(`event-${event.event}`, argsOf(event), reader) ?? event.event;
  return withOneStop(text.charAt(0).toUpperCase() + text.slice(1));
}

/** An event as the consequence of one's own answer, in a few words; '' if there are none for it. */
export function effectText(event: EventData, reader: Reader): string {
  return formatData(`effect-${event.event}`, argsOf(event), reader) ?? "";
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
