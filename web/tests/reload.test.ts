import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnce } from "../src/store/reload";

class Kept {
  #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
}

describe("a page that is older than its server", () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  it("loads itself anew once, and a while later again", () => {
    const kept = new Kept() as unknown as Storage;
    const load = vi.fn();
    reloadOnce(kept, load);
    vi.advanceTimersByTime(5_000);
    reloadOnce(kept, load);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    reloadOnce(kept, load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
