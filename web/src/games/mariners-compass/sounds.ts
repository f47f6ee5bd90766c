import type { EventSounds } from "../../store/eventSounds";

export const sounds: EventSounds = {
  spun_for_lead: "spin",
  spun: "spin",
  small_man_entered: "put",
  small_man_moved: "step",
  small_man_displaced: "trouble",
  expedition_moved: "step",
};
