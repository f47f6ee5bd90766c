// What is drawn in Finance: two dice, and cards, which go back unless the deck is played through.
import { cardFrom, dice, type DrawLookup } from "../../fair/draws";

export const drawFor: DrawLookup = (context, what) => {
  const { edition, options } = context;
  if (what === "dice") return dice(edition);
  const pile = edition[what === "chest" ? "community_chest" : what];
  return cardFrom(pile, context, what, options["deck_mode"] !== "draw");
};
