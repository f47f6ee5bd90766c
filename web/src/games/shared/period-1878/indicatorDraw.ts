// The Indicator's draw: numbers of its dial, one for each arrow.
import { type DrawLookup, thrown } from "../../../fair/draws";

export const indicatorDraw: DrawLookup = ({ edition }, what) =>
  what === "spin" ? thrown(edition["indicator"].numbers, edition["indicator"].arrows) : null;
