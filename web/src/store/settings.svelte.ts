// What this browser remembers: nothing secret, and the page works without it.
type Theme = "system" | "light" | "dark";

function load(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`parlour.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function save(name: string, value: string): void {
  try {
    localStorage.setItem(`parlour.${name}`, value);
  } catch {
    return; // a browser that keeps nothing is no reason to fail
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>(load("theme", "system") as Theme);
  name = $state(load("name", ""));
  isDark = $state(false);
  isLoud = $state(load("sound", "off") === "on");
  /** Whether what others do is shown as fast as it comes. */
  isFast = $state(load("fast", "off") === "on");

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
