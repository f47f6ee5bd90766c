// The pictures of Weigh Anchor in short: pieces of its chart with vessels, decks and tokens.
import type { Edition } from "../../net/http";
import type { Pictured } from "../../store/gameModule";
import { HERO, ROW, sightsOf, strip, tile, ownedBy, type Picture, piecesOn } from "../shared/property-board/pictures";
import { design } from "./design";

export function picture(edition: Edition, part: Pictured): Picture {
  const { squares, group, pair, lot, first } = sightsOf(design, edition);
  const at = (square: number): string => tile(squares[square]!);
  const levels = (level: number): Record<string, number> =>
    Object.fromEntries(group.map(({ name }, n) => [name, n ? level : level + 1]));
  const ofGroup = group.map(({ square }) => squares[square]!);
  const last = group.at(-1)!.square;
  const [start, dock] = [first("weigh_anchor"), first("graving_dock")];
  switch (part) {
    case "hero":
      return {
        box: HERO,
        scene: {
          owners: ownedBy("B", group),
          levels: levels(2),
          hot: last,
          pieces: piecesOn(last, "A"),
        },
      };
    case "goal":
      return {
        box: strip(...ofGroup),
        scene: { owners: ownedBy("A", group), pieces: piecesOn(group[0]!.square, "C") },
      };
    case "turn-1":
      return { box: at(start), scene: { pieces: piecesOn(start, "A") } };
    case "turn-2":
      return { box: at(lot.square), scene: { hot: lot.square, pieces: piecesOn(lot.square, "A") } };
    case "turn-3":
      return { box: at(lot.square), scene: { owners: ownedBy("B", [lot]), pieces: piecesOn(lot.square, "A") } };
    case "know-1":
      return {
        box: tile(...pair.map(({ square }) => squares[square]!)),
        scene: { owners: ownedBy("A", group), levels: levels(2) },
      };
    case "know-2":
      return { box: at(lot.square), scene: { owners: ownedBy("A", [lot]), mortgaged: [lot.name] } };
    case "know-3":
      return { box: at(dock), scene: { pieces: piecesOn(dock, "A") } };
    case "end":
      return { box: ROW, scene: { row: { seats: "ABCD", out: "BCD" } }, isAlone: true };
  }
}
