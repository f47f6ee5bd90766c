// Contracts in a trade: how they look, and how near an exchange brings either side to a Corner.
import type { Edition } from "../../net/http";
import type { View } from "../../store/table.svelte";
import type { Exchange, GoodLook, TradeEffect } from "../../store/trade";
import { EMBLEM } from "./emblems";
import { commoditiesOf } from "./geometry";
import { heldBy, playersOf, priceOf } from "./selectors";
import { t, tName } from "../../words/catalogue.svelte";

export function goodsOf(edition: Edition, view: View): Record<string, GoodLook> {
  return Object.fromEntries(
    commoditiesOf(edition).map((commodity) => {
      const value = priceOf(commodity, view, edition);
      const mark = `<g class="emb" transform="scale(.38)">${EMBLEM[commodity.id] ?? ""}</g>`;
      return [
        commodity.name,
        {
          label: tName("commodity", commodity.name),
          fill: `var(--${commodity.id}, var(--sunk))`,
          mark,
          note: t("board-price-now", { price: value }),
          value,
        },
      ];
    }),
  );
}

export function effectsOf(view: View, edition: Edition, exchange: Exchange): TradeEffect[] {
  const whole = Number(edition["thresholds"].corner_size);
  return [
    { seat: exchange.to, gets: exchange.give, loses: exchange.get },
    { seat: exchange.maker, gets: exchange.get, loses: exchange.give },
  ].flatMap(({ seat, gets, loses }) =>
    commoditiesOf(edition).flatMap(({ id, name, contracts }): TradeEffect[] => {
      const change = (gets[name] ?? 0) - (loses[name] ?? 0);
      // secret holdings are not shown here either
      if (change === 0 || playersOf(view)[seat]?.contracts === undefined) return [];
      const before = heldBy(view, seat, name);
      const fill = `var(--${id}, var(--accent))`;
      return [
        {
          seat,
          id,
          name: t("board-corner-in", { name: tName("commodity", name) }),
          fill,
          before,
          after: before + change,
          of: contracts,
          whole,
        },
      ];
    }),
  );
}
