// This seat's contribution to the draws: a chain of nonces, each the hash of the next, bound by one pledge before any
// is revealed. The chain survives a reload, and two tabs of one seat share it. A move goes without a nonce that is
// refused.
import type { PlayerLog } from "./playerLog";
import { hex, sha256 } from "./sha256";
import { forget, load, save } from "../storage/localStorage";
import { type Connection, Refused } from "../net/connection";

const CHAIN = 400;
/** The first nonce may have been accepted before a reload without this page knowing. */
const TRIES = 2;
const OTHER = "chance/other_nonce";

export class NonceChain {
  #chain: string[];
  #left: number;

  private constructor(
    readonly name: string,
    seed: string,
    left: number,
  ) {
    this.#chain = [seed];
    while (this.#chain.length < CHAIN) this.#chain.push(sha256(`parlour next|${this.#chain.at(-1)}`));
    this.#left = left;
  }

  static fresh(name: string): NonceChain {
    const nonces = new NonceChain(name, hex(crypto.getRandomValues(new Uint8Array(32))), CHAIN);
    nonces.#save();
    return nonces;
  }

  /** The chain that this browser has stored for this seat. */
  static stored(name: string): NonceChain | null {
    const [seed = "", left = ""] = load(name, "").split(" ");
    return seed ? new NonceChain(name, seed, Number(left)) : null;
  }

  pledge(opening: string, seat: string): string {
    return sha256(`parlour nonce|${opening}|${seat}|${this.next}`);
  }

  /** The next to be given; it is used up when the table has taken it, from whichever tab. */
  get next(): string {
    const [seed, left] = load(this.name, "").split(" ");
    if (seed === this.#chain[0]) this.#left = Math.min(this.#left, Number(left));
    return this.#chain[this.#left - 1] ?? "";
  }

  taken(nonce: string): void {
    this.#left = Math.min(this.#left, this.#chain.indexOf(nonce));
    this.#save();
  }

  #save(): void {
    save(this.name, `${this.#chain[0]} ${this.#left}`);
  }
}

export interface PledgeState {
  seat: string;
  opening: string;
  isStarting: boolean;
  /** Whether the table would take this seat's next nonce now. */
  isDue: boolean;
}

/** What one seat at one table contributes to its draws. */
export class NonceContribution {
  #nonces: NonceChain | null = null;
  #hasPledged = false;
  #hasOpened = false;

  constructor(
    readonly table: string,
    readonly log: PlayerLog,
    readonly send: Connection["send"],
  ) {}

  /** Before play: bind this seat to its nonces, and open the first when everybody is bound. */
  async prepare(now: () => PledgeState | null): Promise<void> {
    const moment = now();
    if (!moment?.isStarting) return;
    if (!this.#hasPledged) {
      this.#hasPledged = true;
      await this.#pledge(moment);
    }
    if (now()?.isDue && !this.#hasOpened) {
      this.#hasOpened = true;
      await this.#open(moment.seat);
    }
  }

  /** Give a move together with the next nonce, if one is due and this browser has it. */
  async move(seat: string, isDue: boolean, give: (nonce: string) => Promise<unknown>): Promise<void> {
    const nonces = isDue ? (this.#nonces ??= NonceChain.stored(this.#name(seat))) : null;
    for (let n = 0; nonces?.next && n < TRIES; n += 1) {
      const { next } = nonces;
      const problem = await this.#given(seat, nonces, () => give(next));
      if (problem === null) return;
      if (!problem.code.startsWith("chance/")) throw problem;
      if (problem.code !== OTHER) break;
      nonces.taken(next);
    }
    await give("");
  }

  /** The game is over: nothing of this is needed any more. */
  forget(seat: string): void {
    forget(this.#name(seat));
  }

  async #pledge({ seat, opening }: PledgeState): Promise<void> {
    const before = NonceChain.stored(this.#name(seat));
    const nonces = before ?? NonceChain.fresh(this.#name(seat));
    const pledge = nonces.pledge(opening, seat);
    const { lines } = this.log;
    const problem = await refusalOf(this.send("pledge", { seat, pledge }));
    if (problem === null) this.log.addSent(`${seat} pledge ${pledge}`, lines);
    else if (before === null) this.forget(seat); // another browser has pledged for this seat
    this.#nonces = NonceChain.stored(this.#name(seat));
  }

  async #open(seat: string): Promise<void> {
    const nonces = this.#nonces;
    if (!nonces) return;
    const { next } = nonces;
    await this.#given(seat, nonces, () => this.send("nonce", { seat, nonce: next }));
  }

  /** Why the table would not take a nonce, or what it came with; null if it has. */
  async #given(seat: string, nonces: NonceChain, give: () => Promise<unknown>): Promise<Refused | null> {
    const { next } = nonces;
    const { lines } = this.log;
    const problem = await refusalOf(give());
    if (problem === null) {
      this.log.addSent(`${seat} nonce ${next}`, lines);
      nonces.taken(next);
    }
    return problem;
  }

  #name(seat: string): string {
    return `nonces.${this.table}.${seat}`;
  }
}

/** The refusal of a command; null if it was accepted. */
async function refusalOf(given: Promise<unknown>): Promise<Refused | null> {
  try {
    await given;
    return null;
  } catch (problem) {
    if (problem instanceof Refused) return problem;
    throw problem;
  }
}
