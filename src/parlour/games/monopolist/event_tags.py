"""Tags of the events of The Monopolist: their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.event_tags import LANDED, LED, RUINED, EventTag

EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(LANDED, "advanced", {"seat": "seat", "square": "cell"}),
    EventTag(LANDED, "drawn_in", {"seat": "seat", "square": "cell"}),
    EventTag(LANDED, "placed", {"seat": "seat", "square": "cell"}),
    EventTag(RUINED, "went_bankrupt", {"seat": "seat"}),
)
