// The page's part of a game that has no folder here.
import type { GameModule } from "../store/gameModule";
import PlainBoard from "./PlainBoard.svelte";

export const game: GameModule = {
  theme: "",
  // Nothing is known about the game, so a shared device is handed over with care.
  isHidden: true,
  Board: PlainBoard,
  facts: () => ({ main: "", more: "" }),
  moment: () => "",
};
