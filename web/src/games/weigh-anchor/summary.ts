import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "Weigh Anchor",
  sentence: "Liners, tankers and tugs on forty berths of sea.",
  mood: "Grand and social",
  year: "year unknown",
  weight: 70,
  picture,
};
