// The order of my tables in a list.
import type { TableLine } from "../net/http";

const LAST = ["playing", "starting", "gathering", "over"];

/** Sort tables: waiting for me, running, not yet begun, over. */
export function inOrder(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine): number => (table.waits_for_me ? -1 : LAST.indexOf(table.status));
  return tables
    .filter((table) => table.status !== "closed")
    .sort((one, other) => rank(one) - rank(other) || other.updated_at - one.updated_at);
}
