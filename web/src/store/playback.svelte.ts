// Playback of updates: others' moves are shown one after another, slowly enough to follow, however fast they arrive.
import type { Pace } from "./settings.svelte";

const SHORTEST = 450;
const EACH = 180;
const LONGEST = 1100;
/** With more updates than this waiting, each gets less time, so that the page never falls far behind. */
const FEW = 8;

/** How much longer everything is shown at each pace. */
const STRETCH: Record<Pace, number> = { gentle: 2, normal: 1, fast: 0 };

/** How long an update is shown before the next one, in milliseconds. */
export function pauseAfter(events: number, waiting: number, pace: Pace = "normal"): number {
  if (events === 0) return 0;
  return Math.min(LONGEST, SHORTEST + EACH * events) * Math.min(1, FEW / Math.max(1, waiting)) * STRETCH[pace];
}

export class PlaybackQueue<Message> {
  /** How many updates are not shown yet. */
  waiting = $state(0);
  #queue: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (message: Message) => void,
    /** How long a message is shown, given how many wait behind it. */
    private readonly pause: (message: Message, waiting: number) => number,
  ) {}

  /** Add an update; it is shown at once, or after those before it. */
  push(message: Message): void {
    this.#queue.push(message);
    this.waiting = this.#queue.length;
    if (this.#timer === undefined) this.next();
  }

  /** Show the next update now, and those after it that need no time of their own. */
  next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#timer === undefined) {
      const message = this.#queue.shift();
      if (message === undefined) break;
      this.waiting = this.#queue.length;
      this.show(message);
      const pause = this.pause(message, this.#queue.length);
      if (pause > 0) this.#timer = setTimeout(() => this.next(), pause);
    }
  }

  /** Show all waiting updates now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#queue.splice(0)) this.show(message);
    this.waiting = 0;
  }

  /** Drop all waiting updates: a snapshot replaces them. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
  }
}
