"""Open offers and their events: made, declined, withdrawn, lapsed, voided.

The game decides what an offer may contain and what happens when it is accepted, and counts the numbers.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import FieldType, SeatSet
from parlour.core.data.record_class import record, tagged
from parlour.core.events import Event, Log
from parlour.core.frames import Frame, S, State
from parlour.core.text.notation import Number, Seat, WordToken
from parlour.kit.trade.bundle import SAID_BUNDLE, Bundle, Proposal, SaidBundle, put


@record
class OfferMade(Event):
    clause: str
    seat: Seat
    to: Seat
    number: Number
    give: SaidBundle
    get: SaidBundle


@record
class OfferDeclined(Event):
    clause: str
    seat: Seat
    number: Number


@record
class OfferWithdrawn(Event):
    clause: str
    seat: Seat
    number: Number


@record
class OfferLapsed(Event):
    clause: str
    seat: Seat
    number: Number


MORTGAGED: Final = "mortgaged"
LIFTED: Final = "mortgage lifted"
CHANGED_HANDS: Final = "changed hands"
BUILT: Final = "built on or torn down"
SHARED: Final = "income shared or no longer shared"
RIDES: Final = "free rides granted"
CHANGES: Final = (MORTGAGED, LIFTED, CHANGED_HANDS, BUILT, SHARED, RIDES)
"""What can happen to an item that an open offer names."""


@record
class OfferVoided(Event):
    """An offer lapses because an item it names has changed since the offer was made."""

    clause: str
    seat: Seat
    number: Number
    what: SaidBundle
    change: Annotated[str, WordToken(CHANGES)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferFrame(Frame[S]):
    """Base class of frames in which offers can be open."""

    offers: list[Proposal]


EXCHANGE: Final[dict[str, FieldType]] = {"give": SAID_BUNDLE, "get": SAID_BUNDLE}
OFFER_EVENTS: Final = tagged(OfferMade, OfferDeclined, OfferWithdrawn, OfferLapsed, OfferVoided)
OFFER_SENTENCES: Final[dict[str, str]] = {
    "offer_made": "Offer {number}: {seat} would give {to} {give} for {get}.",
    "offer_declined": "{seat} decline[s] offer {number}.",
    "offer_withdrawn": "{seat} take[s] offer {number} back.",
    "offer_lapsed": "Offer {number} of {seat} lapses.",
    "offer_voided": "Offer {number} of {seat} lapses, because something in it has changed ({what}: {change}).",
}


def lay(offers: list[Proposal], offer: Proposal, clause: str, log: Log | None) -> None:
    """Add an offer, in place of an earlier one between the same two seats."""
    put(offers, offer)
    if log is not None:
        log.add(OfferMade(clause, offer.maker, offer.to, offer.number, offer.give, offer.get))


def lapse(offers: list[Proposal], clause: str, log: Log | None) -> None:
    """Void all open offers."""
    if log is not None:
        for offer in offers:
            log.add(OfferLapsed(clause, offer.maker, offer.number))
    offers.clear()


def lapse_to(offers: list[Proposal], seat: int, clause: str, log: Log | None) -> None:
    """Void the offers that a seat leaves unanswered."""
    n = 0
    while n < len(offers):
        offer = offers[n]
        if offer.to != seat:
            n += 1
            continue
        offers.pop(n)
        if log is not None:
            log.add(OfferLapsed(clause, offer.maker, offer.number))


def drop_retired(offers: list[Proposal], playing: SeatSet, clause: str, log: Log | None) -> None:
    """Void the offers of or to seats that have left; `playing` are the seats in the game."""
    n = 0
    while n < len(offers):
        offer = offers[n]
        if playing >> offer.maker & 1 and playing >> offer.to & 1:
            n += 1
            continue
        offers.pop(n)
        if log is not None:
            log.add(OfferLapsed(clause, offer.maker, offer.number))


def void_changed(s: State, goods: int, change: str, clause: str, log: Log | None) -> None:
    """Void all open offers that name any of these goods (bits), because the goods have changed."""
    for frame in s.stack:
        if isinstance(frame, OfferFrame) and frame.offers:
            void(frame.offers, goods, change, clause, log)


def void(offers: list[Proposal], goods: int, change: str, clause: str, log: Log | None) -> None:
    """Void the offers of one frame that name any of these goods."""
    n = 0
    while n < len(offers):
        offer = offers[n]
        named = offer.give.goods | offer.get.goods
        if named & goods == 0:
            n += 1
            continue
        offers.pop(n)
        if log is not None:
            log.add(OfferVoided(clause, offer.maker, offer.number, Bundle(0, named & goods), change))
