// What an exchange does to the groups of the two who make it: a count before and after, nothing more.
import type { View } from "../../store/table.svelte";
import { type Deed, type Group, type Offer, owned } from "./model";

export interface Effect {
  seat: string;
  group: Group;
  before: number;
  after: number;
  of: number;
}

export function effectsOf(offer: Offer, deeds: Deed[], view: View): Effect[] {
  const given = offer.give.goods ?? [];
  const wanted = offer.get.goods ?? [];
  const moving = deeds.filter((deed) => given.includes(deed.name) || wanted.includes(deed.name));
  const groups = [...new Set(moving.map((deed) => deed.group))];
  const inGroup = (names: string[], group: Group): number => names.filter((name) => group.deeds.includes(name)).length;
  return [
    { seat: offer.to, gets: given, loses: wanted },
    { seat: offer.maker, gets: wanted, loses: given },
  ].flatMap(({ seat, gets, loses }) =>
    groups.flatMap((group): Effect[] => {
      const before = owned(view, group, seat);
      const after = before + inGroup(gets, group) - inGroup(loses, group);
      const matters = after > before || before === group.deeds.length;
      return matters && after !== before ? [{ seat, group, before, after, of: group.deeds.length }] : [];
    }),
  );
}
