import { describe, expect, it } from "vitest";
import type { Domain } from "../src/store/asks";
import { rebalanced } from "../src/store/shares";
import { fitting, completed, fieldDomains } from "../src/store/fields";

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
    expect(fieldDomains(quote, [])).toEqual(quote.each);
    expect(completed(quote, [])).toEqual([1, 10]);
    expect(completed(quote, [9, 444])).toEqual([7, 440]);
  });

  it("lets what was chosen first decide what comes after", () => {
    expect(fieldDomains(match, ["C"])).toEqual([{ one_of: ["B", "C"] }, { one_of: ["Gold"] }]);
    expect(completed(match, ["C", "Rice 2"])).toEqual(["C", "Gold"]);
    expect(completed(match, ["B", "Gold 2"])).toEqual(["B", "Gold 2"]);
  });

  it("narrows rows down from left to right", () => {
    const rows: Domain = {
      rows: [
        ["Oil 3", 1],
        ["Oil 3", 2],
        ["Gas", 1],
      ],
    };
    expect(fieldDomains(rows, ["Gas"])).toEqual([{ one_of: ["Oil 3", "Gas"] }, { one_of: [1] }]);
    expect(completed(rows, ["Gas", 2])).toEqual(["Gas", 1]);
  });

  it("offers of so many only what there is enough of", () => {
    const lots: Domain = {
      up_to: [
        { item: "Coffee", max: 2 },
        { item: "Sugar", max: 5 },
      ],
    };
    expect(completed(lots, [4, "Coffee"])).toEqual([4, "Sugar"]);
    expect(completed(lots, [2, "Coffee"])).toEqual([2, "Coffee"]);
  });

  it("stays within a range and on its steps", () => {
    const sums = { from: 10, to: 32, step: 5 };
    expect(fitting(sums, 99)).toBe(30);
    expect(fitting(sums, 13)).toBe(15);
    expect(fitting(sums, Number.NaN)).toBe(10);
  });

  it("cannot take terms of a trade apart", () => {
    expect(fieldDomains({ terms: [] }, [])).toBeNull();
  });
});

describe("shares of an income", () => {
  const share: Domain = {
    by_first: [{ first: "Railroads", then: { shares_like: { A: 1, B: 1, D: 98 }, total: 100 } }],
  };
  const pool: Domain = {
    any_of: ["A", "B"].map((holder): Domain => ({
      each: [
        { one_of: ["Railroads"] },
        { one_of: [holder] },
        { shares_like: { A: 1, B: 99 }, total: 100 },
        { pays_up_to: (holder === "A" ? { B: -70 } : { A: -30 }) as Record<string, number>, gets_up_to: 200 },
      ],
    })),
  };

  it("are even until somebody says otherwise", () => {
    expect(completed(share, [])).toEqual(["Railroads", "A 34, B 33, D 33"]);
    expect(completed(share, ["Railroads", "A 50, B 30, D 20"])).toEqual(["Railroads", "A 50, B 30, D 20"]);
    expect(completed(share, ["Railroads", "A 50, B 30, D 30"])).toEqual(["Railroads", "A 34, B 33, D 33"]);
  });

  it("add up to the whole whatever one of them gets", () => {
    expect(rebalanced({ A: 34, B: 33, D: 33 }, "A", 60)).toEqual({ A: 60, B: 33, D: 7 });
    expect(rebalanced({ A: 34, B: 33, D: 33 }, "D", 99)).toEqual({ A: 1, B: 1, D: 98 });
    expect(rebalanced({ A: 60, B: 40 }, "B", Number.NaN)).toEqual({ A: 99, B: 1 });
  });

  it("go with payments, which depend on who holds", () => {
    expect(completed(pool, [])).toEqual(["Railroads", "A", "A 50, B 50", "nothing"]);
    expect(completed(pool, ["Railroads", "B", "A 40, B 60", "A gets 150"])?.at(-1)).toBe("A gets 150");
    expect(completed(pool, ["Railroads", "B", "A 40, B 60", "A pays 50"])?.at(-1)).toBe("nothing");
    expect(fieldDomains(pool, ["Railroads", "B"])?.[3]).toEqual({ pays_up_to: { A: -30 }, gets_up_to: 200 });
  });
});
