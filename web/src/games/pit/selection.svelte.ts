// The cards selected to hold up: a suit, the Bull or the Bear with it, how many, and in rounds the least number.
import type { Ask } from "../../store/asks";
import type { View } from "../../store/table.svelte";
import { bareCalls, type Counts, countsOf, type Dealing, dealingsWith, type HoldUp, holdUps } from "./selectors";
import { isSame, type Picked, pickedCards, sizeOf } from "./selectors";

/** What a tap on a trader does: its label, and the answer it gives; no answer if cards have to be chosen first. */
export interface Tap {
  verb: Dealing["verb"];
  number: number;
  text: string | null;
  isMatch: boolean;
}

export class CardSelection {
  picked = $state.raw<Picked>({ suit: null, specials: [] });
  number = $state<number | null>(null);
  floor = $state<number | null>(null);

  #ask: () => Ask | null;
  #view: () => View;

  constructor(ask: () => Ask | null, view: () => View) {
    this.#ask = ask;
    this.#view = view;
  }

  get isEmpty(): boolean {
    return this.picked.suit === null && this.picked.specials.length === 0;
  }

  /** Tap a fan: a suit takes the place of another, a special goes beside it. */
  tap(name: string, isSpecial: boolean): void {
    const { suit, specials } = this.picked;
    if (isSpecial) {
      const others = specials.filter((each) => each !== name);
      this.picked = { suit, specials: others.length < specials.length ? others : [...specials, name] };
    } else this.picked = { suit: suit === name ? null : name, specials };
    if (this.number === null || this.#holdUpsOf(this.number).length === 0) this.number = this.most;
    this.floor = null;
  }

  clear(): void {
    this.picked = { suit: null, specials: [] };
    this.number = null;
    this.floor = null;
  }

  /** Cards that have left the hand cannot stay picked. */
  check(hand: Counts): void {
    const { suit, specials } = this.picked;
    const isGone = (suit !== null && !hand[suit]) || specials.some((name) => !hand[name]);
    if (isGone) this.clear();
    else if (this.number !== null && this.number > this.most && !this.isEmpty) this.number = this.most || null;
  }

  #holdUpsOf(number: number): HoldUp[] {
    const cards = pickedCards(this.picked, number);
    return cards ? holdUps(this.#ask()).filter((each) => isSame(each.cards, cards)) : [];
  }

  /** The largest number of the pick that may be called. */
  get most(): number {
    return [4, 3, 2, 1].find((n) => this.#holdUpsOf(n).length > 0) ?? 0;
  }

  isAllowed(number: number): boolean {
    return bareCalls(this.#ask()).has(number) || this.#holdUpsOf(number).length > 0;
  }

  /** The least numbers one may set for the pick, in rounds. */
  get floors(): number[] {
    if (this.number === null) return [];
    const floors = this.#holdUpsOf(this.number).map((each) => each.floor);
    return floors.filter((floor, n) => floors.indexOf(floor) === n).sort((a, b) => a - b);
  }

  /** What shouting would answer. */
  get answer(): string | null {
    if (this.number === null) return null;
    const bare = bareCalls(this.#ask()).get(this.number);
    if (bare) return bare;
    const floor = this.floor ?? this.floors[0];
    return this.#holdUpsOf(this.number).find((each) => each.floor === floor)?.text ?? null;
  }

  /** The cards a trade would be made with: those picked, else those held up for one's own call. */
  get own(): Counts | null {
    const picked = this.isEmpty || this.number === null ? null : pickedCards(this.picked, this.number);
    const held = this.#view()["held_up"] as string[];
    return picked ?? (held.length ? countsOf(held.join(" + ")) : null);
  }

  tapOn(seat: string): Tap | null {
    const called = Number(this.#view()["numbers"][seat] ?? 0);
    for (const { verb, sets } of dealingsWith(this.#ask(), seat)) {
      const own = this.own;
      const exact = own && sets.find((each) => isSame(each.cards, own));
      const cut = this.isEmpty ? null : pickedCards(this.picked, called);
      const found = exact ?? (cut && sets.find((each) => isSame(each.cards, cut)));
      if (verb !== "match") {
        const set = found ?? sets[0];
        if (set) return { verb, number: set.number, text: set.text, isMatch: true };
      } else if (found) {
        const isMatch = found.number === called;
        return { verb, number: found.number, text: found.text, isMatch };
      } else if (sets.length) {
        return { verb, number: Math.min(called, own ? sizeOf(own) : called), text: null, isMatch: false };
      }
    }
    return null;
  }
}
