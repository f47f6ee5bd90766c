// The pictures of Finance in short: pieces of its board with leases, houses and men.
import type { Edition } from "../../net/http";
import type { Pictured } from "../../store/gameModule";
import { DICE, HERO, ROW, sightsOf, tile, ownedBy, type Picture, piecesOn } from "../shared/property-board/pictures";
import { design } from "./design";

export function picture(edition: Edition, part: Pictured): Picture {
  const { squares, deeds, group, pair, lot, first } = sightsOf(design, edition);
  const at = (square: number): string => tile(squares[square]!);
  const ofGroup = tile(...pair.map(({ square }) => squares[square]!));
  const rail = deeds.find(({ kind }) => kind === "railroad") ?? lot;
  switch (part) {
    case "hero":
      return {
        box: HERO,
        scene: {
          hot: lot.square,
          pieces: piecesOn(lot.square, "A"),
          bids: [
            { seat: "C", sum: lot.price + 35 },
            { seat: "A", sum: lot.price + 40 },
          ],
        },
      };
    case "goal":
      return { box: ROW, scene: { row: { seats: "ABCD", out: "BCD" } }, isAlone: true };
    case "turn-1":
      return { box: DICE, scene: { dice: [6, 2] }, isAlone: true };
    case "turn-2":
      return { box: at(lot.square), scene: { hot: lot.square, pieces: piecesOn(lot.square, "A") } };
    case "turn-3":
      return {
        box: at(lot.square),
        scene: { owners: ownedBy("B", [lot]), levels: { [lot.name]: 3 }, pieces: piecesOn(lot.square, "A") },
      };
    case "know-1":
      return { box: ofGroup, scene: { owners: ownedBy("A", group) } };
    case "know-2":
      return {
        box: ofGroup,
        scene: {
          owners: ownedBy("A", group),
          levels: Object.fromEntries(group.map(({ name }, n) => [name, n ? 4 : 5])),
        },
      };
    case "know-3":
      return { box: at(rail.square), scene: { owners: ownedBy("A", [rail]), pieces: piecesOn(rail.square, "BC") } };
    case "end":
      return { box: "200 640 600 250", scene: { pieces: piecesOn(first("start"), "A") } };
  }
}
