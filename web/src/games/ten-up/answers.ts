// What the answers of Ten-Up are called on their buttons.
import type { Edition } from "../../net/http";
import type { Table, View } from "../../store/table.svelte";
import { t, tName } from "../../words/catalogue.svelte";
import type { AnswerWords } from "../../store/gameModule";
import { Oval } from "./oval";

export function answer(text: string, table: Table, view: View, edition: Edition): AnswerWords | null {
  const [verb, value] = text.split(" ");
  if (verb === "enter")
    return { title: t("board-enter-title"), note: t("board-on-table", { table: tableName(value!) }) };
  if (verb === "forward") return { title: t("board-forward-title"), note: placeText(value!) };
  if (verb === "back") return { title: t("board-back-title"), note: placeText(value!) };
  const man: number | undefined = view["players"][table.seat ?? ""]?.man;
  if (verb !== "play" || man === undefined) return null;
  if (table.effects[text]) return { title: t("board-play-title", { number: value! }) }; // they say it for both numbers
  const { title } = new Oval(edition).square(man + Number(value));
  return { title: t("board-play-title", { number: value! }), ...(title ? { note: title } : {}) };
}

/** A Score Table by where it lies on the board. */
export function tableName(table: string): string {
  return tName("table", table);
}

/** A counter by its place, such as 'T1:2'. */
export function placeText(place: string): string {
  const [table, square] = place.split(":") as [string, string];
  return t("board-on-place", { table: tableName(table), square });
}

/** A square of the circuit, with its name if it has one. */
export function squareText(index: number, name: string): string {
  return name ? t("board-square-named", { index, name }) : t("board-square", { index });
}
