// Open offers, as the views of all games with trades contain them.
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

/** The open offers of every frame on the stack. */
export function offers<Goods = string[] | Record<string, number>>(view: View | null): Offer<Goods>[] {
  const stack = (view?.["stack"] ?? []) as Record<string, Record<string, unknown>>[];
  return stack.flatMap((frame) => Object.values(frame).flatMap((each) => (each["offers"] ?? []) as Offer<Goods>[]));
}

/** Goods as counts by name, however the game writes them. */
export function countsOf(goods: string[] | Record<string, number> = []): Record<string, number> {
  return Array.isArray(goods) ? Object.fromEntries(goods.map((name) => [name, 1])) : { ...goods };
}
