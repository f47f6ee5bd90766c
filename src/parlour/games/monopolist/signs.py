"""What the events of The Monopolist mean in any game."""

from __future__ import annotations

from typing import Final

from parlour.core.signs import LANDED, LED, RUINED, Sign

SIGNS: Final[tuple[Sign, ...]] = (
    Sign(LED, "got_lead", {"seat": "seat"}),
    Sign(LANDED, "advanced", {"seat": "seat", "square": "cell"}),
    Sign(LANDED, "drawn_in", {"seat": "seat", "square": "cell"}),
    Sign(LANDED, "placed", {"seat": "seat", "square": "cell"}),
    Sign(RUINED, "went_bankrupt", {"seat": "seat"}),
)
