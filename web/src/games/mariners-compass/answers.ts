// What the answers of Mariner's Compass are called on their buttons.
import type { Edition } from "../../net/http";
import type { Table, View } from "../../store/table.svelte";
import { compassWords } from "./words";
import type { AnswerWords } from "../../store/gameModule";
import { Chart, squareNamed } from "./chart";
import { countsOwnSpace, played } from "./plays";

export function answer(text: string, table: Table, view: View, edition: Edition): AnswerWords | null {
  const w = compassWords;
  const [verb, value] = text.split(" ");
  const chart = new Chart(edition);
  const player = view["players"][table.seat ?? ""];
  const land = chart.land(player?.city ?? "");
  if (!land || !player.expedition || !value) return null;
  const square = squareNamed(player.expedition);
  if (verb === "go") return { title: w.goTitle(value), note: w.toSquare(...chart.step(square, value)) };
  if (verb !== "play") return null;
  const answers = [{ text, values: [value], key: null }];
  const [play] = played(chart, land, square, chart.spaceNamed(player.small_man ?? ""), countsOwnSpace(table), answers);
  return play ? { title: w.playTitle(value), note: w.toSpace(chart.nameOf(play.space)) } : null;
}
