// Icons of verbs, by their first word. A verb without an icon is shown by its word alone.
import type { IconName } from "../draw/icons";

const ICONS: Record<string, IconName> = {
  throw: "dice",
  offer: "swap",
  counter: "swap",
  deal: "swap",
  build: "house",
  suite: "star",
  sell: "sell",
  buy: "buy",
  tear: "house",
  mortgage: "lock",
  lift: "undo",
  redeem: "undo",
  bid: "gavel",
  hold: "hand",
  pass: "hand",
  pay: "coins",
  resign: "flagx",
  leave: "send",
  decline: "close",
  refuse: "close",
  enter: "send",
  call: "phone",
  spin: "spin",
  end: "send",
  go: "send",
};

export function iconOf(verb: string): IconName | null {
  return ICONS[verb.split(/[ :]/)[0] ?? ""] ?? null;
}
