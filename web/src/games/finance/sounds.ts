import type { EventSounds } from "../../store/eventSounds";
import { PROPERTY_SOUNDS } from "../shared/property-board/sounds";

export const sounds: EventSounds = {
  ...PROPERTY_SOUNDS,
  card_cut: "card",
  lease_offered: "hammer",
  called: "bid",
  sold: "hammer",
  house_built: "put",
  house_torn_down: "put",
  sent_to_jail: "trouble",
  put_out: "trouble",
};
