// The moves since the last spin, read from the events: where the spider rests, who was drawn in, who walked.
import type { GameEvent } from "../../store/table.svelte";

/** One step of a man's way: by a number along its ring, or straight to a cell. */
export interface Step {
  kind: "advanced" | "drawn_in" | "placed" | "restarted";
  cell: string;
  number: number;
  /** Where the man stood before, as far as that is known. */
  from: string;
}

export interface RecentMoves {
  rest: number | null;
  /** The number of the last spin; one for the lead has no rest of its own. */
  number: number | null;
  isLead: boolean;
  spins: number;
  steps: Record<string, Step[]>;
}

const STEPS = new Set(["advanced", "drawn_in", "placed", "restarted"]);

export function recentMoves(events: readonly GameEvent[]): RecentMoves {
  const moves: RecentMoves = { rest: null, number: null, isLead: false, spins: 0, steps: {} };
  const stands: Record<string, string> = {};
  for (const { event, fields } of events) {
    if (event === "spun") {
      Object.assign(moves, { rest: fields["rest"], number: fields["number"], isLead: false, steps: {} });
      moves.spins += 1;
    } else if (event === "spun_for_lead") {
      Object.assign(moves, { rest: null, number: (fields["numbers"] as number[])[0] ?? null, isLead: true });
      moves.spins += 1;
    } else if (STEPS.has(event)) {
      const { seat, cell, number = 0 } = fields as { seat: string; cell: string; number?: number };
      const step: Step = { kind: event as Step["kind"], cell, number, from: stands[seat] ?? "" };
      (moves.steps[seat] ??= []).push(step);
      stands[seat] = cell;
    }
  }
  return moves;
}

export interface Payment {
  from: string;
  to: string;
  count: number;
}

/** Who pays whom, '' being the Monopolist, in order. */
export function payments(events: readonly GameEvent[]): Payment[] {
  return events.flatMap(({ event, fields }): Payment[] => {
    const { seat, to, lender, counters: count } = fields as Record<string, string> & { counters: number };
    if (!count) return [];
    if (event === "capital_taken" || event === "line_passed") return [{ from: "", to: seat!, count }];
    if (event === "monopolist_paid") return [{ from: seat!, to: "", count }];
    if (event === "player_paid") return [{ from: seat!, to: to!, count }];
    if (event === "loan_taken") return [{ from: lender!, to: seat!, count }];
    if (event === "loan_repaid") return [{ from: seat!, to: lender!, count }];
    return [];
  });
}
