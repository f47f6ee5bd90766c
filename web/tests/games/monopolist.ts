import { boardArtwork } from "../../src/games/monopolist/artwork";
import { Rings } from "../../src/games/monopolist/rings";
import type { Edition } from "../../src/net/http";

export const drawings = (edition: Edition): string[] => [boardArtwork(new Rings(edition))];
