import { describe, expect, it } from "vitest";
import type { Domain } from "../src/store/asks";
import { fitting, settled, slotsOf } from "../src/store/slots";

const quote: Domain = {
  each: [
    { from: 1, to: 7, step: 1 },
    { from: 10, to: 900, step: 10 },
  ],
};
const match: Domain = {
  by_first: [
    { first: "B", then: { one_of: ["Rice 2", "Gold 2"] } },
    { first: "C", then: { one_of: ["Gold"] } },
  ],
};

describe("an answer of several fields", () => {
  it("has a range for each number", () => {
    expect(slotsOf(quote, [])).toEqual(quote.each);
    expect(settled(quote, [])).toEqual([1, 10]);
    expect(settled(quote, [9, 444])).toEqual([7, 440]);
  });

  it("lets what was chosen first decide what comes after", () => {
    expect(slotsOf(match, ["C"])).toEqual([{ one_of: ["B", "C"] }, { one_of: ["Gold"] }]);
    expect(settled(match, ["C", "Rice 2"])).toEqual(["C", "Gold"]);
    expect(settled(match, ["B", "Gold 2"])).toEqual(["B", "Gold 2"]);
  });

  it("narrows rows down from left to right", () => {
    const rows: Domain = {
      rows: [
        ["Oil 3", 1],
        ["Oil 3", 2],
        ["Gas", 1],
      ],
    };
    expect(slotsOf(rows, ["Gas"])).toEqual([{ one_of: ["Oil 3", "Gas"] }, { one_of: [1] }]);
    expect(settled(rows, ["Gas", 2])).toEqual(["Gas", 1]);
  });

  it("offers of so many only what there is enough of", () => {
    const lots: Domain = {
      up_to: [
        { what: "Coffee", most: 2 },
        { what: "Sugar", most: 5 },
      ],
    };
    expect(settled(lots, [4, "Coffee"])).toEqual([4, "Sugar"]);
    expect(settled(lots, [2, "Coffee"])).toEqual([2, "Coffee"]);
  });

  it("stays within a range and on its steps", () => {
    const sums = { from: 10, to: 32, step: 5 };
    expect(fitting(sums, 99)).toBe(30);
    expect(fitting(sums, 13)).toBe(15);
    expect(fitting(sums, Number.NaN)).toBe(10);
  });

  it("cannot take terms of a trade apart", () => {
    expect(slotsOf({ terms: [] }, [])).toBeNull();
  });
});
