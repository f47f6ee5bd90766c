// My tables in the order in which I need them.
import type { TableLine } from "../net/http";

const LAST = ["playing", "starting", "gathering", "over"];

/** Those that wait for me, then those that run, those that have not begun, and those that are over. */
export function inOrder(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine): number => (table.waits_for_me ? -1 : LAST.indexOf(table.status));
  return tables
    .filter((table) => table.status !== "closed")
    .sort((one, other) => rank(one) - rank(other) || other.updated_at - one.updated_at);
}
