import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "The Monopolist",
  sentence: "Four trades against one spider who owns nearly everything.",
  mood: "Tense, with swings",
  year: "1878",
  weight: 10,
  picture,
};
