// Deeds in a trade: how they look, and what an exchange does to the groups of the two who make it. Counts, nothing
// more.
import { t } from "../../../words/catalogue.svelte";
import type { Edition } from "../../../net/http";
import type { View } from "../../../store/table.svelte";
import type { Exchange, GoodLook, TradeEffect } from "../../../store/trade";
import { type Design, owned } from "./model";

export function goodsOf(design: Design, edition: Edition): Record<string, GoodLook> {
  return Object.fromEntries(
    design.deeds(edition).map((deed) => [
      deed.name,
      {
        fill: deed.group.fill,
        mark: deed.group.mark,
        note: t("deeds-price-note", { sum: deed.price }),
        value: deed.price,
      },
    ]),
  );
}

export function effectsOf(design: Design, edition: Edition, view: View, exchange: Exchange): TradeEffect[] {
  const count = (tray: Record<string, number>, deeds: string[]): number =>
    deeds.filter((name) => (tray[name] ?? 0) > 0).length;
  return [
    { seat: exchange.to, gets: exchange.give, loses: exchange.get },
    { seat: exchange.maker, gets: exchange.get, loses: exchange.give },
  ].flatMap(({ seat, gets, loses }) =>
    design.groups(edition).flatMap((group): TradeEffect[] => {
      const before = owned(view, group, seat);
      const after = before + count(gets, group.deeds) - count(loses, group.deeds);
      const of = group.deeds.length;
      const matters = after > before || before === of;
      if (!matters || after === before) return [];
      return [{ seat, id: group.id, name: group.name, fill: group.fill, before, after, of, whole: of }];
    }),
  );
}
