"""What the events of Corner the Market mean in any game."""

from __future__ import annotations

from typing import Final

from parlour.core.signs import BID, BOUGHT, BROKEN, CORNERED, LANDED, LED, RUINED, SOLD, TRADED, Sign

SIGNS: Final[tuple[Sign, ...]] = (
    Sign(LED, "got_lead", {"seat": "seat"}),
    Sign(LANDED, "moved", {"seat": "seat", "square": "place"}),
    Sign(LANDED, "sent", {"seat": "seat", "square": "place"}),
    Sign(BOUGHT, "contracts_bought", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    Sign(SOLD, "contracts_redeemed", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    Sign(BOUGHT, "contracts_passed", {"seat": "to", "thing": "commodity", "amount": "amount"}),
    Sign(SOLD, "contracts_passed", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    Sign(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
    Sign(TRADED, "deal_made", {"seat": "seat", "to": "with_seat"}),
    Sign(CORNERED, "corner_made", {"seat": "seat", "thing": "commodity"}),
    Sign(BROKEN, "corner_broken", {"seat": "seat", "thing": "commodity"}),
    Sign(RUINED, "went_bankrupt", {"seat": "seat"}),
)
