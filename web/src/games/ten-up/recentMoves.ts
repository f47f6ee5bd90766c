// What the men have done since the last spin, read from the events, for those who show it.
import type { Happened } from "../../store/table.svelte";

export interface Move {
  from: number;
  number: number;
  to: number;
}

export interface Story {
  spun: [number, number] | null;
  spins: number;
  /** The moves of each seat since the last spin; a man sent home has one of number 0. */
  moves: Record<string, Move[]>;
}

export function story(events: readonly Happened[], length: number): Story {
  const told: Story = { spun: null, spins: 0, moves: {} };
  for (const { event, fields } of events) {
    if (event === "spun" || event === "spun_for_lead") {
      const numbers = (fields["numbers"] ?? [fields["first"], fields["second"]]) as number[];
      told.spun = [numbers[0]!, numbers[1] ?? numbers[0]!];
      told.spins += 1;
      told.moves = {};
    } else if (event === "man_moved") {
      const { seat, number, square } = fields as { seat: string; number: number; square: number };
      add(told, seat, { from: (square - number + length) % length, number, to: square });
    } else if (event === "man_sent_home") {
      const { seat, square } = fields as { seat: string; square: number };
      add(told, seat, { from: square, number: 0, to: square });
    }
  }
  return told;
}

function add(told: Story, seat: string, move: Move): void {
  (told.moves[seat] ??= []).push(move);
}
