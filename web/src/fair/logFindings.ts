// Findings that need this browser's own log beside the record. docs/fairness.md, step 6.
import { BadRecord, type Journal, lineOf, readJournal } from "./record";
import { type Check, type Finding, finding } from "./verify";

const BEYOND: Check[] = ["commitment", "leftOut", "unchanged", "uncut"];
const WITHOUT: Record<string, string> = {
  commitment: "only somebody who gave a nonce and kept a log knows that the commitment came first",
  leftOut: "only the sender knows whether a nonce was left out",
  unchanged: "only a log kept during play shows that nothing was changed since",
  uncut: "only a log kept to the end shows that there was no other end",
};

export function byLog(journal: Journal, log: string | null): Finding[] {
  const isVerifiable = (journal.header["chance"] as { kind?: string } | undefined)?.kind === "verifiable";
  const asked = BEYOND.filter((check) => isVerifiable || check === "unchanged" || check === "uncut");
  let seen: Journal | null = null;
  try {
    seen = log ? readJournal(log) : null;
  } catch (problem) {
    if (!(problem instanceof BadRecord)) throw problem; // a log that was cut short shows nothing
  }
  if (seen === null) return asked.map((check) => open(check, WITHOUT[check]!));
  const bad = [otherHeader(journal, seen, isVerifiable), otherLine(journal, seen), nonceLeftOut(journal, seen)].filter(
    (each) => each !== null,
  );
  return asked.map((check) => bad.find((each) => each.check === check) ?? judged(check, seen, bad.length > 0));
}

function open(check: Check, text: string): Finding {
  return finding(check, "open", text, 0, true);
}

function judged(check: Check, seen: Journal, isOther: boolean): Finding {
  if (isOther) return open(check, "this browser's log is of another course of play");
  const givers = new Set(seen.lines.filter((line) => line.text.startsWith("nonce ")).map((line) => line.who));
  if ((check === "commitment" || check === "leftOut") && !givers.size) return open(check, WITHOUT[check]!);
  switch (check) {
    case "commitment":
      return finding(check, "ok", `this browser had the commitment before the nonces of ${givers.size} seats`);
    case "leftOut":
      return finding(check, "ok", "every pledge and nonce that this browser saw or sent is in the record");
    case "unchanged":
      return finding(check, "ok", `${seen.lines.length} lines are as this browser wrote them down while it played`);
    default:
      return seen.lines.some((line) => line.who === "=")
        ? finding(check, "ok", "this browser saw the same end")
        : open(check, "this browser's log stops before the end");
  }
}

function otherHeader(journal: Journal, seen: Journal, isVerifiable: boolean): Finding | null {
  for (let n = 0; n < Math.max(journal.head.length, seen.head.length); n += 1) {
    if (journal.head[n] === seen.head[n]) continue;
    if (isVerifiable && journal.head[n]?.startsWith("chance: ")) {
      return finding("commitment", "bad", "this browser was shown another commitment when play began", n + 1);
    }
    return finding("unchanged", "bad", "this browser was shown another header when play began", n + 1);
  }
  return null;
}

function otherLine(journal: Journal, seen: Journal): Finding | null {
  for (const [n, logged] of seen.lines.entries()) {
    const line = journal.lines[n];
    const said = `this browser saw '${logged.who} ${logged.text.slice(0, 60)}' here`;
    if (line === undefined)
      return finding("uncut", "bad", `the record stops before this line; ${said}`, lineOf(journal, n));
    if (line.who === logged.who && line.text === logged.text) continue;
    const isNonce = [line.text, logged.text].some((text) => /^(pledge|nonce) /.test(text));
    return finding(isNonce ? "leftOut" : "unchanged", "bad", said, lineOf(journal, n));
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
      const text = `this browser sent '${line.text.slice(0, 40)}' before this line, and the record does not have it`;
      return finding("leftOut", "bad", text, lineOf(journal, after + late));
    }
  }
  return null;
}
