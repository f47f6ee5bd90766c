import { describe, expect, it } from "vitest";
import { tuneOf } from "../src/store/sound.svelte";

describe("the sounds of the table", () => {
  it("tell a throw, a payment and a corner apart", () => {
    const heard = ["thrown", "paid", "corner_scored"].map(tuneOf);
    expect(new Set(heard).size).toBe(3);
    expect(heard).not.toContain(null);
  });

  it("leave the rest silent", () => {
    expect(tuneOf("offer_declined")).toBeNull();
  });
});
