// The games: what the server says of them, and the page's part of each. That part is found by glob: a folder
// games/<slug>/ with a game.ts adds a game. A game of the server without a folder is shown by PlainBoard.
import { type GameLine, lobby } from "../net/http";
import type { GameModule, InShortPictures } from "../store/gameModule";
import { loadGameTexts, t, tOf } from "../words/catalogue.svelte";

const MODULES = import.meta.glob<{ game: GameModule }>("./*/game.ts");
const IN_SHORT = import.meta.glob<{ inShort: InShortPictures }>("./*/inShort.ts");
const PICTURES = import.meta.glob<string>("./*/picture.ts", { eager: true, import: "picture" });

let lines: readonly GameLine[] = [];

/** Load the list of games. The page as the server sends it contains the list, so that nothing has to be fetched. */
export async function loadGames(): Promise<readonly GameLine[]> {
  return setGames(await lobby.games());
}

/** Set the list of games, and return it in the order of lists. */
export function setGames(found: readonly GameLine[]): readonly GameLine[] {
  const weight = ({ summary }: GameLine): number => summary.weight ?? Infinity;
  lines = [...found].sort((one, other) => (weight(one) < weight(other) ? -1 : Number(weight(one) > weight(other))));
  return lines;
}

/** The games in the order of lists; empty until they are loaded. */
export function listGames(): readonly GameLine[] {
  return lines;
}

/** The picture of a game as SVG markup; '' if it has none. */
export function pictureOf(game: string): string {
  return PICTURES[`./${game}/picture.ts`] ?? "";
}

/** The title of a table in a list. A custom edition has its own title. */
export function titleOf(table: { game: string; title: string; has_custom_edition: boolean }): string {
  const line = table.has_custom_edition ? undefined : lines.find((each) => each.game === table.game);
  return line?.summary.title ?? table.title;
}

/** How long a game takes, such as '5 to 10 min'; '' if that was not measured. */
export function lengthOf({ summary }: GameLine): string {
  const [min, max] = summary.minutes;
  return min && max ? t("start-length", { min, max }) : "";
}

/** What lists say about a game, in the reader's language: a sentence, or a part of what is said ('' if there is none). */
export function aboutOf(game: string, part: "" | "mood" | "kind" | "goal" | "turn" | "end" | "year" = ""): string {
  const text = tOf("about", part ? `${game}.${part}` : game);
  return text ?? (part ? "" : (lines.find((line) => line.game === game)?.summary.sentence ?? ""));
}

/** The game in three sentences: what one wants, what one does in a turn, how it ends. */
export function threeSentences(game: string): string[] {
  return (["goal", "turn", "end"] as const).map((part) => aboutOf(game, part)).filter(Boolean);
}

/** When a game was published, in words where it is no number. */
export function yearOf({ game, summary }: GameLine): string {
  return aboutOf(game, "year") || summary.year;
}

/** How fast bots act in a game without turns, in actions per second. */
export const PACES = { gentle: 0.35, brisk: 0.7, wild: 1.5 } as const;
export type Pace = keyof typeof PACES;
export const USUAL_PACE: Pace = "gentle";

/** The table that 'Play now' opens. */
export function quickStartOf({ seats, summary }: GameLine): { bots: number; preset: string; pace: number } {
  const { bots, preset } = summary.quick_start ?? { bots: Math.max(1, seats.min - 1), preset: "" };
  return { bots, preset, pace: PACES[USUAL_PACE] };
}

/** Load a game's part of the page, and its texts. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/game.ts`] ?? (() => import("./plainGame"));
  const [module] = await Promise.all([load(), loadGameTexts(game)]);
  return module.game;
}

/** Load the pictures of a game's summary, and the texts in them; null if the game has none. */
export async function loadInShortPictures(game: string): Promise<InShortPictures | null> {
  const [module] = await Promise.all([IN_SHORT[`./${game}/inShort.ts`]?.(), loadGameTexts(game)]);
  return module?.inShort ?? null;
}
