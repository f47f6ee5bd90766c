// Pledges and nonces: their order, and what they mix to. docs/fairness.md, step 3.
import { t } from "../words/catalogue.svelte";
import { sha256 } from "./sha256";

export const HEX_64 = /^[0-9a-f]{64}$/;

export class Protocol {
  mix = sha256("");
  drawn = 0;
  #isStarted = false;
  #pledges = new Map<string, string>();
  #latest = new Map<string, string>();
  #given = new Set<string>();
  #lapsed = new Set<string>();
  #mover = "";

  constructor(private readonly opening: string) {}

  /** What is wrong with a pledge; '' if it is in order. */
  pledge(seat: string, pledge: string): string {
    if (this.#isStarted) return t("fair-pledge-late");
    if (this.#latest.size) return t("fair-pledge-after-nonce");
    if (this.#pledges.has(seat)) return t("fair-pledge-twice", { seat });
    if (!HEX_64.test(pledge)) return t("fair-pledge-form");
    this.#pledges.set(seat, pledge);
    return "";
  }

  /** What is wrong with a nonce; '' if it is in order. */
  nonce(seat: string, nonce: string): string {
    const problem = this.#nonceProblem(seat, nonce);
    if (problem) return problem;
    this.#latest.set(seat, nonce);
    this.#given.add(seat);
    this.mix = sha256(`${this.mix}|${seat}|${nonce}`);
    return "";
  }

  moved(seat: string): void {
    // Nobody can give a nonce before the move that begins play, beyond their first one: that move is not counted.
    this.#mover = this.#isStarted ? seat : "";
    this.#start();
  }

  /** The number of the next draw. Who moved before it without a nonce gives no more. */
  draw(): number {
    this.#start();
    const mover = this.#mover;
    if (mover && this.#latest.has(mover) && !this.#given.has(mover)) this.#lapsed.add(mover);
    this.#mover = "";
    this.#given.clear();
    this.drawn += 1;
    return this.drawn - 1;
  }

  #nonceProblem(seat: string, nonce: string): string {
    if (!HEX_64.test(nonce)) return t("fair-nonce-form");
    const pledge = this.#pledges.get(seat);
    if (pledge === undefined) return t("fair-nonce-unpledged", { seat });
    const before = this.#latest.get(seat);
    if (!this.#isStarted) {
      if (before !== undefined) return t("fair-nonce-twice-before", { seat });
      const due = sha256(`parlour nonce|${this.opening}|${seat}|${nonce}`);
      return due === pledge ? "" : t("fair-nonce-other", { seat });
    }
    if (before === undefined) return t("fair-nonce-none", { seat });
    if (this.#lapsed.has(seat)) return t("fair-nonce-lapsed", { seat });
    if (this.#given.has(seat)) return t("fair-nonce-twice", { seat });
    return sha256(`parlour next|${nonce}`) === before ? "" : t("fair-nonce-not-next", { seat });
  }

  #start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#given.clear();
    for (const seat of [...this.#pledges.keys()].sort()) {
      if (!this.#latest.has(seat)) this.mix = sha256(`${this.mix}|${seat}|${this.#pledges.get(seat)}`);
    }
  }
}
