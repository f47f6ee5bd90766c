// Ten-Up's board in numbers: the Circuit on its oval and the four Score Tables, placed by the edition's drawing.
import type { Edition } from "../../net/http";
import type { Box, Point } from "../shared/period-1878/ornament";

export const UNIT = 700;
/** The band above the board that carries the title. */
export const HEAD = 150;
export const BAND = 46;

export interface Square {
  index: number;
  at: Point;
  /** Degrees by which the square is turned counter-clockwise. */
  turn: number;
  kind: string;
  name: string;
  /** The name with the word that stands beside it. */
  title: string;
}

export interface Cell {
  table: string;
  label: string;
  at: Point;
}

export class Oval {
  readonly squares: Square[];
  readonly cells: Cell[];
  readonly side: number;
  readonly cellSide: number;
  readonly field: Box;
  readonly indicator: Point;

  constructor(readonly edition: Edition) {
    const drawing = edition["drawing"];
    const named = new Map<number, { kind: string; name: string }>(
      edition["circuit"].squares.map((square: { index: number; kind: string; name: string }) => [square.index, square]),
    );
    this.squares = drawing.squares.map(([x, y, turn]: [number, number, number], index: number) => ({
      index,
      at: place([x, y]),
      turn,
      kind: named.get(index)?.kind ?? "plain",
      name: named.get(index)?.name ?? "",
      title: titleOf(named.get(index)),
    }));
    this.cells = Object.entries<Record<string, Point>>(drawing.tables).flatMap(([table, cells]) =>
      Object.entries(cells).map(([label, at]) => ({ table, label, at: place(at) })),
    );
    this.side = drawing.square_side * UNIT;
    this.cellSide = drawing.table_square_side * UNIT;
    this.indicator = place(drawing.indicator_at);
    const [w, h] = [drawing.half_width * UNIT, drawing.half_height * UNIT];
    this.field = { x: -w, y: -h, w: 2 * w, h: 2 * h };
  }

  /** The print with its title band, without the frame. */
  get print(): Box {
    return { ...this.field, y: this.field.y - HEAD, h: this.field.h + HEAD };
  }

  get whole(): Box {
    const { x, y, w, h } = this.print;
    const out = BAND + 12;
    return { x: x - out, y: y - out, w: w + 2 * out, h: h + 2 * out };
  }

  square(index: number): Square {
    const length = this.squares.length;
    return this.squares[((index % length) + length) % length]!;
  }

  /** The squares counted on from one, that one first. */
  onward(from: number, number: number): Square[] {
    return Array.from({ length: number + 1 }, (_, n) => this.square(from + n));
  }

  /** A cell by the name of its place, such as 'T1:3'. */
  cell(name: string): Cell | undefined {
    const [table, label] = name.split(":");
    return this.cells.find((cell) => cell.table === table && cell.label === label);
  }

  /** The track's own outline, grown or shrunk: half circles joined by straight sides, read off the squares. */
  outline(pad: number): string {
    const radius = Math.max(...this.squares.map(({ at }) => Math.abs(at[1])));
    const s = Math.max(...this.squares.map(({ at }) => at[0])) - radius;
    const r = radius + pad;
    return `M${-s} ${-r}H${s}A${r} ${r} 0 0 1 ${s} ${r}H${-s}A${r} ${r} 0 0 1 ${-s} ${-r}Z`;
  }

  /** A point beside a square, towards the middle of the board, clear of its lettering. */
  inside(square: Square, away: number): Point {
    const a = (square.turn * Math.PI) / 180;
    const far = this.side / 2 + away;
    return [square.at[0] - Math.sin(a) * far, square.at[1] - Math.cos(a) * far];
  }

  /** A line of dots along the inner edge of the track. */
  route(squares: readonly Square[]): string {
    return `M${squares
      .map((square) =>
        this.inside(square, 11)
          .map((n) => n.toFixed(0))
          .join(" "),
      )
      .join("L")}`;
  }

  /** The outline of a square, as it lies. */
  ring(square: Square, grow = 7): string {
    const h = this.side / 2 + grow;
    const a = (-square.turn * Math.PI) / 180;
    const corner = (x: number, y: number): string =>
      `${(square.at[0] + x * Math.cos(a) - y * Math.sin(a)).toFixed(1)} ${(square.at[1] + x * Math.sin(a) + y * Math.cos(a)).toFixed(1)}`;
    return `M${corner(-h, -h)}L${corner(h, -h)}L${corner(h, h)}L${corner(-h, h)}Z`;
  }

  cellRing(cell: Cell): string {
    const h = this.cellSide / 2 - 4;
    const [x, y] = cell.at;
    return `M${x - h} ${y - h}H${x + h}V${y + h}H${x - h}Z`;
  }
}

/** LOSE stands inside the oval, ONE on the square. */
function titleOf(square: { kind: string; name: string } | undefined): string {
  if (!square) return "";
  return square.kind === "lose" ? `${square.kind.toUpperCase()} ${square.name}` : square.name;
}

function place([x, y]: readonly [number, number]): Point {
  return [x * UNIT, -y * UNIT];
}

/** How a square's lettering is turned: a square looks the same after a quarter turn, so never more than 45 degrees off. */
export function upright(turn: number): number {
  return ((((-turn + 45) % 90) + 90) % 90) - 45;
}
