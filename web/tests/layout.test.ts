import { describe, expect, it } from "vitest";
import { layoutOf } from "../src/store/layout.svelte";

describe("the arrangement of the table", () => {
  it.each([
    [390, 844, "phone"],
    [320, 480, "phone"],
    [720, 600, "phone"],
    [844, 390, "short"],
    [667, 375, "short"],
    [768, 1024, "upright"],
    [820, 1180, "upright"],
    [1200, 1600, "upright"],
    [1024, 768, "beside"],
    [1180, 820, "beside"],
    [900, 1000, "beside"],
    [1280, 1024, "beside"],
    [1280, 720, "desk"],
    [1440, 900, "desk"],
  ] as const)("at %i x %i is %s", (width, height, expected) => expect(layoutOf(width, height)).toBe(expected));
});
