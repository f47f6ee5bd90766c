// Offers that lie open, as every game with trades between players tells of them.
import type { View } from "./table.svelte";

export interface Bundle<Goods = string[] | Record<string, number>> {
  cash?: number;
  goods?: Goods;
}

export interface Offer<Goods = string[] | Record<string, number>> {
  number: number;
  maker: string;
  to: string;
  give: Bundle<Goods>;
  get: Bundle<Goods>;
}

/** The offers that lie open, wherever on the stack they lie. */
export function offers<Goods = string[] | Record<string, number>>(view: View | null): Offer<Goods>[] {
  const stack = (view?.["stack"] ?? []) as Record<string, Record<string, unknown>>[];
  return stack.flatMap((frame) => Object.values(frame).flatMap((each) => (each["offers"] ?? []) as Offer<Goods>[]));
}

/** Goods as counts by name, however the game writes them. */
export function countsOf(goods: string[] | Record<string, number> = []): Record<string, number> {
  return Array.isArray(goods) ? Object.fromEntries(goods.map((name) => [name, 1])) : { ...goods };
}
