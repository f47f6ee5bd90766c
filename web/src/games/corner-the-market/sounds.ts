import type { EventSounds } from "../../store/eventSounds";

export const sounds: EventSounds = {
  thrown: "roll",
  moved: "step",
  sent: "step",
  entered: "put",
  marker_moved: "put",
  card_taken: "card",
  contracts_bought: "put",
  contracts_redeemed: "gain",
  contracts_passed: "payment",
  quoted: "bid",
  bid_placed: "bid",
  agreed: "hammer",
  deal_made: "deal",
  swap_paid: "deal",
  corner_made: "bell",
  year_ended: "bell",
  corner_broken: "trouble",
  crash_began: "trouble",
  went_bankrupt: "trouble",
};
