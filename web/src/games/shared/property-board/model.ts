// What a board of deeds round a track needs to know of its game, and how it reads the position. No rule stands here.
import type { Square } from "../../../draw/svg";
import type { Edition } from "../../../net/http";
import { type Choice, filled, listed, verbOf } from "../../../store/asks";
import type { Bundle as AnyBundle, Offer as AnyOffer } from "../../../store/offers";
import type { GameEvent, View } from "../../../store/table.svelte";

/** Deeds of one colour. */
export interface Group {
  id: string;
  name: string;
  /** The colour, as CSS. */
  fill: string;
  /** Its mark, drawn round (0, 0) within 16 units, so that the colour never speaks alone. */
  mark: string;
  deeds: string[];
}

/** One step of a deed's ladder: what it costs to land there in some state of the deed. */
export interface Rung {
  words: string;
  amount: string;
  /** The number of pieces, or of deeds owned, at which this step holds. */
  at: number;
}

export interface Deed {
  name: string;
  square: number;
  kind: string;
  group: Group;
  price: number;
  /** The first figure of the deed, as on its head. */
  plain: string;
  rungs: Rung[];
  /** Whether the rungs go by the pieces on the deed, or by how many of its group one owner has. */
  by: "pieces" | "group";
  note: string;
  number: string;
}

export interface Place {
  name: string;
  /** The name in the reader's language. */
  label: string;
  kind: string;
}

/** What a seat owns and owes of one deed. */
export interface Holding {
  owner: string;
  level: number;
  isMortgaged: boolean;
}

/** One game's part: its artwork, its deeds, its pieces. */
export interface Design {
  cls: string;
  /** What stands on a deed, as text: '2 houses'. */
  piecesText(level: number, view: View): string;
  /** How far from its square a piece stands. */
  inset: number;
  /** The depth of the coloured band on a deed's square. */
  band(deed: Deed): number;
  dice: { x: number; y: number; size: number };
  card: { x: number; y: number; w: number; h: number };
  boardArtwork(edition: Edition): string;
  places(edition: Edition): Place[];
  deeds(edition: Edition): Deed[];
  groups(edition: Edition): Group[];
  levels(view: View): Record<string, number>;
  /** The pieces on a deed's band. */
  pieces(square: Square, level: number, view: View, edition: Edition): string;
  /** Where pieces stand that are held fast, if this seat's is. */
  held(view: View, seat: string, n: number): [number, number] | null;
  /** What a seat has chosen as its piece, drawn in place of its letter. */
  mark?(view: View, seat: string): string;
  /** Things that lie in the well and change: piles, notes. */
  well(view: View, edition: Edition): string;
  /** The words of a call, if lots are called. */
  calls(edition: Edition): string[];
}

export function holding(view: View, design: Design, name: string): Holding {
  return {
    owner: (view["owners"] as Record<string, string>)[name] ?? "",
    level: design.levels(view)[name] ?? 0,
    isMortgaged: (view["mortgaged"] as string[]).includes(name),
  };
}

/** What landing on a deed costs now, if anybody may ask for it. */
export function costNow(view: View, name: string): number {
  return Number(view["figures"]?.now?.[name] ?? 0);
}

/** How many deeds of a group one owner has. */
export function owned(view: View, group: Group, owner: string): number {
  return owner ? group.deeds.filter((name) => view["owners"][name] === owner).length : 0;
}

type Frame = Record<string, Record<string, unknown>>;

/** The frame of a kind on the table's stack, the topmost one. */
export function frameOf(view: View, kind: string): Record<string, unknown> | null {
  const stack = (view["stack"] ?? []) as Frame[];
  for (let n = stack.length - 1; n >= 0; n -= 1) if (stack[n]![kind]) return stack[n]![kind]!;
  return null;
}

/** What is given in a trade of deeds. */
export type Bundle = AnyBundle<string[]>;
export type Offer = AnyOffer<string[]>;

export interface Lot {
  name: string;
  bid: number;
  high: string;
  bidders: string[];
  held: string[];
  left: string[];
  turn: string;
  call: number;
}

/** What is under the hammer. */
export function lotOf(view: View): Lot | null {
  const frame = frameOf(view, "auction");
  if (!frame || (frame["stage"] !== undefined && frame["stage"] !== "bidding")) return null;
  const outcry = frame["outcry"] as Record<string, unknown>;
  return {
    name: String(frame["vessel"] ?? frame["lease"]),
    bid: Number(outcry["bid"] ?? 0),
    high: String(outcry["high"] ?? ""),
    bidders: (outcry["bidders"] ?? []) as string[],
    held: (outcry["held"] ?? []) as string[],
    left: (frame["left"] ?? []) as string[],
    turn: String(outcry["turn"] ?? ""),
    call: Number(frame["call"] ?? 1),
  };
}

export function diceOf(view: View): [number, number] {
  const turn = frameOf(view, "turn");
  return [Number(turn?.["first"] ?? 0), Number(turn?.["second"] ?? 0)];
}

/** The card that was turned since the last throw. */
export function cardOf(events: GameEvent[]): { text: string; id: string } | null {
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const { event, fields } = events[n]!;
    if (event === "thrown") return null;
    if (event === "card_drawn" || event === "card_cut")
      return { text: String(fields["text"]), id: String(fields["card"]) };
  }
  return null;
}

/** What can be done with one deed: a verb, and its answers with what tells them apart. */
export interface Deal {
  verb: string;
  answers: { text: string; more: string }[];
}

const MOST = 2000;

export function dealsOf(choices: Choice[], name: string, forSale: string): Deal[] {
  return choices.flatMap((choice): Deal[] => {
    const verb = verbOf(choice);
    if (choice.fields.length === 0) {
      const isHere = name === forSale && (verb === "buy" || verb === "decline");
      return isHere ? [{ verb, answers: [{ text: choice.action, more: "" }] }] : [];
    }
    const rows = (listed(choice, MOST) ?? []).filter((row) => row.includes(name));
    if (rows.length === 0) return [];
    const answers = rows.map((row) => ({
      text: filled(choice, row),
      more: row.filter((atom) => atom !== name).join(" "),
    }));
    return [{ verb, answers }];
  });
}

/** The deed that the mover is asked to buy. */
export function forSale(view: View): string {
  const stack = (view["stack"] ?? []) as Frame[];
  return String(stack[stack.length - 1]?.["buying"]?.["vessel"] ?? "");
}

/** Sums to bid: the least, and some round ones above it. */
export function raises(range: { from: number; to: number; step: number }, price: number): number[] {
  const unit = [1, 2, 5, 10, 20, 50, 100].find((each) => each >= price / 25) ?? 100;
  const round = (sum: number): number => Math.ceil(sum / unit) * unit;
  const sums = [range.from, round(range.from + 1), round(range.from + 2 * unit), round(range.from + 5 * unit)];
  return sums.filter((sum, n) => sum <= range.to && (sum - range.from) % range.step === 0 && sums.indexOf(sum) === n);
}
