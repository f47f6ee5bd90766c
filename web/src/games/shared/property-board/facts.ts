// What a seat card says of a player: cash, worth, and where the player is held.
import { money } from "../../../words/format";
import type { View } from "../../../store/table.svelte";
import { t, tName } from "../../../words/catalogue.svelte";
import type { SeatFacts } from "../../../store/gameModule";

interface Player {
  cash: number;
  is_in?: boolean;
  cards?: string[];
  dock?: number;
  jail?: number;
  token?: string | null;
}

export function factsOf(view: View, seat: string): SeatFacts {
  const player = view["players"][seat] as Player | undefined;
  if (!player) return { main: "", more: "" };
  if (player.is_in === false) return { main: money(player.cash), more: t("deeds-out") };
  const sum = view["figures"]?.worth?.[seat] as number | null | undefined;
  const parts = sum === undefined || sum === null ? [] : [t("deeds-worth", { sum })];
  if (player.token) parts.push(tName("token", player.token));
  if ((player.dock ?? player.jail ?? null) !== null) parts.push(t("deeds-held"));
  if (player.cards?.length) parts.push(t("deeds-keeps", { cards: player.cards.length }));
  return { main: money(player.cash), more: parts.join(" · ") };
}
