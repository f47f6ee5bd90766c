// Settings, stored in this browser at once. What style sheets need to know stands on the root element.
import { load, save } from "../storage/localStorage";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
/** How long others' moves stay in sight before the next one. */
export const PACES = ["gentle", "normal", "fast"] as const;
export const MOTIONS = ["system", "full", "none"] as const;

export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Pace = (typeof PACES)[number];
export type Motion = (typeof MOTIONS)[number];

const DEFAULT_VOLUME = 70;
export const MAX_VOLUME = 100;

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>(stored("theme", THEMES, "system"));
  textSize = $state<TextSize>(stored("text-size", TEXT_SIZES, "normal"));
  name = $state(load("name", ""));
  isLoud = $state(load("sound", "off") === "on");
  /** 0 to `MAX_VOLUME`. */
  volume = $state(storedVolume());
  // The key 'fast' is what browsers stored before there were three paces.
  pace = $state<Pace>(stored("pace", PACES, load("fast", "off") === "on" ? "fast" : "normal"));
  motion = $state<Motion>(stored("motion", MOTIONS, "system"));
  /** Whether single keys act on the table. Off at first (WCAG 2.1.4): people who speak to their computer type by chance. */
  hasShortcuts = $state(load("shortcuts", "off") === "on");

  isDark = $state(false);
  #isStill = $state(false);

  constructor() {
    this.#apply();
    for (const wish of [dark, still]) wish.addEventListener("change", () => this.#apply());
  }

  /** Whether others' moves are shown as fast as they arrive. */
  get isFast(): boolean {
    return this.pace === "fast";
  }

  /** Whether pieces jump instead of moving. */
  get isMotionless(): boolean {
    return this.#isStill;
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    this.#apply();
  }

  toggleTheme(): void {
    this.chooseTheme(this.isDark ? "light" : "dark");
  }

  chooseTextSize(size: TextSize): void {
    this.textSize = size;
    save("text-size", size);
    this.#apply();
  }

  toggleSound(): void {
    this.isLoud = !this.isLoud;
    save("sound", this.isLoud ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    save("volume", String(volume));
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    save("pace", pace);
  }

  toggleFast(): void {
    this.choosePace(this.isFast ? "normal" : "fast");
  }

  chooseMotion(motion: Motion): void {
    this.motion = motion;
    save("motion", motion);
    this.#apply();
  }

  toggleShortcuts(): void {
    this.hasShortcuts = !this.hasShortcuts;
    save("shortcuts", this.hasShortcuts ? "on" : "off");
  }

  rename(name: string): void {
    this.name = name;
    save("name", name);
  }

  #apply(): void {
    this.isDark = this.theme === "system" ? dark.matches : this.theme === "dark";
    this.#isStill = this.motion === "system" ? still.matches : this.motion === "none";
    const root = document.documentElement;
    root.classList.toggle("dark", this.isDark);
    root.dataset["text"] = this.textSize;
    root.dataset["motion"] = this.#isStill ? "none" : "full";
  }
}

/** A stored word; the default if nothing is stored, or something that this version does not know. */
function stored<Word extends string>(name: string, known: readonly Word[], otherwise: Word): Word {
  const found = load(name, otherwise);
  return known.find((word) => word === found) ?? otherwise;
}

function storedVolume(): number {
  const found = Number(load("volume", String(DEFAULT_VOLUME)));
  return found >= 0 && found <= MAX_VOLUME ? found : DEFAULT_VOLUME;
}

export const settings = new Settings();
