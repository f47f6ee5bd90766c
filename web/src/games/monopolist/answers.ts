// What the answers of The Monopolist are called on their buttons.
import type { Edition } from "../../net/http";
import type { Table, View } from "../../store/table.svelte";
import { t, tName } from "../../words/catalogue.svelte";
import type { AnswerWords } from "../../store/gameModule";
import { type Cell, Rings } from "./rings";

/** MON-R03: by one reading the board is drawn as in a mirror. */
export function isMirrored(table: Table): boolean {
  const options: Record<string, unknown> = table.room?.options ?? {};
  return options["right_is"] === "clockwise";
}

/** The tick in which the head rests in this turn. */
export function restOf(view: View): number | null {
  return view["stack"][0]?.turn?.rest ?? null;
}

/** Which of its space's cells a cell is, from the left, and of how many. */
function place(board: Rings, cell: Cell): [number, number] {
  const all = [...board.cells.values()].filter(({ space }) => space === cell.space);
  return [all.indexOf(cell) + 1, all.length];
}

/** Whether a place lies between the spider's legs, as the texts select by it. */
export function spanOf(isInSpan: boolean): "inside" | "outside" {
  return isInSpan ? "inside" : "outside";
}

export function answer(text: string, table: Table, view: View, edition: Edition): AnswerWords | null {
  const rest = restOf(view);
  const named = /^(advance to|place on) (.+)$/.exec(text);
  if (rest === null || (!named && text !== "advance")) return null;
  const board = new Rings(edition);
  const mine = board.cells.get(view["players"][table.seat ?? ""]?.man ?? "");
  const cell = named ? board.cells.get(named[2]!) : mine && board.cells.get(board.onward(mine, board.number(rest)).id);
  if (!cell) return null;
  const [nth, of] = place(board, cell);
  const { ring, emblem } = cell.space;
  return {
    title: of > 1 ? t("board-cell-title", { ring, nth }) : t("board-space-title", { ring }),
    note: t("board-cell-note", { emblem: tName("emblem", emblem), span: spanOf(board.isInSpan(cell, rest)) }),
  };
}
