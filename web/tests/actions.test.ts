import { afterEach, describe, expect, it } from "vitest";
import { iconOf } from "../src/frame/verbIcons";
import { primaryOf } from "../src/store/answers";
import type { GameModule } from "../src/store/gameModule";
import {
  actionLabel,
  answerLabel,
  answerWords,
  noteActions,
  setVerbs,
  type VerbLooks,
} from "../src/words/actions.svelte";
import { loadGameTexts } from "../src/words/catalogue.svelte";
import { NOBODY } from "../src/words/functions";

const GAMES = import.meta.glob<{ verbs: VerbLooks }>("../src/games/*/verbs.ts", { eager: true });
const MODULES = import.meta.glob<{ game: GameModule }>("../src/games/*/game.ts");

afterEach(async () => {
  setVerbs();
  await loadGameTexts("");
});

const choice = (action: string) => ({ action, name: action, fields: [] });

describe("an action", () => {
  it("without a text is called as the notation writes it, and has no icon", () => {
    expect(actionLabel("double")).toBe("Double");
    expect(actionLabel("{number} of {suit}")).toBe("Number of suit");
    expect(iconOf("double")).toBeNull();
    expect(primaryOf([choice("double"), choice("redouble")])?.action).toBe("double");
  });

  it("has the label of its game: a verb while its fields are open, and the whole answer", async () => {
    noteActions([
      { action: "lift {vessel}", name: "lift" },
      { action: "resign", name: "resign" },
    ]);
    expect(actionLabel("lift")).toBe("Lift");
    expect(answerLabel("lift Stockholm")).toBe("Lift Stockholm");
    await loadGameTexts("weigh-anchor");
    expect(actionLabel("lift")).not.toBe("Lift");
    expect(answerWords("lift Stockholm", NOBODY)).toMatch(/^Pay off .*Stockholm/);
    expect(answerWords("sail away", NOBODY)).toBeNull();
  });

  it("of one game has the icon and the place of that game", () => {
    setVerbs({ icons: { double: "dice" }, primary: ["redouble"] });
    expect(iconOf("double")).toBe("dice");
    expect(iconOf("throw")).toBe("dice");
    expect(primaryOf([choice("double"), choice("redouble")])?.action).toBe("redouble");
  });

  it("has its icon in the folder of its game, which hands it on", async () => {
    expect(Object.keys(GAMES).length).toBeGreaterThan(0);
    for (const [path, { verbs }] of Object.entries(GAMES)) {
      const { game } = await MODULES[path.replace("verbs.ts", "game.ts")]!();
      expect(game.verbs).toBe(verbs);
    }
  });
});
