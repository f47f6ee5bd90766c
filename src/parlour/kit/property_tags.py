"""What the events of a property game mean in any game: landing, buying, charging, auctions, trades, being held."""

from __future__ import annotations

from parlour.core.event_tags import (
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
    EventTag,
)


def property_signs(
    thing: str, led: str, earned: str, bought: str, offered: str, ruined: tuple[str, ...], held: str
) -> tuple[EventTag, ...]:
    """The signs of a game in which a `thing` is owned, by the names of its events; `held` is where players are held."""
    return (
        EventTag(LED, led, {"seat": "seat"}),
        EventTag(LANDED, "moved", {"seat": "seat", "square": "space"}),
        EventTag(EARNED, earned, {"seat": "owner", "thing": thing, "amount": "amount"}),
        EventTag(BOUGHT, bought, {"seat": "seat", "thing": thing, "amount": "price"}),
        EventTag(OFFERED, offered, {"thing": thing}),
        EventTag(UNSOLD, "unsold", {"thing": thing}),
        EventTag(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
        EventTag(TRADED, "traded", {"seat": "seat", "to": "to"}),
        *[EventTag(RUINED, event, {"seat": "seat"}) for event in ruined],
        EventTag(HELD, f"sent_to_{held}", {"seat": "seat"}),
        EventTag(STAYED, f"stayed_in_{held}", {"seat": "seat"}),
        EventTag(FREED, f"left_{held}", {"seat": "seat"}),
    )
