import { afterEach, describe, expect, it } from "vitest";
import { iconOf } from "../src/frame/verbIcons";
import { primaryOf } from "../src/store/answers";
import type { GameModule } from "../src/store/gameModule";
import { answerLabel, setVerbs, verbLabel, type VerbWords } from "../src/words/verbs.svelte";

const GAMES = import.meta.glob<{ verbs?: VerbWords }>("../src/games/*/words.ts", { eager: true });
const MODULES = import.meta.glob<{ game: GameModule }>("../src/games/*/game.ts");

afterEach(() => setVerbs());

const choice = (action: string) => ({ action, fields: [] });

describe("a verb", () => {
  it("without an entry is called by the words of the notation, and has no icon", () => {
    expect(verbLabel("double")).toBe("Double");
    expect(verbLabel("{number} of {suit}")).toBe("Number of suit");
    expect(iconOf("double")).toBeNull();
    expect(primaryOf([choice("double"), choice("redouble")])?.action).toBe("double");
  });

  it("of one game has the words and the icon of that game while it is on the screen", () => {
    setVerbs({ labels: { double: "Double the stakes" }, icons: { double: "dice" }, primary: ["redouble"] });
    expect(verbLabel("double")).toBe("Double the stakes");
    expect(answerLabel("double for 3")).toBe("Double the stakes for 3");
    expect(iconOf("double")).toBe("dice");
    expect(primaryOf([choice("double"), choice("redouble")])?.action).toBe("redouble");
    setVerbs();
    expect(verbLabel("double")).toBe("Double");
  });

  it("of several games keeps its words beside those of a game", () => {
    setVerbs({ labels: { double: "Double the stakes" } });
    expect(verbLabel("throw")).toBe("Throw the dice");
    expect(iconOf("throw")).toBe("dice");
    expect(primaryOf([choice("double"), choice("throw")])?.action).toBe("throw");
  });

  it("has its words in the folder of its game, which hands them on", async () => {
    const own = Object.entries(GAMES).filter(([, words]) => words.verbs);
    expect(own.length).toBeGreaterThan(0);
    for (const [path, words] of own) {
      const { game } = await MODULES[path.replace("words.ts", "game.ts")]!();
      expect(game.verbs).toBe(words.verbs);
    }
  });
});
