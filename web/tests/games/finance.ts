import { design } from "../../src/games/finance/design";
import { propertyDrawings } from "../propertyDrawings";

export const drawings = propertyDrawings(design);
export const hasLetteredTitle = true;
