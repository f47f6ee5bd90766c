// Pits that cannot be entered now and piles from which nobody takes a card: what to ask of each.
import type { Spot } from "../../store/hints";
import { BLOCK, type Commodity, type Layout, pileBox } from "./geometry";
import { ctm } from "./words";

function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

export function closedPlaces(
  layout: Layout,
  commodities: Commodity[],
  entries: ReadonlyMap<string, string>,
  piles: readonly string[],
  isTaken: (pile: string) => boolean,
): Spot[] {
  const pits = commodities.flatMap(({ id, name }): Spot[] => {
    const pit = layout.pits.get(id);
    if (!pit || entries.has(id)) return [];
    const outline = box(pit.x + BLOCK / 4, pit.y + BLOCK / 4, BLOCK / 2, BLOCK / 2);
    return [{ id, outline, name: ctm.pit(name), tries: [{ action: "enter {pit}", fields: { pit: name } }] }];
  });
  const cards = piles.flatMap((pile, n): Spot[] => {
    if (isTaken(pile)) return [];
    const { x, y, w, h } = pileBox(n);
    const tries = [{ action: "take {pile}", fields: { pile } }];
    return [{ id: pile, outline: box(x, y, w, h), name: ctm.pile(pile), tries }];
  });
  return [...pits, ...cards];
}
