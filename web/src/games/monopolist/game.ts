import "../shared/period-1878/period.css";
import "./board.css";
import { t, tName } from "../../words/catalogue.svelte";
import { number } from "../../words/format";
import { verbs } from "./verbs";
import type { GameModule, SeatFacts } from "../../store/gameModule";
import type { View } from "../../store/table.svelte";
import { answer } from "./answers";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { spinMotion } from "../shared/period-1878/indicator";
import { sounds } from "./sounds";

function facts(view: View, seat: string): SeatFacts {
  const { trade, man, counters, restart, owes } = view["players"][seat] ?? {};
  if (!trade) return { main: String(counters ?? ""), more: t("board-choosing") };
  const name = tName("trade", trade);
  const main = number(counters);
  if (!man) return { main, more: [name, t("board-out")].join(" · ") };
  const more = [name, t("board-ring", { ring: /^R(\d+)/.exec(man)?.[1] ?? "" })];
  if (restart) more.push(t("board-restarts"));
  const debts = Object.values((owes ?? {}) as Record<string, number>);
  if (debts.length) more.push(t("board-owes", { count: debts.reduce((sum, debt) => sum + debt, 0) }));
  return { main, more: more.join(" · ") };
}

export const game: GameModule = {
  theme: "g-1878",
  sounds,
  verbs,
  Board,
  Aside,
  facts: (view, _edition, seat) => facts(view, seat),
  answer,
  motion: spinMotion,
  moment: (view, edition) => `${edition["edition"].year} · ${t("board-moment", { spins: view["spins"] })}`,
};
