// What is drawn in Weigh Anchor: two dice, and cards that are not drawn again.
import { cardFrom, dice, type DrawLookup } from "../../fair/draws";

export const drawFor: DrawLookup = (context, what) => {
  const { edition } = context;
  if (what === "dice") return dice(edition);
  return cardFrom(edition[what === "chest" ? "community_chest" : what], context, what);
};
