// This seat's own part in the dice: nonces, each the hash of the next, bound by one pledge before any is shown.
import { hex, sha256 } from "../fair/sha256";

const CHAIN = 400;

export class Nonces {
  #chain: string[];

  constructor() {
    this.#chain = [hex(crypto.getRandomValues(new Uint8Array(32)))];
    while (this.#chain.length < CHAIN) this.#chain.push(sha256(`parlour next|${this.next}`));
  }

  pledge(opening: string, seat: string): string {
    return sha256(`parlour nonce|${opening}|${seat}|${this.next}`);
  }

  /** The next to be given; it is used up when the table has taken it. */
  get next(): string {
    return this.#chain[this.#chain.length - 1] ?? "";
  }

  taken(): void {
    this.#chain.pop();
  }
}
