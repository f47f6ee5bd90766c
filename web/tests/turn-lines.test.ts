import { beforeAll, describe, expect, it } from "vitest";
import type { EventTag } from "../src/net/http";
import { EventFacts } from "../src/store/eventFacts";
import { headline, spoken, step } from "../src/store/headlines";
import { Announcer } from "../src/store/turnLog.svelte";
import { isOf, stepsOf, TurnLines } from "../src/store/turnLines";
import { loadGameTexts, loadLanguage } from "../src/words/catalogue.svelte";
import { onlooker, type Reader } from "../src/words/functions";
import type { EventData } from "../src/words/sentences";

const NAMES = ["Ann", "Bo", "Cy"];
const ann: Reader = onlooker(NAMES, "A");
const nobody: Reader = onlooker(NAMES);

const tag = (event: string, meaning: string, parts: Record<string, string>): EventTag => ({ event, meaning, parts });
const event = (name: string, fields: Record<string, unknown>): EventData => ({ event: name, clause: "WA-001", fields });

/** Some tags of Weigh Anchor, as the server sends them. */
const TAGS = [
  tag("plays_first", "led", { seat: "seat" }),
  tag("thrown", "rolled", { seat: "seat" }),
  tag("moved", "landed", { seat: "seat", square: "space" }),
  tag("hire_due", "earned", { seat: "owner", thing: "vessel", amount: "amount" }),
  tag("bought", "bought", { seat: "seat", thing: "vessel", amount: "price" }),
  tag("lot_opened", "offered", { thing: "vessel" }),
  tag("unsold", "unsold", { thing: "vessel" }),
  tag("bid_placed", "bid", { seat: "seat", amount: "amount" }),
  tag("offer_made", "proposed", { seat: "seat", to: "to" }),
  tag("traded", "traded", { seat: "seat", to: "to" }),
  tag("paid", "lost", { seat: "payer" }),
  tag("paid", "gained", { seat: "payee" }),
  tag("paid_bank", "lost", { seat: "payer" }),
  tag("bank_paid", "gained", { seat: "payee" }),
];

const thrown = (seat: string, first: number, second: number) => event("thrown", { seat, first, second });
const moved = (seat: string, space: string) => event("moved", { seat, space });
const bid = (seat: string, amount: number) => event("bid_placed", { seat, amount });
const paidBank = (payer: string, amount: number, purpose: string) => event("paid_bank", { payer, amount, purpose });
const paid = (payer: string, payee: string, amount: number) => event("paid", { payer, payee, amount, purpose: "hire" });
const bought = (seat: string, vessel: string, price: number) => event("bought", { seat, vessel, price });
const built = (seat: string, vessel: string, level = 1) => event("built", { seat, vessel, level });

let facts: EventFacts;
/** The headlines of a log. */
function told(events: readonly EventData[], reader: Reader = nobody): string[] {
  return new TurnLines().read(events, facts).map((line) => spoken(line, events, facts, reader));
}
/** The steps of its first line. */
function steps(events: readonly EventData[]): string[] {
  const [line] = new TurnLines().read(events, facts);
  return stepsOf(line!, events, facts).map((n) =>
    step(events[n]!, nobody)
      .map(({ text }) => text)
      .join(""),
  );
}

describe("the log of a property game", () => {
  beforeAll(async () => {
    await loadGameTexts("weigh-anchor");
    facts = new EventFacts(TAGS);
  });

  const purchase = [
    thrown("B", 5, 3),
    moved("B", "Normandie"),
    paidBank("B", 240, "a vessel"),
    bought("B", "Normandie", 240),
  ];
  const hire = [
    thrown("C", 6, 3),
    moved("C", "Normandie"),
    event("hire_due", { lander: "C", owner: "B", vessel: "Normandie", amount: 22 }),
    paid("C", "B", 22),
  ];

  it("has a line a turn, which says what the player did", () => {
    expect(told([...purchase, ...hire])).toEqual([
      "Bo rolled 8 and bought Normandie for $240.",
      "Cy rolled 9 and paid Bo $22.",
    ]);
    expect(told([thrown("A", 1, 2), moved("A", "Paris")])).toEqual(["Ann rolled 3 and reached Paris."]);
    expect(told(hire, onlooker(NAMES, "B"))).toEqual(["Cy rolled 9 and paid you $22."]);
  });

  it("begins another line with another roll, and one with what comes before a roll", () => {
    expect(told([...purchase, thrown("B", 1, 1), moved("B", "Rex")])).toHaveLength(2);
    const before = [paidBank("A", 200, "decks"), built("A", "Paris"), thrown("A", 2, 2), moved("A", "Rex")];
    expect(told([...purchase, ...before])[1]).toBe("Ann built on Paris and rolled 4.");
    const after = [event("plays_first", { seat: "A" }), thrown("A", 2, 2)];
    expect(told([event("token_taken", { seat: "A", token: "anchor" }), ...after])).toHaveLength(2);
  });

  it("says once what several events of a turn have in common", () => {
    const events = [
      built("A", "Paris"),
      built("A", "Rex"),
      built("A", "Paris", 2),
      paid("A", "B", 10),
      paid("A", "C", 10),
    ];
    expect(told(events)).toEqual(["Ann built on Paris and Rex and paid Bo and Cy $20."]);
  });

  it("tells what happens to others as steps of the turn", () => {
    const card = event("card_drawn", { seat: "A", card: "x", text: "x" });
    const events = [thrown("A", 1, 2), card, paid("B", "A", 10), paid("C", "A", 10), paid("B", "C", 5)];
    expect(told(events)).toEqual(["Ann rolled 3, drew a card, and got $20 from Bo and Cy."]);
  });

  it("has one line for an auction", () => {
    const opened = event("lot_opened", { vessel: "Rex" });
    const won = [
      opened,
      bid("A", 20),
      bid("B", 150),
      event("held", { seat: "A" }),
      paidBank("B", 150, "an auction"),
      bought("B", "Rex", 150),
    ];
    expect(told([thrown("A", 1, 2), ...won, thrown("B", 1, 2)])).toEqual([
      "Ann rolled 3.",
      "Bo won Rex for $150 after 2 bids.",
      "Bo rolled 3.",
    ]);
    expect(told(won, onlooker(NAMES, "B"))).toEqual(["You won Rex for $150 after 2 bids."]);
    expect(told([opened, event("unsold", { vessel: "Rex" })])).toEqual(["Nobody bids: Rex stays with the bank."]);
  });

  it("has one line for a deal, which says what was agreed", () => {
    const terms = { number: 1, seat: "A", to: "B", give: { cash: 40 }, get: { goods: ["Rex"] } };
    const offer = event("offer_made", terms);
    expect(told([...purchase, offer, event("offer_declined", { seat: "B", number: 1 })])[1]).toBe(
      "Ann offered Bo $40 for Rex.",
    );
    const deal = [offer, event("traded", terms), paid("A", "B", 40)];
    expect(told(deal)).toEqual(["Ann gave Bo $40 for Rex."]);
    expect(steps(deal)).toHaveLength(2);
    const other = event("traded", { ...terms, seat: "B", to: "A", give: terms.get, get: terms.give });
    expect(told([offer, other])).toEqual(["Ann gave Bo $40 for Rex."]);
  });

  it("repeats nothing in the steps", () => {
    expect(steps(purchase)).toEqual(["Bo rolls 5 and 3.", "Bo moves to Normandie.", "Bo buys Normandie for $240."]);
    expect(steps(hire)).toEqual(["Cy rolls 6 and 3.", "Cy moves to Normandie.", "Cy pays Bo $22 (hire)."]);
    const late = [...hire.slice(0, 3), event("in_debt", { seat: "C", amount: 22, purpose: "hire" }), hire[3]!];
    expect(steps(late)[2]).toBe("Cy owes Bo $22 for Normandie.");
  });

  it("lets names and sums stand out, in the money of each language", async () => {
    const [line] = new TurnLines().read(purchase, facts);
    const strong = (): string[] =>
      headline(line!, purchase, facts, nobody).flatMap(({ text, isStrong }) => (isStrong ? [text] : []));
    expect(strong()).toEqual(["Bo", "$240"]);
    await loadLanguage("de");
    expect(strong().map((text) => text.replace(/\s/g, " "))).toEqual(["Bo", "240 $"]);
    expect(told(purchase, onlooker(NAMES, "B"))[0]).toMatch(/^Du würfelst 8 und kaufst Normandie für 240\s\$\.$/);
    await loadLanguage("en");
  });

  it("goes on where it was, and begins again after an undo or a new snapshot", () => {
    const events = [...purchase, ...hire];
    const growing = new TurnLines();
    for (let count = 1; count <= events.length; count += 1)
      expect(growing.read(events.slice(0, count), facts)).toEqual(new TurnLines().read(events.slice(0, count), facts));
    expect(growing.read(events.slice(0, 3), facts)).toEqual([{ first: 0, end: 3, kind: "turn", seat: "B" }]);
    const again = structuredClone(events);
    expect(growing.read(again, facts)).toHaveLength(2);
    expect(growing.read([], facts)).toEqual([]);
  });

  it("knows whose turns are mine", () => {
    const events = [...purchase, ...hire];
    const lines = new TurnLines().read(events, facts);
    expect(lines.map((line) => isOf(line, events, "B"))).toEqual([true, false]);
  });

  it("says each line aloud once", () => {
    const events = [...purchase, ...hire];
    const lines = new TurnLines();
    const announcer = new Announcer(0);
    const say = (count: number, isWaiting: boolean): string => {
      const now = events.slice(0, count);
      return announcer.next(lines.read(now, facts), now, isWaiting, facts, nobody);
    };
    expect(say(2, false)).toBe("");
    expect(say(5, false)).toBe("Bo rolled 8 and bought Normandie for $240.");
    expect(say(6, true)).toBe("Cy rolled 9 and reached Normandie.");
    expect(say(8, true)).toBe("Cy pays Bo $22 (hire).");
    expect(say(8, true)).toBe("");
  });

  it("has a line an event for a game that does not say what a turn is", () => {
    const bare = new EventFacts([]);
    const events = [event("lot_opened", { vessel: "Rex" }), event("unsold", { vessel: "Rex" })];
    const lines = new TurnLines().read(events, bare);
    expect(lines.map((line) => spoken(line, events, bare, ann))).toEqual([
      "Rex is up for auction.",
      "Nobody bids: Rex stays with the bank.",
    ]);
  });
});

describe("the log of The Monopolist", () => {
  it("keeps counters that somebody gets although the move has the same numbers", async () => {
    await loadGameTexts("monopolist");
    facts = new EventFacts([
      tag("spun", "rolled", { seat: "seat" }),
      tag("advanced", "landed", { seat: "seat", square: "cell" }),
      tag("line_passed", "gained", { seat: "seat" }),
    ]);
    const events = [
      event("spun", { seat: "A", number: 2 }),
      event("line_passed", { seat: "A", cell: 2, counters: 2 }),
      event("advanced", { seat: "A", cell: 2, number: 2 }),
    ];
    const [line] = new TurnLines().read(events, facts);
    expect(stepsOf(line!, events, facts)).toEqual([0, 1, 2]);
  });
});

describe("the log of Pit", () => {
  beforeAll(async () => {
    await loadGameTexts("pit");
    facts = new EventFacts([
      tag("hand_dealt", "led", { seat: "dealer" }),
      tag("offered", "called", { seat: "seat" }),
      tag("called", "called", { seat: "seat" }),
      tag("swapped", "traded", { seat: "one", to: "other" }),
      tag("penalised", "lost", { seat: "seat" }),
    ]);
  });

  it("has a line for a swap, with the calls that led to it and what only I see of it", () => {
    const events = [
      event("hand_dealt", { dealer: "B", number: 1 }),
      event("hand_taken", { seat: "A", cards: "Oil 9" }),
      event("offered", { seat: "A", cards: "Oil 2", floor: 1 }),
      event("called", { seat: "A", number: 2 }),
      event("called", { seat: "C", number: 2 }),
      event("swapped", { one: "A", other: "C", number: 2 }),
      event("traded", { seat: "A", other: "C", gave: "Oil 2", got: "Gas 2" }),
      event("called", { seat: "C", number: 1 }),
    ];
    expect(told(events, ann)).toEqual(["Bo dealt hand 1.", "You swapped 2 cards with Cy.", "Cy calls 1."]);
    const lines = new TurnLines().read(events, facts);
    expect(stepsOf(lines[1]!, events, facts)).toEqual([2, 3, 4, 5, 6]);
    expect(lines.map((line) => isOf(line, events, "A"))).toEqual([true, true, false]);
  });

  it("has one line for a corner, with what it costs the others", () => {
    const events = [
      event("corner_called", { seat: "B", words: "corner", commodity: "Oil" }),
      event("corner_scored", { seat: "B", words: "corner", commodity: "Oil", points: 60 }),
      event("penalised", { seat: "C", cards: "Bear", points: 20 }),
      event("hand_dealt", { dealer: "B", number: 2 }),
    ];
    expect(told(events)).toEqual(["Bo rang the bell for a corner in Oil and scored 60 points.", "Bo dealt hand 2."]);
  });
});
