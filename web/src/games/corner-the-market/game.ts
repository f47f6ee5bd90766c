import type { Edition } from "../../net/http";
import type { View } from "../../store/table.svelte";
import { money } from "../../words/format";
import type { GameModule } from "../../store/gameModule";
import Board from "./Board.svelte";
import { commoditiesOf } from "./geometry";
import Goods from "./Goods.svelte";
import Side from "./Side.svelte";
import { heldBy, playersOf } from "./selectors";
import { effectsOf, goodsOf } from "./trade";
import { t, tName, tShort } from "../../words/catalogue.svelte";
import { verbs } from "./verbs";
import { sounds } from "./sounds";
import "./board.css";
import "./pits.css";
import "./well.css";
import "./phone.css";

/** A player's Corners, controls and seats, in a few words. */
function standing(view: View, edition: Edition, seat: string): string {
  const { corner_size: corner, control_size: control } = edition["thresholds"] as Record<string, number>;
  const parts = commoditiesOf(edition).flatMap(({ name }) => {
    const held = heldBy(view, seat, name);
    if (held >= control!) return [t("board-controls", { name: tName("commodity", name) })];
    return held >= corner! ? [t("board-corner-in", { name: tName("commodity", name) })] : [];
  });
  const seats = playersOf(view)[seat]?.seats?.length ?? 0;
  if (seats) parts.push(t("board-broker-seats", { number: seats }));
  return parts.join(" · ");
}

function facts(view: View, edition: Edition, seat: string): { main: string; more: string } {
  const player = playersOf(view)[seat];
  if (!player || player.at === undefined) return { main: "", more: t("board-out") };
  const main = player.cash === undefined ? t("board-secret") : money(player.cash);
  return { main, more: standing(view, edition, seat) };
}

function moment(view: View): string {
  return tShort("marker", String(view["marker"] ?? ""));
}

export const game: GameModule = {
  theme: "g-ctm",
  sounds,
  verbs,
  Board,
  Goods,
  Side,
  goods: goodsOf,
  effects: effectsOf,
  facts,
  moment,
};
