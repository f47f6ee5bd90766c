// Which sounds belong to events, and how loud. Games say it for their own events (`GameModule.sounds`); this module says
// it for events that several games share.
import type { GameEvent } from "./table.svelte";
import type { Sound } from "./synth";

/** What an event sounds like. 'payment' is 'pay' for who pays and 'gain' for all others. */
export type EventSound = Sound | "payment";
export type EventSounds = Readonly<Record<string, EventSound>>;

/** Events whose texts are in games.ftl. */
export const SHARED_SOUNDS: EventSounds = {
  spun_for_lead: "roll",
  paid: "payment",
  paid_bank: "payment",
  bank_paid: "payment",
  paid_pot: "payment",
  pot_paid: "payment",
  offer_made: "offer",
};

export interface Heard {
  sound: Sound;
  /** 1 for what I do or what is done to me, less for what others do among themselves. */
  level: number;
}

/** Others are heard from across the table. */
const OTHERS = 0.4;
/** Of one update no more is heard than this. */
const MAX_SOUNDS = 4;

/** The fields that name who acts or pays. */
const ACTORS = ["seat", "payer", "one"];
/** The fields that name whom else an event concerns. */
const CONCERNED = ["payee", "to", "other", "with_seat", "by", "lender", "owner"];

function seatIn(event: GameEvent, names: readonly string[], seat: string | null): boolean {
  return seat !== null && names.some((name) => event.fields[name] === seat);
}

/** Whether another than this player has acted, as far as an event says. */
export function isOthers(event: GameEvent, me: string | null): boolean {
  return ACTORS.some((name) => typeof event.fields[name] === "string") && !seatIn(event, ACTORS, me);
}

/** What a player hears of some events: each sound once, in their order. */
export function soundsOf(events: readonly GameEvent[], sounds: EventSounds | undefined, me: string | null): Heard[] {
  const found = new Map<Sound, number>();
  for (const event of events) {
    const kind = sounds?.[event.event] ?? SHARED_SOUNDS[event.event];
    if (kind === undefined) continue;
    const [isActor, isConcerned] = [seatIn(event, ACTORS, me), seatIn(event, CONCERNED, me)];
    const sound = kind !== "payment" ? kind : isActor ? "pay" : "gain";
    // An offer is for who gets it; who makes it knows.
    const isNear = isConcerned || (isActor && sound !== "offer");
    found.set(sound, Math.max(found.get(sound) ?? 0, isNear ? 1 : OTHERS));
  }
  return [...found].slice(0, MAX_SOUNDS).map(([sound, level]) => ({ sound, level }));
}
