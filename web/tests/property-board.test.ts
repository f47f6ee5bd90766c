import { describe, expect, it } from "vitest";
import { effectsOf } from "../src/games/shared/property-board/effects";
import { cardOf, dealsOf, type Design, type Group, lotOf, raises } from "../src/games/shared/property-board/model";
import { forward, ownerMark, stand, withUniqueNames, track, zoom } from "../src/games/shared/property-board/track";
import { countsOf, offers } from "../src/store/offers";

const squares = track(40);

describe("the track", () => {
  it("goes clockwise from the lower right corner and closes", () => {
    expect(squares).toHaveLength(40);
    expect(squares[0]).toMatchObject({ x: 872, y: 872, side: "corner" });
    expect(squares[10]).toMatchObject({ x: 0, y: 872, side: "corner" });
    expect(squares[20]).toMatchObject({ x: 0, y: 0, side: "corner" });
    expect(squares[39]!.y + squares[39]!.h).toBeCloseTo(872);
  });

  it("leaves no gap and lets no two squares overlap", () => {
    const area = squares.reduce((sum, { w, h }) => sum + w * h, 0);
    expect(area).toBeCloseTo(1000 * 1000 - 744 * 744);
  });

  it("numbers names that stand there twice, as the table does", () => {
    expect(withUniqueNames(["Chance", "Paris", "Chance"])).toEqual(["Chance 1", "Paris", "Chance 2"]);
  });

  it("walks forward over the start", () => {
    expect(forward(38, 1, 40)).toEqual([39, 0, 1]);
    expect(forward(5, 5, 40)).toEqual([]);
  });
});

describe("pieces", () => {
  it("stand in the lane, never on a square, and not on one another", () => {
    for (const square of squares) {
      const spots = [0, 1, 2].map((n) => stand(square, n, 3, 17));
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(100);
        expect(x).toBeLessThan(900);
        expect(y).toBeGreaterThan(100);
        expect(y).toBeLessThan(900);
      }
      expect(Math.hypot(spots[0]!.x - spots[1]!.x, spots[0]!.y - spots[1]!.y)).toBeGreaterThan(28);
    }
  });

  it("have owners' marks inside their squares", () => {
    for (const square of squares.filter(({ side }) => side !== "corner")) {
      const { token, mortgage } = ownerMark(square);
      for (const [x, y] of [token, mortgage]) {
        expect(x > square.x && x < square.x + square.w && y > square.y && y < square.y + square.h).toBe(true);
      }
    }
  });
});

describe("the zoom", () => {
  it("never shows what lies beside the board", () => {
    for (const { x, y } of squares) {
      const { zx, zy } = zoom([x, y], 1080, { w: 390, h: 246 });
      expect(zx).toBeLessThanOrEqual(0);
      expect(zx).toBeGreaterThanOrEqual(390 - 1080);
      expect(zy).toBeLessThanOrEqual(0);
      expect(zy).toBeGreaterThanOrEqual(246 - 1080);
    }
  });
});

describe("what the position says", () => {
  it("finds offers and the lot wherever they lie on the stack", () => {
    const offer = { number: 3, maker: "B", to: "A", give: {}, get: {} };
    const outcry = { bidders: ["A", "B"], high: "B", bid: 30 };
    const view = {
      stack: [{ turn: {} }, { window: { offers: [offer] } }, { auction: { lease: "Rubeville", outcry } }],
    };
    expect(offers(view)).toEqual([offer]);
    expect(countsOf(["Rex", "Bremen"])).toEqual({ Rex: 1, Bremen: 1 });
    expect(countsOf({ Coffee: 3 })).toEqual({ Coffee: 3 });
    expect(lotOf(view)).toMatchObject({ name: "Rubeville", bid: 30, high: "B", call: 1, held: [] });
    expect(lotOf({ stack: [{ turn: {} }] })).toBeNull();
  });

  it("shows a card until the next throw", () => {
    const card = { event: "card_cut", clause: "", text: "", fields: { card: "CC03", text: "Scout camp." } };
    const thrown = { event: "thrown", clause: "", text: "", fields: {} };
    expect(cardOf([thrown, card])).toEqual({ id: "CC03", text: "Scout camp." });
    expect(cardOf([card, thrown])).toBeNull();
  });

  it("gathers what can be done with a deed", () => {
    const choices = [
      { action: "throw", name: "throw", fields: [] },
      { action: "buy", name: "buy", fields: [] },
      { action: "mortgage {vessel}", name: "mortgage", fields: ["vessel"], domain: { one_of: ["Paris", "Rex"] } },
      {
        action: "build {vessel} {count}",
        name: "build",
        fields: ["vessel", "count"],
        domain: { by_first: [{ first: "Paris", then: { from: 1, to: 2, step: 1 } }] },
      },
    ];
    expect(dealsOf(choices, "Paris", "").map(({ verb }) => verb)).toEqual(["mortgage", "build"]);
    expect(dealsOf(choices, "Paris", "")[1]!.answers.map(({ text }) => text)).toEqual([
      "build Paris 1",
      "build Paris 2",
    ]);
    expect(dealsOf(choices, "Rex", "Rex").map(({ verb }) => verb)).toEqual(["buy", "mortgage"]);
  });
});

describe("raises", () => {
  it("begin with the least and stay within what is legal", () => {
    expect(raises({ from: 190, to: 742, step: 1 }, 150)[0]).toBe(190);
    expect(raises({ from: 190, to: 200, step: 1 }, 150)).toEqual([190, 200]);
    expect(raises({ from: 35, to: 100, step: 5 }, 60).every((sum) => sum % 5 === 0)).toBe(true);
  });
});

describe("an exchange", () => {
  it("says who would hold a whole group, and who would break one up", () => {
    const red: Group = { id: "r", name: "Red", fill: "", mark: "", deeds: ["a", "b"] };
    const blue: Group = { id: "b", name: "Blue", fill: "", mark: "", deeds: ["c", "d"] };
    const design = { groups: () => [red, blue] } as unknown as Design;
    const view = { owners: { a: "A", b: "B", c: "A", d: "A" } };
    const exchange = { maker: "B", to: "A", give: { b: 1 }, get: { c: 1, d: 0 } };
    const found = effectsOf(design, {}, view, exchange);
    expect(found.map(({ seat, id, after, whole }) => [seat, id, after, whole])).toEqual([
      ["A", "r", 2, 2],
      ["A", "b", 1, 2],
      ["B", "b", 1, 2],
    ]);
  });
});
