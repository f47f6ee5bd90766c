import { design } from "../../src/games/weigh-anchor/design";
import { propertyDrawings } from "../propertyDrawings";

export const drawings = propertyDrawings(design);
export const hasLetteredTitle = true;
