// The Monopolist in short: pieces of its rings with men and the spider.
import "../shared/period-1878/period.css";
import "./board.css";
import type { InShortPictures } from "../../store/gameModule";
import { drawingDefs } from "../shared/period-1878/emblems";
import { boardArtwork } from "./artwork";
import InShortPicture, { scene } from "./InShortPicture.svelte";
import { Rings } from "./rings";

export const inShort: InShortPictures = {
  theme: "g-1878",
  cls: "p-look",
  board: (edition) => drawingDefs() + boardArtwork(new Rings(edition)),
  frame: (edition, part) => scene(edition, part).frame,
  Picture: InShortPicture,
};
