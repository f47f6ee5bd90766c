// A seat's points: the numbers of the squares under its counters.
import type { View } from "../../store/table.svelte";

export function countersOf(view: View, seat: string): string[] {
  return view["players"][seat]?.counters ?? [];
}

export function pointsOf(view: View, seat: string): number {
  return countersOf(view, seat).reduce((sum, place) => sum + Number(place.split(":")[1]), 0);
}
