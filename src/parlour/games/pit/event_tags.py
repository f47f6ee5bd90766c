"""Tags of the events of Pit: their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.event_tags import CORNERED, LED, TRADED, EventTag

EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "hand_dealt", {"seat": "dealer"}),
    EventTag(TRADED, "swapped", {"seat": "one", "to": "other"}),
    EventTag(CORNERED, "corner_scored", {"seat": "seat", "thing": "commodity"}),
)
