"""The event tags that property games share: landing, buying, earning, auctions, trades, being held."""

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
    """Return the tags of a game in which a `thing` is owned, given its event names; `held` is jail or dock."""
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
