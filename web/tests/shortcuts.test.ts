import { beforeEach, describe, expect, it } from "vitest";
import { assignKeys, keyOf, numbered, primaryOf } from "../src/store/answers";
import type { Ask, Choice } from "../src/store/asks";
import { settings } from "../src/store/settings.svelte";
import { shortcuts } from "../src/store/shortcuts.svelte";

const THROW: Choice = { action: "throw", name: "throw", fields: [] };
const RESIGN: Choice = { action: "resign", name: "resign", fields: [], irreversible: true };
const one = (action: string, ...values: string[]): Choice => ({
  action: `${action} {lease}`,
  name: action,
  fields: ["lease"],
  domain: { one_of: values },
});
const choice = (action: string): Choice => ({ action, name: action, fields: [] });
const ask = (choices: Choice[]): Ask => ({
  clause: "FIN-020",
  required: true,
  sealed: false,
  default_action: "throw",
  choices,
});

/** The keys of an ask's actions, as the bar shows them. */
function keys(choices: Choice[]): Record<string, string | null> {
  assignKeys(ask(choices));
  return Object.fromEntries(numbered(choices).map((answer) => [answer.text || answer.choice.action, keyOf(answer)]));
}

let tables = 0;
beforeEach(() => shortcuts.use(`table ${(tables += 1)}`));
beforeEach(() => {
  if (!settings.hasShortcuts) settings.toggleShortcuts();
});

describe("a key", () => {
  it("stays with its action while buttons come and go", () => {
    const all = [THROW, one("mortgage", "Alton"), one("build", "Rubeville"), one("tear down", "Rubeville"), RESIGN];
    const first = keys(all);
    expect(first).toMatchObject({ "mortgage Alton": "1", "build Rubeville": "2", "tear down Rubeville": "3" });
    const later = keys([THROW, one("tear down", "Rubeville"), RESIGN]);
    expect(later["tear down Rubeville"]).toBe("3");
    expect(keys([THROW, one("redeem", "Alton"), one("tear down", "Rubeville")])["redeem Alton"]).toBe("4");
    expect(keys(all)).toEqual(first);
  });

  it("is never that of two actions in one game", () => {
    const owners: Record<string, string> = {};
    for (let n = 0; n < 40; n += 1) {
      const given = keys([THROW, choice(`do ${n}`), choice(`do ${n % 7}`)]);
      for (const [action, key] of Object.entries(given)) {
        if (key === null) continue;
        expect(owners[key] ?? action).toBe(action);
        owners[key] = action;
      }
    }
    expect(Object.keys(owners).length).toBeGreaterThan(20);
    expect(Object.keys(owners)).not.toContain("f");
  });

  it("is remembered when the page is loaded again", () => {
    shortcuts.use("a table");
    const before = keys([THROW, one("build", "Alton"), one("mortgage", "Alton")]);
    shortcuts.use("another");
    expect(keys([THROW, one("mortgage", "Alton")])["mortgage Alton"]).toBe("1");
    shortcuts.use("a table");
    expect(keys([THROW, one("mortgage", "Alton")])["mortgage Alton"]).toBe(before["mortgage Alton"]);
  });

  it("is not given to what is irreversible, and neither is the filled button", () => {
    expect(keys([THROW, RESIGN])["resign"]).toBe(null);
    expect(primaryOf([RESIGN])).toBe(null);
    expect(
      primaryOf([
        { action: "go bankrupt", name: "go-bankrupt", fields: [], irreversible: true },
        one("mortgage", "Alton"),
      ])?.action,
    ).toBe("mortgage {lease}");
  });

  it("does nothing when shortcuts are turned off", () => {
    const choices = [THROW, one("build", "Alton")];
    expect(keys(choices)["build Alton"]).toBe("1");
    settings.toggleShortcuts();
    expect(keys(choices)["build Alton"]).toBe(null);
  });
});
