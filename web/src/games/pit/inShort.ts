// Pit in short: its floor, traders, cards and bell. There is no board.
import "./board.css";
import "./floor.css";
import type { InShortPictures } from "../../store/gameModule";
import InShortPicture, { frame } from "./InShortPicture.svelte";

export const inShort: InShortPictures = {
  theme: "g-pit",
  cls: "short-pit",
  board: () => "",
  frame: (_edition, part) => frame(part),
  Picture: InShortPicture,
};
