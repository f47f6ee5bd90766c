// The Monopolist's board in numbers: ticks of the circle, five rings of spaces and their cells, four corners.
import { f } from "../../draw/svg";
import type { Edition } from "../../net/http";
import type { Box, Point } from "../shared/period-1878/ornament";

/** Half the board's side. */
export const UNIT = 1000;
export const BAND = 56;

export interface Space {
  id: string;
  ring: number;
  index: number;
  start: number;
  end: number;
  emblem: string;
  base: string;
}

export interface Cell {
  name: string;
  space: Space;
  start: number;
  end: number;
}

export interface Corner {
  trade: string;
  emblem: string;
  line: number;
  base: string;
  /** Which way it lies from the middle: to the right, downwards. */
  side: Point;
  title: Point;
}

interface RingData {
  number: number;
  cell_width: number;
  cells_per_space: number;
  spaces: { id: string; start: number; end: number; emblem: string; base_of?: string }[];
}

export class Rings {
  readonly ticks: number;
  readonly spaces: Space[] = [];
  readonly cells = new Map<string, Cell>();
  readonly corners: Corner[];
  readonly outer: number[];
  readonly inner: number[];
  readonly yellow: number;
  readonly rings: RingData[];
  readonly #zero: number;
  /** -1 where the board is drawn as in a mirror. */
  readonly #hand: number;

  constructor(
    readonly edition: Edition,
    mirrored = false,
  ) {
    const geometry = edition["geometry"];
    this.ticks = geometry.ticks;
    this.#zero = geometry.tick0_screen_degrees;
    this.#hand = mirrored ? -1 : 1;
    this.outer = geometry.ring_outer_radius.map((r: number) => r * UNIT);
    this.yellow = geometry.yellow_radius * UNIT;
    this.inner = [...this.outer.slice(1), this.yellow];
    this.rings = edition["rings"];
    for (const ring of this.rings) this.#read(ring);
    this.corners = edition["corners"].map((corner: Record<string, string & number>) => {
      const [x, y]: Point = geometry.title_at[corner["screen_corner"]!];
      const at: Point = [x * UNIT * this.#hand, -y * UNIT];
      return {
        trade: corner["trade"],
        emblem: corner["emblem"],
        line: corner["black_line_tick"],
        base: corner["base"],
        side: [Math.sign(at[0]), Math.sign(at[1])],
        title: at,
      };
    });
  }

  #read(ring: RingData): void {
    ring.spaces.forEach(({ id, start, end, emblem, base_of }, index) => {
      const space: Space = { id, ring: ring.number, index, start, end, emblem, base: base_of ?? "" };
      this.spaces.push(space);
      for (let tick = start; tick < end; tick += ring.cell_width) {
        const name = ring.cells_per_space === 1 ? id : `${id}/${tick}`;
        this.cells.set(name, { name, space, start: tick, end: tick + ring.cell_width });
      }
    });
  }

  get field(): Box {
    return { x: -UNIT, y: -UNIT, w: 2 * UNIT, h: 2 * UNIT };
  }

  get whole(): Box {
    const out = UNIT + BAND + 6;
    return { x: -out, y: -out, w: 2 * out, h: 2 * out };
  }

  /** Screen degrees of a tick, counter-clockwise from the right; not yet mirrored. */
  degrees(tick: number): number {
    return this.#zero + (tick * 360) / this.ticks;
  }

  at(r: number, tick: number): Point {
    const a = (this.degrees(tick) * Math.PI) / 180;
    return [this.#hand * r * Math.cos(a), -r * Math.sin(a)];
  }

  /** How far something that points up is turned, clockwise, to point to a tick. */
  turnTo(tick: number): number {
    return this.#hand * (90 - this.degrees(tick));
  }

  /** The piece of a ring between two radii and two ticks. */
  sector(r0: number, r1: number, from: number, to: number): string {
    const big = to - from > this.ticks / 2 ? 1 : 0;
    const way = this.#hand > 0 ? 0 : 1;
    const [a, b, c, d] = [this.at(r1, from), this.at(r1, to), this.at(r0, to), this.at(r0, from)];
    return (
      `M${f(a[0])} ${f(a[1])}A${f(r1)} ${f(r1)} 0 ${big} ${way} ${f(b[0])} ${f(b[1])}` +
      `L${f(c[0])} ${f(c[1])}A${f(r0)} ${f(r0)} 0 ${big} ${1 - way} ${f(d[0])} ${f(d[1])}Z`
    );
  }

  /** A line along a ring through some ticks, in the direction of play. */
  arc(r: number, ticks: readonly number[]): string {
    const way = this.#hand > 0 ? 0 : 1;
    const points = ticks.map((tick) => this.at(r, tick));
    const [first, ...rest] = points;
    if (!first) return "";
    return (
      `M${f(first[0])} ${f(first[1])}` + rest.map((p) => `A${f(r)} ${f(r)} 0 0 ${way} ${f(p[0])} ${f(p[1])}`).join("")
    );
  }

  /** The inner and outer radius of a ring, by its number. */
  radii(ring: number): Point {
    return [this.inner[ring - 1]!, this.outer[ring - 1]!];
  }

  cellRing({ space, start, end }: Cell): string {
    const [lo, hi] = this.radii(space.ring);
    return this.sector(lo + 5, hi - 5, start + 4, end - 4);
  }

  /** The middle of a cell. */
  middle({ space, start, end }: { space: Space; start: number; end: number }, outwards = 0): Point {
    const [lo, hi] = this.radii(space.ring);
    return this.at((lo + hi) / 2 + outwards, (start + end) / 2);
  }

  /** The spaces passed on the way to a cell by a number, the first being where the man set out. */
  wayTo(cell: Cell, number: number): Space[] {
    const ring = this.spaces.filter(({ ring: r }) => r === cell.space.ring);
    const first = cell.space.index - number + ring.length * Math.ceil(number / ring.length);
    return Array.from({ length: number + 1 }, (_, n) => ring[(first + n) % ring.length]!);
  }

  /** The space so many on from a cell, on its own ring. */
  onward(cell: Cell, number: number): Space {
    const ring = this.spaces.filter(({ ring: r }) => r === cell.space.ring);
    return ring[(cell.space.index + number) % ring.length]!;
  }

  /** The number under the spider's head. */
  number(rest: number): number {
    const { numbers, sector_width: width } = this.edition["spinner"];
    return numbers[Math.floor(rest / width)];
  }

  /** The first and last edge of the span, from where the head rests. */
  span(rest: number): Point {
    const { span_left: left, span_right: right } = this.edition["spinner"];
    return [rest - left, rest + right + 1];
  }

  /** Whether a cell lies whole in the span, its lines included. */
  isInSpan({ start, end }: Cell, rest: number): boolean {
    const [from, to] = this.span(rest);
    return [-this.ticks, 0, this.ticks].some((shift) => start + shift >= from && end + shift <= to);
  }
}
