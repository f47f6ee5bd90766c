import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "Corner the Market",
  sentence: "Six pits, four seasons: buy before the corner closes.",
  mood: "Nerve and timing",
  year: "1938",
  weight: 60,
  picture,
};
