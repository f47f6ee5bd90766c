// Proposals to several players, as the view tells of them: sharing an income, pooling leases, stopping now.
import { LETTERS } from "../../draw/seats";
import type { View } from "../../store/table.svelte";

export interface Plan {
  number: number;
  maker: string;
  kind: "sharing" | "holding" | "stop";
  agreed: string[];
  series?: string;
  holder?: string;
  /** By seat, 0 for who has none. */
  shares?: number[];
  /** What each seat gets, below 0 what it pays. */
  moneys?: number[];
}

/** The proposals that lie open, those that somebody is asked about first. */
export function plansOf(view: View, seat: string | null): Plan[] {
  const stack = (view["stack"] ?? []) as Record<string, { plans?: Plan[] }>[];
  const found = stack.flatMap((frame) => Object.values(frame).flatMap((each) => each.plans ?? []));
  const asks = (plan: Plan): number => Number(seat !== null && !plan.agreed.includes(seat));
  return found.sort((one, other) => asks(other) - asks(one));
}

/** Numbers by seat as a list, without those who have none. */
export function bySeat(numbers: readonly number[] = []): { seat: string; number: number }[] {
  return numbers.map((number, n) => ({ seat: LETTERS[n]!, number })).filter(({ number }) => number !== 0);
}
