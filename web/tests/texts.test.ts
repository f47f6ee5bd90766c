import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bestLanguage, chooseLanguage, languageChoices, startLanguage } from "../src/store/language";
import {
  language,
  loadGameTexts,
  loadLanguage,
  seatArgs,
  t,
  tName,
  tOf,
  type TextId,
} from "../src/words/catalogue.svelte";
import { duration, list, money, number, signed } from "../src/words/format";
import { pseudo } from "../src/words/pseudo";

afterEach(async () => {
  history.replaceState(null, "", "/");
  localStorage.clear();
  await loadLanguage("en");
  await loadGameTexts("");
});

describe("a text", () => {
  it("has its arguments filled in, without marks round them", () => {
    expect(t("bar-waits-for", { names: "Bo" })).toBe("Waiting for Bo");
    expect(t("start-all", { count: 1200 })).toBe("Show all 1,200 tables");
  });

  it("chooses by number and by who is meant", () => {
    expect([0, 1, 2].map((count) => t("start-waiting", { count }))).toEqual([
      "Nobody is waiting for you.",
      "One game is waiting for you.",
      "2 games are waiting for you.",
    ]);
    expect(t("trade-effect-all", { name: "Italian Line", ...seatArgs("seat", "Bo", false) })).toBe(
      "Bo completes Italian Line.",
    );
    expect(t("trade-effect-all", { name: "Italian Line", ...seatArgs("seat", "Bo", true) })).toBe(
      "You complete Italian Line.",
    );
  });

  it("writes money with its sign", () => {
    expect(t("bar-costs", { sum: 1240 })).toBe("costs $1,240");
    expect(t("worth-money", { value: -20 })).toBe("−$20");
  });

  it("that is not known is shown by its id", () => {
    expect(t("no-such-text" as TextId)).toBe("no-such-text");
    expect(tOf("status", "no-such-status")).toBeNull();
    expect(tName("colour", "mauve")).toBe("mauve");
  });

  it("of a game is there while its catalogue is loaded", async () => {
    await loadGameTexts("monopolist");
    expect(tName("emblem", "plain")).toBe("plain space");
    await loadGameTexts("pit");
    expect(tName("emblem", "plain")).toBe("plain");
  });

  it("is of the language and the game that were asked for last", async () => {
    await Promise.all([loadGameTexts("monopolist"), loadLanguage("en-XA"), loadGameTexts("pit"), loadLanguage("en")]);
    expect(language()).toBe("en");
    expect(t("board-ready")).toBe("Ready");
    expect(tName("emblem", "plain")).toBe("plain");
  });
});

describe("numbers, lists and times", () => {
  it("are written as the language writes them", () => {
    expect([number(1200), number(-3), signed(4), signed(-4)]).toEqual(["1,200", "−3", "+4", "−4"]);
    expect([money(5301), money(-20)]).toEqual(["$5,301", "−$20"]);
    expect([list(["A", "B", "C"]), list(["N", "W"], "disjunction"), list([])]).toEqual(["A, B, and C", "N or W", ""]);
    expect([30, 60, 120, 3600, 86400].map(duration)).toEqual([
      "30 seconds",
      "1 minute",
      "2 minutes",
      "1 hour",
      "1 day",
    ]);
  });
});

describe("the pseudo-language", () => {
  beforeEach(() => loadLanguage("en-XA"));

  it("has accents and longer words, and leaves arguments alone", () => {
    const text = t("bar-waits-for", { names: "Bo" });
    expect(text).toMatch(/^Ŵ.* Bo$/);
    expect(text).not.toMatch(/[a-zA-Z](?<!Bo?)/);
    expect(t("bar-costs", { sum: 1240 })).toMatch(/\$1,240$/);
    const long = "Boards and cards are drawn from the original rules.";
    expect(pseudo(long).length / long.length).toBeGreaterThan(1.25);
  });

  it("is a choice only while it is on the screen", async () => {
    expect(languageChoices().map(([tag]) => tag)).toContain("en-XA");
    await loadLanguage("en");
    expect(languageChoices().map(([tag]) => tag)).not.toContain("en-XA");
  });
});

describe("the language of the page", () => {
  const available = ["de", "en", "fr", "pt-BR"];

  it("is what the address asks for, else what was chosen, else what the browser prefers", () => {
    expect(bestLanguage("de", "fr", ["en"], available)).toBe("de");
    expect(bestLanguage(null, "fr", ["de"], available)).toBe("fr");
    expect(bestLanguage(null, "", ["de-AT", "fr"], available)).toBe("de");
    expect(bestLanguage("fr-CA", "", [], available)).toBe("fr");
  });

  it("passes over what it does not have, down to English", () => {
    expect(bestLanguage("tlh", "de", ["en"], available)).toBe("de");
    expect(bestLanguage(null, "", ["ja", "ko"], available)).toBe("en");
    expect(bestLanguage("<x>", "?", [""], available)).toBe("en");
  });

  it("is the pseudo-language only if the address asks for it", () => {
    expect(bestLanguage("en-XA", "de", [], available)).toBe("en-XA");
    expect(bestLanguage(null, "en-XA", ["en-XA"], available)).toBe("en");
  });

  it("is said to the browser, and a choice is remembered against the address", async () => {
    history.replaceState(null, "", "/?lang=en-XA#/lab");
    await startLanguage();
    expect([language(), document.documentElement.lang]).toEqual(["en-XA", "en-XA"]);
    await chooseLanguage("en");
    expect([language(), document.documentElement.lang]).toEqual(["en", "en"]);
    expect(location.search + location.hash).toBe("#/lab");
    await startLanguage();
    expect(language()).toBe("en");
  });
});
