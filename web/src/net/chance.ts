// This seat's own part in the dice: nonces, each the hash of the next, bound by one pledge before any is shown.
const CHAIN = 400;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Nonces {
  private constructor(private chain: string[]) {}

  static async made(): Promise<Nonces> {
    const last = [...crypto.getRandomValues(new Uint8Array(32))].map((b) => b.toString(16).padStart(2, "0")).join("");
    const chain = [last];
    while (chain.length < CHAIN) chain.push(await sha256(`parlour next|${chain[chain.length - 1]}`));
    return new Nonces(chain);
  }

  pledge(opening: string, seat: string): Promise<string> {
    return sha256(`parlour nonce|${opening}|${seat}|${this.chain[this.chain.length - 1]}`);
  }

  /** The next to be given; it is used up when the table has taken it. */
  get next(): string {
    return this.chain[this.chain.length - 1] ?? "";
  }

  taken(): void {
    this.chain.pop();
  }
}
