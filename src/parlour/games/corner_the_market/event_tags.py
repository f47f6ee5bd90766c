"""Game-independent tags of the events of Corner the Market."""

from __future__ import annotations

from typing import Final

from parlour.core.event_tags import BID, BOUGHT, BROKEN, CORNERED, LANDED, LED, RUINED, SOLD, TRADED, EventTag

EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    EventTag(LED, "got_lead", {"seat": "seat"}),
    EventTag(LANDED, "moved", {"seat": "seat", "square": "place"}),
    EventTag(LANDED, "sent", {"seat": "seat", "square": "place"}),
    EventTag(BOUGHT, "contracts_bought", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    EventTag(SOLD, "contracts_redeemed", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    EventTag(BOUGHT, "contracts_passed", {"seat": "to", "thing": "commodity", "amount": "amount"}),
    EventTag(SOLD, "contracts_passed", {"seat": "seat", "thing": "commodity", "amount": "amount"}),
    EventTag(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
    EventTag(TRADED, "deal_made", {"seat": "seat", "to": "with_seat"}),
    EventTag(CORNERED, "corner_made", {"seat": "seat", "thing": "commodity"}),
    EventTag(BROKEN, "corner_broken", {"seat": "seat", "thing": "commodity"}),
    EventTag(RUINED, "went_bankrupt", {"seat": "seat"}),
)
