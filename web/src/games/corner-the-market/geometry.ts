// Where everything lies: the track round the edge, six pits in the well, and the way a piece walks between them.
import type { Edition } from "../../net/http";
import { mid, ring, type Side, type Square } from "../../draw/svg";

export const CELL = 60;
export const GAP = 18;
export const CORNER = 104;
export const BLOCK = 4 * CELL;

export interface TrackSquare {
  index: number;
  kind: string;
  commodity?: string;
  amount?: number;
  number?: number;
}

export interface PitSpace {
  position: number;
  kind: string;
}

export interface Commodity {
  id: string;
  name: string;
  contracts: number;
  prices: Record<string, number>;
  crash: number;
}

export type Point = [number, number];

/** A pit: the twelve places as the rim of a block of four by four, and the mouth that leads to its gate. */
export interface Pit {
  id: string;
  gate: number;
  side: Side;
  x: number;
  y: number;
  cells: Square[];
  mouth: Point[];
}

/** A place as the view tells it: a square's number, or a pit's name and a position. */
export type Place = number | string;

/** The rim of a block, counter-clockwise from the lower left corner. */
const RIM: Point[] = [
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [3, 0],
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
  [0, 2],
];

/** Which cells of the rim lie on an edge, in the order of the rim. */
const EDGE: Record<string, number[]> = {
  bottom: [0, 1, 2, 3],
  right: [3, 4, 5, 6],
  top: [6, 7, 8, 9],
  left: [9, 10, 11, 12],
};

export function squaresOf(edition: Edition): TrackSquare[] {
  return edition["board"].squares.list as TrackSquare[];
}

export function commoditiesOf(edition: Edition): Commodity[] {
  return edition["commodities"] as Commodity[];
}

export function trackOf(edition: Edition): Square[] {
  return ring(Number(edition["board"].length) / 4 - 1, CORNER);
}

function nearest<Value>(values: Value[], far: (value: Value) => number): Value {
  return values.reduce((best, value) => (far(value) < far(best) ? value : best));
}

/** The block is the third of the well that the gate opens on. Entrance and Exit are the two cells nearest the gate,
    the Exit farther along the track, so that the loop runs counter-clockwise. */
export function pitAt(id: string, index: number, gate: Square, places: number): Pit {
  const [gx, gy] = mid(gate);
  const slots = [CORNER + GAP, CORNER + 2 * GAP + BLOCK, CORNER + 3 * GAP + 2 * BLOCK];
  const slot = (at: number): number => nearest(slots, (s) => Math.abs(s + BLOCK / 2 - at));
  const x = gate.side === "left" ? slots[0]! : gate.side === "right" ? slots[2]! : slot(gx);
  const y = gate.side === "top" ? slots[0]! : gate.side === "bottom" ? slots[2]! : slot(gy);
  const isLevel = gate.side === "top" || gate.side === "bottom";
  const along = (k: number): number => {
    const [u, v] = RIM[k % RIM.length]!;
    return isLevel ? x + (u + 0.5) * CELL - gx : y + (v + 0.5) * CELL - gy;
  };
  const edge = EDGE[gate.side]!;
  const pairs = edge.slice(1).map((next, n): [number, number] => [edge[n]!, next]);
  const [, entrance] = nearest(pairs, ([one, other]) => Math.abs(along(one) + along(other)));
  const cells = Array.from({ length: places }, (_, position): Square => {
    const [u, v] = RIM[(entrance + position) % RIM.length]!;
    return { x: x + u * CELL, y: y + v * CELL, w: CELL, h: CELL, side: gate.side };
  });
  return { id, gate: index, side: gate.side, x, y, cells, mouth: mouthOf(gate, x, y, cells) };
}

function mouthOf(gate: Square, x: number, y: number, cells: Square[]): Point[] {
  const ends = [cells[0]!, cells[cells.length - 1]!];
  const isLevel = gate.side === "top" || gate.side === "bottom";
  const starts = ends.map((cell) => (isLevel ? cell.x : cell.y));
  const low = Math.min(...starts);
  const high = Math.max(...starts) + CELL;
  const { x: a, y: b, w, h } = gate;
  if (gate.side === "bottom") return quad([a + 4, b], [a + w - 4, b], [high, y + BLOCK], [low, y + BLOCK]);
  if (gate.side === "top") return quad([a + 4, b + h], [a + w - 4, b + h], [high, y], [low, y]);
  if (gate.side === "left") return quad([a + w, b + 4], [a + w, b + h - 4], [x, high], [x, low]);
  return quad([a, b + 4], [a, b + h - 4], [x + BLOCK, high], [x + BLOCK, low]);
}

function quad(...points: Point[]): Point[] {
  return points;
}

export function pitsOf(edition: Edition): Pit[] {
  const track = trackOf(edition);
  const places = (edition["pit"].list as PitSpace[]).length;
  return squaresOf(edition)
    .filter((square) => square.kind === "gate")
    .map((square) => pitAt(square.commodity ?? "", square.index, track[square.index]!, places));
}

/** A board ready to be asked where things are. */
export class Layout {
  readonly track: Square[];
  readonly pits: Map<string, Pit>;
  readonly #ids: Map<string, string>;

  constructor(edition: Edition) {
    this.track = trackOf(edition);
    this.pits = new Map(pitsOf(edition).map((pit) => [pit.id, pit]));
    this.#ids = new Map(commoditiesOf(edition).map(({ id, name }) => [name, id]));
  }

  /** The pit and the position of a place; null for a square of the track. */
  inPit(place: Place): { pit: Pit; position: number } | null {
    if (typeof place === "number") return null;
    const cut = place.lastIndexOf(" ");
    const pit = this.pits.get(this.#ids.get(place.slice(0, cut)) ?? "");
    return pit ? { pit, position: Number(place.slice(cut + 1)) } : null;
  }

  squareAt(place: Place): Square {
    const found = this.inPit(place);
    return found ? found.pit.cells[found.position]! : (this.track[Number(place)] ?? this.track[0]!);
  }

  /** Where one of some pieces on a place stands: in the lane beside a square, at the foot of a pit's cell. */
  standing(place: Place, n: number, of: number): Point {
    const square = this.squareAt(place);
    const [cx, cy] = mid(square);
    const found = this.inPit(place);
    if (found) {
      const shift = (n - (of - 1) / 2) * 26;
      return [cx + shift, square.y + 41];
    }
    const shift = (n - (of - 1) / 2) * 28;
    const lane = GAP / 2;
    const { x, y, w, h, side } = square;
    if (side === "bottom") return [cx + shift, y - lane];
    if (side === "top") return [cx + shift, y + h + lane];
    if (side === "left") return [x + w + lane, cy + shift];
    if (side === "right") return [x - lane, cy + shift];
    return [x < 500 ? x + w + lane + shift : x - lane - shift, y < 500 ? y + h + lane : y - lane];
  }

  /** The places a piece goes over from one to another, the last one included; a leap where it would be too long. */
  way(from: Place, to: Place, longest = 16): Place[] {
    const places: Place[] = [];
    let at = from;
    while (at !== to && places.length <= longest) {
      at = this.#next(at, to);
      places.push(at);
    }
    return at === to && places.length > 0 ? places : [to];
  }

  #next(at: Place, to: Place): Place {
    const here = this.inPit(at);
    const goal = this.inPit(to);
    if (here) {
      const isLast = here.position + 1 >= here.pit.cells.length;
      if (isLast) return (here.pit.gate + 1) % this.track.length;
      return `${String(at).slice(0, String(at).lastIndexOf(" "))} ${here.position + 1}`;
    }
    if (goal && goal.pit.gate === at) return `${String(to).slice(0, String(to).lastIndexOf(" "))} 0`;
    return (Number(at) + 1) % this.track.length;
  }
}

/** Where the nth pile of cards lies in the well. */
export function pileBox(n: number): { x: number; y: number; w: number; h: number } {
  return { x: 646 + n * 118, y: 398, w: 104, h: 136 };
}

/** The names of the piles. */
export function pilesOf(edition: Edition): string[] {
  return Object.keys(edition["cards"]).filter((pile) => Array.isArray(edition["cards"][pile]));
}
