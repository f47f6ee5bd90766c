// What the bar says of answers, places and clocks. Everything here comes from the server; the page puts it in words.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { design as anchor } from "../src/games/weigh-anchor/design";
import { unavailablePlaces as compassPlaces } from "../src/games/mariners-compass/unavailable";
import { Chart } from "../src/games/mariners-compass/chart";
import { unavailablePlaces as ovalPlaces } from "../src/games/ten-up/unavailable";
import { Oval } from "../src/games/ten-up/oval";
import { attemptsFor, placeHint } from "../src/games/shared/property-board/placeHints";
import type { RoomInfo, You } from "../src/net/messages.gen";
import type { Choice } from "../src/store/asks";
import { Clocks, clockTime } from "../src/store/clocks.svelte";
import { showHint, hideHint, whyNotHere } from "../src/store/hints";
import { priceOf, pricesOf } from "../src/store/consequences";
import type { Table, Notice } from "../src/store/table.svelte";
import { editionOf } from "./editions";
import { loadGameTexts } from "../src/words/catalogue.svelte";

await loadGameTexts("weigh-anchor");

const build: Choice = {
  action: "build {vessel}",
  name: "build",
  fields: ["vessel"],
  domain: { one_of: ["Rex", "Paris"] },
};

describe("prices on buttons", () => {
  it("say what one answer costs or brings", () => {
    const prices = { buy: -220, "mortgage Rex": 1100, throw: 0 };
    expect(priceOf(prices, "buy")).toBe("costs $220");
    expect(priceOf(prices, "mortgage Rex")).toBe("brings $1,100");
    expect(priceOf(prices, "throw")).toBe("");
    expect(priceOf(prices, "pass")).toBe("");
  });

  it("say the least of what several cost, and the most of what several bring", () => {
    expect(pricesOf({ "build Rex": -100, "build Paris": -150 }, build)).toBe("from $100");
    expect(pricesOf({ "build Rex": 100, "build Paris": 150 }, build)).toBe("brings up to $150");
    expect(pricesOf({ "build Rex": -100 }, build)).toBe("costs $100");
    expect(pricesOf({ "build Rex": -100, "build Paris": 150 }, build)).toBe("");
    expect(pricesOf({}, build)).toBe("");
  });
});

function tableWith(fields: Partial<Record<keyof Table, unknown>>): Table {
  const table = {
    seat: "A",
    isOver: false,
    ask: { choices: [build] },
    closed: [],
    hint: null as Notice | null,
    loadUnavailable: () => Promise.resolve(),
    whyNot: () => Promise.resolve(null),
    nameOf: (seat: string) => ({ A: "Ann", B: "Bo" })[seat] ?? seat,
    setHint(hint: Notice | null) {
      table.hint = hint;
    },
    ...fields,
  };
  return table as unknown as Table;
}

describe("a square one points at", () => {
  const edition = editionOf("weigh-anchor");
  const deeds = anchor.deeds(edition);
  const places = anchor.places(edition);
  const view = {
    owners: { Rex: "B", Paris: "A" },
    players: { A: { at: "Rex" }, B: { at: places[0]!.name } },
    figures: { now: { Rex: 32, Paris: 0 }, by: { Rex: "WA-037", Paris: "WA-035" } },
  };
  const of = (name: string): Notice => {
    const deed = deeds.find((each) => each.name === name);
    return placeHint(tableWith({}), view, { name, label: name, kind: "" }, deed);
  };

  it("says whose it is and what landing there costs now, by the clause the server gives", () => {
    expect(of("Rex")).toEqual({ text: "Rex: Bo owns it. Landing here costs $32 now. Here: Ann.", clause: "WA-037" });
    expect(of("Paris")).toEqual({ text: "Paris: you own it. Landing here costs nothing now.", clause: "WA-035" });
  });

  it("says the price where nobody owns it, and what it is where nobody can", () => {
    const free = deeds.find((deed) => deed.name === "Olympic")!;
    expect(of("Olympic").text).toBe("Olympic: nobody owns it. It costs $280.");
    expect(attemptsFor(view, free)).toEqual([{ action: "buy" }]);
    expect(
      attemptsFor(
        view,
        deeds.find((deed) => deed.name === "Rex")!,
      ),
    ).toEqual([]);
    expect(of(places[0]!.name).text).toBe(`${places[0]!.name}. Here: Bo.`);
  });
});

describe("why a place is not open", () => {
  it("is asked with the first pattern that the game knows and that has a reason", async () => {
    const whyNot = vi.fn((action: string) =>
      Promise.resolve(action === "place on {cell}" ? { text: "Not there.", clause: "X-1" } : null),
    );
    const closed = [{ action: "advance to {cell}" }, { action: "place on {cell}" }];
    const table = tableWith({ whyNot, unavailable: closed });
    const wanted = ["go {cell}", "advance to {cell}", "place on {cell}"].map((action) => {
      return { action, fields: { cell: "R1" } };
    });
    expect(await whyNotHere(table, wanted)).toEqual({ text: "Not there.", clause: "X-1" });
    expect(whyNot.mock.calls.map(([action]) => action)).toEqual(["advance to {cell}", "place on {cell}"]);
  });

  it("is whose turn it is for whoever is not asked, and nothing for whoever watches", async () => {
    const whyNot = vi.fn(() => Promise.resolve({ text: "It is Bo's turn.", clause: "X-2" }));
    expect(await whyNotHere(tableWith({ ask: null, whyNot }), [{ action: "spin" }])).toMatchObject({ clause: "X-2" });
    expect(await whyNotHere(tableWith({ seat: null, whyNot }), [{ action: "spin" }])).toBe(null);
    expect(whyNot).toHaveBeenCalledTimes(1);
  });

  describe("when one stays on it", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it("is shown after a moment; who passes over asks nothing; what a finger touched stays", async () => {
      const whyNot = vi.fn(() => Promise.resolve({ text: "Spin first.", clause: "X-3" }));
      const table = tableWith({ whyNot, unavailable: [{ action: "spin" }] });
      showHint(table, { text: "Square 3.", clause: "" }, [{ action: "spin" }]);
      showHint(table, { text: "Square 4.", clause: "" }, [{ action: "spin" }]);
      expect(table.hint?.text).toBe("Square 4.");
      await vi.advanceTimersByTimeAsync(500);
      expect(table.hint).toEqual({ text: "Square 4. Spin first.", clause: "X-3" });
      expect(whyNot).toHaveBeenCalledTimes(1);
      hideHint(table, { pointerType: "touch" } as PointerEvent);
      expect(table.hint).not.toBe(null);
      hideHint(table, { pointerType: "mouse" } as PointerEvent);
      expect(table.hint).toBe(null);
    });
  });

  it("is asked of every square of the oval that is not offered, by the number that leads there", () => {
    const oval = new Oval(editionOf("ten-up"));
    const open = { squares: [oval.square(5)], numbers: [3], cells: [oval.cells[0]!] };
    const spots = ovalPlaces(oval, [1, 2, 3, 4, 5, 6], 2, open);
    expect(spots).toHaveLength(oval.squares.length + oval.cells.length - 2);
    expect(spots.find(({ id }) => id === "square 6")!.attempts[0]!.fields).toEqual({ number: "4" });
    expect(spots.find(({ id }) => id === "square 20")!.attempts[0]!.fields).toEqual({ number: "1" });
  });

  it("is asked of every square and space of the compass, by its direction if it is next to mine", () => {
    const chart = new Chart(editionOf("mariners-compass"));
    const land = chart.lands[0]!;
    const open = { squares: [], spaces: [0], numbers: [2], cities: [] };
    const spots = compassPlaces(chart, [1, 2, 3], { land, square: [3, 3] }, open);
    const squares = chart.lands.reduce((sum, each) => sum + each.rows * each.columns, 0);
    expect(spots).toHaveLength(squares + chart.letters.length - 1);
    const [column, row] = chart.step([3, 3], "E");
    const east = spots.find(({ id }) => id === `${land.id} ${column},${row}`)!;
    expect(east.attempts[0]).toEqual({ action: "go {direction}", fields: { direction: "E" } });
    expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
  });
});

describe("clocks", () => {
  const room = {
    clock: {},
    seats: ["A", "B"].map((letter) => ({ letter, remaining_ms: 60_000 })),
  } as unknown as RoomInfo;

  it("run for who is asked, from when he was asked, and begin anew when he has acted", () => {
    let now = 0;
    const clocks = new Clocks(() => now);
    clocks.found({ A: 10_000 });
    expect(clocks.left(room, null, "A")).toBe(50_000);
    expect(clocks.left(room, null, "B")).toBe(60_000);
    now = 5_000;
    clocks.asked(["A"], []);
    expect(clocks.left(room, null, "A")).toBe(45_000);
    clocks.asked(["A"], ["A"]);
    expect(clocks.left(room, null, "A")).toBe(60_000);
    clocks.asked(["B"], []);
    expect(clocks.left(room, { seat: "A", remaining_ms: 1_000 } as You, "A")).toBe(1_000);
    expect(clocks.left({ ...room, clock: null }, null, "A")).toBe(null);
  });

  it("show minutes and seconds", () => {
    expect([400_000, 61_000, 900, 0, 3_723_000].map(clockTime)).toEqual(["6:40", "1:01", "0:01", "0:00", "1:02:03"]);
  });
});
