import type { View } from "../../store/table.svelte";
import type { GameModule } from "../../store/gameModule";
import Board from "./Board.svelte";
import { pit, verbs } from "./words";
import "./board.css";
import "./floor.css";
import "./hand.css";
import "./phone.css";
import "./scene.css";
import "./replay.css";

export const game: GameModule = {
  theme: "g-pit",
  verbs,
  isHidden: true,
  isQuick: true,
  newestFirst: true,
  Board,
  facts: (view: View, _edition, seat) => ({
    main: String(view["scores"][seat] ?? 0).replace("-", "−"),
    more: pit.cards(Number(view["cards"][seat] ?? 0)),
  }),
  moment: (view: View) => pit.handMoment(view["hand_number"], view["round"]),
};
