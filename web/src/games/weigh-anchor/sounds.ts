import type { EventSounds } from "../../store/eventSounds";
import { PROPERTY_SOUNDS } from "../shared/property-board/sounds";

export const sounds: EventSounds = {
  ...PROPERTY_SOUNDS,
  thrown_for_sets: "roll",
  token_taken: "put",
  card_drawn: "card",
  bought: "hammer",
  lot_opened: "hammer",
  built: "put",
  suite_fitted: "put",
  broken_down: "put",
  piece_sold: "hammer",
  sent_to_dock: "trouble",
  went_bankrupt: "trouble",
  went_bankrupt_to_bank: "trouble",
};
