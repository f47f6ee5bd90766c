import type { EventSounds } from "../../store/eventSounds";

export const sounds: EventSounds = {
  hand_dealt: "card",
  exchange_opened: "bell",
  called: "bid",
  shown: "bid",
  invited: "offer",
  swapped: "deal",
  corner_called: "bell",
  corner_refused: "trouble",
  fined: "pay",
  penalised: "pay",
};
