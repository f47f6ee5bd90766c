// Boxes of the summary's pictures on a board of deeds, and how to find squares worth showing.
import { boxAround, mid, type Square } from "../../../draw/svg";
import type { Edition } from "../../../net/http";
import type { PictureFrame } from "../../../store/gameModule";
import type { Deed, Design, Group } from "./model";
import type { Scene } from "./Scene.svelte";
import { SIZE, track } from "./track";

const WHOLE = { x: -6, y: -6, w: SIZE + 12, h: SIZE + 12 };
/** The title and what lies under it, with the upper row. */
export const HERO = "190 -6 620 620";
/** Two dice alone, and four tokens in a row. */
export const DICE = "-11 -26 120 105";
export const ROW = "-10 -20 340 142";

/** A small picture of some squares; at a corner, with the place in the well where pieces stand. */
export function tile(...squares: Square[]): string {
  const isCorner = squares.some(({ side }) => side === "corner");
  return boxAround(middleOf(squares), isCorner ? 208 : 160, isCorner ? 182 : 140, WHOLE);
}

/** A wide picture of some squares. */
export function strip(...squares: Square[]): string {
  return boxAround(middleOf(squares), 400, 167, WHOLE);
}

function middleOf(squares: Square[]): [number, number] {
  const points = squares.map(mid);
  return [0, 1].map((n) => points.reduce((sum, point) => sum + point[n]!, 0) / points.length) as [number, number];
}

export interface Sights {
  squares: Square[];
  deeds: Deed[];
  /** A group that can be built on, in the upper row if there is one. */
  group: Deed[];
  /** A deed of the upper row of another group, near the middle. */
  lot: Deed;
  /** Two deeds of that group, side by side if there are such. */
  pair: Deed[];
  /** The first square of a kind. */
  first(kind: string): number;
}

/** What the pictures of a game with deeds show. */
export function sightsOf(design: Design, edition: Edition): Sights {
  const places = design.places(edition);
  const squares = track(places.length);
  const deeds = design.deeds(edition);
  const built = deeds.filter((deed) => deed.by === "pieces");
  const onTop = (deed: Deed): boolean => squares[deed.square]?.side === "top";
  const groupOf = (group: Group): Deed[] => built.filter((deed) => deed.group.id === group.id);
  const middle = (deed: Deed): number => Math.abs(mid(squares[deed.square]!)[0] - SIZE / 2);
  const candidates = built.filter(onTop).sort((one, other) => middle(one) - middle(other));
  const lot = candidates[0] ?? built[0] ?? deeds[0]!;
  const groups = [...new Set(built.map((deed) => deed.group))].map(groupOf).filter((all) => all.length > 1);
  const group = groups.find((all) => all.every(onTop)) ?? groups[0] ?? [lot];
  const second = group.findIndex((deed, n) => n > 0 && deed.square === group[n - 1]!.square + 1);
  return {
    squares,
    deeds,
    group,
    pair: second > 0 ? group.slice(second - 1, second + 1) : group.slice(0, 2),
    lot,
    first: (kind) =>
      Math.max(
        0,
        places.findIndex((place) => place.kind === kind),
      ),
  };
}

/** A frame with what lies in it. */
export interface Picture extends PictureFrame {
  scene: Omit<Scene, "design">;
}

export function ownedBy(owner: string, deeds: Deed[]): Record<string, string> {
  return Object.fromEntries(deeds.map(({ name }) => [name, owner]));
}

/** Pieces on a square; the first one's player is about to move. */
export function piecesOn(square: number, seats: string): Scene["pieces"] {
  return [...seats].map((seat, n) => ({ seat, square, isMover: n === 0 }));
}
