// The games that the page knows. They are found by glob: a folder games/<slug>/ with a game.ts adds a game. A game of
// the server without a folder is shown by PlainBoard.
import type { GameLength, GameModule, GameSummary } from "../store/gameModule";

const MODULES = import.meta.glob<{ game: GameModule }>("./*/game.ts");
const SUMMARIES = bySlug(import.meta.glob<GameSummary>("./*/summary.ts", { eager: true, import: "summary" }));
const LENGTHS = bySlug(import.meta.glob<GameLength>("./*/length.json", { eager: true, import: "default" }));

function bySlug<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, content]) => [path.split("/")[1]!, content]));
}

/** The games with a summary, in the order of lists. */
export const GAMES: readonly string[] = [...SUMMARIES]
  .sort(([, one], [, other]) => (one.weight ?? Infinity) - (other.weight ?? Infinity))
  .map(([game]) => game);

export function summaryOf(game: string): GameSummary | null {
  return SUMMARIES.get(game) ?? null;
}

/** The picture of a game as SVG markup; '' if it has none. */
export function pictureOf(game: string): string {
  return summaryOf(game)?.picture ?? "";
}

/** The title of a table in a list. A custom edition has its own title. */
export function titleOf(line: { game: string; title: string; has_custom_edition: boolean }): string {
  return (line.has_custom_edition ? null : summaryOf(line.game)?.title) ?? line.title;
}

/** How long a game takes, such as '5 to 10 min'; '' if that was not measured. */
export function lengthOf(game: string): string {
  const length = LENGTHS.get(game);
  return length ? `${length.min} to ${length.max} min` : "";
}

/** The game that the start page opens with one button. */
export function quickGame(): { game: string; bots: number; hint: string } | null {
  for (const [game, { quickStart }] of SUMMARIES) if (quickStart) return { game, ...quickStart };
  return null;
}

/** Load a game's part of the page. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/game.ts`] ?? (() => import("./plainGame"));
  return (await load()).game;
}
