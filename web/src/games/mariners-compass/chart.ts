// Mariner's Compass in numbers: two Tables of squares and the ring of spaces between them, placed by the edition.
import { f } from "../../draw/svg";
import type { Edition } from "../../net/http";
import type { Box, Point } from "../shared/period-1878/ornament";

export const UNIT = 700;
export const HEAD = 168;
export const BAND = 46;

export interface Land {
  id: string;
  city: string;
  columns: number;
  rows: number;
  cityAt: Point;
  poleAt: Point;
}

export class Chart {
  readonly lands: Land[];
  /** The letters of the ring; '' is a blank space. */
  readonly letters: string[];
  readonly side: number;
  readonly outer: number;
  readonly inner: number;
  readonly middle: Point;
  readonly indicator: Point;
  readonly field: Box;
  readonly #tables: Record<string, Point>;
  readonly #first: number;
  readonly #step: number;

  constructor(readonly edition: Edition) {
    const { drawing, compass, tables } = edition as Record<string, Edition>;
    this.lands = (tables as unknown as Record<string, never>[]).map((table) => ({
      id: table["id"]!,
      city: table["city"]!,
      columns: table["columns"]!,
      rows: table["rows"]!,
      cityAt: table["city_at"]!,
      poleAt: table["pole_at"]!,
    }));
    this.letters = compass!["letters"];
    this.side = drawing!["square_side"] * UNIT;
    this.outer = drawing!["compass_outer_radius"] * UNIT;
    this.inner = drawing!["compass_inner_radius"] * UNIT;
    this.middle = flipped(drawing!["compass_at"]);
    this.indicator = flipped(drawing!["indicator_at"]);
    this.#tables = drawing!["table_at"];
    this.#first = drawing!["first_degrees"];
    this.#step = drawing!["step_degrees"];
    const [w, h] = [drawing!["half_width"] * UNIT, drawing!["half_height"] * UNIT];
    this.field = { x: -w, y: -h, w: 2 * w, h: 2 * h };
  }

  get print(): Box {
    return { ...this.field, y: this.field.y - HEAD, h: this.field.h + HEAD };
  }

  get whole(): Box {
    const { x, y, w, h } = this.print;
    const out = BAND + 14;
    return { x: x - out, y: y - out, w: w + 2 * out, h: h + 2 * out };
  }

  land(city: string): Land | undefined {
    return this.lands.find((land) => land.city === city);
  }

  /** The middle of a square, by column and row from the south-west. */
  square(land: Land, [column, row]: Point): Point {
    const [x, y] = this.#tables[land.id]!;
    return [x * UNIT + (column - 0.5) * this.side, -(y * UNIT + (row - 0.5) * this.side)];
  }

  has(land: Land, [column, row]: Point): boolean {
    return column >= 1 && row >= 1 && column <= land.columns && row <= land.rows;
  }

  squareRing(land: Land, at: Point, inset = 4): string {
    const [x, y] = this.square(land, at);
    const h = this.side / 2 - inset;
    return `M${f(x - h)} ${f(y - h)}H${f(x + h)}V${f(y + h)}H${f(x - h)}Z`;
  }

  /** A point of the ring over the middle of a space. */
  onRing(r: number, index: number, aside = 0): Point {
    const a = ((this.#first + (index + aside) * this.#step) * Math.PI) / 180;
    return [this.middle[0] + r * Math.cos(a), this.middle[1] - r * Math.sin(a)];
  }

  /** The outline of a space of the ring, grown or shrunk. */
  space(index: number, grow = 0, [lo, hi]: Point = [this.inner, this.outer]): string {
    const [r0, r1] = [lo - grow, hi + grow];
    const [a, b, c, d] = [
      this.onRing(r1, index, -0.5),
      this.onRing(r1, index, 0.5),
      this.onRing(r0, index, 0.5),
      this.onRing(r0, index, -0.5),
    ];
    const out = this.#step < 0 ? 1 : 0;
    return (
      `M${f(a[0])} ${f(a[1])}A${f(r1)} ${f(r1)} 0 0 ${out} ${f(b[0])} ${f(b[1])}` +
      `L${f(c[0])} ${f(c[1])}A${f(r0)} ${f(r0)} 0 0 ${1 - out} ${f(d[0])} ${f(d[1])}Z`
    );
  }

  /** Which space a name means: a letter, or a blank by the letters beside it ('NW-N'). */
  spaceNamed(name: string): number {
    return this.letters.findIndex((_, index) => this.nameOf(index) === name);
  }

  nameOf(index: number): string {
    const size = this.letters.length;
    const at = ((index % size) + size) % size;
    return this.letters[at] || `${this.letters[(at - 1 + size) % size]}-${this.letters[(at + 1) % size]}`;
  }

  /** The spaces counted on from one, that one first. */
  onward(from: number, number: number): number[] {
    return Array.from({ length: number + 1 }, (_, n) => (from + n) % this.letters.length);
  }

  /** The letters a space stands for: its own, or those beside a blank. */
  waysOf(index: number): string[] {
    return this.nameOf(index).split("-");
  }

  /** The square one step from a square. */
  step([column, row]: Point, direction: string): Point {
    const [x, y] = this.edition["compass"].steps[direction];
    return [column + x, row + y];
  }
}

function flipped([x, y]: Point): Point {
  return [x * UNIT, -y * UNIT];
}

/** '(4, 7)' as column and row. */
export function squareNamed(name: string): Point {
  const [column, row] = name.replace(/[()]/g, "").split(",").map(Number);
  return [column!, row!];
}

/** How many moves of a king lie between two squares. */
export function apart(a: Point, b: Point): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}
