import { describe, expect, it } from "vitest";
import { seatHues } from "../src/draw/seats";

describe("the hues that seats wear", () => {
  it("are their own where no colour is taken", () => {
    expect(seatHues({ A: undefined, B: null, C: undefined })).toEqual({ A: "A", B: "B", C: "C" });
  });

  it("are the colours that were taken in the game", () => {
    expect(seatHues({ A: "blue", B: "red" })).toEqual({ A: "B", B: "A" });
    expect(seatHues({ A: "Yellow", B: "green" })).toEqual({ A: "D", B: "C" });
  });

  it("are never seatHues twice", () => {
    expect(seatHues({ A: "blue", B: null, C: null })).toEqual({ A: "B", B: "A", C: "C" });
    expect(new Set(Object.values(seatHues({ A: "red", B: "red", C: "mauve" }))).size).toBe(3);
  });
});
