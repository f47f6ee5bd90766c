// What is drawn in Corner the Market: two dice, and cards that are not drawn again.
import { cardFrom, dice, type DrawLookup } from "../../fair/draws";

export const drawFor: DrawLookup = (context, what) =>
  what === "dice" ? dice(context.edition) : cardFrom(context.edition["cards"]?.[what], context, what);
