import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "Pit",
  sentence: "Shout a number, swap blind, corner the market first.",
  mood: "Loud, all at once",
  year: "1904 and 2007",
  weight: 40,
  picture,
};
