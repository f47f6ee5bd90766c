// What a seat card says of a player: cash, worth, and where the player is held.
import { money } from "../../../draw/svg";
import type { View } from "../../../store/table.svelte";
import { propertyWords } from "./words";
import type { SeatFacts } from "../../../store/gameModule";

interface Player {
  cash: number;
  is_in?: boolean;
  cards?: string[];
  dock?: number;
  jail?: number;
  token?: string | null;
}

export function factsOf(view: View, seat: string, worth: string, held: string): SeatFacts {
  const player = view["players"][seat] as Player | undefined;
  if (!player) return { main: "", more: "" };
  if (player.is_in === false) return { main: money(player.cash), more: propertyWords.out };
  const sum = view["figures"]?.worth?.[seat] as number | null | undefined;
  const parts = sum === undefined || sum === null ? [] : [`${worth} ${money(sum)}`];
  if (player.token) parts.push(player.token);
  if ((player.dock ?? player.jail ?? null) !== null) parts.push(held);
  if (player.cards?.length) parts.push(propertyWords.keeps(player.cards.length));
  return { main: money(player.cash), more: parts.join(" · ") };
}
