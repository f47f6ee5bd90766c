import "../shared/period-1878/period.css";
import "./board.css";
import { t } from "../../words/catalogue.svelte";
import { number } from "../../words/format";
import type { GameModule } from "../../store/gameModule";
import { answer } from "./answers";
import Board from "./Board.svelte";
import { stepsLeft } from "./facts";
import Goods from "./Goods.svelte";
import { spinMotion } from "../shared/period-1878/indicator";
import { sounds } from "./sounds";

export const game: GameModule = {
  theme: "g-1878",
  sounds,
  Board,
  Goods,
  facts: (view, edition, seat) => {
    const left = stepsLeft(view, edition, seat);
    if (!left) return { main: "", more: "" };
    return {
      main: number(left.steps),
      more: [t("board-to-go", { steps: left.steps }), t("board-from", { city: view["players"][seat].city })].join(
        " · ",
      ),
    };
  },
  answer,
  motion: spinMotion,
  moment: (view, edition) => `${edition["edition"].year} · ${t("board-moment", { turns: view["turns"] })}`,
};
