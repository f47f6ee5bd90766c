// Icons of verbs that several games have, by their first word. A verb without an icon is shown by its word alone.
import type { IconName } from "../draw/icons";
import { ownIcon } from "../words/actions.svelte";

const ICONS: Record<string, IconName> = {
  throw: "dice",
  offer: "swap",
  counter: "swap",
  build: "house",
  sell: "sell",
  buy: "buy",
  mortgage: "lock",
  redeem: "undo",
  bid: "gavel",
  hold: "hand",
  pass: "hand",
  pay: "coins",
  resign: "flagx",
  decline: "close",
  refuse: "close",
  enter: "send",
  call: "phone",
  spin: "spin",
  end: "send",
  go: "send",
};

export function iconOf(verb: string): IconName | null {
  const word = verb.split(/[ :]/)[0] ?? "";
  return ownIcon(word) ?? ICONS[word] ?? null;
}
