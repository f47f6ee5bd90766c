"""What the events of Weigh Anchor mean in any game."""

from __future__ import annotations

from typing import Final

from parlour.core.signs import (
    BID,
    BOUGHT,
    EARNED,
    FREED,
    HELD,
    LANDED,
    LED,
    OFFERED,
    RUINED,
    STAYED,
    TRADED,
    UNSOLD,
    Sign,
)

SIGNS: Final[tuple[Sign, ...]] = (
    Sign(LED, "plays_first", {"seat": "seat"}),
    Sign(LANDED, "moved", {"seat": "seat", "square": "space"}),
    Sign(EARNED, "hire_due", {"seat": "owner", "thing": "vessel", "amount": "amount"}),
    Sign(BOUGHT, "bought", {"seat": "seat", "thing": "vessel", "amount": "price"}),
    Sign(OFFERED, "lot_opened", {"thing": "vessel"}),
    Sign(UNSOLD, "unsold", {"thing": "vessel"}),
    Sign(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
    Sign(TRADED, "traded", {"seat": "seat", "to": "to"}),
    Sign(RUINED, "went_bankrupt", {"seat": "seat"}),
    Sign(RUINED, "went_bankrupt_to_bank", {"seat": "seat"}),
    Sign(HELD, "sent_to_dock", {"seat": "seat"}),
    Sign(STAYED, "stayed_in_dock", {"seat": "seat"}),
    Sign(FREED, "left_dock", {"seat": "seat"}),
)
