import type { GameModule } from "../game";
import Board from "../PlainBoard.svelte";

export const game: GameModule = {
  theme: "g-plain",
  Board,
  facts: () => ({ main: "", more: "" }),
  moment: () => "",
};
