// Single-key shortcuts. A key belongs to an action for the whole game: buttons come and go, and a key that moved from
// one to the next would do what nobody meant. Irreversible actions have none, and all of them can be turned off.
import { SvelteMap } from "svelte/reactivity";
import type { Choice } from "./asks";
import { load, save } from "../storage/localStorage";
import { settings } from "./settings.svelte";

/** Digits first; 'f' is left out, because it fast-forwards. */
const POOL = [..."123456789qwertyuiopasdghjklzxcvbnm"];
/** So many answers of one choice get keys; longer lists are picked from with the pointer or with Tab. */
const MAX_ANSWERS = 4;

/** The keys of one table: each is given to an action the first time it is offered, and to no other after that. */
class Shortcuts {
  #table = "";
  #keys = new SvelteMap<string, string>();

  /** Switch to the keys of a table. */
  use(table: string): void {
    if (table === this.#table) return;
    this.#table = table;
    this.#keys.clear();
    for (const [slot, key] of Object.entries(read(table))) this.#keys.set(slot, key);
  }

  /** Assign keys to the answers of an ask that have none yet. */
  assign(choices: readonly Choice[], answersOf: (choice: Choice) => number): void {
    const before = this.#keys.size;
    for (const choice of choices) {
      const count = answersOf(choice);
      if (choice.irreversible || count > MAX_ANSWERS) continue;
      for (let n = 0; n < count; n += 1) {
        const next = POOL[this.#keys.size];
        if (next !== undefined && !this.#keys.has(slotOf(choice, n))) this.#keys.set(slotOf(choice, n), next);
      }
    }
    if (this.#keys.size > before && this.#table)
      save(`keys.${this.#table}`, JSON.stringify(Object.fromEntries(this.#keys)));
  }

  /** The key of a choice's nth answer; null if it has none. */
  keyOf(choice: Choice, n = 0): string | null {
    if (choice.irreversible || !settings.hasShortcuts) return null;
    return this.#keys.get(slotOf(choice, n)) ?? null;
  }
}

function slotOf(choice: Choice, n: number): string {
  return `${choice.action}#${n}`;
}

function read(table: string): Record<string, string> {
  try {
    return JSON.parse(load(`keys.${table}`, "{}")) as Record<string, string>;
  } catch {
    return {};
  }
}

export const shortcuts = new Shortcuts();
