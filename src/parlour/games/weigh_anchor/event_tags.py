"""Game-independent tags of the events of Weigh Anchor."""

from __future__ import annotations

from typing import Final

from parlour.core.event_tags import EventTag
from parlour.kit.property_tags import property_signs

EVENT_TAGS: Final[tuple[EventTag, ...]] = property_signs(
    "vessel", "plays_first", "hire_due", "bought", "lot_opened", ("went_bankrupt", "went_bankrupt_to_bank"), "dock"
)
