// The games as the start page tells of them: one sentence each, how long it takes, and the mood at the table.
import lengths from "./lengths.json";

export interface GameWords {
  title: string;
  sentence: string;
  mood: string;
  year: string;
}

export const GAMES: Record<string, GameWords> = {
  monopolist: {
    title: "The Monopolist",
    sentence: "Four trades against one spider who owns nearly everything.",
    mood: "Tense, with swings",
    year: "1878",
  },
  "ten-up": {
    title: "Ten-Up",
    sentence: "Race round the oval, send the others home, score ten.",
    mood: "Light and quick",
    year: "1878",
  },
  "mariners-compass": {
    title: "Mariner’s Compass",
    sentence: "Steer by the compass and be first at the North Pole.",
    mood: "A quiet duel",
    year: "1878",
  },
  pit: {
    title: "Pit",
    sentence: "Shout a number, swap blind, corner the market first.",
    mood: "Loud, all at once",
    year: "1904 and 2007",
  },
  finance: {
    title: "Finance",
    sentence: "Auction everything and let the rents do the rest.",
    mood: "Patient, then ruthless",
    year: "1932",
  },
  "corner-the-market": {
    title: "Corner the Market",
    sentence: "Six pits, four seasons: buy before the corner closes.",
    mood: "Nerve and timing",
    year: "1938",
  },
  "weigh-anchor": {
    title: "Weigh Anchor",
    sentence: "Liners, tankers and tugs on forty berths of sea.",
    mood: "Grand and social",
    year: "year unknown",
  },
};

/** What a table is called in a list: an edition of people's own has its own title. */
export function titleOf(line: { game: string; title: string; has_custom_edition: boolean }): string {
  return (line.has_custom_edition ? null : GAMES[line.game]?.title) ?? line.title;
}

/** How long a game takes, as measured: `tools/lengths.py` says how. */
export function lengthOf(game: string): string {
  const found = (lengths as Record<string, { least: number; most: number }>)[game];
  return found ? `${found.least} to ${found.most} min` : "";
}

/** In order of age, as they stand on the start page. */
export const SHELF = Object.keys(GAMES);
