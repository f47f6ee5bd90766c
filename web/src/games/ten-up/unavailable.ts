// Squares and cells that are not open now, and what to ask of each: the number that would lead there, or one not spun.
import type { UnavailablePlace } from "../../store/hints";
import { t } from "../../words/catalogue.svelte";
import { squareText, tableName } from "./answers";
import type { Cell, Oval, Square } from "./oval";

interface Open {
  squares: Square[];
  numbers: number[];
  cells: Cell[];
}

export function unavailablePlaces(
  oval: Oval,
  spun: readonly number[],
  mine: number | null,
  open: Open,
): UnavailablePlace[] {
  const other = spun.find((number) => !open.numbers.includes(number)) ?? spun[0]!;
  const numberTo = (square: Square): number => {
    const steps = mine === null ? 0 : (square.index - mine + oval.squares.length) % oval.squares.length;
    return spun.includes(steps) ? steps : other;
  };
  const squares = oval.squares
    .filter((square) => !open.squares.includes(square))
    .map((square): UnavailablePlace => {
      return {
        id: `square ${square.index}`,
        outline: oval.ring(square),
        name: squareText(square.index, square.title),
        attempts: [{ action: "play {number}", fields: { number: String(numberTo(square)) } }, { action: "spin" }],
      };
    });
  const cells = oval.cells
    .filter((cell) => !open.cells.includes(cell))
    .map((cell): UnavailablePlace => {
      const place = `${cell.table}:${cell.label}`;
      return {
        id: place,
        outline: oval.cellRing(cell),
        name: t("board-table-square", { table: tableName(cell.table), square: cell.label }),
        attempts: [
          { action: "forward {place}", fields: { place } },
          { action: "enter {table}", fields: { table: cell.table } },
        ],
      };
    });
  return [...squares, ...cells];
}
