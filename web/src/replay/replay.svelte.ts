// The replay of a record: the moment, the seat whose view is shown, and whether it plays. Boards get a table without a
// connection.
import { editionOf, lobby, type Move, Problem, type ReplayInfo } from "../net/http";
import { records } from "../storage/library";
import { type GameEvent, Table } from "../store/table.svelte";
import { after, BEAT, type Jump } from "./navigation";
import { t } from "../words/catalogue.svelte";
import { type Seen, WINDOW, Windows } from "./momentWindows";

const IMPORTED = /^[0-9a-f]{24}$/;

export function isImported(id: string): boolean {
  return IMPORTED.test(id);
}

/** Fetch a replay: of a finished table, or of a record in this browser's library. */
export async function fetchReplay(id: string, code: string): Promise<ReplayInfo> {
  if (!isImported(id)) return lobby.replayOf(id, code);
  const stored = await records.get(id);
  if (stored === null) throw new Problem(404, "replay/unknown", "", t("replay-unknown"));
  return lobby.uploadRecord(stored.text);
}

export class Replay {
  info = $state.raw<ReplayInfo | null>(null);
  at = $state(0);
  /** The seat whose view is shown; '' for an onlooker. */
  eyes = $state("");
  isPlaying = $state(false);
  pace = $state(1);
  problem = $state("");
  moves = $state.raw<Move[]>([]);
  readonly table: Table;

  #windows = new Windows(() => Promise.resolve([]));
  #upTo: number[] = [];
  #events: GameEvent[] = [];
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly code: string,
  ) {
    this.table = new Table(id, null, "", false);
  }

  get last(): number {
    return (this.info?.moments ?? 1) - 1;
  }

  /** Whether it was played on an edition of the host's own, which the table knows. */
  get hasTableEdition(): boolean {
    return (this.info?.has_custom_edition ?? false) && !isImported(this.id);
  }

  /** The host's own edition as a file, to play on with; '' for the bundled one. */
  editionFile(): Promise<string> {
    return this.hasTableEdition ? lobby.tableEditionFile(this.id, this.code) : Promise.resolve("");
  }

  async open(at: number): Promise<void> {
    try {
      const info = await fetchReplay(this.id, this.code);
      this.info = info;
      this.table.edition = await editionOf(info.game, this.id, this.hasTableEdition, this.code);
      await this.#look(at);
    } catch (failure) {
      this.problem = (failure as Error).message;
    }
  }

  async see(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.#look(this.at);
  }

  jump(jump: Jump): void {
    this.pause();
    void this.go(after(jump, this.at, this.last, this.info?.turns ?? []));
  }

  /** Go to a moment; of several requests in a row the last one counts. */
  async go(moment: number): Promise<void> {
    const wanted = Math.min(this.last, Math.max(0, moment));
    const request = (this.#request += 1);
    try {
      const seen = this.#windows.here(wanted) ?? (await this.#windows.at(wanted));
      if (request !== this.#request) return;
      this.#show(wanted, seen);
      if (wanted + WINDOW / 2 <= this.last) this.#windows.expect(wanted + WINDOW / 2);
    } catch (failure) {
      if (request === this.#request) this.problem = (failure as Error).message;
    }
  }

  /** This moment as a position, from which a table can go on. */
  position(): Promise<Record<string, never>> {
    const { info, at } = this;
    return info ? this.#asked(() => lobby.position(info.id, at)) : Promise.reject(new Error("there is no record"));
  }

  play(): void {
    if (this.at >= this.last) void this.go(0);
    this.isPlaying = true;
    this.#beat();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** The first event that a move caused, by its place in the log. */
  momentOf(event: number): number {
    const found = this.#upTo.findIndex((count) => count > event);
    return found < 0 ? this.last : found;
  }

  get log(): readonly GameEvent[] {
    return this.#events;
  }

  #beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      if (this.at >= this.last) return this.pause();
      void this.go(this.at + 1).then(() => this.isPlaying && this.#beat());
    }, BEAT / this.pace);
  }

  /** Fetch everything again, as for another seat's view. */
  async #look(at: number): Promise<void> {
    const { info, eyes } = this;
    if (info === null) return;
    this.#windows = new Windows((first, count) => this.#asked(() => lobby.moments(info.id, eyes, first, count)));
    const [moves] = await Promise.all([
      this.#asked(() => lobby.moves(info.id, eyes)),
      this.#windows.at(Math.min(at, this.last)),
    ]);
    if (eyes !== this.eyes) return;
    this.moves = moves;
    this.#events = moves.flatMap((move) => move.events as unknown as GameEvent[]);
    this.#upTo = [0];
    for (const move of moves) this.#upTo.push(this.#upTo[this.#upTo.length - 1]! + move.events.length);
    this.#seat();
    this.at = -1;
    await this.go(at);
  }

  /** Repeat a request after loading the record again: the server forgets records that nobody has used for long. */
  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.code !== "replay/unknown") throw failure;
      await fetchReplay(this.id, this.code);
      return ask();
    }
  }

  #seat(): void {
    const info = this.info!;
    this.table.room = {
      id: this.id,
      game: info.game,
      title: info.title,
      has_custom_edition: info.has_custom_edition,
      status: "playing",
      options: info.options,
      seats: info.names.map((name, n) => ({
        letter: String.fromCharCode(65 + n),
        name,
        kind: "person",
        bot: "",
        remaining_ms: -1,
      })),
      undo_agreed: [],
      clock: null,
      is_public: false,
      chance: info.chance,
      commitment: "",
      opening: "",
      rematch: "",
      guide: null,
      earlier_ruleset: null,
    };
  }

  #show(moment: number, seen: Seen): void {
    const isStep = moment === this.at + 1 && this.at >= 0;
    const table = this.table;
    this.at = moment;
    table.you = {
      seat: this.eyes || null,
      seats: this.eyes ? [this.eyes] : [],
      is_host: false,
      waits_for: seen.waitsFor,
      nonce_due: false,
      remaining_ms: -1,
    };
    table.view = seen.view;
    const count = this.#upTo[moment] ?? 0;
    table.events = this.#events.slice(0, count);
    table.fresh = isStep ? this.#events.slice(this.#upTo[moment - 1] ?? 0, count) : [];
    this.problem = "";
  }
}
