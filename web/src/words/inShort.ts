// A game in short, from `<game>.learn.ftl`: each part has a short sentence and an explanation, with the edition's figures.
import { isWritten, SOURCE_LANGUAGE } from "./catalogue.svelte";
import { GameFile } from "./gameFile.svelte";

const file = new GameFile("learn", ["games"]);

export interface Point {
  title: string;
  about: string;
}

/** Whether there is a summary of a game: a new game may have none yet. */
export function hasInShort(game: string): boolean {
  return isWritten(SOURCE_LANGUAGE, `${game}.learn`);
}

/** Load the summary of a game in the chosen language. */
export function loadInShort(game: string): Promise<void> {
  return file.load(game);
}

/** A part of the summary of a game; null until it is loaded, and if there is none. */
export function pointOf(game: string, part: string, figures: Record<string, number>): Point | null {
  const title = file.text(game, `in-short-${part}`, figures);
  return title === null ? null : { title, about: file.text(game, `in-short-${part}.about`, figures) ?? "" };
}

/** The whole numbers in the tables of an edition by their names, such as 'amounts-salary'. Python has the same. */
export function figuresOf(data: object, prefix = ""): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, value] of Object.entries(data)) {
    if (Number.isInteger(value)) found[prefix + key] = value as number;
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      Object.assign(found, figuresOf(value as object, `${prefix}${key}-`));
  }
  return found;
}
