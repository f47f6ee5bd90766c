import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadGameTexts } from "../src/words/catalogue.svelte";
import { NOBODY, onlooker, type Reader, slug } from "../src/words/functions";
import { endingText, eventText, goalText, questionText, refusalText } from "../src/words/sentences";

const NAMES = ["Ann", "Bo", "Cy"];
const bo: Reader = onlooker(NAMES, "B");
const event = (name: string, fields: Record<string, unknown>) => ({ event: name, clause: "FIN-001", fields });

beforeEach(() => loadGameTexts("finance"));
afterEach(() => loadGameTexts(""));

describe("an event", () => {
  const paid = event("paid", { payer: "A", payee: "B", amount: 1250, purpose: "a deal" });

  it("addresses its reader, and names everybody else", () => {
    expect(eventText(paid, onlooker(NAMES, "A"))).toMatch(/^You pay Bo \$1,250/);
    expect(eventText(paid, bo)).toMatch(/^Ann pays you \$1,250/);
    expect(eventText(paid, onlooker(NAMES))).toMatch(/^Ann pays Bo \$1,250/);
  });

  it("lists what is given, and says 'nothing' for an empty bundle", () => {
    const fields = { number: 1, seat: "A", to: "B", give: { cash: 40, goods: ["Wayback"] }, get: {} };
    const text = eventText(event("traded", fields), bo);
    expect(text).toContain("$40 and Wayback");
    expect(text).toContain("nothing");
  });

  it("begins with a capital and ends with one full stop", () => {
    const text = eventText(event("lease_withdrawn", { lease: "Santa Fe R.R." }), bo);
    expect(text).not.toMatch(/\.\.$/);
    expect(eventText(event("tied_for_first", { seats: ["A", "B"] }), bo)).toMatch(/^[A-Z]/);
  });

  it("without a text is shown by its name", () => {
    expect(eventText(event("sank", {}), NOBODY)).toBe("Sank");
  });
});

describe("the goal", () => {
  const view = { figures: { progress: { B: { have: 1250, rounds: 0, players: 3 } } } };

  it("says how the reader stands", () => {
    expect(goalText(view, bo)).toBe("Last one left wins (3 left): you are worth $1,250");
  });

  it("stands alone for spectators, and for who may not know", () => {
    for (const reader of [NOBODY, onlooker(NAMES, "A")])
      expect(goalText(view, reader)).toBe("Be the last one left in the game.");
    expect(goalText({}, bo)).toBe("Be the last one left in the game.");
  });
});

describe("other sentences", () => {
  it("come from the catalogue where it has them", () => {
    expect(endingText("last-left", ["B"], onlooker(NAMES))).toContain("Bo");
    expect(questionText({ clause: "FIN-074", choices: [{ name: "cut" }] }, bo)).not.toBe("");
    expect(questionText({ clause: "FIN-999", choices: [] }, bo)).toBe("");
  });

  it("of a refusal that no catalogue has are the server's", () => {
    expect(refusalText({ code: "room/full", text: "The table is full." }, bo)).toBe("The table is full.");
    const waiting = { code: "turn/not_yours", text: "wait", details: { waiting: ["A", "C"] } };
    expect(refusalText(waiting, bo)).toContain("Ann and Cy");
  });
});

describe("a name in an id", () => {
  it("has small letters without accents, and hyphens", () => {
    expect(slug("Île de France")).toBe("ile-de-france");
    expect(slug(" Santa Fe R.R.")).toBe("santa-fe-r-r");
  });
});
