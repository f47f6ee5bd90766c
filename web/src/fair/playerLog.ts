// This browser's own log of a table: what it was told, as it came, and what it gave to the dice. It is kept over a
// reload, and what was once written down is never written over.
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

/** A log with what was sent put in where it was sent. */
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

/** Apart again, as it was before it was interleaved. */
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

  /** All that the table has told so far. What we have stays; what is new comes to it. */
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
    const kept = await logs.get(name);
    if (kept === null) return;
    const before = separated(kept.text);
    const now = this.#text;
    this.#sent = [...before.sent, ...this.#sent];
    if (now.startsWith(before.text)) return;
    this.#text = before.text;
    this.#grow(now);
  }

  #grow(text: string): void {
    if (this.#hasDiverged) return;
    if (text.startsWith(this.#text)) this.#text = text;
    else if (!this.#text.startsWith(text)) this.#hasDiverged = true; // told otherwise before: nothing may be added to that
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
