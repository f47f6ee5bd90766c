// The bar's hint for a square under the pointer. The sums and their clauses come with the view.
import { money } from "../../../draw/svg";
import type { Attempt } from "../../../store/hints";
import type { Table, Notice, View } from "../../../store/table.svelte";
import { words } from "../../../words/en";
import { propertyWords } from "./words";
import { costNow, type Deed, type Place } from "./model";

const said = propertyWords;

export function placeHint(table: Table, view: View, place: Place, deed: Deed | undefined): Notice {
  const here = Object.entries(view["players"] as Record<string, { at: string; is_in?: boolean }>)
    .filter(([, player]) => player.at === place.name && player.is_in !== false)
    .map(([seat]) => table.nameOf(seat));
  const standing = here.length > 0 ? ` ${said.standing(here.join(", "))}` : "";
  if (!deed) return { text: `${words.board.place(place.name)}${standing}`, clause: "" };
  const owner = (view["owners"] as Record<string, string>)[deed.name];
  if (!owner) return { text: `${deed.name}: ${said.free(money(deed.price))}${standing}`, clause: "" };
  const whose = owner === table.seat ? said.youOwn : said.ownedBy(table.nameOf(owner));
  const cost = costNow(view, deed.name);
  const costs = cost > 0 ? said.costsNow(money(cost)) : said.costsNothing;
  return { text: `${deed.name}: ${whose} ${costs}${standing}`, clause: String(view["figures"]?.by?.[deed.name] ?? "") };
}

/** The answers that a deed without an owner might be chosen with. */
export function attemptsFor(view: View, deed: Deed): Attempt[] {
  return (view["owners"] as Record<string, string>)[deed.name] ? [] : [{ action: "buy" }];
}
