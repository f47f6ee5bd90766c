// Findings that need this browser's own log beside the record. docs/fairness.md, step 6.
import { t } from "../words/catalogue.svelte";
import { BadRecord, type Journal, lineOf, readJournal } from "./record";
import { type Check, type Finding, finding } from "./verify";

const BEYOND = ["commitment", "leftOut", "unchanged", "uncut"] as const;
type Beyond = (typeof BEYOND)[number];

export function byLog(journal: Journal, log: string | null): Finding[] {
  const isVerifiable = (journal.header["chance"] as { kind?: string } | undefined)?.kind === "verifiable";
  const asked = BEYOND.filter((check) => isVerifiable || check === "unchanged" || check === "uncut");
  let seen: Journal | null = null;
  try {
    seen = log ? readJournal(log) : null;
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem; // a log that was cut short shows nothing
  }
  if (seen === null) return asked.map((check) => open(check, t(`fair-without-${check}`)));
  const bad = [otherHeader(journal, seen, isVerifiable), otherLine(journal, seen), nonceLeftOut(journal, seen)].filter(
    (each) => each !== null,
  );
  return asked.map((check) => bad.find((each) => each.check === check) ?? judged(check, seen, bad.length > 0));
}

function open(check: Check, text: string): Finding {
  return finding(check, "open", text, 0, true);
}

function judged(check: Beyond, seen: Journal, isOther: boolean): Finding {
  if (isOther) return open(check, t("fair-log-other"));
  const givers = new Set(seen.lines.filter((line) => line.text.startsWith("nonce ")).map((line) => line.who));
  if ((check === "commitment" || check === "leftOut") && !givers.size) return open(check, t(`fair-without-${check}`));
  switch (check) {
    case "commitment":
      return finding(check, "ok", t("fair-log-commitment", { seats: givers.size }));
    case "leftOut":
      return finding(check, "ok", t("fair-log-nonces"));
    case "unchanged":
      return finding(check, "ok", t("fair-log-unchanged", { lines: seen.lines.length }));
    default:
      return seen.lines.some((line) => line.who === "=")
        ? finding(check, "ok", t("fair-log-end"))
        : open(check, t("fair-log-stops"));
  }
}

function otherHeader(journal: Journal, seen: Journal, isVerifiable: boolean): Finding | null {
  for (let n = 0; n < Math.max(journal.head.length, seen.head.length); n += 1) {
    if (journal.head[n] === seen.head[n]) continue;
    if (isVerifiable && journal.head[n]?.startsWith("chance: ")) {
      return finding("commitment", "bad", t("fair-log-other-commitment"), n + 1);
    }
    return finding("unchanged", "bad", t("fair-log-other-header"), n + 1);
  }
  return null;
}

function otherLine(journal: Journal, seen: Journal): Finding | null {
  for (const [n, logged] of seen.lines.entries()) {
    const line = journal.lines[n];
    const saw = { text: `${logged.who} ${logged.text.slice(0, 60)}` };
    if (line === undefined) return finding("uncut", "bad", t("fair-log-cut", saw), lineOf(journal, n));
    if (line.who === logged.who && line.text === logged.text) continue;
    const isNonce = [line.text, logged.text].some((text) => /^(pledge|nonce) /.test(text));
    return finding(isNonce ? "leftOut" : "unchanged", "bad", t("fair-log-saw", saw), lineOf(journal, n));
  }
  return null;
}

/** What was sent and never taken: named at the first line by which it should have stood there. */
function nonceLeftOut(journal: Journal, seen: Journal): Finding | null {
  for (const { after, line } of seen.sent) {
    if (!/^(pledge|nonce) /.test(line.text)) continue; // an answer can be refused, or come too late
    const rest = journal.lines.slice(after);
    if (rest.some((each) => each.who === line.who && each.text === line.text)) continue;
    const late = rest.findIndex((each) => !/^(pledge|nonce) /.test(each.text));
    if (late >= 0) {
      const text = t("fair-log-left-out", { text: line.text.slice(0, 40) });
      return finding("leftOut", "bad", text, lineOf(journal, after + late));
    }
  }
  return null;
}
