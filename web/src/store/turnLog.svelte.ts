// The log of a table by turn: its lines, and what is said aloud of them.
import { type EventTag, lobby } from "../net/http";
import { hasText } from "../words/catalogue.svelte";
import type { Reader } from "../words/functions";
import { type EventData, eventText } from "../words/sentences";
import { EventFacts } from "./eventFacts";
import { spoken } from "./headlines";
import type { TurnLine } from "./turnLines";

/** The meaning of a game's events, as soon as it is known. */
export class GameEventFacts {
  #tags = $state.raw<readonly EventTag[] | null>(null);
  readonly facts = $derived.by(() => {
    void hasText("log-turn"); // other catalogues may tell other events
    return new EventFacts(this.#tags ?? []);
  });

  /** Whether it is known: before that there are no lines, so that a long log is not drawn twice. */
  get isKnown(): boolean {
    return this.#tags !== null;
  }

  constructor(game: string) {
    void lobby.game(game).then(
      ({ event_tags: tags }) => (this.#tags = tags),
      () => (this.#tags = []),
    );
  }
}

/** Says each line once: when it is complete, or when it is somebody's turn to answer. */
export class Announcer {
  #said = 0;

  /** Forget what happened before now. */
  constructor(count: number) {
    this.#said = count;
  }

  next(
    lines: readonly TurnLine[],
    events: readonly EventData[],
    isWaiting: boolean,
    facts: EventFacts,
    reader: Reader,
  ): string {
    this.#said = Math.min(this.#said, events.length);
    const texts: string[] = [];
    for (const line of lines.slice(0, isWaiting ? lines.length : -1)) {
      if (line.end <= this.#said) continue;
      // The rest of a line that was said before it was complete.
      if (line.first < this.#said) {
        const rest = events.slice(this.#said, line.end).filter((event) => facts.tellings(event).length > 0);
        texts.push(...rest.map((event) => eventText(event, reader)));
      } else texts.push(spoken(line, events, facts, reader));
      this.#said = line.end;
    }
    return texts.join(" ");
  }
}
