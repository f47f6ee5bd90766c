import "../shared/period-1878/period.css";
import "./board.css";
import { tenUpWords } from "./words";
import type { GameModule } from "../../store/gameModule";
import { answer } from "./answers";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import { countersOf, pointsOf } from "./points";
import { spinMotion } from "../shared/period-1878/indicator";

const BASES = ["", "", "two_players", "three_players", "four_players"];

export const game: GameModule = {
  theme: "g-1878",
  Board,
  Goods,
  facts: (view, edition, seat) => {
    const w = tenUpWords;
    const seats = Object.keys(view["players"]);
    const base: string = edition["bases"][BASES[seats.length] ?? ""]?.[seats.indexOf(seat)] ?? "";
    const hand = edition["equipment"].counters_per_player - countersOf(view, seat).length;
    const name = base.charAt(0) + base.slice(1, -1).toLowerCase() + base.slice(-1);
    return { main: String(pointsOf(view, seat)), more: `${w.of(edition["goal"].points)} · ${w.hand(name, hand)}` };
  },
  answer,
  motion: spinMotion,
  moment: (view, edition) => `${edition["edition"].year} · ${tenUpWords.moment(view["turns"])}`,
};
