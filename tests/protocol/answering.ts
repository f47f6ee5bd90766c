// Reads asks from standard input, one JSON object a line, and writes an answer to each, one JSON string a line.
import { createInterface } from "node:readline";
import { answerTo, Random } from "./answers.ts";
import type { Ask } from "./wire.ts";

const random = new Random(1);
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answerTo(JSON.parse(line) as Ask, random, new Set()))}\n`);
}
