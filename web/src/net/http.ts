// The lobby over HTTP. Errors have one shape: a code, a clause, a sentence and what it names.
import { apiPath } from "./address";
import { t } from "../words/catalogue.svelte";
import { NOBODY } from "../words/functions";
import { refusalText } from "../words/sentences";
import type { components } from "./http.gen";

export type Form = components["schemas"];
export type TableLine = Form["TableLine"];
export type NewTable = Form["NewTable"];
export type NewRoom = Form["NewRoom"];
export type InvitationLink = Form["InvitationLink"];
export type EditionInfo = Form["EditionInfo"];
export type Welcome = Form["Welcome"];
export type ReplayInfo = Form["Replay"];
export type Move = Form["Move"];
export type Moment = Form["Moment"];
export type Lesson = Form["LessonLine"];

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly clause: string,
    text: string,
    /** What the sentence names. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "line/down", "", t("connection-no-server"));
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Form["Problem"];
    const { code, clause = "", detail, details } = problem;
    // A proxy may answer in this form, too, and knows no details.
    const text = details ? refusalText({ code, text: detail, details }, NOBODY) : detail;
    return new Problem(answer.status, code, clause, text, details);
  } catch {
    return new Problem(answer.status, "http/error", "", t("connection-error", { status: String(answer.status) }));
  }
}

/** The invitation to watch goes in a header: addresses are written into the logs of proxies. A header holds letters of
 * one byte only, and no code has others. */
function withCode(code: string): Record<string, string> {
  return /^[\x21-\x7e]{1,64}$/.test(code) ? { "X-Parlour-Code": code } : {};
}

async function get<T>(path: string): Promise<T> {
  return (await (await call("GET", path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await call("POST", path, body)).json()) as T;
}

/** What lists of games show, from the table [summary] of the bundled edition. What the games are about is in the
 * catalogues. */
export interface GameSummary {
  title: string;
  /** For a game without a catalogue. */
  sentence: string;
  mood: string;
  year: string;
  /** Position in lists: lighter games come first, a game without a weight comes last. */
  weight: number | null;
  /** How long a game takes, shortest and longest; empty if that was not measured. */
  minutes: number[];
  /** The table that 'Play now' opens: so many bots, and a preset, '' for the usual rules. */
  quick_start: { bots: number; preset: string } | null;
}

export interface GameLine {
  game: string;
  title: string;
  year: string;
  seats: { min: number; max: number };
  summary: GameSummary;
}

export type Value = boolean | number | string;

export interface GameOption {
  name: string;
  label: string;
  default: Value;
  cites: string[];
  text: string;
  min: number;
  max: number;
  readings: { value: Value; text: string }[];
}

/** What an event means in terms that all games share, and which of its fields say it: src/parlour/core/meaning/event_tags.py. */
export interface EventTag {
  event: string;
  meaning: string;
  parts: Record<string, string>;
}

export interface GameInfo extends GameLine {
  /** The weakest first. */
  bots: string[];
  /** The characters, and the bots that can play them: 'normal/clara'. */
  cast: { bots: string[]; characters: { id: string; name: string }[] };
  /** The readings of options by which the game is played in real time. */
  live: { option: string; value: Value }[];
  event_tags: EventTag[];
  options: GameOption[];
  presets: { name: string; label: string; text: string; options: Record<string, Value> }[];
}

export interface Chapter {
  name: string;
  title: string;
}

export interface Clause {
  id: string;
  title: string;
  /** The name of its chapter. */
  chapter: string;
  /** Where it stands in the original rules. */
  part: string;
  kind: string;
  text: string;
}

export interface Scenario {
  id: string;
  given: string;
  when: string;
  then: string;
  clauses: string[];
}

export interface Ruling {
  id: string;
  title: string;
  question: string;
  ruling: string;
  other: string;
  options: string[];
}

export interface RuleOption {
  name: string;
  cites: string[];
  label: string;
  default: Value;
  text?: string;
  readings?: { value: Value; text: string }[];
}

export interface Rulebook {
  rulebook: { title: string; source: string; words: string };
  chapter: Chapter[];
  clause: Clause[];
  ruling: Ruling[];
  option: RuleOption[];
  scenario?: Scenario[];
}

// Editions differ from game to game; each board reads its own parts.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Edition = Record<string, any>;

const once = new Map<string, Promise<unknown>>();

/** Fetch once and cache: data that does not change while the page is open. */
function cached<T>(path: string): Promise<T> {
  let found = once.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    once.set(path, found);
    found.catch(() => once.delete(path));
  }
  return found;
}

/** The data of an edition for a board, which reads it as it is. */
export async function editionOf(game: string, table: string, isCustom: boolean, code = ""): Promise<Edition> {
  if (!isCustom) return lobby.edition(game);
  return JSON.parse(await lobby.tableEditionText(table, code)) as Edition;
}

/** The list of games that the server wrote into the page; null if it did not. */
function gamesInPage(): GameLine[] | null {
  const text = document.getElementById("games")?.textContent?.trim();
  return text ? (JSON.parse(text) as GameLine[]) : null;
}

let introduction: Promise<Form["Identity"]> | undefined;

/** Have the server know this browser. Asked twice at once it would take us for two, so who asks meanwhile waits too. */
function introduce(): Promise<Form["Identity"]> {
  introduction ??= post<Form["Identity"]>(apiPath(["me"]), {}).finally(() => (introduction = undefined));
  return introduction;
}

/** What only somebody known may do: a fast finger is quicker than the page's first words with the server. */
async function postKnown<T>(path: string, body: unknown): Promise<T> {
  await introduce();
  return post<T>(path, body);
}

export const lobby = {
  me: introduce,
  games: async () => gamesInPage() ?? cached<GameLine[]>(apiPath(["games"])),
  game: (game: string) => cached<GameInfo>(apiPath(["games", game])),
  /** The rulebook of a game, as it is now or as an earlier ruleset has it. */
  rules: (game: string, earlier: number | null = null) =>
    cached<Rulebook>(apiPath(["games", game, "rules"]) + (earlier === null ? "" : `?ruleset=${earlier}`)),
  edition: (game: string) => cached<Edition>(apiPath(["games", game, "edition"])),
  /** The edition as it was written: every record contains its hash. */
  editionText: async (game: string) => (await call("GET", apiPath(["games", game, "edition"]))).text(),
  /** What an edition of one's own is, or a Problem that says what is wrong with it. */
  checkEdition: (game: string, edition: string) => post<EditionInfo>(apiPath(["editions"]), { game, edition }),
  /** The edition that a table is played on, as JSON. */
  tableEditionText: async (table: string, code = "") =>
    (await call("GET", apiPath(["tables", table, "edition"]), undefined, withCode(code))).text(),
  /** The table's edition as the host's file; '' for a table on the bundled edition. */
  tableEditionFile: async (table: string, code = "") =>
    (await call("GET", apiPath(["tables", table, "edition.toml"]), undefined, withCode(code))).text(),
  tables: () => get<TableLine[]>(apiPath(["tables"])),
  public: () => get<TableLine[]>(apiPath(["public"])),
  qr: (text: string) => post<Form["QrCode"]>(apiPath(["qr"]), { text }),
  open: (request: Partial<NewTable> & Pick<NewTable, "game" | "seats">) =>
    postKnown<NewRoom>(apiPath(["tables"]), request),
  claim: (table: string, code: string, name: string, seat = "") =>
    postKnown<{ seat: string }>(apiPath(["tables", table, "claim"]), { code, name, seat }),
  welcome: (table: string, code: string) => postKnown<Welcome>(apiPath(["tables", table, "welcome"]), { code }),
  invitations: (table: string) => get<InvitationLink[]>(apiPath(["tables", table, "invitations"])),
  record: async (table: string, seat = "", code = "") =>
    (await call("GET", apiPath(["tables", table, "record"], { seat }), undefined, withCode(code))).text(),
  replayOf: async (table: string, code = "") => {
    const answer = await call("GET", apiPath(["tables", table, "replay"]), undefined, withCode(code));
    return (await answer.json()) as ReplayInfo;
  },
  uploadRecord: (record: string) => post<ReplayInfo>(apiPath(["replays"]), { record }),
  moves: (replay: string, seat: string) => get<Move[]>(apiPath(["replays", replay, "moves"], { seat })),
  moments: (replay: string, seat: string, first: number, count: number) =>
    get<Moment[]>(apiPath(["replays", replay, "moments"], { seat, first, count })),
  draws: (replay: string) => get<Form["DrawList"]>(apiPath(["replays", replay, "draws"])),
  deals: (replay: string) => get<Form["DealList"]>(apiPath(["replays", replay, "deals"])),
  luck: (replay: string) => get<Form["Luck"]>(apiPath(["replays", replay, "luck"])),
  lessons: (game: string) => get<Lesson[]>(apiPath(["games", game, "lessons"])),
  openLesson: (wish: Form["NewLesson"]) => postKnown<Form["LessonTable"]>(apiPath(["lessons"]), wish),
  position: (replay: string, at: number) =>
    get<Record<string, never>>(apiPath(["replays", replay, "position"], { at })),
};
