import { describe, expect, it } from "vitest";
import { worn } from "../src/draw/seats";

describe("the hues that seats wear", () => {
  it("are their own where no colour is taken", () => {
    expect(worn({ A: undefined, B: null, C: undefined })).toEqual({ A: "A", B: "B", C: "C" });
  });

  it("are the colours that were taken in the game", () => {
    expect(worn({ A: "blue", B: "red" })).toEqual({ A: "B", B: "A" });
    expect(worn({ A: "Yellow", B: "green" })).toEqual({ A: "D", B: "C" });
  });

  it("are never worn twice", () => {
    expect(worn({ A: "blue", B: null, C: null })).toEqual({ A: "B", B: "A", C: "C" });
    expect(new Set(Object.values(worn({ A: "red", B: "red", C: "mauve" }))).size).toBe(3);
  });
});
