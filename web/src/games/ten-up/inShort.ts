// Ten-Up in short: pieces of its board with men and counters.
import "../shared/period-1878/period.css";
import "./board.css";
import type { InShortPictures } from "../../store/gameModule";
import { f } from "../../draw/svg";
import { drawingDefs } from "../shared/period-1878/emblems";
import { boardArtwork } from "./artwork";
import InShortPicture, { frame } from "./InShortPicture.svelte";
import { Oval } from "./oval";

export const inShort: InShortPictures = {
  theme: "g-1878",
  cls: "p-look",
  board: (edition) => {
    const oval = new Oval(edition);
    const figures = oval.cells.map(
      ({ label, at: [x, y] }) => `<text class="p-num ten-large" x="${f(x)}" y="${f(y + 24)}">${Number(label)}</text>`,
    );
    return drawingDefs() + boardArtwork(oval) + figures.join("");
  },
  frame,
  Picture: InShortPicture,
};
