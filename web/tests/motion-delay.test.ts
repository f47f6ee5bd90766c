import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { spinMotion } from "../src/games/shared/period-1878/indicator";
import { MotionDelay } from "../src/store/motionDelay.svelte";

describe("what follows from a motion", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("comes when it has come to rest", () => {
    const settling = new MotionDelay();
    const done = vi.fn();
    settling.after(spinMotion([{ event: "spun" }]), done);
    vi.advanceTimersByTime(500);
    expect(done).not.toHaveBeenCalled();
    expect(settling.isMoving).toBe(true);
    vi.advanceTimersByTime(100);
    expect(done).toHaveBeenCalledOnce();
    expect(settling.isMoving).toBe(false);
  });

  it("comes at once without motion, and before whatever comes next", () => {
    const settling = new MotionDelay();
    const told: string[] = [];
    settling.after(spinMotion([{ event: "man_moved" }]), () => told.push("first"));
    settling.after(560, () => told.push("second"));
    settling.after(560, () => told.push("third"));
    expect(told).toEqual(["first", "second"]);
    settling.now();
    expect(told).toEqual(["first", "second", "third"]);
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(3);
  });

  it("never comes when everything is told again", () => {
    const settling = new MotionDelay();
    const done = vi.fn();
    settling.after(560, done);
    settling.clear();
    vi.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
  });
});
