import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "Finance",
  sentence: "Auction everything and let the rents do the rest.",
  mood: "Patient, then ruthless",
  year: "1932",
  weight: 50,
  picture,
};
