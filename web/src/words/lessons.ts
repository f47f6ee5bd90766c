// The texts of lessons, from `<game>.lessons.ftl`, by the ids that the server sends.
import { GameFile } from "./gameFile.svelte";

const file = new GameFile("lessons", ["games"]);

/** Load the texts of a game's lessons in the chosen language. */
export function loadLessonTexts(game: string): Promise<void> {
  return file.load(game);
}

/** A text of a lesson; '' until it is loaded, and if there is none. */
export function lessonText(game: string, id: string): string {
  return id ? (file.text(game, id) ?? "") : "";
}
