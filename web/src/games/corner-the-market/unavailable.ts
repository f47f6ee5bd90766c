// Pits that cannot be entered now and piles from which nobody takes a card: what to ask of each.
import type { UnavailablePlace } from "../../store/hints";
import { BLOCK, type Commodity, type Layout, pileBox } from "./geometry";
import { t, tName } from "../../words/catalogue.svelte";

function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

export function unavailablePlaces(
  layout: Layout,
  commodities: Commodity[],
  entries: ReadonlyMap<string, string>,
  piles: readonly string[],
  isTaken: (pile: string) => boolean,
): UnavailablePlace[] {
  const pits = commodities.flatMap(({ id, name }): UnavailablePlace[] => {
    const pit = layout.pits.get(id);
    if (!pit || entries.has(id)) return [];
    const outline = box(pit.x + BLOCK / 4, pit.y + BLOCK / 4, BLOCK / 2, BLOCK / 2);
    return [
      {
        id,
        outline,
        name: t("board-pit", { name: tName("commodity", name) }),
        attempts: [{ action: "enter {pit}", fields: { pit: name } }],
      },
    ];
  });
  const cards = piles.flatMap((pile, n): UnavailablePlace[] => {
    if (isTaken(pile)) return [];
    const { x, y, w, h } = pileBox(n);
    const attempts = [{ action: "take {pile}", fields: { pile } }];
    return [{ id: pile, outline: box(x, y, w, h), name: t("board-pile", { name: tName("pile", pile) }), attempts }];
  });
  return [...pits, ...cards];
}
