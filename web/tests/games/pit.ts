import { card } from "../../src/games/pit/artwork";
import { pictogram } from "../../src/games/pit/pictograms";
import type { Edition } from "../../src/net/http";

export const drawings = (edition: Edition): string[] =>
  (edition["commodities"] as { name: string; id: string }[]).flatMap(({ name, id }) => [
    card({ name, mark: id }),
    pictogram(name),
  ]);
