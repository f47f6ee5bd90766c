// Where each part of a board comes from: the marks that an edition carries, gathered part by part.
import type { Edition } from "../net/http";

export type Mark = "text" | "public" | "reconstructed";
const MARKS: readonly string[] = ["text", "public", "reconstructed"];

/** One mark of a part: what of it, how sure, and how many times. */
export interface Row {
  what: string;
  mark: Mark;
  count: number;
}

export interface Part {
  name: string;
  rows: Row[];
}

/** Every part of an edition that carries a mark, in the order of the file. */
export function provenanceOf(edition: Edition): Part[] {
  return Object.entries(edition)
    .map(([name, node]) => ({ name: inWords(name), rows: rowsOf(node) }))
    .filter((part) => part.rows.length > 0);
}

/** How many marks of each kind there are in all. */
export function tally(parts: readonly Part[]): Record<Mark, number> {
  const found = { text: 0, public: 0, reconstructed: 0 };
  for (const row of parts.flatMap((part) => part.rows)) found[row.mark] += row.count;
  return found;
}

function rowsOf(node: unknown): Row[] {
  const found = new Map<string, Row>();
  gather(node, "", (what, mark) => {
    const key = `${what}|${mark}`;
    const row = found.get(key);
    if (row) row.count += 1;
    else found.set(key, { what, mark, count: 1 });
  });
  return [...found.values()];
}

type Tell = (what: string, mark: Mark) => void;

function gather(node: unknown, what: string, tell: Tell): void {
  if (Array.isArray(node)) {
    for (const item of node) gather(item, what, tell);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (name === "provenance") marks(value, what, tell);
    else if (name.endsWith("_provenance")) marks(value, joined(what, name.slice(0, -"_provenance".length)), tell);
    else gather(value, joined(what, name), tell);
  }
}

/** A mark, or a table of marks one a part. */
function marks(value: unknown, what: string, tell: Tell): void {
  if (typeof value === "string") {
    if (MARKS.includes(value)) tell(inWords(what), value as Mark);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) marks(inner, joined(what, name), tell);
  }
}

function joined(what: string, name: string): string {
  return what ? `${what}, ${name}` : name;
}

export function inWords(name: string): string {
  return name.replaceAll("_", " ");
}
