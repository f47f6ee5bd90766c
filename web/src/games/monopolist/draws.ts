// What the spider's spin is drawn from: the places where it can come to rest.
import { type DrawContext, type DrawLookup, thrown } from "../../fair/draws";

export const drawFor: DrawLookup = (context, what) => (what === "spin" ? thrown(restPositions(context), 1) : null);

function restPositions({ edition, options }: DrawContext): number[] {
  const { rest_positions, sectors, sector_width, span_left } = edition["spinner"];
  if (options["spinner_model"] !== "detent") return Array.from({ length: rest_positions }, (_, n) => n);
  return Array.from({ length: sectors }, (_, n) => n * sector_width + span_left);
}
