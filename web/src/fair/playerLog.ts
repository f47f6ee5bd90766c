// This browser's own log of a table: the lines it received, and the pledges and nonces it sent. The log survives a
// reload, and nothing in it is ever overwritten.
import { logs } from "../storage/library";

const PAUSE = 700;

interface Sent {
  after: number;
  text: string;
}

export function logName(table: string, seat: string | null): string {
  return `${table}/${seat ?? ""}`;
}

/** How many numbered lines a log has. */
export function countLines(text: string): number {
  const end = text.indexOf("\n\n");
  return end < 0 ? 0 : text.slice(end + 2).split("\n").length - 1;
}

/** A log with the sent lines inserted where they were sent. */
export function interleaved(text: string, sent: readonly Sent[]): string {
  const end = text.indexOf("\n\n");
  if (end < 0) return text;
  const head = text.slice(0, end + 2);
  const lines = text.slice(end + 2).split("\n");
  const out: string[] = [];
  lines.forEach((line, n) => {
    for (const each of sent) if (each.after === n) out.push(`> ${each.text}`);
    out.push(line);
  });
  return head + out.join("\n");
}

/** Undo `interleaved`: the received text and the sent lines. */
export function separated(text: string): { text: string; sent: Sent[] } {
  const sent: Sent[] = [];
  let count = 0;
  let isPast = false;
  const lines = text.split("\n").filter((line) => {
    if (isPast && line.startsWith("> ")) {
      sent.push({ after: count, text: line.slice(2) });
      return false;
    }
    if (isPast) count += 1;
    isPast ||= !line;
    return true;
  });
  return { text: lines.join("\n"), sent };
}

export class PlayerLog {
  #text = "";
  #sent: Sent[] = [];
  #hasDiverged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #name: string | null = null;

  /** Add the whole log so far. Known lines stay; new ones are appended. */
  all(text: string, name: string): void {
    if (this.#name === null) {
      this.#name = name;
      void this.#restore(name);
    }
    this.#grow(text);
  }

  more(text: string): void {
    if (!text || this.#hasDiverged) return;
    this.#text += text;
    this.#save();
  }

  get lines(): number {
    return countLines(this.#text);
  }

  /** What was sent and taken, and how many lines there were when it was. */
  addSent(text: string, after: number): void {
    this.#sent.push({ after, text });
    this.#save();
  }

  get text(): string {
    return interleaved(this.#text, this.#sent);
  }

  /** What another tab, or this one before a reload, has written down is the older witness. */
  async #restore(name: string): Promise<void> {
    const stored = await logs.get(name);
    if (stored === null) return;
    const before = separated(stored.text);
    const now = this.#text;
    this.#sent = [...before.sent, ...this.#sent];
    if (now.startsWith(before.text)) return;
    this.#text = before.text;
    this.#grow(now);
  }

  #grow(text: string): void {
    if (this.#hasDiverged) return;
    if (text.startsWith(this.#text)) this.#text = text;
    // The server contradicts the log: nothing may be added.
    else if (!this.#text.startsWith(text)) this.#hasDiverged = true;
    this.#save();
  }

  #save(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE);
  }

  flush(): void {
    clearTimeout(this.#timer);
    if (this.#name !== null && this.#text) void logs.put({ id: this.#name, text: this.text });
  }
}
