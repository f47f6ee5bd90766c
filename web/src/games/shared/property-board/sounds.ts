// What the events of games with deeds sound like.
import type { EventSounds } from "../../../store/eventSounds";

export const PROPERTY_SOUNDS: EventSounds = {
  thrown_for_first: "roll",
  thrown: "roll",
  moved: "step",
  bid_placed: "bid",
  unsold: "hammer",
  traded: "deal",
  in_debt: "trouble",
  resigned: "trouble",
};
