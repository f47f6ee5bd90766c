// The moves since the last spin, read from the events, for animation.
import type { GameEvent } from "../../store/table.svelte";

export interface Move {
  from: number;
  number: number;
  to: number;
}

export interface RecentMoves {
  spun: [number, number] | null;
  spins: number;
  /** The moves of each seat since the last spin; a man sent home has one of number 0. */
  moves: Record<string, Move[]>;
}

export function recentMoves(events: readonly GameEvent[], length: number): RecentMoves {
  const recent: RecentMoves = { spun: null, spins: 0, moves: {} };
  for (const { event, fields } of events) {
    if (event === "spun" || event === "spun_for_lead") {
      const numbers = (fields["numbers"] ?? [fields["first"], fields["second"]]) as number[];
      recent.spun = [numbers[0]!, numbers[1] ?? numbers[0]!];
      recent.spins += 1;
      recent.moves = {};
    } else if (event === "man_moved") {
      const { seat, number, square } = fields as { seat: string; number: number; square: number };
      add(recent, seat, { from: (square - number + length) % length, number, to: square });
    } else if (event === "man_sent_home") {
      const { seat, square } = fields as { seat: string; square: number };
      add(recent, seat, { from: square, number: 0, to: square });
    }
  }
  return recent;
}

function add(recent: RecentMoves, seat: string, move: Move): void {
  (recent.moves[seat] ??= []).push(move);
}
