// How a hand ended, as the floor shows it for a moment: who cornered what, and who paid for it.
import type { GameEvent } from "../../store/table.svelte";
import { type Counts, countsOf } from "./selectors";

export interface Paid {
  seat: string;
  cards: Counts;
  points: number;
}

export interface Scene {
  seat: string;
  /** 'corner', or what the winner called it. */
  words: string;
  commodity: string;
  points: number;
  paid: Paid[];
}

/** The end of a hand among some events; null if no hand was won. */
export function sceneOf(events: readonly GameEvent[]): Scene | null {
  const won = events.find(({ event }) => event === "corner_scored");
  if (!won) return null;
  const paid = events
    .filter(({ event }) => event === "penalised")
    .map(({ fields }) => ({
      seat: String(fields["seat"]),
      cards: countsOf(String(fields["cards"] ?? "")),
      points: Number(fields["points"]),
    }));
  const { seat, words, commodity, points } = won.fields;
  return { seat: String(seat), words: String(words), commodity: String(commodity), points: Number(points), paid };
}

/** How long it is shown, in milliseconds, unless somebody has seen enough before. */
export const SCENE_MS = 3000;
