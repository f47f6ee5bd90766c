import { describe, expect, it, vi } from "vitest";
import { sidesOf } from "../src/end/deals";
import { barsOf } from "../src/end/luck";
import { standingOf } from "../src/end/standing";
import type { Moment, ReplayInfo } from "../src/net/http";
import { apart, lastWorth, scaleOf, stepped, ticks } from "../src/replay/chart";
import { change, short, worth } from "../src/replay/worthFormat";
import { after, keyJump, turnAt } from "../src/replay/navigation";
import { unfolded, WINDOW, Windows } from "../src/replay/momentWindows";

describe("steps", () => {
  const turns = [4, 9, 15];
  it("stay within the record", () => {
    expect(after("back", 0, 20, turns)).toBe(0);
    expect(after("forward", 20, 20, turns)).toBe(20);
    expect(after("end", 3, 20, turns)).toBe(20);
    expect(after("start", 3, 20, turns)).toBe(0);
  });
  it("go from turn to turn", () => {
    expect(after("turnOn", 4, 20, turns)).toBe(9);
    expect(after("turnOn", 16, 20, turns)).toBe(20);
    expect(after("turnBack", 9, 20, turns)).toBe(4);
    expect(after("turnBack", 3, 20, turns)).toBe(0);
    expect([0, 4, 5, 9, 10, 16].map((moment) => turnAt(moment, turns))).toEqual([1, 1, 2, 2, 3, 4]);
  });
  it("follow the keys of a player", () => {
    expect(keyJump("ArrowRight", false)).toBe("forward");
    expect(keyJump("ArrowRight", true)).toBe("turnOn");
    expect(keyJump("Home", false)).toBe("start");
    expect(keyJump(" ", false)).toBe("play");
    expect(keyJump("a", false)).toBeNull();
  });
});

describe("windows", () => {
  const moment = (view: Record<string, unknown>, removed: string[] = []): Moment => ({
    view,
    removed,
    waits_for: ["A"],
  });
  it("become whole again: what changed, what stayed, what went", () => {
    const players = { A: 1 };
    const seen = unfolded([moment({ players, mover: "A" }), moment({ mover: "B" }), moment({ sale: 3 }, ["mover"])]);
    expect(seen.map((each) => each.view)).toEqual([
      { players, mover: "A" },
      { players, mover: "B" },
      { players, sale: 3 },
    ]);
    expect(seen[2]!.view["players"]).toBe(players);
  });
  it("are fetched once, many moments at a time", async () => {
    const fetch = vi.fn((first: number, count: number) =>
      Promise.resolve(Array.from({ length: count }, (_, n) => moment({ at: first + n }))),
    );
    const windows = new Windows(fetch);
    const [one, other] = await Promise.all([windows.at(3), windows.at(WINDOW - 1)]);
    expect([one.view["at"], other.view["at"]]).toEqual([3, WINDOW - 1]);
    expect((await windows.at(WINDOW + 5)).view["at"]).toBe(WINDOW + 5);
    expect(windows.here(7)?.view["at"]).toBe(7);
    expect(windows.here(3 * WINDOW)).toBeNull();
    expect(fetch.mock.calls).toEqual([
      [0, WINDOW],
      [WINDOW, WINDOW],
    ]);
  });
  it("that did not come are asked for again", async () => {
    let tries = 0;
    const windows = new Windows(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("line down")) : Promise.resolve([moment({ at: 0 })]);
    });
    await expect(windows.at(0)).rejects.toThrow("line down");
    expect((await windows.at(0)).view["at"]).toBe(0);
  });
});

describe("a chart", () => {
  const worths = { A: [0, 100, 100, 100, 50], B: [0, null, 20, 20, 200] };
  const scale = scaleOf(worths, 400, 200, 0);
  it("has the least below, the most above and the last at the right", () => {
    expect([scale.y(0), scale.y(200)]).toEqual([200, 0]);
    expect([scale.x(0), scale.x(4)]).toEqual([0, 400]);
  });
  it("leaves out points on a level, and what is not known", () => {
    expect(stepped(worths.A, scale)).toBe("M0,200L100,100L300,100L400,150");
    expect(stepped(worths.B, scale)).toBe("M0,200L200,180L300,180L400,0");
    expect(lastWorth([3, 5, null])).toBe(5);
  });
  it("keeps names apart and inside", () => {
    expect(apart([10, 10, 190], 15, 195)).toEqual([10, 25, 190]);
    expect(apart([195, 195, 195], 15, 195)).toEqual([165, 180, 195]);
  });
  it("has round numbers at its edge", () => {
    expect(ticks(0, 51_200, 5)).toEqual([0, 20_000, 40_000]);
    expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(-3, 3, 6)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  });
  it("says worth in its own measure", () => {
    expect([worth(5301, "money"), worth(-20, "money"), worth(1, "points")]).toEqual(["$5,301", "−$20", "1 point"]);
    expect([change(750, "money"), change(-2, "points")]).toEqual(["+$750", "−2"]);
    expect([short(51_200, "money"), short(40, "points")]).toEqual(["$51.2K", "40"]);
  });
});

describe("the standing", () => {
  const info = {
    names: ["Ann", "Bo", "Cy"],
    worths: { A: [1, 5], B: [1, 9], C: [1, 5] },
    ending: { reason: "x", text: "", clause: "", winners: ["A"], scores: [5, 9, 5] },
  } as unknown as ReplayInfo;
  it("has the winners first, whatever they are worth, then by worth", () => {
    expect(standingOf(info).map((seat) => [seat.name, seat.rank])).toEqual([
      ["Ann", 0],
      ["Bo", 1],
      ["Cy", 2],
    ]);
  });
  it("of those who lost all has who stayed longer before who did not", () => {
    const ruined = {
      ...info,
      worths: { A: [5, 5, 9, 20], B: [5, 0, 0, 0], C: [5, 8, 3, 0] },
      ending: { ...info.ending!, winners: ["A"], scores: [20, 0, 0] },
    } as unknown as ReplayInfo;
    expect(standingOf(ruined).map((seat) => [seat.name, seat.rank])).toEqual([
      ["Ann", 0],
      ["Cy", 1],
      ["Bo", 2],
    ]);
  });
  it("of equal worth is shared", () => {
    const even = { ...info, ending: { ...info.ending!, winners: [], scores: [5, 9, 5] } };
    expect(standingOf(even).map((seat) => [seat.name, seat.rank])).toEqual([
      ["Bo", 0],
      ["Ann", 1],
      ["Cy", 1],
    ]);
  });
});

describe("luck", () => {
  const standing = [
    { letter: "B", name: "Bo", score: 9, isWinner: true, rank: 0 },
    { letter: "A", name: "Ann", score: 4, isWinner: false, rank: 1 },
  ];
  it("never has a bar beside a nothing", () => {
    expect(barsOf({ A: 0.3, B: -0.02 }, standing).map(({ luck, share }) => [luck, share > 0])).toEqual([
      [0, false],
      [0.3, true],
    ]);
  });
  it("is measured by the longest bar, in the order of the standing", () => {
    expect(barsOf({ A: -20.4, B: 10.2 }, standing)).toEqual([
      { letter: "B", name: "Bo", luck: 10, share: 0.5 },
      { letter: "A", name: "Ann", luck: -20, share: 1 },
    ]);
  });
  it("may be none at all", () => {
    expect(barsOf({ A: 0, B: 0 }, standing).map((bar) => bar.share)).toEqual([0, 0]);
  });
});

describe("deals", () => {
  it("are told in whole per cent, and what chance explains is not clear", () => {
    const sides = {
      B: { without: 0.25, after: 0.5, low: 0.1, high: 0.4 },
      A: { without: 0.755, after: 0.7, low: -0.2, high: 0.09 },
    };
    expect(sidesOf(sides)).toEqual([
      { letter: "A", without: 76, after: 70, change: -6, isSure: false },
      { letter: "B", without: 25, after: 50, change: 25, isSure: true },
    ]);
  });
  it("may be bad beyond doubt", () => {
    expect(sidesOf({ A: { without: 0.5, after: 0.1, low: -0.6, high: -0.2 } })[0]!.isSure).toBe(true);
  });
});
