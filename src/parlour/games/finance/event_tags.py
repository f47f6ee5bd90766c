"""Game-independent tags of the events of Finance."""

from __future__ import annotations

from typing import Final

from parlour.core.event_tags import EARNED, EventTag
from parlour.kit.property_tags import property_signs

EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    *property_signs("lease", "moves_first", "rent_due", "sold", "lease_offered", ("put_out",), "jail"),
    EventTag(EARNED, "shared_rent_due", {"thing": "lease", "amount": "amount"}),
)
