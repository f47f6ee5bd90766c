import type { Edition } from "../../net/http";
import type { View } from "../../store/table.svelte";
import { money } from "../../draw/svg";
import type { GameModule } from "../../store/gameModule";
import Board from "./Board.svelte";
import { commoditiesOf } from "./geometry";
import Goods from "./Goods.svelte";
import Side from "./Side.svelte";
import { heldBy, playersOf } from "./selectors";
import { effectsOf, goodsOf } from "./trade";
import { ctm, verbs } from "./words";
import "./board.css";
import "./pits.css";
import "./well.css";
import "./phone.css";

/** A player's Corners, controls and seats, in a few words. */
function standing(view: View, edition: Edition, seat: string): string {
  const { corner_size: corner, control_size: control } = edition["thresholds"] as Record<string, number>;
  const parts = commoditiesOf(edition).flatMap(({ name }) => {
    const held = heldBy(view, seat, name);
    if (held >= control!) return [ctm.controls(name)];
    return held >= corner! ? [ctm.cornerIn(name)] : [];
  });
  const seats = playersOf(view)[seat]?.seats?.length ?? 0;
  if (seats) parts.push(ctm.brokerSeats(seats));
  return parts.join(" · ");
}

function facts(view: View, edition: Edition, seat: string): { main: string; more: string } {
  const player = playersOf(view)[seat];
  if (!player || player.at === undefined) return { main: "", more: ctm.out };
  const main = player.cash === undefined ? ctm.secret : money(player.cash);
  return { main, more: standing(view, edition, seat) };
}

function moment(view: View): string {
  const marker = String(view["marker"] ?? "");
  return marker.charAt(0).toUpperCase() + marker.slice(1);
}

export const game: GameModule = {
  theme: "g-ctm",
  verbs,
  Board,
  Goods,
  Side,
  goods: goodsOf,
  effects: effectsOf,
  facts,
  moment,
};
