import { anchorWords, verbs } from "./words";
import { propertyWords } from "../shared/property-board/words";
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

const said = anchorWords;

export const game: GameModule = {
  theme: "g-wa",
  verbs,
  Board,
  Goods,
  Side,
  goods: (edition) => goodsOf(design, edition),
  effects: (view, edition, exchange) => effectsOf(design, edition, view, exchange),
  question: debtQuestion,
  facts: (view, _edition, seat) => factsOf(view, seat, said.worth, said.held),
  moment: (view) => {
    const figures = view["figures"];
    const parts = [propertyWords.turn(Number(view["turn"]) + 1)];
    if (figures) parts.push(said.inBank(figures.decks, figures.suites));
    return parts.join(" · ");
  },
};
