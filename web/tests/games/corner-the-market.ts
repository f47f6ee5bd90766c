import { boardArtwork } from "../../src/games/corner-the-market/artwork";
import type { Edition } from "../../src/net/http";

export const drawings = (edition: Edition): string[] => [boardArtwork(edition)];
export const hasLetteredTitle = true;
