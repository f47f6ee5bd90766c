// What a draw was made from. The server knows the rules and names the faces of every draw. The page picks the faces
// itself, and it accepts their names only in an order that the server cannot choose: that of the edition, whose hash is
// in the record, that of the seats, or that of numbers. docs/fairness.md, 'In the browser'.
import type { Edition } from "../net/http";

export interface Draw {
  what: string;
  /** As the record writes them. */
  faces: readonly string[];
  count: number;
  /** Whether a face can be drawn again. */
  returns: boolean;
}

/** What the page knows of the faces of a draw: all, part (the rest takes the rules), or nothing. */
export type Known = "all" | "part" | "nothing";

/** The faces that a draw picks, given a source of whole numbers below n. */
export function pick(draw: Draw, below: (n: number) => number): string[] {
  const left = [...draw.faces];
  return Array.from({ length: Math.min(draw.count, draw.faces.length) }, () => {
    const at = below(left.length);
    return draw.returns ? left[at]! : left.splice(at, 1)[0]!;
  });
}

/** Compares the faces that the server names with what the edition and the seats have, draw by draw. */
export class FaceLists {
  readonly #isFromPosition: boolean;
  readonly #seats: readonly string[];
  readonly #lists: readonly (readonly string[])[];
  /** The keys of tables of numbers. A hash of the edition does not depend on their order. */
  readonly #keys: readonly string[][];
  readonly #first = new Map<string, Draw>();
  readonly #drawn = new Map<string, Set<string>>();
  /** Whether faces that were drawn are left out from then on, by the name of the draw. */
  readonly #leavesOut = new Map<string, boolean>();

  /** `isFromPosition`: the record began at a given position, so what was drawn before is unknown. */
  constructor(edition: Edition, seats: number, isFromPosition = false) {
    const tables = tablesIn(edition);
    this.#isFromPosition = isFromPosition;
    this.#seats = Array.from({ length: seats }, (_, n) => fold(String.fromCharCode(65 + n)));
    this.#lists = [this.#seats, ...tables.flatMap(listsOf)];
    this.#keys = tables.flatMap(keysOf);
  }

  knows(draw: Draw): Known {
    const first = this.#first.get(draw.what) ?? draw;
    this.#first.set(draw.what, first);
    if (first.returns !== draw.returns) return "nothing";
    const faces = draw.faces.map(fold);
    if (this.#isList(draw.what, faces)) return "all";
    if (isCounted(faces)) return isEqual(first.faces, draw.faces) ? "all" : "nothing";
    // If all of them are drawn, the line itself says which they are.
    if (draw.count === faces.length && !draw.returns && this.#isPack(faces)) return "all";
    return this.#isPart(faces) ? "part" : "nothing";
  }

  /** Note what was drawn. */
  add(what: string, faces: readonly string[]): void {
    this.#drawn.set(what, new Set([...(this.#drawn.get(what) ?? []), ...faces.map(fold)]));
  }

  /** Whether the faces are a whole list, or what is left of it; always one or always the other. */
  #isList(what: string, faces: readonly string[]): boolean {
    const drawn = this.#drawn.get(what);
    const isWhole = this.#lists.some((list) => isEqual(list, faces));
    if (!drawn) return isWhole;
    const isRest = this.#lists.some((list) =>
      isEqual(
        list.filter((face) => !drawn.has(face)),
        faces,
      ),
    );
    if (!isWhole && !isRest) return false;
    const leavesOut = this.#leavesOut.get(what) ?? !isWhole;
    this.#leavesOut.set(what, leavesOut);
    return leavesOut ? isRest : isWhole;
  }

  /** Whether the faces are some of the seats, the keys of a table, or what earlier play may have left of a list. */
  #isPart(faces: readonly string[]): boolean {
    const lists = this.#isFromPosition ? this.#lists : [this.#seats];
    return lists.some((list) => isWithin(faces, list)) || this.#keys.some((keys) => isSame(faces, keys));
  }

  /** Whether the faces are a pack, such as 'Oil-1', 'Oil-2', 'Bull': suits of one list, each from 1 up, then of another. */
  #isPack(faces: readonly string[]): boolean {
    const suits: string[] = [];
    let last = 0;
    for (const face of faces) {
      const [, suit = face, digits = ""] = /^(.+)-(\d+)$/.exec(face) ?? [];
      const number = Number(digits || 1);
      if (suit !== suits.at(-1)) {
        suits.push(suit);
        last = 0;
      }
      if (number !== last + 1) return false;
      last = number;
    }
    return this.#lists.some((list) => {
      const rest = suits.slice(countWithin(suits, list));
      const others = this.#lists.filter((other) => !other.some((name) => list.includes(name)));
      return !rest.length || others.some((other) => isWithin(rest, other));
    });
  }
}

/** Every list and table of an edition, at any depth. */
function tablesIn(data: unknown): object[] {
  return typeof data === "object" && data !== null ? [data, ...Object.values(data).flatMap(tablesIn)] : [];
}

/** What the items of a list are called: their values, or their ids and their names. */
function listsOf(data: object): string[][] {
  if (!Array.isArray(data) || !data.length) return [];
  const isPlain = (item: unknown): boolean => typeof item === "string" || typeof item === "number";
  if (data.every(isPlain)) return [data.map(fold)];
  return ["id", "name"].flatMap((key) => {
    const names = data.map((item) => (item as Record<string, unknown> | null)?.[key]);
    return names.every((name) => typeof name === "string") ? [names.map(fold)] : [];
  });
}

function keysOf(data: object): string[][] {
  const isOfNumbers = !Array.isArray(data) && Object.values(data).every((value) => typeof value === "number");
  return isOfNumbers ? [Object.keys(data).map(fold)] : [];
}

function fold(name: unknown): string {
  return String(name).toLowerCase();
}

/** Whether the faces are whole numbers in equal steps upwards, such as those of a die. */
function isCounted(faces: readonly string[]): boolean {
  const numbers = faces.map(Number);
  const step = numbers.length > 1 ? numbers[1]! - numbers[0]! : 1;
  return step > 0 && numbers.every((number, n) => Number.isSafeInteger(number) && number === numbers[0]! + n * step);
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((face, n) => face === other[n]);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return isEqual([...one].sort(), [...other].sort());
}

/** Whether all faces are in a list, in its order. */
function isWithin(faces: readonly string[], list: readonly string[]): boolean {
  return countWithin(faces, list) === faces.length;
}

/** How many of the first faces are in a list, in its order. */
function countWithin(faces: readonly string[], list: readonly string[]): number {
  let found = 0;
  for (const each of list) if (each === faces[found]) found += 1;
  return found;
}
