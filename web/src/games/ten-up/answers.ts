// What the answers of Ten-Up are called on their buttons.
import type { Edition } from "../../net/http";
import type { Table, View } from "../../store/table.svelte";
import { tenUpWords } from "./words";
import type { AnswerWords } from "../../store/gameModule";
import { Oval } from "./oval";

export function answer(text: string, table: Table, view: View, edition: Edition): AnswerWords | null {
  const w = tenUpWords;
  const [verb, value] = text.split(" ");
  if (verb === "enter") return { title: w.enterTitle, note: w.onTable(value!) };
  if (verb === "forward") return { title: w.forwardTitle, note: w.onPlace(value!) };
  if (verb === "back") return { title: w.backTitle, note: w.onPlace(value!) };
  const man: number | undefined = view["players"][table.seat ?? ""]?.man;
  if (verb !== "play" || man === undefined) return null;
  const { index, title } = new Oval(edition).square(man + Number(value));
  return { title: w.playTitle(value!), note: w.toSquare(index, title) };
}
