// The interface between the page and a game's folder in games/: the board, the texts of a seat card, panels of its own.
// It contains no rule of play. games/catalogue.ts finds and loads the folders.
import type { Component } from "svelte";
import type { Edition } from "../net/http";
import type { VerbLooks } from "../words/actions.svelte";
import type { Ask, Choice } from "./asks";
import type { EventSounds } from "./eventSounds";
import type { GameEvent, Table, View } from "./table.svelte";
import type { Exchange, GoodLook, TradeEffect } from "./trade";

/** What a seat card shows of a player: the main figure, and a few words more. */
export interface SeatFacts {
  main: string;
  more: string;
}

export interface BoardProps {
  table: Table;
  edition: Edition;
  view: View;
  /** Answer by tapping the board: a whole answer in the game's notation. */
  onact: (text: string) => void;
  onclause: (clause: string) => void;
  /** Open the sheet on which a trade is put together: with somebody, or against an offer by its number. */
  ontrade: (choice: Choice, first?: string) => void;
}

export interface SeatProps {
  table: Table;
  edition: Edition;
  view: View;
  seat: string;
}

export interface AsideProps {
  table: Table;
  edition: Edition;
  view: View;
}

/** An answer as its button says it. */
export interface AnswerWords {
  title: string;
  note?: string;
}

/** A game's part of the page: `game` in its game.ts, loaded when a table of the game is opened. */
export interface GameModule {
  /** The class that carries the game's colours. */
  theme: string;
  /** Its own words for verbs, where those of the notation and of other games are not enough. */
  verbs?: VerbLooks;
  /** Whether a player has something the others must not see: then a shared device is handed over with care. */
  isHidden?: boolean;
  Board: Component<BoardProps>;
  /** What a player owns, shown on their seat card. */
  Goods?: Component<SeatProps>;
  /** What one reads beside the board, from below on a phone: a deed, an offer, a sale. */
  Side?: Component<BoardProps>;
  /** What belongs to nobody at the table: a bank, a hoard. It stands beside the seats. */
  Aside?: Component<AsideProps>;
  /** How its goods look in a trade, by their names. */
  goods?(edition: Edition, view: View): Record<string, GoodLook>;
  /** What an exchange does to both sides' groups or Corners. */
  effects?(view: View, edition: Edition, exchange: Exchange): TradeEffect[];
  /** What is asked, where the view knows more of it than the question of the rules says, such as a sum. */
  question?(ask: Ask, view: View, table: Table): string | null;
  facts(view: View, edition: Edition, seat: string): SeatFacts;
  /** What an answer does, in a few words, where the game's own notation does not say it. */
  answer?(text: string, table: Table, view: View, edition: Edition): AnswerWords | null;
  /** Whether a slip costs something at once: then no key moves the game on by itself. */
  isQuick?: boolean;
  /** What its own events sound like, by their names. */
  sounds?: EventSounds;
  /** How long some events are in motion on the board, in milliseconds; without it nothing waits for them. */
  motion?(events: readonly GameEvent[]): number;
  /** Whether the log is a tape that runs with the newest line on top. */
  newestFirst?: boolean;
  /** A few words beside the title: the round, the season. */
  moment(view: View, edition: Edition): string;
}

/** The parts of a game's summary: the goal, three steps of a turn, three things to know, the end. */
export const IN_SHORT_PARTS = ["goal", "turn-1", "turn-2", "turn-3", "know-1", "know-2", "know-3", "end"] as const;
export type InShortPart = (typeof IN_SHORT_PARTS)[number];
/** What is pictured: the parts, and a live moment above them. */
export type Pictured = InShortPart | "hero";

/** What a picture shows: a piece of the board as 'x y w h', or a drawing of its own in that box. */
export interface PictureFrame {
  box: string;
  isAlone?: boolean;
}

/** The pictures of a game's summary, `inShort` in its inShort.ts: pieces of its board, and what stands on them. */
export interface InShortPictures {
  theme: string;
  /** The class of its drawings. */
  cls: string;
  board(edition: Edition): string;
  frame(edition: Edition, part: Pictured): PictureFrame;
  /** What lies on the piece of the board. */
  Picture: Component<{ edition: Edition; part: Pictured }>;
}
