// Finance in short: pieces of its board with leases, houses and men.
import "../shared/property-board/styles";
import "./board.css";
import type { InShortPictures } from "../../store/gameModule";
import { design } from "./design";
import InShortPicture from "./InShortPicture.svelte";
import { picture } from "./scenes";

export const inShort: InShortPictures = {
  theme: "g-fin",
  cls: `board ${design.cls}`,
  board: (edition) => design.boardArtwork(edition),
  frame: picture,
  Picture: InShortPicture,
};
