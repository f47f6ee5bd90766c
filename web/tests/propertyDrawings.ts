// Every drawing of a board of deeds that holds texts of an edition.
import type { Design } from "../src/games/shared/property-board/model";
import { track } from "../src/games/shared/property-board/track";
import type { Edition } from "../src/net/http";

export const propertyDrawings =
  (design: Design) =>
  (edition: Edition): string[] => [
    design.boardArtwork(edition),
    design.well({ owners: {}, withdrawn: [], figures: {} }, edition),
    ...design.groups(edition).map((group) => group.mark),
    design.pieces(track(40)[1]!, 2, {}, edition),
  ];
