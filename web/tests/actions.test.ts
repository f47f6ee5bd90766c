import { afterEach, describe, expect, it } from "vitest";
import { iconOf } from "../src/frame/verbIcons";
import { primaryOf } from "../src/store/answers";
import type { GameModule } from "../src/store/gameModule";
import { actionLabel, actionWith, answerLabel, setVerbs, type VerbLooks } from "../src/words/actions.svelte";
import { loadGameTexts } from "../src/words/catalogue.svelte";

const GAMES = import.meta.glob<{ verbs: VerbLooks }>("../src/games/*/verbs.ts", { eager: true });
const MODULES = import.meta.glob<{ game: GameModule }>("../src/games/*/game.ts");

afterEach(async () => {
  setVerbs();
  await loadGameTexts("");
});

const choice = (action: string) => ({ action, fields: [] });

describe("an action", () => {
  it("without a text is called as the notation writes it, and has no icon", () => {
    expect(actionLabel("double")).toBe("Double");
    expect(actionLabel("{number} of {suit}")).toBe("Number of suit");
    expect(iconOf("double")).toBeNull();
    expect(primaryOf([choice("double"), choice("redouble")])?.action).toBe("double");
  });

  it("of one game has the label of that game while it is on the screen", async () => {
    expect(actionLabel("lift")).toBe("Lift");
    await loadGameTexts("weigh-anchor");
    expect(actionLabel("lift")).toBe("Pay off a mortgage");
    expect(answerLabel("lift Stockholm")).toBe("Pay off a mortgage Stockholm");
    await loadGameTexts("finance");
    expect(actionLabel("tear down")).toBe("Sell a house");
    expect(actionLabel("lift")).toBe("Lift");
  });

  it("is called with its object where there is a text for that", async () => {
    await loadGameTexts("weigh-anchor");
    expect(actionWith("suite", "Stockholm")).toBe("Fit a suite on Stockholm");
    expect(actionWith("bid", "300")).toBeNull();
    await loadGameTexts("pit");
    expect([actionWith("void", "no"), actionWith("void", "yes")]).toEqual(["Keep playing", "Cancel this hand"]);
  });

  it("has the longest label that its answer begins with", async () => {
    await loadGameTexts("finance");
    expect(answerLabel("claim B for Wayback")).toBe("Claim the rent B for Wayback");
    expect(answerLabel("claim single B for Wayback")).toBe("Claim the rent, not doubled B for Wayback");
  });

  it("of several games keeps its label beside those of a game, unless the game has its own", async () => {
    await loadGameTexts("pit");
    expect(actionLabel("pass")).toBe("Pass");
    expect(actionLabel("hold")).toBe("Not yet");
    expect(actionLabel("{words} {commodity}")).toBe("Ring the bell");
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
