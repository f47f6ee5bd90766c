import type { EventSounds } from "../../store/eventSounds";

export const sounds: EventSounds = {
  spun_for_lead: "spin",
  colour_taken: "put",
  spun: "spin",
  man_moved: "step",
  man_sent_home: "trouble",
  counter_entered: "put",
  counter_forwarded: "put",
  counter_set_back: "put",
  counter_removed: "trouble",
  points_made: "gain",
};
