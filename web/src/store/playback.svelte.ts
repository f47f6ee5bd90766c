// What the others do is shown one thing after the other, at a pace one can follow, however fast it comes.

const SHORTEST = 450;
const EACH = 180;
const LONGEST = 1100;
/** When more than so many things wait, each gets less time: one is never far behind the table. */
const FEW = 8;

/** How long something is looked at before the next comes, in milliseconds. */
export function pauseAfter(events: number, waiting: number): number {
  if (events === 0) return 0;
  return Math.min(LONGEST, SHORTEST + EACH * events) * Math.min(1, FEW / Math.max(1, waiting));
}

export class PlaybackQueue<Message> {
  /** How many things have happened that are not shown yet. */
  waiting = $state(0);
  #queue: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (message: Message) => void,
    /** How long a message is looked at, given how many wait behind it. */
    private readonly pause: (message: Message, waiting: number) => number,
  ) {}

  /** Something has happened: it is shown at once, or when its time comes. */
  push(message: Message): void {
    this.#queue.push(message);
    this.waiting = this.#queue.length;
    if (this.#timer === undefined) this.next();
  }

  /** Show the next thing now, and whatever needs no time of its own with it. */
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

  /** Show all that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#queue.splice(0)) this.show(message);
    this.waiting = 0;
  }

  /** Forget what waits: everything is told anew. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
  }
}
