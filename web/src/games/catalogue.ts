// The games: what the server says of them, and the page's part of each. That part is found by glob: a folder
// games/<slug>/ with a game.ts adds a game. A game of the server without a folder is shown by PlainBoard.
import { type GameLine, lobby } from "../net/http";
import type { GameModule } from "../store/gameModule";
import { loadGameTexts, t } from "../words/catalogue.svelte";

const MODULES = import.meta.glob<{ game: GameModule }>("./*/game.ts");
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

/** The game that the start page opens with one button. */
export function quickGame(): { game: string; bots: number; hint: string } | null {
  const line = lines.find(({ summary }) => summary.quick_start);
  return line?.summary.quick_start ? { game: line.game, ...line.summary.quick_start } : null;
}

/** Load a game's part of the page, and its texts. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[`./${game}/game.ts`] ?? (() => import("./plainGame"));
  const [module] = await Promise.all([load(), loadGameTexts(game)]);
  return module.game;
}
