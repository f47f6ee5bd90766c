import { boardArtwork } from "../../src/games/mariners-compass/artwork";
import { Chart } from "../../src/games/mariners-compass/chart";
import type { Edition } from "../../src/net/http";

export const drawings = (edition: Edition): string[] => [boardArtwork(new Chart(edition))];
