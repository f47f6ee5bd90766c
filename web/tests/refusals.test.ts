import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refusalText } from "../src/words/refusals";

describe("a refusal on the page", () => {
  it("leaves out what could be typed, and names buttons instead", () => {
    expect(refusalText("Take a colour that nobody has: for example 'take red'.")).toBe(
      "Take a colour that nobody has.",
    );
    expect(refusalText("No pass of yours stands; 'rest' lets it stand.")).toBe(
      "No pass of yours stands; “Don’t wait for me” lets it stand.",
    );
    expect(refusalText("The lead is thrown for now: choose 'throw'.")).toBe(
      "The lead is thrown for now: choose “Roll the dice”.",
    );
    expect(refusalText("Bo's turn; the players' hands aren't open.")).toBe(
      "Bo's turn; the players' hands aren't open.",
    );
  });

  it("names no typed command in any of the server's refusals", () => {
    const page = readFileSync("../docs/protocol/refusals.md", "utf8");
    const texts = [...page.matchAll(/^\| `[^`]+` \| [^|]* \| (.*) \|$/gm)].map((row) => row[1]!);
    expect(texts.length).toBeGreaterThan(200);
    const typed = texts.map(refusalText).filter((text) => /(^|[\s(])'[a-z{][^']*'(?=[\s.,;:!?)]|$)/.test(text));
    expect(typed).toEqual([]);
  });
});
