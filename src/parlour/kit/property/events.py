"""The events that property games share, and the tags of all that happens in such a game."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import TupleOf
from parlour.core.data.outcome_fields import Text
from parlour.core.data.record_class import record, tagged
from parlour.core.events import Event
from parlour.core.meaning.event_tags import (
    BID,
    BOUGHT,
    EARNED,
    FREED,
    HELD,
    LANDED,
    LED,
    OFFERED,
    PROPOSED,
    ROLLED,
    RUINED,
    STAYED,
    TRADED,
    UNSOLD,
    EventTag,
)
from parlour.core.text.notation import SEAT, Number, Seat
from parlour.kit.board.spaces import Space
from parlour.kit.ledger import LEDGER_TAGS, Money
from parlour.kit.trade.bundle import GivenBundle


@record
class Thrown(Event):
    clause: str
    seat: Seat
    first: Number
    second: Number


@record
class TokenMoved(Event):
    clause: str
    seat: Seat
    space: Space


@record
class BidPlaced(Event):
    clause: str
    seat: Seat
    amount: Money


@record
class Traded(Event):
    clause: str
    seat: Seat
    to: Seat
    number: Number
    give: GivenBundle
    get: GivenBundle


@record
class InDebt(Event):
    clause: str
    seat: Seat
    amount: Money
    purpose: Text


@record
class Valued(Event):
    clause: str
    seat: Seat
    value: Money


@record
class GameWon(Event):
    clause: str
    seats: Annotated[tuple[int, ...], TupleOf(SEAT)]


PROPERTY_EVENTS: Final = tagged(Thrown, BidPlaced, Traded, InDebt, Valued, GameWon, moved=TokenMoved)


def property_signs(
    thing: str, led: str, earned: str, bought: str, offered: str, ruined: tuple[str, ...], held: str
) -> tuple[EventTag, ...]:
    """Return the tags of a game in which a `thing` is owned, given its event names; `held` is jail or dock."""
    return (
        EventTag(LED, led, {"seat": "seat"}),
        EventTag(ROLLED, "thrown", {"seat": "seat"}),
        EventTag(LANDED, "moved", {"seat": "seat", "square": "space"}),
        EventTag(EARNED, earned, {"seat": "owner", "thing": thing, "amount": "amount"}),
        EventTag(BOUGHT, bought, {"seat": "seat", "thing": thing, "amount": "price"}),
        EventTag(OFFERED, offered, {"thing": thing}),
        EventTag(UNSOLD, "unsold", {"thing": thing}),
        EventTag(BID, "bid_placed", {"seat": "seat", "amount": "amount"}),
        EventTag(PROPOSED, "offer_made", {"seat": "seat", "to": "to"}),
        EventTag(TRADED, "traded", {"seat": "seat", "to": "to"}),
        *[EventTag(RUINED, event, {"seat": "seat"}) for event in ruined],
        EventTag(HELD, f"sent_to_{held}", {"seat": "seat"}),
        EventTag(STAYED, f"stayed_in_{held}", {"seat": "seat"}),
        EventTag(FREED, f"left_{held}", {"seat": "seat"}),
        *LEDGER_TAGS,
    )
