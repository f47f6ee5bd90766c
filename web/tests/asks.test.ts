import { describe, expect, it } from "vitest";
import { type Choice, filled, listed, verbOf } from "../src/store/asks";

const bid: Choice = { action: "bid {amount}", name: "bid", fields: ["amount"], domain: { from: 10, to: 30, step: 5 } };
const match: Choice = {
  action: "match {player} with {cards}",
  name: "match",
  fields: ["player", "cards"],
  domain: {
    by_first: [
      { first: "B", then: { one_of: ["Rice 2", "Gold 2"] } },
      { first: "C", then: { one_of: ["Gold"] } },
    ],
  },
};

describe("an ask's choice", () => {
  it("becomes an answer when its fields are filled in", () => {
    expect(filled(bid, [25])).toBe("bid 25");
    expect(filled(match, ["B", "Gold 2"])).toBe("match B with Gold 2");
    expect(filled({ action: "pass", name: "pass", fields: [] }, [])).toBe("pass");
  });

  it("is called by the words before its first field", () => {
    expect(verbOf(bid)).toBe("bid");
    expect(verbOf({ action: "offer {to}: {give} for {get}" })).toBe("offer");
    expect(verbOf({ action: "{words} {commodity}" })).toBe("{words} {commodity}");
  });

  it("lists all its answers, if they are few", () => {
    expect(listed(bid, 10)).toEqual([[10], [15], [20], [25], [30]]);
    expect(listed(bid, 4)).toBeNull();
    expect(listed(match, 10)).toEqual([
      ["B", "Rice 2"],
      ["B", "Gold 2"],
      ["C", "Gold"],
    ]);
    expect(listed({ action: "spin", name: "spin", fields: [] }, 1)).toEqual([[]]);
  });

  it("lists pairs, and numbers of a thing", () => {
    const take: Choice = {
      action: "take {trade} with {colour}",
      name: "take",
      fields: ["trade", "colour"],
      domain: { each: [{ one_of: ["farmer", "merchant"] }, { one_of: ["red", "blue"] }] },
    };
    expect(listed(take, 4)).toHaveLength(4);
    expect(listed(take, 3)).toBeNull();
    const buy: Choice = {
      action: "buy {number} {commodity}",
      name: "buy",
      fields: ["number", "commodity"],
      domain: { up_to: [{ item: "Coffee", max: 2 }] },
    };
    expect(listed(buy, 9)!.map((row) => filled(buy, row))).toEqual(["buy 1 Coffee", "buy 2 Coffee"]);
  });

  it("does not list offers: there are too many", () => {
    const offer: Choice = {
      action: "offer {to}: {give} for {get}",
      name: "offer",
      fields: ["to", "give", "get"],
      domain: { terms: [] },
    };
    expect(listed(offer, 1000)).toBeNull();
  });
});
