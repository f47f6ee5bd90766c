import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlaybackQueue, pauseAfter } from "../src/store/playback.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(pause = 100) {
  const shown: number[] = [];
  const pace = new PlaybackQueue<number>(
    (message) => shown.push(message),
    (message) => (message < 0 ? 0 : pause),
  );
  return { pace, shown };
}

describe("the pace", () => {
  it("shows the first thing at once, and the others one after the other", () => {
    const { pace, shown } = paced();
    [1, 2, 3].forEach((message) => pace.push(message));
    expect(shown).toEqual([1]);
    expect(pace.waiting).toBe(2);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows with a thing what needs no time of its own", () => {
    const { pace, shown } = paced();
    [-1, -2, 3, -4].forEach((message) => pace.push(message));
    expect(shown).toEqual([-1, -2, 3]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([-1, -2, 3, -4]);
  });

  it("shows at once what comes after a while", () => {
    const { pace, shown } = paced();
    pace.push(1);
    vi.advanceTimersByTime(500);
    pace.push(2);
    expect(shown).toEqual([1, 2]);
  });

  it("shows everything in order when one does not want to wait", () => {
    const { pace, shown } = paced();
    [1, 2, 3, 4].forEach((message) => pace.push(message));
    pace.next();
    expect(shown).toEqual([1, 2]);
    pace.flush();
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(pace.waiting).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("forgets what waits when everything is told anew", () => {
    const { pace, shown } = paced();
    [1, 2, 3].forEach((message) => pace.push(message));
    pace.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });
});

describe("how long something is looked at", () => {
  it("grows with what happened, shrinks with what waits, and is nothing for nothing", () => {
    expect(pauseAfter(0, 0)).toBe(0);
    expect(pauseAfter(3, 0)).toBeGreaterThan(pauseAfter(1, 0));
    expect(pauseAfter(50, 0)).toBe(pauseAfter(80, 0));
    expect(pauseAfter(2, 40)).toBeLessThan(pauseAfter(2, 0) / 3);
  });
});
