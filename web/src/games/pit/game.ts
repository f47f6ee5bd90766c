import type { View } from "../../store/table.svelte";
import type { GameModule } from "../../store/gameModule";
import Board from "./Board.svelte";
import { t } from "../../words/catalogue.svelte";
import { number } from "../../words/format";
import { verbs } from "./verbs";
import { sounds } from "./sounds";
import "./board.css";
import "./floor.css";
import "./hand.css";
import "./phone.css";
import "./scene.css";
import "./replay.css";

export const game: GameModule = {
  theme: "g-pit",
  sounds,
  verbs,
  isHidden: true,
  isQuick: true,
  newestFirst: true,
  Board,
  facts: (view: View, _edition, seat) => ({
    main: number(Number(view["scores"][seat] ?? 0)),
    more: t("board-cards", { n: Number(view["cards"][seat] ?? 0) }),
  }),
  moment: (view: View) =>
    view["round"]
      ? t("board-hand-round", { hand: view["hand_number"], round: view["round"] })
      : t("board-hand-moment", { hand: view["hand_number"] }),
};
