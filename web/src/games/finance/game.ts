import { words } from "../../words/en";
import type { GameModule } from "../game";
import { factsOf } from "../square/facts";
import "../square/square.css";
import Board from "./Board.svelte";
import "./board.css";
import Goods from "./Goods.svelte";
import Side from "./Side.svelte";

const said = words.square.finance;

export const game: GameModule = {
  theme: "g-fin",
  Board,
  Goods,
  Side,
  facts: (view, _edition, seat) => factsOf(view, seat, said.worth, said.held),
  moment: (view, edition) =>
    [edition["edition"].year, words.square.round(Number(view["round"]) + 1)].filter(Boolean).join(" · "),
};
