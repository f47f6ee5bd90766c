// Finished tables and records that were brought, as one list.
import type { TableLine } from "../net/http";
import type { KeptRecord } from "../storage/library";

export interface Shown {
  id: string;
  game: string;
  title: string;
  has_custom_edition: boolean;
  names: string[];
  at: number;
  isBrought: boolean;
  /** How many moves, where it is known. */
  moves: number | null;
}

/** The newest first; a game that is '' is every game, and words are sought in titles and names. */
export function shown(
  tables: readonly TableLine[],
  kept: readonly KeptRecord[],
  game: string,
  sought: string,
): Shown[] {
  const all: Shown[] = [
    ...tables
      .filter((table) => table.status === "over")
      .map(({ table, game, title, has_custom_edition, names, updated_at }) => ({
        id: table,
        game,
        title,
        has_custom_edition,
        names: names.filter(Boolean),
        at: updated_at,
        isBrought: false,
        moves: null,
      })),
    ...kept.map(({ id, game, title, names, addedAt, moments }) => ({
      id,
      game,
      title,
      has_custom_edition: false,
      names,
      at: addedAt,
      isBrought: true,
      moves: moments - 1,
    })),
  ];
  const words = sought.trim().toLowerCase();
  return all
    .filter((each) => !game || each.game === game)
    .filter((each) => `${each.title} ${each.names.join(" ")} ${each.id}`.toLowerCase().includes(words))
    .sort((one, other) => other.at - one.at);
}
