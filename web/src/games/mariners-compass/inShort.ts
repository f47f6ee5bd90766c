// Mariner's Compass in short: pieces of its chart with small men and expeditions.
import "../shared/period-1878/period.css";
import "./board.css";
import type { InShortPictures } from "../../store/gameModule";
import { drawingDefs } from "../shared/period-1878/emblems";
import { boardArtwork } from "./artwork";
import { Chart } from "./chart";
import InShortPicture, { scene } from "./InShortPicture.svelte";

export const inShort: InShortPictures = {
  theme: "g-1878",
  cls: "p-look",
  board: (edition) => drawingDefs() + boardArtwork(new Chart(edition)),
  frame: (edition, part) => scene(edition, part).frame,
  Picture: InShortPicture,
};
