// The games as the start page tells of them: one sentence each, how long, and a small drawing in the game's manner.
export interface GameWords {
  sentence: string;
  length: string;
  theme: string;
  art: string;
}

export const GAMES: Record<string, GameWords> = {
  monopolist: {
    sentence: "Farmer, merchant, scientist and mechanic against the Monopolist's hoard, round five rings and a spider.",
    length: "30 minutes",
    theme: "g-1878",
    art: "",
  },
  "ten-up": {
    sentence: "Race your man round the circuit, tally points at the four corners, and be first to ten.",
    length: "20 minutes",
    theme: "g-1878",
    art: "",
  },
  "mariners-compass": {
    sentence: "Two expeditions set sail for the Pole; every spin of the compass says which way.",
    length: "20 minutes",
    theme: "g-1878",
    art: "",
  },
  finance: {
    sentence: "Every lease comes under the hammer. Bid, bluff, share a railroad, and be the last one standing.",
    length: "an hour or two",
    theme: "g-fin",
    art: "",
  },
  "corner-the-market": {
    sentence: "Buy low in the pits, wait for the season, and corner coffee, cotton or copper before the year is out.",
    length: "an hour",
    theme: "g-ctm",
    art: "",
  },
  pit: {
    sentence: "Shout a number, swap cards blind, and hit the bell when you hold all nine of a kind.",
    length: "20 minutes",
    theme: "g-pit",
    art: "",
  },
  "weigh-anchor": {
    sentence: "Great liners, tugs and tankers: buy them, fit them out, and collect the hire on the North Atlantic.",
    length: "60 to 90 minutes",
    theme: "g-wa",
    art: "",
  },
};
