"""Open offers as players see them: laid on the table, declined, taken back, lapsed; each is told of with its clause.

What an offer may hold and what happens when it is taken is the game's; so is the number of the last one.
"""

from __future__ import annotations

from typing import Final, final

from parlour.core.events import Event, Log
from parlour.core.fields import Kind, Record
from parlour.core.words import NUMBER, SEAT
from parlour.kit.bundle import SAID_BUNDLE, Bundle, Proposal, put, without


@final
class OfferMade(Event):
    def __init__(self, clause: str, seat: int, to: int, number: int, give: Bundle, get: Bundle) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.number = number
        self.give = give
        self.get = get


@final
class OfferDeclined(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class OfferWithdrawn(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


@final
class OfferLapsed(Event):
    def __init__(self, clause: str, seat: int, number: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.number = number


EXCHANGE: Final[dict[str, Kind]] = {"give": SAID_BUNDLE, "get": SAID_BUNDLE}
OFFER_EVENTS: Final[dict[str, Record]] = {
    "offer_made": Record(OfferMade, {"seat": SEAT, "to": SEAT, "number": NUMBER, **EXCHANGE}),
    "offer_declined": Record(OfferDeclined, {"seat": SEAT, "number": NUMBER}),
    "offer_withdrawn": Record(OfferWithdrawn, {"seat": SEAT, "number": NUMBER}),
    "offer_lapsed": Record(OfferLapsed, {"seat": SEAT, "number": NUMBER}),
}
OFFER_SENTENCES: Final[dict[str, str]] = {
    "offer_made": "Offer {number}: {seat} would give {to} {give} for {get}.",
    "offer_declined": "{seat} decline[s] offer {number}.",
    "offer_withdrawn": "{seat} take[s] offer {number} back.",
    "offer_lapsed": "Offer {number} of {seat} lapses.",
}


def lay(offers: list[Proposal], offer: Proposal, clause: str, log: Log | None) -> None:
    """An offer is laid on the table, in place of an earlier one between the same two."""
    put(offers, offer)
    if log is not None:
        log.add(OfferMade(clause, offer.maker, offer.to, offer.number, offer.give, offer.get))


def lapse(offers: list[Proposal], clause: str, log: Log | None) -> None:
    """What is still open is void."""
    if log is not None:
        for offer in offers:
            log.add(OfferLapsed(clause, offer.maker, offer.number))
    offers.clear()


def lapse_to(offers: list[Proposal], seat: int, clause: str, log: Log | None) -> None:
    """Offers that a seat leaves unanswered lapse."""
    n = 0
    while n < len(offers):
        offer = offers[n]
        if offer.to != seat:
            n += 1
            continue
        offers.pop(n)
        if log is not None:
            log.add(OfferLapsed(clause, offer.maker, offer.number))


def drop_retired(offers: list[Proposal], playing: int) -> None:
    """Offers die with either party; `playing` are the seats in the game, as bits."""
    for offer in offers[:]:
        if not (playing >> offer.maker & 1 and playing >> offer.to & 1) and offer in offers:
            seat = offer.maker if not playing >> offer.maker & 1 else offer.to
            offers[:] = without(offers, seat)
