import { describe, expect, it } from "vitest";
import { contentOf } from "../src/fair/canonical";
import type { Draw } from "../src/fair/draws";
import { type Journal, readJournal } from "../src/fair/record";
import { hex, hmac, sha256, utf8 } from "../src/fair/sha256";
import { type Check, type Report, verify } from "../src/fair/verify";
import editionText from "./fair/edition.json?raw";
import record from "./fair/honest.record?raw";

const edition = JSON.parse(editionText) as Record<string, unknown>;
const content = contentOf(editionText);

const SPIN: Draw = { what: "spin", faces: ["1", "2", "3", "4", "5", "6"], count: 2, returns: true };
/** What the server says of the draws of a record: every one is a spin. */
const spins = (text: string, draw: Draw = SPIN): Draw[] =>
  text
    .split("\n")
    .filter((line) => line.includes(" * spin "))
    .map(() => draw);
const check = (text: string, log: string | null = null): Report => verify(text, edition, content, log, spins(text));
const resultOf = (report: Report, name: Check): string =>
  report.findings.find((each) => each.check === name)?.result ?? "missing";

/** The record with some lines changed and every hash made anew, as a clever forger would. */
function rewritten(change: (journal: Journal) => void, text = record): string {
  const journal = readJournal(text);
  change(journal);
  const head = journal.head.map((line) => `${line}\n`).join("");
  let chain = sha256(head);
  const lines = journal.lines.map(({ who, text }, n) => {
    chain = sha256(`${chain}\n${n + 1} ${who} ${text}`);
    return `${n + 1} ${who} ${text}  #${chain.slice(0, 16)}\n`;
  });
  return head + lines.join("");
}

const firstDraw = (journal: Journal): number => journal.lines.findIndex((line) => line.who === "*");
const lastNonce = (journal: Journal): number =>
  journal.lines.length - 1 - [...journal.lines].reverse().findIndex((line) => line.text.startsWith("nonce "));

describe("hashes", () => {
  it("are those of the standard's examples", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(sha256("a".repeat(1_000_000))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  });
  it("with a key are those of RFC 4231", () => {
    expect(hex(hmac(utf8("Jefe"), "what do ya want for nothing?"))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });
  it("of data do not depend on the order of keys, and keep numbers as written", () => {
    expect(contentOf('{"b": [1.0, "é\\n"], "a": null}')).toBe(sha256('{"a":null,"b":[1.0,"é\\n"]}'));
    const header = readJournal(record).header["edition"] as { content: string };
    expect(content).toBe(header.content);
  });
});

describe("an honest record", () => {
  it("is sound by itself", () => {
    const report = check(record);
    expect(report.verdict).toBe("sound");
    expect(report.draws).toBeGreaterThan(5);
  });
  it("is honest beside the log of somebody who was there to the end", () => {
    expect(check(record, record).verdict).toBe("honest");
  });
  it("is sound beside a log that stops earlier", () => {
    const part = record.split("\n").slice(0, 40).join("\n") + "\n";
    expect(check(record, part).verdict).toBe("sound");
  });
  it("cannot be judged on another board", () => {
    expect(verify(record, edition, "0".repeat(64), null).verdict).toBe("open");
  });
});

describe("a forged record", () => {
  it("is found where a line was changed", () => {
    const report = check(record.replace(/(\* spin) \d/, "$1 9"));
    expect(report.verdict).toBe("forged");
    expect(resultOf(report, "form")).toBe("bad");
  });

  const FORGERIES: [string, Check, (journal: Journal) => void][] = [
    [
      "a draw",
      "draws",
      (journal) => {
        const line = journal.lines[firstDraw(journal)]!;
        line.text = line.text.replace(/\d$/, (digit) => String((Number(digit) % 6) + 1));
      },
    ],
    ["a draw that is left out", "draws", (journal) => journal.lines.splice(firstDraw(journal), 1)],
    [
      "a secret",
      "secret",
      (journal) => {
        const line = journal.lines[journal.lines.length - 1]!;
        line.text = `secret ${"ab".repeat(32)}`;
      },
    ],
    [
      "a nonce",
      "nonces",
      (journal) => {
        journal.lines[lastNonce(journal)]!.text = `nonce ${"12".repeat(32)}`;
      },
    ],
    [
      "a pledge",
      "nonces",
      (journal) => {
        journal.lines[0]!.text = `pledge ${"12".repeat(32)}`;
      },
    ],
    [
      "the commitment",
      "secret",
      (journal) => {
        const at = journal.head.findIndex((line) => line.startsWith("chance: "));
        journal.head[at] = journal.head[at]!.replace(/[0-9a-f]{64}/, "c".repeat(64));
      },
    ],
  ];
  it.each(FORGERIES)("is found where %s was changed and all hashes made anew", (_name, where, change) => {
    const report = check(rewritten(change));
    expect(report.verdict).toBe("forged");
    expect(resultOf(report, where)).toBe("bad");
    expect(report.findings.find((each) => each.check === where)!.line).toBeGreaterThan(1);
  });

  it("that is flawless in itself is found by the log", () => {
    const cut = rewritten((journal) => journal.lines.splice(journal.lines.length - 4, 2));
    expect(check(record, cut).verdict).toBe("forged");
  });
  it("lacks a nonce that was sent", () => {
    const lines = record.split("\n");
    const at = lines.findIndex((line) => line.includes(" nonce "));
    const log = [...lines.slice(0, at), `> A nonce ${"77".repeat(32)}`, ...lines.slice(at)].join("\n");
    const report = check(record, log);
    expect(report.verdict).toBe("forged");
    expect(resultOf(report, "leftOut")).toBe("bad");
  });
  it("is found where the record stops before this browser's log", () => {
    const short = rewritten((journal) => journal.lines.splice(20));
    const report = check(short, record);
    expect(resultOf(report, "uncut")).toBe("bad");
  });
});
