// What a draw was made from, in which order: the table of docs/fairness.md. Each game's draws.ts answers for its own
// draws, with the parts below. Values come from the edition and the record's header; a draw that takes a rule of play
// to know is not judged.
import type { Edition } from "../net/http";

export interface Draw {
  faces: string[];
  count: number;
  /** Whether a face can be drawn again. */
  goesBack: boolean;
}

/** A record up to a draw. */
export interface DrawContext {
  edition: Edition;
  options: Record<string, unknown>;
  seats: number;
  /** Whether the record began at a given position: then the cards that were drawn before are unknown. */
  isFromPosition: boolean;
  /** Earlier draws, by their name. */
  drawn: Map<string, string[]>;
}

/** The draw that a line of a record answers; null if it takes the rules to know it. */
export type DrawLookup = (context: DrawContext, what: string, values: readonly string[]) => Draw | null;

/** Independent throws or spins. */
export function thrown(faces: readonly number[], count: number): Draw {
  return { faces: faces.map(String), count, goesBack: true };
}

/** The dice of an edition. */
export function dice(edition: Edition): Draw {
  const sides: number = edition["dice"]?.sides ?? edition["equipment"]?.die_sides ?? 6;
  const count: number = edition["dice"]?.count ?? edition["equipment"]?.dice ?? 2;
  return thrown(
    Array.from({ length: sides }, (_, n) => n + 1),
    count,
  );
}

/** The next card of a pile. Cards that do not go back are left out from then on. */
export function cardFrom(pile: unknown, context: DrawContext, what: string, goesBack = false): Draw | null {
  if (!Array.isArray(pile) || (!goesBack && context.isFromPosition)) return null;
  const gone = goesBack ? [] : (context.drawn.get(what) ?? []);
  const faces = (pile as { id: string }[]).map((card) => card.id).filter((id) => !gone.includes(id));
  return { faces, count: 1, goesBack };
}

export function seatLetters(seats: number): string[] {
  return Array.from({ length: seats }, (_, n) => String.fromCharCode(65 + n));
}
