import { describe, expect, it } from "vitest";
import { LINE_HEIGHT, LineHeights, lineWindow } from "../src/store/virtualList";

const heightAt = (): number => LINE_HEIGHT;

describe("the lines of a long list that are in the document", () => {
  it("are few, however many there are", () => {
    for (const top of [0, 10_000, null]) {
      const { first, end } = lineWindow(5000, heightAt, top, 640);
      expect(end - first).toBeLessThanOrEqual(64);
    }
  });

  it("and the stretches beside them are as high as all of them", () => {
    for (const top of [0, 333, 12_345, 5000 * LINE_HEIGHT, null]) {
      const { first, end, before, after } = lineWindow(5000, heightAt, top, 640);
      expect(before + (end - first) * LINE_HEIGHT + after).toBe(5000 * LINE_HEIGHT);
    }
  });

  it("hold all that is in sight", () => {
    const { first, end } = lineWindow(5000, heightAt, 1000 * LINE_HEIGHT + 5, 640);
    expect(first).toBeLessThanOrEqual(1000);
    expect(end).toBeGreaterThan(1020);
  });

  it("are the last ones at the end of the list", () => {
    expect(lineWindow(5000, heightAt, null, 640)).toMatchObject({ end: 5000, after: 0 });
    expect(lineWindow(3, heightAt, null, 640)).toEqual({ first: 0, end: 3, before: 0, after: 0 });
    expect(lineWindow(0, heightAt, null, 640)).toEqual({ first: 0, end: 0, before: 0, after: 0 });
  });

  it("go by the heights that are known", () => {
    const heights = new LineHeights();
    expect(heights.note(0, LINE_HEIGHT + 18)).toBe(18);
    expect(heights.note(0, LINE_HEIGHT + 18)).toBe(0);
    expect(lineWindow(50, (place) => heights.of(place), 0, 10)).toMatchObject({ first: 0, before: 0 });
    heights.forget();
    expect(heights.of(0)).toBe(LINE_HEIGHT);
  });
});
