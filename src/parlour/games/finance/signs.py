"""What the events of Finance mean in any game."""

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
    Sign(LED, "moves_first", {"seat": "seat"}),
    Sign(LANDED, "moved", {"seat": "seat", "square": "space"}),
    Sign(EARNED, "rent_due", {"seat": "owner", "thing": "lease", "amount": "amount"}),
    Sign(EARNED, "shared_rent_due", {"thing": "lease", "amount": "amount"}),
    Sign(BOUGHT, "sold", {"seat": "seat", "thing": "lease", "amount": "price"}),
    Sign(OFFERED, "lease_offered", {"thing": "lease"}),
    Sign(UNSOLD, "unsold", {"thing": "lease"}),
    Sign(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
    Sign(TRADED, "traded", {"seat": "seat", "to": "to"}),
    Sign(RUINED, "put_out", {"seat": "seat"}),
    Sign(HELD, "sent_to_jail", {"seat": "seat"}),
    Sign(STAYED, "stayed_in_jail", {"seat": "seat"}),
    Sign(FREED, "left_jail", {"seat": "seat"}),
)
