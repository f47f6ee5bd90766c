"""Open offers and their events: made, declined, withdrawn, lapsed, voided.

The game decides what an offer may contain and what happens when it is accepted, and counts the numbers.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import FieldType
from parlour.core.data.record_class import record, tagged
from parlour.core.events import Event, Log
from parlour.core.frames import Frame, S, State
from parlour.core.text.notation import Number, Seat, WordToken
from parlour.kit.trade.bundle import BUNDLE, Bundle, GivenBundle, Proposal, put


@record
class OfferMade(Event):
    clause: str
    seat: Seat
    to: Seat
    number: Number
    give: GivenBundle
    get: GivenBundle


@record
class OfferDeclined(Event):
    clause: str
    seat: Seat
    number: Number
    maker: Seat
    give: GivenBundle
    get: GivenBundle


@record
class OfferWithdrawn(Event):
    clause: str
    seat: Seat
    number: Number
    to: Seat
    give: GivenBundle
    get: GivenBundle


@record
class OfferLapsed(Event):
    """An offer ends because the seat it was made to has not answered it."""

    clause: str
    seat: Seat
    number: Number
    to: Seat
    give: GivenBundle
    get: GivenBundle


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
    what: GivenBundle
    change: Annotated[str, WordToken(CHANGES)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferFrame(Frame[S]):
    """Base class of frames in which offers can be open."""

    offers: list[Proposal]


def open_offers(s: State) -> list[Proposal]:
    """Return the offers that are open in the top frame."""
    top = s.top if s.stack else None
    return top.offers if isinstance(top, OfferFrame) else []


EXCHANGE: Final[dict[str, FieldType]] = {"give": BUNDLE, "get": BUNDLE}
OFFER_EVENTS: Final = tagged(OfferMade, OfferDeclined, OfferWithdrawn, OfferLapsed, OfferVoided)


def lay(offers: list[Proposal], offer: Proposal, clause: str, log: Log | None) -> None:
    """Add an offer, in place of an earlier one between the same two seats."""
    put(offers, offer)
    if log is not None:
        log.add(OfferMade(clause, offer.maker, offer.to, offer.number, offer.give, offer.get))


def close(offers: list[Proposal], offer: Proposal, is_withdrawn: bool, clause: str, log: Log | None) -> None:
    """Remove an offer that its maker takes back, or else the other seat declines."""
    offers.remove(offer)
    if log is not None:
        if is_withdrawn:
            log.add(OfferWithdrawn(clause, offer.maker, offer.number, offer.to, offer.give, offer.get))
        else:
            log.add(OfferDeclined(clause, offer.to, offer.number, offer.maker, offer.give, offer.get))


def lapse(offers: list[Proposal], clause: str, log: Log | None) -> None:
    """Void all open offers."""
    _lapse(offers[:], offers, clause, log)


def lapse_to(offers: list[Proposal], seat: int, clause: str, log: Log | None) -> None:
    """Void the offers that a seat leaves unanswered."""
    _lapse([offer for offer in offers if offer.to == seat], offers, clause, log)


def drop_retired(offers: list[Proposal], playing: int, clause: str, log: Log | None) -> None:
    """Void the offers of or to seats that have left; `playing` are the seats in the game, as bits."""
    retired = [offer for offer in offers if not playing >> offer.maker & playing >> offer.to & 1]
    _lapse(retired, offers, clause, log)


def _lapse(lapsed: list[Proposal], offers: list[Proposal], clause: str, log: Log | None) -> None:
    for offer in lapsed:
        offers.remove(offer)
        if log is not None:
            log.add(lapsed_event(clause, offer))


def lapsed_event(clause: str, offer: Proposal) -> OfferLapsed:
    return OfferLapsed(clause, offer.maker, offer.number, offer.to, offer.give, offer.get)


def void_changed(s: State, goods: int, change: str, clause: str, log: Log | None) -> None:
    """Void all open offers that name any of these goods (bits), because the goods have changed."""
    for frame in s.stack:
        if isinstance(frame, OfferFrame) and frame.offers:
            void(frame.offers, goods, change, clause, log)


def void(offers: list[Proposal], goods: int, change: str, clause: str, log: Log | None) -> None:
    """Void the offers of one frame that name any of these goods."""
    for offer in offers[:]:
        changed = (offer.give.goods | offer.get.goods) & goods
        if changed:
            offers.remove(offer)
            if log is not None:
                log.add(OfferVoided(clause, offer.maker, offer.number, Bundle(0, changed), change))
