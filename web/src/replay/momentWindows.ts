// Moments of a record, fetched in windows: the first moment of a window is whole, the others are changes.
import type { Moment } from "../net/http";
import type { View } from "../store/table.svelte";

/** How many moments one request fetches. */
export const WINDOW = 64;

export interface Seen {
  view: View;
  waitsFor: string[];
}

/** Every moment of a window whole; what did not change is shared between them. */
export function unfolded(moments: readonly Moment[]): Seen[] {
  const seen: Seen[] = [];
  let before: View = {};
  for (const { view, removed, waits_for } of moments) {
    const unchanged = Object.entries(before).filter(([name]) => !removed.includes(name));
    before = { ...Object.fromEntries(unchanged), ...view };
    seen.push({ view: before, waitsFor: waits_for });
  }
  return seen;
}

/** A cache of windows, fetched and in flight. */
export class Windows {
  #found = new Map<number, Seen[]>();
  #coming = new Map<number, Promise<Seen[]>>();

  constructor(private readonly fetch: (first: number, count: number) => Promise<Moment[]>) {}

  /** A moment that was fetched already. */
  here(moment: number): Seen | null {
    return this.#found.get(Math.floor(moment / WINDOW))?.[moment % WINDOW] ?? null;
  }

  async at(moment: number): Promise<Seen> {
    const window = await this.#window(Math.floor(moment / WINDOW));
    const seen = window[moment % WINDOW];
    if (!seen) throw new RangeError(`there is no moment ${moment}`);
    return seen;
  }

  /** Prefetch a moment. */
  expect(moment: number): void {
    this.#window(Math.floor(moment / WINDOW)).catch(() => undefined); // it is asked for again when it is needed
  }

  #window(number: number): Promise<Seen[]> {
    const found = this.#found.get(number);
    if (found) return Promise.resolve(found);
    let coming = this.#coming.get(number);
    if (!coming) {
      coming = this.fetch(number * WINDOW, WINDOW)
        .then((moments) => {
          const seen = unfolded(moments);
          this.#found.set(number, seen);
          return seen;
        })
        .finally(() => this.#coming.delete(number));
      this.#coming.set(number, coming);
    }
    return coming;
  }
}
