import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "Mariner’s Compass",
  sentence: "Steer by the compass and be first at the North Pole.",
  mood: "A quiet duel",
  year: "1878",
  weight: 30,
  picture,
};
