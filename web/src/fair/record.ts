// A record as it is written: a header, then numbered lines that are bound together by a chain of hashes.
import { t } from "../words/catalogue.svelte";
import { sha256 } from "./sha256";

export const FIRST_LINE = "parlour record 1";
const LINE = /^(\d+) (\S+) (.*?) {2}#([0-9a-f]{16})$/;
const FIELD = /^([a-z]+): (.*)$/;
const SENT = "> ";

export interface Line {
  who: string;
  text: string;
}

export interface Journal {
  /** The header's lines as they stand there, the empty one at its end among them. */
  head: string[];
  header: Record<string, unknown>;
  opening: string;
  lines: Line[];
  /** What a player sent, and after how many lines: only in a player's own log. */
  sent: { after: number; line: Line }[];
}

/** Why a text is no record, and on which line of the file. */
export class BadRecord extends Error {
  constructor(
    readonly line: number,
    text: string,
  ) {
    super(text);
  }
}

/** A record's text, or a player's log of one, with every hash checked. */
export function readJournal(text: string): Journal {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (lines[0] !== FIRST_LINE) throw new BadRecord(1, t("fair-record-first", { line: FIRST_LINE }));
  const end = lines.indexOf("");
  if (end < 0 || end === lines.length - 1) {
    throw new BadRecord(lines.length, t("fair-record-header-cut"));
  }
  const head = lines.slice(0, end + 1);
  const header = Object.fromEntries(head.slice(1, -1).map((line, n) => field(line, n + 2)));
  const opening = sha256(head.map((line) => `${line}\n`).join(""));
  const journal: Journal = { head, header, opening, lines: [], sent: [] };
  let chain = opening;
  for (let at = end + 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (at === lines.length - 1 && !line) break;
    if (line.startsWith(SENT)) {
      const [who = "", ...rest] = line.slice(SENT.length).split(" ");
      journal.sent.push({ after: journal.lines.length, line: { who, text: rest.join(" ") } });
      continue;
    }
    const parts = LINE.exec(line);
    if (!parts) throw new BadRecord(at + 1, t("fair-record-line"));
    const [, number = "", who = "", what = "", mark = ""] = parts;
    if (number !== String(journal.lines.length + 1)) {
      throw new BadRecord(
        at + 1,
        t("fair-record-number", { due: String(journal.lines.length + 1), number: number.slice(0, 20) }),
      );
    }
    chain = sha256(`${chain}\n${number} ${who} ${what}`);
    if (!chain.startsWith(mark)) {
      throw new BadRecord(at + 1, t("fair-record-hash"));
    }
    journal.lines.push({ who, text: what });
  }
  return journal;
}

function field(line: string, number: number): [string, unknown] {
  const parts = FIELD.exec(line);
  if (!parts) throw new BadRecord(number, t("fair-record-header-line"));
  try {
    return [parts[1]!, JSON.parse(parts[2]!)];
  } catch {
    throw new BadRecord(number, t("fair-record-header-value", { name: parts[1]! }));
  }
}

/** The line of the file on which the n-th line of play stands, counted from 0. */
export function lineOf(journal: Journal, n: number): number {
  return journal.head.length + 1 + n;
}
