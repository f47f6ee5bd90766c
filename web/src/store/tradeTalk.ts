// A trade after the offer was sent: what the other side says, and what became of it. It is read from the events and the
// chat since then; what an offer may be changed to is up to the ask.
import type { Terms } from "./asks";
import { isTrade } from "./asks";
import { offers } from "./offers";
import type { GameEvent, Table } from "./table.svelte";
import { countsOf } from "./offers";
import { written } from "./trade";
import type { Bundle } from "./offers";
import type { ChatLine } from "../net/messages.gen";

/** An offer that was sent, and how much had happened before. */
export interface SentOffer {
  to: string;
  events: number;
  chat: number;
}

export interface TradeTalk {
  give: Bundle;
  get: Bundle;
  /** Whether the offer is still open. */
  isOpen: boolean;
  /** What the other side has said about it. */
  reply: ChatLine | null;
  /** What became of it. */
  outcome: GameEvent | null;
}

/** How the talk about an offer stands; null until the table has told of the offer. */
export function talkOf(table: Table, sent: SentOffer): TradeTalk | null {
  const since = table.events.slice(sent.events);
  const at = since.findIndex(({ fields }) => isMine(fields, table.seat, sent.to));
  if (at < 0) return null;
  const { number, give, get } = since[at]!.fields as { number: number; give: Bundle; get: Bundle };
  const isOpen = offers(table.view).some((offer) => offer.number === number && offer.maker === table.seat);
  const said = table.chat
    .slice(sent.chat)
    .filter((line) => line.seat === sent.to && line.remark?.to === table.seat && line.remark?.offer === number);
  const after = since.slice(at + 1).find(({ fields }) => fields["number"] === number);
  return { give, get, isOpen, reply: said.at(-1) ?? null, outcome: isOpen ? null : (after ?? null) };
}

/** The notation of the offer that the reply would accept; null if it names no price or I may not offer that. */
export function revised(table: Table, sent: SentOffer, { give, get, reply }: TradeTalk): string | null {
  const pay = reply?.remark?.fields["pay"];
  if (typeof pay !== "number") return null;
  const choice = table.ask?.choices.find((each) => isTrade(each) && each.fields[0] === "to");
  const terms = (choice?.domain as { terms?: Terms[] } | undefined)?.terms?.find(({ head }) => head === sent.to);
  if (!choice || !terms) return null;
  const [paid, got] = [Math.max(0, pay), Math.max(0, -pay)];
  if (paid > (terms.give.cash ?? 0) || got > (terms.get.cash ?? 0)) return null;
  return choice.action
    .replace("{to}", sent.to)
    .replace("{give}", written(terms.give, countsOf(give.goods), paid))
    .replace("{get}", written(terms.get, countsOf(get.goods), got));
}

/** Whether an event is the making of an offer of mine to somebody. */
function isMine(fields: Record<string, unknown>, seat: string | null, to: string): boolean {
  return fields["seat"] === seat && fields["to"] === to && "number" in fields && "give" in fields && "get" in fields;
}
