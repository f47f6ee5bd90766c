import "../shared/period-1878/period.css";
import "./board.css";
import { t } from "../../words/catalogue.svelte";
import type { GameModule } from "../../store/gameModule";
import { answer } from "./answers";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import { countersOf, pointsOf } from "./points";
import { spinMotion } from "../shared/period-1878/indicator";
import { sounds } from "./sounds";

const BASES = ["", "", "two_players", "three_players", "four_players"];

export const game: GameModule = {
  theme: "g-1878",
  sounds,
  Board,
  Goods,
  facts: (view, edition, seat) => {
    const seats = Object.keys(view["players"]);
    const base: string = edition["bases"][BASES[seats.length] ?? ""]?.[seats.indexOf(seat)] ?? "";
    const hand = edition["equipment"].counters_per_player - countersOf(view, seat).length;
    const name = t("board-base", { letter: base.slice(-1) });
    return {
      main: String(pointsOf(view, seat)),
      more: [t("board-of", { goal: edition["goal"].points }), name, t("board-hand", { count: hand })].join(" · "),
    };
  },
  answer,
  motion: spinMotion,
  moment: (view, edition) => `${edition["edition"].year} · ${t("board-moment", { turns: view["turns"] })}`,
};
