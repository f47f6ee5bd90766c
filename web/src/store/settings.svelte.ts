// Settings, stored in this browser.
import { load, save } from "../storage/localStorage";

type Theme = "system" | "light" | "dark";

const dark = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>(load("theme", "system") as Theme);
  name = $state(load("name", ""));
  isDark = $state(false);
  isLoud = $state(load("sound", "off") === "on");
  /** Whether others' moves are shown as fast as they arrive. */
  isFast = $state(load("fast", "off") === "on");
  /** Whether single keys act on the table (WCAG 2.1.4: people who speak to their computer turn them off). */
  hasShortcuts = $state(load("shortcuts", "on") === "on");

  constructor() {
    this.#apply();
    dark.addEventListener("change", () => this.#apply());
  }

  toggleTheme(): void {
    this.theme = this.isDark ? "light" : "dark";
    save("theme", this.theme);
    this.#apply();
  }

  toggleSound(): void {
    this.isLoud = !this.isLoud;
    save("sound", this.isLoud ? "on" : "off");
  }

  toggleFast(): void {
    this.isFast = !this.isFast;
    save("fast", this.isFast ? "on" : "off");
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
    document.documentElement.classList.toggle("dark", this.isDark);
  }
}

export const settings = new Settings();
