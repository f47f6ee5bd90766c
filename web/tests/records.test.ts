import { describe, expect, it } from "vitest";
import { countLines, PlayerLog, separated, interleaved } from "../src/fair/playerLog";
import type { Rulebook, TableLine } from "../src/net/http";
import { plainProblem } from "../src/records/importRecord";
import { listRecords } from "../src/records/recordList";
import { provenanceOf, tally } from "../src/rules/provenance";
import { relatedTo, searchRulebook } from "../src/rules/search";
import { RuleTexts } from "../src/words/ruleTexts.svelte";
import { type StoredRecord, logs } from "../src/storage/library";
import record from "./fair/honest.record?raw";

describe("a file that is brought", () => {
  it("is looked at before anybody is asked", () => {
    expect(plainProblem(record)).toBe("");
    expect(plainProblem("  ")).toContain("empty");
    expect(plainProblem("%PDF-1.4")).toContain("not a Parlour record");
    expect(plainProblem(record.replace("A spin", "A spun"))).toMatch(/^Line 17: the hash does not fit/);
    expect(plainProblem(record.slice(0, 900))).toMatch(/^Line \d+: /);
    expect(plainProblem("parlour record 1\n" + "x".repeat(4_000_001))).toContain("four million");
  });
});

describe("the list of records", () => {
  const table = (name: string, game: string, status: string, at: number): TableLine => ({
    table: name,
    game,
    title: game,
    has_custom_edition: false,
    names: ["Ann", "Bo", ""],
    status,
    waits_for_me: false,
    updated_at: at,
  });
  const stored: StoredRecord[] = [
    {
      id: "f".repeat(24),
      game: "pit",
      title: "Pit",
      names: ["Cy"],
      moments: 11,
      isOver: true,
      winners: [],
      addedAt: 5,
      text: "",
    },
  ];
  const tables = [
    table("ONE", "finance", "over", 3),
    table("TWO", "pit", "playing", 9),
    table("SIX", "pit", "over", 7),
  ];
  it("has finished tables and what was brought, the newest first", () => {
    expect(listRecords(tables, stored, "", "").map((each) => each.id)).toEqual(["SIX", "f".repeat(24), "ONE"]);
    expect(listRecords(tables, stored, "", "")[1]).toMatchObject({ moves: 10, isImported: true });
    expect(listRecords(tables, stored, "", "")[0]!.names).toEqual(["Ann", "Bo"]);
  });
  it("is searched by game and by names", () => {
    expect(listRecords(tables, stored, "finance", "").map((each) => each.id)).toEqual(["ONE"]);
    expect(listRecords(tables, stored, "", " cy ").map((each) => each.id)).toEqual(["f".repeat(24)]);
    expect(listRecords(tables, stored, "finance", "cy")).toEqual([]);
  });
});

describe("this browser's own log", () => {
  const head = record.slice(0, record.indexOf("\n\n") + 2);
  const lines = record.slice(head.length).split("\n");
  const first = (count: number): string =>
    head +
    lines
      .slice(0, count)
      .map((line) => `${line}\n`)
      .join("");

  it("has what was sent where it was sent", () => {
    const log = interleaved(first(4), [{ after: 2, text: "A nonce 12" }]);
    expect(log.slice(head.length).split("\n")[2]).toBe("> A nonce 12");
    expect(separated(log)).toEqual({ text: first(4), sent: [{ after: 2, text: "A nonce 12" }] });
    expect(countLines(first(4))).toBe(4);
  });
  it("grows, and is never written over by another course of play", () => {
    const log = new PlayerLog();
    log.all(first(3), "T1/A");
    log.more(`${lines[3]}\n`);
    expect(log.text).toBe(first(4));
    log.all(first(2), "T1/A"); // an older snapshot takes nothing away
    expect(log.text).toBe(first(4));
    log.all(first(4).replace("Ann", "Eve"), "T1/A");
    log.more(`${lines[4]}\n`);
    expect(log.text).toBe(first(4));
  });
  it("is kept over a reload", async () => {
    const before = new PlayerLog();
    before.all(first(3), "T2/A");
    before.addSent("A pledge 77", 0);
    before.flush();
    const again = new PlayerLog();
    again.all(first(6), "T2/A");
    await logs.get("T2/A");
    await Promise.resolve();
    expect(again.text).toBe(interleaved(first(6), [{ after: 0, text: "A pledge 77" }]));
  });
  it("that was kept is believed more than what the table says now", async () => {
    const before = new PlayerLog();
    before.all(first(3), "T3/A");
    before.flush();
    const again = new PlayerLog();
    again.all(first(6).replace("Ann", "Eve"), "T3/A");
    await logs.get("T3/A");
    await Promise.resolve();
    expect(again.text).toBe(first(3));
  });
});

describe("where a board comes from", () => {
  const parts = provenanceOf({
    edition: { id: "x", provenance: "text" },
    men: { colours: ["red"], provenance: { shape: "public", colours: "reconstructed" } },
    rings: [
      { provenance: "text", values_provenance: "reconstructed" },
      { provenance: "text", values_provenance: "reconstructed" },
    ],
    plain: { number: 3 },
    deep: { drawing: { provenance: "reconstructed" } },
  });
  it("is told part by part", () => {
    expect(parts).toEqual([
      { name: "edition", rows: [{ what: "", mark: "text", count: 1 }] },
      {
        name: "men",
        rows: [
          { what: "shape", mark: "public", count: 1 },
          { what: "colours", mark: "reconstructed", count: 1 },
        ],
      },
      {
        name: "rings",
        rows: [
          { what: "", mark: "text", count: 2 },
          { what: "values", mark: "reconstructed", count: 2 },
        ],
      },
      { name: "deep", rows: [{ what: "drawing", mark: "reconstructed", count: 1 }] },
    ]);
    expect(tally(parts)).toEqual({ text: 3, public: 1, reconstructed: 4 });
  });
});

describe("the rules", () => {
  const book = {
    rulebook: { title: "T", source: "", words: "" },
    chapter: [
      { name: "play", title: "Play" },
      { name: "end", title: "End" },
      { name: "more", title: "More" },
    ],
    clause: [
      { id: "T-01", title: "Throwing", chapter: "play", part: "1", kind: "compulsory", text: "Throw the dice." },
      { id: "T-02", title: "Winning", chapter: "end", part: "2", kind: "fact", text: "The richest wins." },
    ],
    ruling: [
      {
        id: "T-R01",
        title: "The first",
        question: "Who throws first?",
        ruling: "A lot.",
        other: "The eldest.",
        options: ["first"],
      },
    ],
    option: [
      {
        name: "first",
        cites: ["T-R01", "T-01"],
        label: "First",
        default: "lot",
        readings: [{ value: "lot", text: "By lot." }],
      },
    ],
    scenario: [{ id: "T-S01", given: "g", when: "w", then: "t", clauses: ["T-01"] }],
  } as unknown as Rulebook;
  it("are found by all words, in any order", () => {
    const texts = new RuleTexts("no-game");
    expect(searchRulebook(book, texts, "dice throw").chapters).toHaveLength(1);
    expect(searchRulebook(book, texts, "dice richest").chapters).toEqual([]);
    expect(searchRulebook(book, texts, "eldest").rulings.map((each) => each.id)).toEqual(["T-R01"]);
    expect(searchRulebook(book, texts, "").chapters.map((each) => each.name)).toEqual(["play", "end"]);
    expect(searchRulebook(book, texts, "winning").chapters.map((each) => each.name)).toEqual(["end"]);
  });
  it("say what bears on each", () => {
    const bearing = relatedTo(book);
    expect(bearing.get("T-01")!.options.map((each) => each.name)).toEqual(["first"]);
    expect(bearing.get("T-01")!.scenarios.map((each) => each.id)).toEqual(["T-S01"]);
    expect(bearing.get("T-02")).toBeUndefined();
  });
});
