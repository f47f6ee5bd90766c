"""What the events of Pit mean in any game."""

from __future__ import annotations

from typing import Final

from parlour.core.signs import CORNERED, LED, TRADED, Sign

SIGNS: Final[tuple[Sign, ...]] = (
    Sign(LED, "hand_dealt", {"seat": "dealer"}),
    Sign(TRADED, "swapped", {"seat": "one", "to": "other"}),
    Sign(CORNERED, "corner_scored", {"seat": "seat", "thing": "commodity"}),
)
