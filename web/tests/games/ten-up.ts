import { boardArtwork } from "../../src/games/ten-up/artwork";
import { Oval } from "../../src/games/ten-up/oval";
import type { Edition } from "../../src/net/http";

export const drawings = (edition: Edition): string[] => [boardArtwork(new Oval(edition))];
