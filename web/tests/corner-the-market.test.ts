// Where the board of Corner the Market puts things: from an edition of the same shape as the real one.
import { describe, expect, it } from "vitest";
import { BLOCK, CORNER, Layout, pitsOf } from "../src/games/corner-the-market/geometry";
import { boardArtwork } from "../src/games/corner-the-market/artwork";
import { closedPits, lotsOf, markerDegrees, priceOf, quoteOf, stockOf } from "../src/games/corner-the-market/selectors";
import { windowAt } from "../src/games/corner-the-market/zoom";
import type { Ask } from "../src/store/asks";

const GATES: Record<number, string> = {
  7: "coffee",
  14: "sugar",
  21: "cotton",
  28: "copper",
  35: "hides",
  42: "rubber",
};
const NAMES = Object.values(GATES);

const edition = {
  edition: { title: "Corner the Market", year: 1938 },
  labels: { subtitle: "A <game>" },
  amounts: { enter_pit: 2000, pass_or_stop_cashier: 5000, advance_to_cashier: 10000 },
  amounts_reconstructed: { dividend: 2000 },
  thresholds: { corner_size: 6, control_size: 10 },
  square_kinds: [
    { id: "rest", name: "Ticker tape" },
    { id: "buy", name: "Buy" },
  ],
  calendar: {
    seasons: ["winter", "spring", "summer", "autumn"],
    months: {
      winter: ["january", "february", "march"],
      spring: ["april", "may", "june"],
      summer: ["july", "august", "september"],
      autumn: ["october", "november", "december"],
    },
  },
  commodities: NAMES.map((id) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    contracts: 10,
    prices: { winter: 900, spring: 1200, summer: 1500, autumn: 1800 },
    crash: 600,
  })),
  board: {
    length: 44,
    defaults: { option_buy_max: 3, option_sell_max: 3 },
    squares: {
      list: Array.from({ length: 44 }, (_, index) =>
        GATES[index] ? { index, kind: "gate", commodity: GATES[index] } : { index, kind: "rest" },
      ),
    },
  },
  pit: { list: Array.from({ length: 12 }, (_, position) => ({ position, kind: position ? "buy" : "entrance" })) },
};

describe("the pits", () => {
  it("lie in the well, apart from each other, each with twelve places", () => {
    const pits = pitsOf(edition);
    expect(pits).toHaveLength(6);
    const corners = new Set(pits.map(({ x, y }) => `${x},${y}`));
    expect(corners.size).toBe(6);
    for (const { x, y, cells } of pits) {
      expect(x).toBeGreaterThanOrEqual(CORNER);
      expect(y + BLOCK).toBeLessThanOrEqual(1000 - CORNER);
      expect(new Set(cells.map((cell) => `${cell.x},${cell.y}`)).size).toBe(12);
    }
  });

  it("have Entrance and Exit side by side, and every step goes to a cell that touches", () => {
    for (const { cells } of pitsOf(edition)) {
      cells.forEach((cell, n) => {
        const next = cells[(n + 1) % cells.length]!;
        expect(Math.abs(cell.x - next.x) + Math.abs(cell.y - next.y)).toBe(cell.w);
      });
    }
  });

  it("have the Exit farther along the track than the Entrance", () => {
    const cotton = pitsOf(edition).find(({ id }) => id === "cotton")!; // on the left side the track goes up
    expect(cotton.cells[11]!.y).toBeLessThan(cotton.cells[0]!.y);
    const hides = pitsOf(edition).find(({ id }) => id === "hides")!; // on the right side it goes down
    expect(hides.cells[11]!.y).toBeGreaterThan(hides.cells[0]!.y);
  });
});

describe("the way of a piece", () => {
  const layout = new Layout(edition);

  it("goes round the corner of the track", () => expect(layout.way(42, 1)).toEqual([43, 0, 1]));
  it("goes into a pit by its gate", () => expect(layout.way(6, "Coffee 1")).toEqual([7, "Coffee 0", "Coffee 1"]));
  it("leaves a pit by its Exit", () => expect(layout.way("Coffee 10", 9)).toEqual(["Coffee 11", 8, 9]));
  it("leaps where it would be too long", () => expect(layout.way(5, 4)).toEqual([4]));
  it("is no way at all where the piece stands", () => expect(layout.way(5, 5)).toEqual([5]));
});

describe("the printed board", () => {
  it("has every square and escapes the edition's words", () => {
    const drawn = boardArtwork(edition);
    expect(drawn.match(/class="sq /g)).toHaveLength(44);
    expect(drawn).toContain("A &lt;GAME&gt;");
    expect(drawn).not.toContain("style=");
  });
});

describe("what the view says", () => {
  const players = { A: { cash: 1, at: 0, contracts: { Coffee: 10 } }, B: { cash: 1, at: 0, contracts: { Sugar: 3 } } };
  const [coffee, sugar] = edition.commodities as never as Parameters<typeof priceOf>[0][];

  it("counts what is left and closes what one has whole", () => {
    expect(stockOf(sugar!, { players })).toBe(7);
    expect([...closedPits({ players }, edition)]).toEqual(["coffee"]);
    expect(closedPits({ players, spared: "Coffee" }, edition).size).toBe(0);
  });
  it("knows no stock where holdings are secret", () =>
    expect(stockOf(sugar!, { players: { ...players, B: { cash: 1, at: 0 } } })).toBeNull());
  it("takes the price of the season, and in a crash that of the crash", () => {
    expect(priceOf(coffee!, { marker: "august" }, edition)).toBe(1500);
    expect(priceOf(coffee!, { marker: "summer", crash: true }, edition)).toBe(600);
  });
  it("puts the marker in the middle of its season or month", () => {
    expect(markerDegrees({ marker: "spring" }, edition)).toBe(135);
    expect(markerDegrees({ marker: "january" }, edition)).toBe(15);
  });
});

describe("what the ask allows", () => {
  const ask = (choice: Ask["choices"][number]): Ask => ({
    clause: "",
    required: true,
    sealed: false,
    default_action: "",
    choices: [choice],
  });

  it("is a line with a button for each number", () => {
    const domain = { up_to: [{ item: "Sugar", max: 2 }] };
    const lots = lotsOf(
      ask({ action: "buy {number} {commodity}", name: "buy", fields: ["number", "commodity"], domain }),
    );
    expect(lots).toEqual([
      {
        what: "Sugar",
        verb: "buy",
        answers: [
          { number: 1, text: "buy 1 Sugar" },
          { number: 2, text: "buy 2 Sugar" },
        ],
      },
    ]);
  });
  it("is a quotation where number and price are free", () => {
    const domain = {
      each: [
        { from: 1, to: 2, step: 1 },
        { from: 100, to: 900, step: 100 },
      ],
    };
    expect(
      quoteOf(ask({ action: "offer {number} at {price}", name: "offer", fields: ["number", "price"], domain }))?.ranges,
    ).toHaveLength(2);
  });
});

describe("a phone's window", () => {
  it("never shows what lies beyond the edge", () => {
    const { x, y } = windowAt([0, 1000], 390, 500, false);
    expect(x).toBe(0);
    expect(y).toBe(500 - 1080);
  });
  it("shows everything if it is asked to", () => {
    const { side, map } = windowAt([0, 0], 390, 500, true);
    expect(side).toBe(390);
    expect(map.w).toBeCloseTo(100);
  });
});
