import { describe, expect, it } from "vitest";
import { debtQuestion } from "../src/games/shared/property-board/debts";
import { tokenMark } from "../src/games/weigh-anchor/tokens";
import type { Ask } from "../src/store/asks";
import type { Table } from "../src/store/table.svelte";
import { editionOf } from "./editions";
import { loadGameTexts } from "../src/words/catalogue.svelte";

await loadGameTexts("weigh-anchor");

describe("the tokens of Weigh Anchor", () => {
  it("are all drawn, each in its own way", () => {
    const tokens = editionOf("weigh-anchor")["equipment"].tokens as string[];
    expect(tokens.length).toBeGreaterThan(5);
    expect(new Set(tokens.map(tokenMark)).size).toBe(tokens.length);
    expect(tokens.every((token) => tokenMark(token).startsWith("<path"))).toBe(true);
  });

  it("are not drawn before they are chosen", () => expect(tokenMark(null)).toBe(""));
});

describe("a debt", () => {
  const table = { seat: "A", nameOf: (seat: string) => ({ A: "Ann", B: "Bo" })[seat] ?? seat } as unknown as Table;
  const ask = { required: true } as Ask;
  const view = (creditor: string | null, cash: number, top: object = {}) => ({
    stack: [{ turn: {} }, { debts: { debts: [{ debtor: "A", creditor, amount: 330 }] }, ...top }],
    players: { A: { cash } },
  });

  it("is named with its sum, its creditor and what is missing", () => {
    expect(debtQuestion(ask, view("B", 250), table)).toBe("You owe Bo $330. Raise $80 more.");
    expect(debtQuestion(ask, view(null, 0), table)).toBe("You owe the Bank $330. Raise $330 more.");
    expect(debtQuestion(ask, view("B", 400), table)).toBe("You owe Bo $330.");
  });

  it("is nobody else's question", () => {
    expect(debtQuestion({ ...ask, required: false }, view("B", 0), table)).toBeNull();
    expect(debtQuestion(ask, { stack: [{ turn: {} }], players: {} }, table)).toBeNull();
    expect(debtQuestion(ask, view("A", 0), { ...table, seat: "B" } as Table)).toBeNull();
  });
});
