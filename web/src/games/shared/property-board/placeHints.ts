// The bar's hint for a square under the pointer. The sums and their clauses come with the view.
import { list } from "../../../words/format";
import type { Attempt } from "../../../store/hints";
import type { Table, Notice, View } from "../../../store/table.svelte";
import { seatArgs, t } from "../../../words/catalogue.svelte";
import { costNow, type Deed, type Place } from "./model";

export function placeHint(table: Table, view: View, place: Place, deed: Deed | undefined): Notice {
  const here = Object.entries(view["players"] as Record<string, { at: string; is_in?: boolean }>)
    .filter(([, player]) => player.at === place.name && player.is_in !== false)
    .map(([seat]) => table.nameOf(seat));
  const standing = here.length > 0 ? t("deeds-standing", { names: list(here) }) : "";
  const hint = (...texts: string[]): string => texts.filter(Boolean).join(" ");
  if (!deed) return { text: hint(t("squares-place", { name: place.label }), standing), clause: "" };
  const owner = (view["owners"] as Record<string, string>)[deed.name];
  if (!owner) return { text: hint(t("deeds-free", { deed: deed.name, sum: deed.price }), standing), clause: "" };
  const whose = t("deeds-whose", { deed: deed.name, ...seatArgs("seat", table.nameOf(owner), owner === table.seat) });
  const cost = costNow(view, deed.name);
  const costs = cost > 0 ? t("deeds-costs-now", { sum: cost }) : t("deeds-costs-nothing");
  return { text: hint(whose, costs, standing), clause: String(view["figures"]?.by?.[deed.name] ?? "") };
}

/** The answers that a deed without an owner might be chosen with. */
export function attemptsFor(view: View, deed: Deed): Attempt[] {
  return (view["owners"] as Record<string, string>)[deed.name] ? [] : [{ action: "buy" }];
}
