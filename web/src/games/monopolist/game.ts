import "../shared/period-1878/period.css";
import "./board.css";
import { monopolistWords, verbs } from "./words";
import type { GameModule, SeatFacts } from "../../store/gameModule";
import type { View } from "../../store/table.svelte";
import { answer } from "./answers";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { spinMotion } from "../shared/period-1878/indicator";

function facts(view: View, seat: string): SeatFacts {
  const w = monopolistWords;
  const { trade, man, counters, restart, owes } = view["players"][seat] ?? {};
  if (!trade) return { main: String(counters ?? ""), more: w.choosing };
  const name = trade.charAt(0).toUpperCase() + trade.slice(1);
  if (!man) return { main: String(counters), more: `${name} · ${w.out}` };
  const more = [w.trade(name, /^R(\d+)/.exec(man)?.[1] ?? "")];
  if (restart) more.push(w.restarts);
  if (owes && Object.keys(owes).length) more.push(w.owes(Object.keys(owes).join(", ")));
  return { main: String(counters), more: more.join(" · ") };
}

export const game: GameModule = {
  theme: "g-1878",
  verbs,
  Board,
  Aside,
  facts: (view, _edition, seat) => facts(view, seat),
  answer,
  motion: spinMotion,
  moment: (view, edition) => `${edition["edition"].year} · ${monopolistWords.moment(view["spins"])}`,
};
