// One table as this seat sees it: the state that the server has sent, and the commands.
import { apiPath } from "../net/address";
import { type Edition, editionOf, lobby, Problem } from "../net/http";
import { logName, PlayerLog } from "../fair/playerLog";
import { type PledgeState, NonceContribution } from "../fair/nonces";
import { Connection, type Consequences, type ConnectionState, Refused } from "../net/connection";
import type { ChatLine, RoomInfo, Snapshot, UnavailableAction, Update, You } from "../net/messages.gen";
import { reloadOnce } from "./reload";
import { assignKeys } from "./answers";
import type { Ask } from "./asks";
import { Clocks } from "./clocks.svelte";
import { seatOfEvent } from "./events";
import { shortName } from "./names";
import { PlaybackQueue, pauseAfter } from "./playback.svelte";
import { settings } from "./settings.svelte";
import { MotionDelay } from "./motionDelay.svelte";
import { shortcuts } from "./shortcuts.svelte";
import { UndoRequest } from "./undo";
import { suspendMotion, isMotionReduced } from "./tween.svelte";
import { t } from "../words/catalogue.svelte";
import { noteActions, noteMakers } from "../words/actions.svelte";
import type { Reader } from "../words/functions";
import { closingOf, type EventData, refusalText } from "../words/sentences";

/** Something that has happened, and the clause it follows from. */
export type GameEvent = EventData;

// Views differ from game to game; each board reads its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

/** A text for the bar, with the clause it cites. */
export interface Notice {
  text: string;
  clause: string;
  /** Of a refusal: its code, and what it names. */
  code?: string;
  details?: Record<string, unknown>;
}

const NO_CONSEQUENCES: Consequences = { money: {}, cash: null, effects: {} };
/** Until the edition is asked for again, in milliseconds. */
const EDITION_RETRY = 2000;
const MIN_READING = 5000;
const LONGEST_READING = 20_000;
const MS_A_LETTER = 70;

/** How long a message stays in sight, in milliseconds. */
export function readingTime(text: string): number {
  return Math.min(LONGEST_READING, Math.max(MIN_READING, text.length * MS_A_LETTER));
}

export class Table {
  room = $state<RoomInfo | null>(null);
  you = $state<You | null>(null);
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  edition = $state.raw<Edition | null>(null);
  connection = $state<ConnectionState>("connecting");
  reason = $state("");
  refusal = $state<Notice | null>(null);
  /** The answer to a request of mine, such as taking a move back. */
  notice = $state.raw<Notice | null>(null);
  /** A hint about the place that the pointer is on. */
  hint = $state.raw<Notice | null>(null);
  /** What my answers do to my money at once, by answer; found out with the reasons. */
  prices = $state.raw<Record<string, number>>({});
  /** My money now, as far as the prices go with it; null without money. */
  cash = $state<number | null>(null);
  /** What else my answers do at once, as events, by answer; found out with the prices. */
  effects = $state.raw<Record<string, GameEvent[]>>({});
  /** Whether others' moves are skipped until my turn. */
  isFastForwarding = $state(false);
  isSending = $state(false);
  /** Whether I have just left my seat for good. */
  hasLeft = $state(false);
  /** What the game knows and is not open to me now, with its reasons; found out for an ask when somebody wants it. */
  unavailable = $state.raw<UnavailableAction[]>([]);
  /** The events of the last update, for animations and sounds. */
  fresh = $state.raw<GameEvent[]>([]);
  /** What this browser has written down while it played, to check the dice with afterwards. */
  readonly log = new PlayerLog();

  readonly clocks = new Clocks();
  readonly playback = new PlaybackQueue<Update>(
    (message) => this.#update(message),
    (message, waiting) => this.#pauseAfter(message, waiting),
  );
  /** Whether everything happens at once, and waiting would be wrong. */
  isQuick = false;
  /** How long some events are in motion, in milliseconds; the game's part of the page knows. */
  motionOf: (events: readonly GameEvent[]) => number = () => 0;
  /** How many of the events have come to rest: the log tells no more than the board shows. */
  settled = $state(0);
  readonly #motionDelay = new MotionDelay();

  #connection: Connection | null;
  #isLeaving = false;
  #isLoadingEdition = false;
  #hasEnded = false;
  #undo = new UndoRequest();
  #chance: NonceContribution;
  #unavailableLoad: { ask: Ask; isKnown: Promise<void> } | null = null;
  #whys: Record<string, Promise<Notice | null>> = {};

  constructor(
    readonly id: string,
    seat: string | null,
    readonly code: string,
    /** Whether this connects to the server. Otherwise the owner sets the state, as a replay does. */
    readonly isLive = true,
  ) {
    this.#chance = new NonceContribution(id, this.log, this.#send);
    if (!isLive) {
      // No command can be given.
      this.#connection = null;
      return;
    }
    const url = location.origin.replace(/^http/, "ws") + apiPath(["tables", id, "socket"]);
    const hello = { seat, code, pledges: true };
    this.#connection = new Connection(url, hello, {
      snapshot: (message) => this.#snapshot(message),
      update: (message) => this.#receive(message),
      state: (state, reason) => {
        this.connection = state;
        if (state !== "closed") return;
        if (this.#isLeaving) this.hasLeft = true;
        void this.#readReason(reason);
      },
      outdated: () => reloadOnce(),
    });
    shortcuts.use(id);
    addEventListener("online", this.#reconnect);
    this.clocks.start();
  }

  /** A closing socket has room for a code and part of a sentence. What the sentence names, HTTP tells. */
  async #readReason(reason: string): Promise<void> {
    const { code, text } = closingOf(reason);
    const isDamaged = code.startsWith("store/");
    this.reason = isDamaged ? text : refusalText({ code, text }, this.reader);
    if (!isDamaged) return;
    try {
      await lobby.welcome(this.id, this.code);
    } catch (problem) {
      if (problem instanceof Problem && problem.code === code) this.reason = problem.message;
    }
  }

  #reconnect = (): void => this.#connection?.reconnectNow();

  end(): void {
    this.#hasEnded = true;
    removeEventListener("online", this.#reconnect);
    this.playback.clear();
    this.#motionDelay.clear();
    this.clocks.stop();
    suspendMotion(false);
    this.#connection?.end();
    this.log.flush();
  }

  get seat(): string | null {
    return this.you?.seat ?? null;
  }

  /** Whether nothing can be answered for a moment. */
  get isBusy(): boolean {
    return this.isSending || this.#motionDelay.isMoving;
  }

  get isOver(): boolean {
    return this.room?.status === "over";
  }

  get isMyTurn(): boolean {
    return this.ask?.required ?? false;
  }

  /** Who reads the texts about this table. */
  get reader(): Reader {
    const currency = this.edition?.["money"]?.currency ?? this.edition?.["labels"]?.currency;
    const reader = { seat: this.seat, nameOf: (seat: string) => shortName(this.nameOf(seat)) };
    return typeof currency === "string" ? { ...reader, currency } : reader;
  }

  nameOf(seat: string): string {
    return this.room?.seats.find((each) => each.letter === seat)?.name ?? seat;
  }

  /** Answer the ask, in the game's notation. */
  async act(text: string): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || this.isBusy) return false;
    this.playback.flush();
    this.notice = null;
    const isDue = this.you?.nonce_due ?? false;
    return this.#do(() => this.#chance.move(seat, isDue, (nonce) => this.#send("act", { seat, text, nonce })));
  }

  /** Find out why all that is not open to me is not. */
  async loadUnavailable(): Promise<void> {
    const { ask } = this;
    if (this.#connection === null || ask === null) return;
    if (this.#unavailableLoad?.ask !== ask)
      this.#unavailableLoad = { ask, isKnown: this.#fetchUnavailable(this.#connection, ask) };
    await this.#unavailableLoad.isKnown;
  }

  async #fetchUnavailable(line: Connection, ask: Ask): Promise<void> {
    const [found, { money, cash, effects }] = await Promise.all([
      line.explain().catch(() => []),
      line.preview().catch((): Consequences => NO_CONSEQUENCES),
    ]);
    noteActions(found.map(({ action, name }) => ({ action, name: name ?? "" })));
    const refused = found.map((why) => ({ ...why, text: refusalText(why, this.reader) }));
    if (this.ask !== ask) return;
    [this.unavailable, this.prices, this.cash, this.effects] = [refused, money, cash, effects];
  }

  /** Show why something cannot be done now. */
  async showWhyNot(action: string, fields: Record<string, string> = {}): Promise<void> {
    const why = await this.whyNot(action, fields);
    if (why) this.refusal = why;
  }

  /** Why something cannot be done now; null if it can, or nobody knows. Asked once for each ask. */
  whyNot(action: string, fields: Record<string, string> = {}): Promise<Notice | null> {
    const key = JSON.stringify([action, fields]);
    return (this.#whys[key] ??= (this.#connection?.explain(action, fields) ?? Promise.resolve([])).then(
      ([why]) => (why ? { text: refusalText(why, this.reader), clause: why.clause } : null),
      () => null,
    ));
  }

  /** Show a hint in the bar; null shows again what was there before. */
  setHint(hint: Notice | null): void {
    this.hint = hint;
  }

  /** Skip pauses and motion until my turn, or stop skipping. */
  toggleFastForward(): void {
    this.isFastForwarding = !this.isFastForwarding;
    suspendMotion(this.isFastForwarding);
    if (this.isFastForwarding) this.playback.flush();
  }

  start = (): Promise<boolean> => this.#do(() => this.#send("start", {}));
  say = (text: string): Promise<boolean> => this.#do(() => this.#send("say", { text }));
  close = (): Promise<boolean> => this.#do(() => this.#send("close", {}));
  freeSeat = (seat: string): Promise<boolean> => this.#do(() => this.#send("free_seat", { seat }));
  seatBot = (seat: string, bot = "normal"): Promise<boolean> => this.#do(() => this.#send("seat_bot", { seat, bot }));

  /** Ask to take the last move back; `notice` shows what the others answer. */
  offerUndo = async (): Promise<void> => {
    this.#undo.begin();
    if (!(await this.#mine((seat) => this.#send("offer_undo", { seat })))) this.#undo.end();
  };
  answerUndo = (agrees: boolean): Promise<boolean> => this.#mine((seat) => this.#send("answer_undo", { seat, agrees }));
  handToBot = (): Promise<boolean> => this.#mine((seat) => this.#send("hand_to_bot", { seat }));
  takeBack = (): Promise<boolean> => this.#mine((seat) => this.#send("take_back", { seat }));

  /** Leave for good. The server may close the line before it answers: then one has left as well. */
  leave = async (): Promise<void> => {
    this.#isLeaving = true;
    const hasLeft = await this.#mine((seat) => this.#send("leave", { seat }));
    this.#isLeaving = false;
    this.hasLeft ||= hasLeft;
  };

  async invite(seat: string): Promise<string> {
    return (await this.#send("invite", { seat }))["code"] ?? "";
  }

  async rematch(): Promise<string> {
    return (await this.#send("rematch", {}))["table"] ?? "";
  }

  #send: Connection["send"] = (verb, fields) =>
    this.#connection?.send(verb, fields) ?? Promise.reject(new Refused("line/none", "", t("connection-only-looking")));

  #mine(give: (seat: string) => Promise<unknown>): Promise<boolean> {
    const seat = this.seat;
    return seat === null ? Promise.resolve(false) : this.#do(() => give(seat));
  }

  /** Give a command, and show what was wrong with it. */
  async #do(give: () => Promise<unknown>): Promise<boolean> {
    this.isSending = true;
    this.refusal = null;
    try {
      await give();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const { code, clause, details, message } = problem;
      this.refusal = { text: refusalText({ code, text: message, details }, this.reader), clause, code, details };
      return false;
    } finally {
      this.isSending = false;
    }
  }

  #receive(message: Update): void {
    this.log.more(message.log ?? "");
    this.playback.push(message);
    // whose time is running must see at once what he is asked
    if (this.room?.clock && (message.ask as Ask | null | undefined)?.required) this.playback.flush();
  }

  #motionOf(events: readonly GameEvent[]): number {
    // Whose time is running must see at once what is asked.
    if (this.isFastForwarding || settings.isFast || this.room?.clock || isMotionReduced()) return 0;
    return this.motionOf(events);
  }

  #pauseAfter(message: Update, waiting: number): number {
    if (this.isQuick || this.isFastForwarding || document.hidden) return 0;
    return pauseAfter(message.events?.length ?? 0, waiting, settings.pace);
  }

  /** Show what became of my request to take a move back. */
  #noteUndo(room: RoomInfo, events: number): void {
    const text = this.#undo.noticeFor(room, this.seat, this.events.length, events);
    if (text) this.notice = { text, clause: "" };
  }

  #snapshot(message: Snapshot): void {
    this.playback.clear();
    this.#motionDelay.clear();
    this.#noteUndo(message.room, message.events.length);
    this.room = message.room;
    this.you = message.you;
    this.view = message.view;
    this.#asked(message.ask as Ask | null);
    this.events = message.events as unknown as GameEvent[];
    this.settled = this.events.length;
    this.chat = message.chat;
    this.fresh = [];
    this.clocks.found(message.elapsed);
    this.log.all(message.log, logName(this.id, message.you.seat));
    if (this.edition === null) void this.#loadEdition(message.room);
    this.#contributeChance();
  }

  /** Nothing can be drawn without it, so it is asked for until it comes. */
  async #loadEdition({ game, id, has_custom_edition: isCustom }: RoomInfo): Promise<void> {
    if (this.#isLoadingEdition) return;
    this.#isLoadingEdition = true;
    while (this.edition === null && !this.#hasEnded) {
      try {
        this.edition = await editionOf(game, id, isCustom, this.code);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, EDITION_RETRY));
      }
    }
    this.#isLoadingEdition = false;
  }

  #update(message: Update): void {
    this.#motionDelay.now();
    if (message.room !== undefined) {
      this.#noteUndo(message.room, this.events.length + (message.events?.length ?? 0));
      this.room = message.room;
    }
    if (message.you !== undefined) this.you = message.you;
    if (message.view !== undefined) this.view = message.view;
    if (message.changes !== undefined) this.view = { ...this.view, ...message.changes };
    const events = (message.events ?? []) as unknown as GameEvent[];
    if (events.length) {
      this.events = [...this.events, ...events];
      this.fresh = events;
    }
    this.#motionDelay.after(this.#motionOf(events), () => {
      this.settled = this.events.length;
      if (message.ask !== undefined) this.#asked(message.ask as Ask | null);
    });
    const acted = events.map((event) => seatOfEvent(event.fields)).filter((seat) => seat !== null);
    this.clocks.asked(this.you?.waits_for ?? [], acted);
    if (message.chat?.length) this.chat = [...this.chat, ...message.chat];
    this.#contributeChance();
  }

  #asked(ask: Ask | null): void {
    if (ask) noteActions(ask.choices);
    noteMakers(ask?.details);
    this.ask = ask;
    assignKeys(ask);
    this.unavailable = [];
    [this.prices, this.cash, this.effects] = [{}, null, {}];
    this.hint = null;
    this.#whys = {};
    if (ask?.required && this.isFastForwarding) {
      this.isFastForwarding = false;
      suspendMotion(false);
    }
  }

  #contributeChance(): void {
    if (this.seat !== null && this.isOver) this.#chance.forget(this.seat);
    else if (this.#connection) void this.#chance.prepare(() => this.#pledgeState());
  }

  #pledgeState(): PledgeState | null {
    const { seat, room, you } = this;
    if (seat === null || room === null || you === null) return null;
    return { seat, opening: room.opening, isStarting: room.status === "starting", isDue: you.nonce_due };
  }
}
