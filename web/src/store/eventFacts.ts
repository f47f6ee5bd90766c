// What events of a game mean: its tags from the server, and which of them the catalogue tells in the headline of a turn.
import type { EventTag } from "../net/http";
import { partsOf } from "../words/catalogue.svelte";
import type { EventData } from "../words/sentences";

/** The meanings that make lines of the log; src/parlour/core/meaning/event_tags.py explains them. */
export type Meaning =
  | "bid"
  | "bought"
  | "called"
  | "earned"
  | "gained"
  | "landed"
  | "led"
  | "lost"
  | "offered"
  | "proposed"
  | "rolled"
  | "traded"
  | "unsold";

const MANY = "many";

/** One of the parts of a headline text: whom it is about, and whether it tells several events at once. */
export interface Telling {
  /** The field with the player it is about; `seat` unless the part says another. */
  field: string;
  hasMany: boolean;
}

export class EventFacts {
  /** Whether the game says what makes a turn, or a deal; otherwise each event has a line of its own. */
  readonly hasTurns: boolean;
  #tags = new Map<string, Map<string, Record<string, string>>>();
  #tellings = new Map<string, Telling[]>();

  constructor(
    tags: readonly EventTag[],
    private readonly parts: (id: string) => string[] = partsOf,
  ) {
    this.hasTurns = tags.some(({ meaning }) => meaning === "rolled" || meaning === "called");
    for (const { event, meaning, parts } of tags)
      this.#tags.set(event, (this.#tags.get(event) ?? new Map<string, Record<string, string>>()).set(meaning, parts));
  }

  is(event: EventData, ...meanings: Meaning[]): boolean {
    const known = this.#tags.get(event.event);
    return known !== undefined && meanings.some((meaning) => known.has(meaning));
  }

  /** What the event says for a role of one of its meanings, such as the `amount` of a purchase. */
  part(event: EventData, meaning: Meaning, role: string): unknown {
    const field = this.#tags.get(event.event)?.get(meaning)?.[role];
    return field === undefined ? undefined : event.fields[field];
  }

  /** How the headline of a turn may tell this event. */
  tellings(event: EventData): readonly Telling[] {
    let found = this.#tellings.get(event.event);
    if (found === undefined) {
      const parts = this.parts(`turn-${event.event}`);
      const fields = parts.filter((part) => !part.endsWith(MANY)).map((part) => part || "seat");
      found = fields.map((field) => ({
        field,
        hasMany: parts.includes(field === "seat" ? MANY : `${field}-${MANY}`),
      }));
      this.#tellings.set(event.event, found);
    }
    return found;
  }

  /** How the headline of this player's turn tells the event; null if it does not. */
  tellingFor(event: EventData, seat: string | null): Telling | null {
    if (seat === null) return null;
    return this.tellings(event).find(({ field }) => event.fields[field] === seat) ?? null;
  }

  /** The players whose headline may tell this event, the one it is mainly about first. */
  heads(event: EventData): string[] {
    return this.tellings(event)
      .map(({ field }) => event.fields[field])
      .filter((seat) => typeof seat === "string");
  }

  /** Whether the event has a line of its own: its headline is a whole sentence, about no single player. */
  isWhole(event: EventData): boolean {
    return this.tellings(event).some(({ field }) => field === "seat") && event.fields["seat"] === undefined;
  }
}
