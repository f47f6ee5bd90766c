// A seat's part in verifiable chance: a chain of nonces, its pledge, and the log of what was seen and sent.
import { createHash, randomBytes } from "node:crypto";

export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

export function chainOf(last: string, length: number): string[] {
  const chain = [last];
  while (chain.length < length) chain.unshift(sha256(`parlour next|${chain[0]}`));
  return chain;
}

export function pledgeOf(opening: string, seat: string, first: string): string {
  return sha256(`parlour nonce|${opening}|${seat}|${first}`);
}

export class Nonces {
  private readonly chain = chainOf(randomBytes(32).toString("hex"), 1000);
  given = 0;

  pledge(opening: string, seat: string): string {
    return pledgeOf(opening, seat, this.chain[0]!);
  }

  /** The one to be given next; it stays the next until it is used up. Empty when there are no more. */
  next(): string {
    return this.chain[this.given] ?? "";
  }
}

/** What was sent, each at the place in the log where it was. */
export class OwnLog {
  private sent: { at: number; line: string }[] = [];

  note(log: string, line: string): void {
    this.sent.push({ at: log.length, line: `> ${line}\n` });
  }

  text(log: string): string {
    let text = "";
    let at = 0;
    for (const { at: place, line } of this.sent) {
      text += log.slice(at, place) + line;
      at = place;
    }
    return text + log.slice(at);
  }
}
