import type { EventSounds } from "../../store/eventSounds";

export const sounds: EventSounds = {
  spun_for_lead: "spin",
  spun: "spin",
  corner_taken: "put",
  placed: "put",
  advanced: "step",
  drawn_in: "trouble",
  capital_taken: "gain",
  player_paid: "payment",
  monopolist_paid: "payment",
  loan_taken: "deal",
  loan_repaid: "payment",
  went_bankrupt: "trouble",
  monopoly_broken: "bell",
};
