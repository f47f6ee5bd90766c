import { t } from "../../words/catalogue.svelte";
import { verbs } from "./verbs";
import type { GameModule } from "../../store/gameModule";
import { debtQuestion } from "../shared/property-board/debts";
import { effectsOf, goodsOf } from "../shared/property-board/effects";
import { factsOf } from "../shared/property-board/facts";
import "../shared/property-board/styles";
import Board from "./Board.svelte";
import "./board.css";
import { design } from "./design";
import Goods from "./Goods.svelte";
import Side from "./Side.svelte";
import { sounds } from "./sounds";

export const game: GameModule = {
  theme: "g-fin",
  sounds,
  verbs,
  Board,
  Goods,
  Side,
  goods: (edition) => goodsOf(design, edition),
  effects: (view, edition, exchange) => effectsOf(design, edition, view, exchange),
  question: debtQuestion,
  facts: (view, _edition, seat) => factsOf(view, seat),
  moment: (view, edition) =>
    [edition["edition"].year, t("deeds-round", { round: Number(view["round"]) + 1 })].filter(Boolean).join(" · "),
};
