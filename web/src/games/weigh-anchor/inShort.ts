// Weigh Anchor in short: pieces of its chart with vessels, decks and tokens.
import "../shared/property-board/styles";
import "./board.css";
import type { InShortPictures } from "../../store/gameModule";
import { design } from "./design";
import InShortPicture from "./InShortPicture.svelte";
import { picture } from "./scenes";

export const inShort: InShortPictures = {
  theme: "g-wa",
  cls: `board ${design.cls}`,
  board: (edition) => design.boardArtwork(edition),
  frame: picture,
  Picture: InShortPicture,
};
