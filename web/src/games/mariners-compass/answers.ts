// What the answers of Mariner's Compass are called on their buttons.
import type { Edition } from "../../net/http";
import type { Table, View } from "../../store/table.svelte";
import { t, tName, tOf } from "../../words/catalogue.svelte";
import type { AnswerWords } from "../../store/gameModule";
import { Chart, squareNamed } from "./chart";
import { countsOwnSpace, played } from "./plays";

/** A space of the compass: a direction, or the two that it lies between. */
export function spaceName(space: string): string {
  return space
    .split("-")
    .map((direction) => tOf("compass", direction) ?? direction)
    .join("-");
}

export function answer(text: string, table: Table, view: View, edition: Edition): AnswerWords | null {
  const [verb, value] = text.split(" ");
  const chart = new Chart(edition);
  const player = view["players"][table.seat ?? ""];
  const land = chart.land(player?.city ?? "");
  if (!land || !player.expedition || !value) return null;
  const square = squareNamed(player.expedition);
  if (verb === "go") return { title: t("board-go-title", { direction: tName("direction", value) }) };
  if (verb !== "play") return null;
  const answers = [{ text, values: [value], key: null }];
  const [play] = played(chart, land, square, chart.spaceNamed(player.small_man ?? ""), countsOwnSpace(table), answers);
  return play ? { title: t("board-title", { number: value, space: spaceName(chart.nameOf(play.space)) }) } : null;
}
