import { Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { describe, expect, it } from "vitest";
import { literalText } from "../tools/literalText.js";

function found(markup: string): string[] {
  const config: Linter.Config = {
    files: ["**/*.svelte"],
    plugins: { parlour: { rules: { "literal-text": literalText } } },
    rules: { "parlour/literal-text": "error" },
  };
  const configs = [...(svelte.configs["flat/base"] as Linter.Config[]), config];
  return new Linter().verify(markup, configs, "Part.svelte").map(({ message }) => message.split("'")[1] ?? message);
}

describe("literal text in a component", () => {
  it("is refused where people read or hear it", () => {
    expect(found("<p>Hello</p>")).toEqual(["Hello"]);
    expect(found('<button aria-label="Close">×</button>')).toEqual(["Close"]);
    expect(found('<input placeholder="{n} players" />')).toEqual(["players"]);
    expect(found('<p>{isOpen ? "Close" : name || "Open"}</p>')).toEqual(["Close", "Open"]);
    expect(found("<p>{`${count} cards`}</p>")).toEqual(["cards"]);
    expect(found('<Part title={"Trade"} />')).toEqual(["Trade"]);
  });

  it("is allowed in code, styles, marks and what has no language", () => {
    expect(found('<script>const a = "Hello";</script><style>p { color: red }</style>')).toEqual([]);
    expect(found('<p class="big">{t("start-play")} · 3 × {count} %</p>')).toEqual([]);
    expect(found('<code translate="no">parlour serve</code>')).toEqual([]);
    expect(found('<button class={isOn ? "on" : "off"} onclick={() => act("throw")}>+</button>')).toEqual([]);
  });
});
