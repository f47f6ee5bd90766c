// Recent moves, read from the events: the small men's moves since the last spin, and the last steps of the expeditions.
import type { GameEvent } from "../../store/table.svelte";

export interface RecentMoves {
  spun: [number, number] | null;
  spins: number;
  /** The names of the spaces each small man has come to since the last spin, with the number that brought it there. */
  small: Record<string, { number: number; space: string }[]>;
  /** The names of the squares each expedition has come to, the last at the end. */
  expeditions: Record<string, string[]>;
}

export function recentMoves(events: readonly GameEvent[]): RecentMoves {
  const moves: RecentMoves = { spun: null, spins: 0, small: {}, expeditions: {} };
  for (const { event, fields } of events) {
    const seat = String(fields["seat"]);
    if (event === "spun" || event === "spun_for_lead") {
      const numbers = (fields["numbers"] ?? [fields["first"], fields["second"]]) as number[];
      moves.spun = [numbers[0]!, numbers[1] ?? numbers[0]!];
      moves.spins += 1;
      moves.small = {};
    } else if (event === "small_man_moved" || event === "small_man_entered" || event === "small_man_displaced") {
      const number = event === "small_man_moved" ? Number(fields["number"]) : 0;
      (moves.small[seat] ??= []).push({ number, space: String(fields["space"]) });
    } else if (event === "expedition_moved") {
      (moves.expeditions[seat] ??= []).push(String(fields["square"]));
    }
  }
  return moves;
}
