// Download of a table's record: the whole record of a finished game, the seat's own log of a running one.
import { lobby } from "../net/http";
import type { Table } from "./table.svelte";

export async function downloadRecord(table: Table): Promise<void> {
  const text = await lobby.record(table.id, table.isOver ? "" : (table.seat ?? ""));
  save(text, `${table.room?.game}-${table.id}.record`);
}

/** Download a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
