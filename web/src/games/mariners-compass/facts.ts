// What a seat card says of an expedition.
import type { Edition } from "../../net/http";
import type { View } from "../../store/table.svelte";
import { apart, Chart, squareNamed } from "./chart";

/** Squares between an expedition and the Pole, and how many there are from its city; null before it has one. */
export function stepsLeft(view: View, edition: Edition, seat: string): { steps: number; of: number } | null {
  const player = view["players"][seat];
  const land = new Chart(edition).land(player?.city ?? "");
  if (!land) return null;
  const square = player.expedition ? squareNamed(player.expedition) : land.cityAt;
  return { steps: apart(square, land.poleAt), of: apart(land.cityAt, land.poleAt) };
}
