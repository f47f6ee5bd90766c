import { describe, expect, it } from "vitest";
import { apart, Chart, squareNamed } from "../src/games/mariners-compass/chart";
import { played } from "../src/games/mariners-compass/plays";
import { editionOf } from "./editions";

const chart = new Chart(editionOf("mariners-compass"));
const land = chart.lands[0]!;
const answer = (number: string) => ({ text: `play ${number}`, values: [number], key: "1" });

describe("the chart", () => {
  it("has N on top and E to the right", () => {
    const [nx, ny] = chart.onRing(100, chart.spaceNamed("N"));
    expect(nx).toBeCloseTo(chart.middle[0]);
    expect(ny).toBeLessThan(chart.middle[1]);
    expect(chart.onRing(100, chart.spaceNamed("E"))[0]).toBeGreaterThan(chart.middle[0]);
  });

  it("names a blank after the letters beside it", () => {
    const blank = chart.spaceNamed("NW-N");
    expect(chart.letters[blank]).toBe("");
    expect(chart.waysOf(blank)).toEqual(["NW", "N"]);
    expect(chart.nameOf(chart.letters.length - 1)).toBe("SE-S");
  });

  it("reads squares and steps", () => {
    expect(squareNamed("(4, 7)")).toEqual([4, 7]);
    expect(chart.step([4, 7], "NW")).toEqual([3, 8]);
    expect(chart.has(land, [0, 8])).toBe(false);
    expect(apart([4, 5], land.poleAt)).toBe(4);
  });
});

describe("a number played", () => {
  const from = chart.spaceNamed("W");

  it("has one tone, on the board and on its card: whether it leads nearer to the Pole", () => {
    const [far, near] = played(chart, land, [4, 7], from, 0, [answer("8"), answer("4")]);
    expect([chart.nameOf(far!.space), far!.tone]).toEqual(["E", "other"]);
    expect([chart.nameOf(near!.space), near!.tone]).toEqual(["N", "safe"]);
  });

  it("leads to a space, and to the square it points to", () => {
    const [play] = played(chart, land, [4, 7], from, 0, [answer("4")]);
    expect(chart.nameOf(play!.space)).toBe("N");
    expect(play!.squares).toEqual([[4, 8]]);
  });

  it("counts the space under the man where that is the reading", () => {
    const [play] = played(chart, land, [4, 7], from, 1, [answer("1")]);
    expect(play!.space).toBe(from);
  });

  it("enters on S with a 1", () => {
    const [play] = played(chart, land, [4, 5], -1, 0, [answer("1")]);
    expect(chart.nameOf(play!.space)).toBe("S");
  });

  it("shows no square off the Table", () => {
    const [play] = played(chart, land, [1, 9], chart.spaceNamed("W"), 0, [answer("4")]);
    expect(play!.directions).toEqual(["N"]);
    expect(play!.squares).toEqual([]);
  });
});
