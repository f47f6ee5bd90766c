import { beforeEach, describe, expect, it, vi } from "vitest";
import { scaled } from "../tools/textSize";
import { pauseAfter } from "../src/store/playback.svelte";

/** The settings as a page finds them that is loaded now. */
async function settingsNow() {
  vi.resetModules();
  return (await import("../src/store/settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

describe("the settings", () => {
  it("are stored at once and found again", async () => {
    const before = await settingsNow();
    before.chooseTheme("dark");
    before.chooseTextSize("largest");
    before.choosePace("gentle");
    before.chooseMotion("none");
    before.setVolume(20);
    before.rename("Ann");
    const { theme, textSize, pace, motion, volume, name } = await settingsNow();
    expect({ theme, textSize, pace, motion, volume, name }).toEqual({
      theme: "dark",
      textSize: "largest",
      pace: "gentle",
      motion: "none",
      volume: 20,
      name: "Ann",
    });
  });

  it("tell the style sheets", async () => {
    const settings = await settingsNow();
    settings.chooseTheme("dark");
    settings.chooseTextSize("large");
    settings.chooseMotion("none");
    const root = document.documentElement;
    expect([root.classList.contains("dark"), root.dataset["text"], root.dataset["motion"]]).toEqual([
      true,
      "large",
      "none",
    ]);
    settings.chooseTheme("light");
    settings.chooseMotion("full");
    expect([root.classList.contains("dark"), root.dataset["motion"]]).toEqual([false, "full"]);
  });

  it("ignore what this version does not know", async () => {
    for (const name of ["theme", "text-size", "pace", "motion", "volume"]) localStorage.setItem(`parlour.${name}`, "?");
    const { theme, textSize, pace, motion, volume } = await settingsNow();
    expect([theme, textSize, pace, motion, volume]).toEqual(["system", "normal", "normal", "system", 70]);
  });

  it("keep 'Skip animations' of an older version", async () => {
    localStorage.setItem("parlour.fast", "on");
    const settings = await settingsNow();
    expect(settings.isFast).toBe(true);
    settings.toggleFast();
    expect((await settingsNow()).isFast).toBe(false);
  });
});

describe("the pace", () => {
  it("gives a move twice the time when it is gentle, and none when it is fast", () => {
    expect(pauseAfter(2, 0, "gentle")).toBe(2 * pauseAfter(2, 0));
    expect(pauseAfter(2, 0, "fast")).toBe(0);
  });
});

describe("the text size", () => {
  it("multiplies font sizes and nothing else", () => {
    expect(scaled("font-size", "13.5px")).toBe("calc(13.5px * var(--text))");
    expect(scaled("font", "700 19px/1.15 var(--serif)")).toBe("700 calc(19px * var(--text))/1.15 var(--serif)");
    expect(scaled("--fs-m", "13px")).toBe("calc(13px * var(--text))");
    expect(scaled("font-size", "inherit")).toBe("inherit");
    expect(scaled("padding", "4px")).toBe("4px");
    expect(scaled("font-size", "calc(13px * var(--text))")).toBe("calc(13px * var(--text))");
  });
});
