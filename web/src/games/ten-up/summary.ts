import type { GameSummary } from "../../store/gameModule";
import { picture } from "./picture";

export const summary: GameSummary = {
  title: "Ten-Up",
  sentence: "Race round the oval, send the others home, score ten.",
  mood: "Light and quick",
  year: "1878",
  weight: 20,
  picture,
  quickStart: { bots: 3, hint: "Ten-Up with three bots. Colours and the first player are drawn for you." },
};
