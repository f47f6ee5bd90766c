// Finished tables and imported records, as one list.
import type { TableLine } from "../net/http";
import type { StoredRecord } from "../storage/library";

export interface RecordEntry {
  id: string;
  game: string;
  title: string;
  has_custom_edition: boolean;
  names: string[];
  at: number;
  isImported: boolean;
  /** How many moves, where it is known. */
  moves: number | null;
}

/** List records, newest first. `game` '' means every game; the search looks in titles and names. */
export function listRecords(
  tables: readonly TableLine[],
  stored: readonly StoredRecord[],
  game: string,
  searchText: string,
): RecordEntry[] {
  const all: RecordEntry[] = [
    ...tables
      .filter((table) => table.status === "over")
      .map(({ table, game, title, has_custom_edition, names, updated_at }) => ({
        id: table,
        game,
        title,
        has_custom_edition,
        names: names.filter(Boolean),
        at: updated_at,
        isImported: false,
        moves: null,
      })),
    ...stored.map(({ id, game, title, names, addedAt, moments }) => ({
      id,
      game,
      title,
      has_custom_edition: false,
      names,
      at: addedAt,
      isImported: true,
      moves: moments - 1,
    })),
  ];
  const words = searchText.trim().toLowerCase();
  return all
    .filter((each) => !game || each.game === game)
    .filter((each) => `${each.title} ${each.names.join(" ")} ${each.id}`.toLowerCase().includes(words))
    .sort((one, other) => other.at - one.at);
}
