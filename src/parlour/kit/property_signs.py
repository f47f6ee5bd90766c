"""What the events of a property game mean in any game: landing, buying, charging, auctions, trades, being held."""

from __future__ import annotations

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


def property_signs(
    thing: str, led: str, earned: str, bought: str, offered: str, ruined: tuple[str, ...], held: str
) -> tuple[Sign, ...]:
    """The signs of a game in which a `thing` is owned, by the names of its events; `held` is where players are held."""
    return (
        Sign(LED, led, {"seat": "seat"}),
        Sign(LANDED, "moved", {"seat": "seat", "square": "space"}),
        Sign(EARNED, earned, {"seat": "owner", "thing": thing, "amount": "amount"}),
        Sign(BOUGHT, bought, {"seat": "seat", "thing": thing, "amount": "price"}),
        Sign(OFFERED, offered, {"thing": thing}),
        Sign(UNSOLD, "unsold", {"thing": thing}),
        Sign(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
        Sign(TRADED, "traded", {"seat": "seat", "to": "to"}),
        *[Sign(RUINED, event, {"seat": "seat"}) for event in ruined],
        Sign(HELD, f"sent_to_{held}", {"seat": "seat"}),
        Sign(STAYED, f"stayed_in_{held}", {"seat": "seat"}),
        Sign(FREED, f"left_{held}", {"seat": "seat"}),
    )
