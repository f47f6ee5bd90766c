import "../shared/period-1878/period.css";
import "./board.css";
import { compassWords } from "./words";
import type { GameModule } from "../../store/gameModule";
import { answer } from "./answers";
import Board from "./Board.svelte";
import { stepsLeft } from "./facts";
import Goods from "./Goods.svelte";
import { spinMotion } from "../shared/period-1878/indicator";

export const game: GameModule = {
  theme: "g-1878",
  Board,
  Goods,
  facts: (view, edition, seat) => {
    const w = compassWords;
    const left = stepsLeft(view, edition, seat);
    if (!left) return { main: "", more: "" };
    return { main: String(left.steps), more: `${w.toGo(left.steps)} · ${w.from(view["players"][seat].city)}` };
  },
  answer,
  motion: spinMotion,
  moment: (view, edition) => `${edition["edition"].year} · ${compassWords.moment(view["turns"])}`,
};
