// Corner the Market in short: pieces of its board with pits, season dial and contracts.
import "./board.css";
import "./pits.css";
import "./well.css";
import type { InShortPictures } from "../../store/gameModule";
import { boardArtwork } from "./artwork";
import InShortPicture, { frame } from "./InShortPicture.svelte";

export const inShort: InShortPictures = {
  theme: "g-ctm",
  cls: "board ctm",
  board: boardArtwork,
  frame,
  Picture: InShortPicture,
};
