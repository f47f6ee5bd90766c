"""What the events of Ten-Up mean in any game."""

from __future__ import annotations

from typing import Final

from parlour.core.signs import LANDED, LED, Sign

SIGNS: Final[tuple[Sign, ...]] = (
    Sign(LED, "got_lead", {"seat": "seat"}),
    Sign(LANDED, "man_moved", {"seat": "seat", "square": "square"}),
)
