// Texts of rulebooks: loaded when they are first asked for, English until then, and in the chosen language after.
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { loadLanguage, SOURCE_LANGUAGE } from "../src/words/catalogue.svelte";
import { loadRuleTexts, RuleTexts } from "../src/words/ruleTexts.svelte";

const WIN_AT = { name: "win_at", label: "as the rulebook says" };
const AT_ONCE = { value: "ten_or_more_immediately", text: "at once" };

afterEach(() => loadLanguage(SOURCE_LANGUAGE));

describe("the texts of a rulebook", () => {
  it("are those of the rulebook until the language has arrived", async () => {
    await loadLanguage("de");
    const texts = new RuleTexts("ten-up");
    expect([texts.label(WIN_AT), texts.reading(WIN_AT, AT_ONCE), texts.lang]).toEqual([
      "as the rulebook says",
      "at once",
      SOURCE_LANGUAGE,
    ]);
    await loadRuleTexts("ten-up");
    expect([texts.label(WIN_AT), texts.lang]).toEqual(["Wann zehn Punkte gewinnen", undefined]);
    expect(texts.reading(WIN_AT, AT_ONCE)).toContain("Sofort");
    expect(texts.meaning({ name: "turn_cap", label: "" })).toContain("Gleichstand");
  });

  it("come with the first question for one of them, and follow the language", async () => {
    const shown: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void shown.push(new RuleTexts("ten-up").label(WIN_AT)));
    });
    for (const language of ["en", "fr"]) {
      await loadLanguage(language);
      flushSync();
      await loadRuleTexts("ten-up");
      flushSync();
    }
    stop();
    expect(shown[0]).toBe("as the rulebook says");
    expect(shown).toContain("When ten points win");
    expect(shown.at(-1)).toBe("Quand dix points gagnent");
  });

  it("are those of the rulebook where a game has no catalogue", async () => {
    await loadRuleTexts("no-game");
    expect(new RuleTexts("no-game").label(WIN_AT)).toBe("as the rulebook says");
    expect(new RuleTexts("no-game").lang).toBe(SOURCE_LANGUAGE);
  });
});
