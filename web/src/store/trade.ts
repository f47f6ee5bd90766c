// A trade while it is built: the contents of the two trays, and their notation. The ask says what is allowed.
import { tGood } from "../words/catalogue.svelte";
import type { Side } from "./asks";

/** Something that can be given, and how many of it. */
export interface Good {
  name: string;
  most: number;
}

/** How a game shows one of its goods. */
export interface GoodLook {
  /** Its name in the reader's language, if it is no proper name. */
  label?: string;
  fill: string;
  /** Its mark, drawn round (0, 0) within 20 units. */
  mark: string;
  note: string;
  /** What it is worth by the board, if that can be said. */
  value: number;
}

/** What an exchange does to one holding of one of the two. */
export interface TradeEffect {
  seat: string;
  id: string;
  name: string;
  fill: string;
  before: number;
  after: number;
  /** How many there are. */
  of: number;
  /** How many make it whole: a group, a Corner. */
  whole: number;
}

export interface Exchange {
  maker: string;
  to: string;
  give: Record<string, number>;
  get: Record<string, number>;
}

export type Tray = Record<string, number>;

export function goodsOf(side: Side): Good[] {
  const goods = side.goods ?? [];
  if (Array.isArray(goods)) return goods.map((name) => ({ name, most: 1 }));
  return Object.entries(goods).map(([name, most]) => ({ name, most }));
}

/** What lies in a tray, in words: 'Paris', '2 Copper'. */
export function namesIn(tray: Tray, look: (name: string) => GoodLook | null): string[] {
  return Object.entries(tray).flatMap(([name, count]) => {
    const label = look(name)?.label ?? tGood(name);
    return count > 1 ? [`${count} ${label}`] : count === 1 ? [label] : [];
  });
}

/** Add one of a good; after the last one, start again at none. */
export function onMore(tray: Tray, good: Good): Tray {
  return { ...tray, [good.name]: ((tray[good.name] ?? 0) + 1) % (good.most + 1) };
}

/** Put a good into a tray or take it out; a good that this side does not have changes nothing. */
export function moved(tray: Tray, side: Side, name: string, isIn: boolean): Tray {
  const good = goodsOf(side).find((each) => each.name === name);
  const has = tray[name] ?? 0;
  if (!good) return tray;
  return { ...tray, [name]: isIn ? Math.min(good.most, has + 1) : Math.max(0, has - 1) };
}

export function written(side: Side, tray: Tray, cash: number): string {
  const isCounted = !Array.isArray(side.goods ?? []);
  const parts = Object.entries(tray)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => (isCounted ? `${number} ${name}` : name));
  if (cash > 0) parts.unshift(String(cash));
  return parts.join(" + ") || "nothing";
}

/** The worth of a tray by the board's prices, with its cash. */
export function worthOf(tray: Tray, cash: number, look: (name: string) => GoodLook | null): number {
  return Object.entries(tray).reduce((sum, [name, number]) => sum + number * (look(name)?.value ?? 0), cash);
}
