"""Tags of the events of Mariner's Compass: their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.event_tags import LANDED, LED, EventTag

EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(LANDED, "small_man_entered", {"seat": "seat", "square": "space"}),
    EventTag(LANDED, "small_man_moved", {"seat": "seat", "square": "space"}),
    EventTag(LANDED, "expedition_moved", {"seat": "seat", "square": "square"}),
)
