// A table's record as a file: the whole of one that is over, of a running one what a seat may keep.
import { lobby } from "../net/http";
import type { Table } from "./table.svelte";

export async function downloadRecord(table: Table): Promise<void> {
  const text = await lobby.record(table.id, table.isOver ? "" : (table.seat ?? ""));
  save(text, `${table.room?.game}-${table.id}.record`);
}

/** Give a text to the browser as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
