"""What the events of Mariner's Compass mean in any game."""

from __future__ import annotations

from typing import Final

from parlour.core.signs import LANDED, LED, Sign

SIGNS: Final[tuple[Sign, ...]] = (
    Sign(LED, "got_lead", {"seat": "seat"}),
    Sign(LANDED, "small_man_entered", {"seat": "seat", "square": "space"}),
    Sign(LANDED, "small_man_moved", {"seat": "seat", "square": "space"}),
    Sign(LANDED, "expedition_moved", {"seat": "seat", "square": "square"}),
)
