// The check of a record's draws in this browser, as docs/fairness.md describes it: by the file, and by this browser's
// own log where a file alone proves nothing.
import { t } from "../words/catalogue.svelte";
import type { Edition } from "../net/http";
import { type Draw, FaceLists, pick } from "./draws";
import { byLog } from "./logFindings";
import { HEX_64, Protocol } from "./protocol";
import { BadRecord, type Journal, lineOf, readJournal } from "./record";
import { bytesOf, digest, hex, hmac, joined, utf8 } from "./sha256";

export type Result = "ok" | "bad" | "open";
export type Check =
  "form" | "board" | "secret" | "nonces" | "draws" | "rest" | "commitment" | "leftOut" | "unchanged" | "uncut";

/** The answer to one question: a sentence, the line of the file it is about, and whether a file alone can answer it. */
export interface Finding {
  check: Check;
  result: Result;
  text: string;
  line: number;
  beyond: boolean;
}

export type Verdict = "honest" | "sound" | "forged" | "open";

export interface Report {
  verdict: Verdict;
  findings: Finding[];
  draws: number;
  commitment: string;
}

const SECRET = "secret ";
const WORD = 2 ** 32;

/** Whole numbers below n for one draw. */
export function numbers(secret: Uint8Array, opening: string, mix: string, draw: number): (n: number) => number {
  let words: number[] = [];
  let block = 0;
  return (n) => {
    for (;;) {
      if (!words.length) {
        const output = new DataView(hmac(secret, `${opening}|${mix}|${draw}|${block}`).buffer);
        words = Array.from({ length: 8 }, (_, k) => output.getUint32(k * 4));
        block += 1;
      }
      const word = words.shift()!;
      if (word < WORD - (WORD % n)) return word % n;
    }
  };
}

/** Check a record; `log` is what this browser wrote down while it played, `draws` is what the server names the faces. */
export function verify(
  text: string,
  edition: Edition,
  content: string,
  log: string | null,
  draws: readonly Draw[] = [],
): Report {
  let journal: Journal;
  try {
    journal = readJournal(text);
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem;
    return report([finding("form", "bad", problem.message, problem.line)], 0, "");
  }
  const chance = (journal.header["chance"] ?? {}) as { kind?: string; commitment?: string };
  const findings = [finding("form", "ok", t("fair-form", { lines: journal.lines.length }))];
  if (chance.kind !== "verifiable") {
    findings.push(finding("draws", "open", t("fair-unbound", { kind: chance.kind ?? "?" })));
    return report([...findings, ...byLog(journal, log)], 0, "");
  }
  const secret = secretOf(journal);
  findings.push(boardFinding(journal, content), secretFinding(journal, secret, chance.commitment ?? ""));
  const audit = audited(journal, edition, secret?.bytes ?? null, draws);
  findings.push(...audit.findings);
  return report([...findings, ...byLog(journal, log)], audit.draws, chance.commitment ?? "");
}

export function finding(check: Check, result: Result, text: string, line = 0, beyond = false): Finding {
  return { check, result, text, line, beyond };
}

export function report(findings: Finding[], draws: number, commitment: string): Report {
  const open = findings.filter((each) => each.result === "open");
  const isBad = findings.some((each) => each.result === "bad");
  const verdict = isBad ? "forged" : !open.length ? "honest" : open.every((each) => each.beyond) ? "sound" : "open";
  return { verdict, findings, draws, commitment };
}

interface Opened {
  at: number;
  bytes: Uint8Array | null;
}

function secretOf(journal: Journal): Opened | null {
  const at = journal.lines.findIndex(
    (line, n) => line.who === "*" && line.text.startsWith(SECRET) && journal.lines[n - 1]?.who === "=",
  );
  if (at < 0) return null;
  const digits = journal.lines[at]!.text.slice(SECRET.length);
  return { at, bytes: HEX_64.test(digits) ? bytesOf(digits) : null };
}

function secretFinding(journal: Journal, secret: Opened | null, commitment: string): Finding {
  if (secret === null) return finding("secret", "open", t("fair-secret-closed"));
  const line = lineOf(journal, secret.at);
  if (secret.bytes === null) return finding("secret", "bad", t("fair-secret-form"), line);
  if (hex(digest(joined(utf8("parlour secret|"), secret.bytes))) !== commitment) {
    return finding("secret", "bad", t("fair-secret-other"), line);
  }
  return finding("secret", "ok", t("fair-secret-ok"));
}

function boardFinding(journal: Journal, content: string): Finding {
  const header = (journal.header["edition"] ?? {}) as { id?: string; content?: string };
  const line = journal.head.findIndex((each) => each.startsWith("edition: ")) + 1;
  if (header.content === content) return finding("board", "ok", t("fair-board-ok"));
  return finding("board", "open", t("fair-board-missing", { edition: header.id ?? "?" }), line);
}

/** Check that nonces are in order, and repeat every draw. */
function audited(
  journal: Journal,
  edition: Edition,
  secret: Uint8Array | null,
  draws: readonly Draw[],
): { findings: Finding[]; draws: number } {
  const protocol = new Protocol(journal.opening);
  const repeated = new RepeatedDraws(journal, edition, draws);
  let nonces: Finding | null = null;
  journal.lines.forEach(({ who, text }, n) => {
    const line = lineOf(journal, n);
    if (who === "*") {
      if (text.startsWith(SECRET)) return;
      const number = protocol.draw();
      if (secret) repeated.check(number, text, line, numbers(secret, journal.opening, protocol.mix, number));
    } else if (text.startsWith("pledge ")) {
      const problem = protocol.pledge(who, text.slice(7));
      if (problem) nonces ??= finding("nonces", "bad", problem, line);
    } else if (text.startsWith("nonce ")) {
      const problem = protocol.nonce(who, text.slice(6));
      if (problem) nonces ??= finding("nonces", "bad", problem, line);
    } else if (who !== "!" && who !== "=") protocol.moved(who);
  });
  const found: Finding[] = [nonces ?? finding("nonces", "ok", t("fair-nonces-ok"))];
  if (secret === null) found.push(finding("draws", "open", t("fair-secret-missing")));
  else found.push(...repeated.findings());
  return { findings: found, draws: protocol.drawn };
}

/** Repeats the draws of a record one by one, with the names that the server gives to the faces. */
class RepeatedDraws {
  readonly #lists: FaceLists;
  readonly #draws: readonly Draw[];
  #bad: Finding | null = null;
  #unnamed: Finding | null = null;
  #judged = 0;
  #byRules = 0;

  constructor(journal: Journal, edition: Edition, draws: readonly Draw[]) {
    const seats = ((journal.header["seats"] ?? []) as unknown[]).length;
    this.#lists = new FaceLists(edition, seats, "start" in journal.header);
    this.#draws = draws;
  }

  check(number: number, text: string, line: number, below: (n: number) => number): void {
    const what = text.split(" ", 1)[0]!;
    const draw = this.#draws[number];
    const known = draw?.what === what ? this.#lists.knows(draw) : "nothing";
    if (!draw || known === "nothing") {
      this.#unnamed ??= finding("draws", "open", t("fair-draw-unknown", { what }), line);
      return;
    }
    const picked = pick(draw, below);
    this.#lists.add(what, picked);
    if ([what, ...picked].join(" ") !== text) {
      this.#bad ??= finding("draws", "bad", t("fair-draw-bad", { text }), line);
    }
    if (known === "all") this.#judged += 1;
    else this.#byRules += 1;
  }

  findings(): Finding[] {
    const all = finding("draws", "ok", t("fair-draws-ok", { draws: this.#judged }));
    const found = [this.#bad ?? this.#unnamed ?? all];
    // No log answers these either, and still everything that can be shown without the rules is shown.
    if (this.#byRules) {
      found.push(finding("rest", "open", t("fair-draws-rules", { draws: this.#byRules }), 0, true));
    }
    return found;
  }
}
