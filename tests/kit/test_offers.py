"""Offers on the table: one between any two, told of with their clause, dead with either party."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.kit.trade.bundle import Bundle, Proposal
from parlour.kit.trade.offers import (
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
    close,
    drop_retired,
    lapse,
    lapse_to,
    lay,
)


def offer(number: int, maker: int, to: int) -> Proposal:
    return Proposal(number, maker, to, Bundle(number, 0), Bundle(0, 1))


def test_an_offer_takes_the_place_of_the_last_between_the_same_two() -> None:
    offers: list[Proposal] = []
    log = Log()
    for one in (offer(1, 0, 1), offer(2, 0, 2), offer(3, 1, 0)):
        lay(offers, one, "WA-R34", log)
    assert [one.number for one in offers] == [2, 3]
    assert [(type(event), event.clause) for event in log.events] == [(OfferMade, "WA-R34")] * 3


def test_an_offer_in_place_of_the_newest_leaves_the_others_where_they_are() -> None:
    offers = [offer(1, 0, 1), offer(2, 0, 2)]
    lay(offers, offer(3, 2, 0), "WA-R34", None)
    assert [one.number for one in offers] == [1, 3]


def test_offers_lapse_all_at_once_or_to_one_seat() -> None:
    offers = [offer(1, 0, 1), offer(2, 0, 2), offer(3, 1, 2)]
    log = Log()
    lapse_to(offers, 2, "WA-R34", log)
    assert [one.number for one in offers] == [1]
    lapse(offers, "WA-R34", log)
    assert offers == []
    assert [event.number for event in log.events if isinstance(event, OfferLapsed)] == [2, 3, 1]


def test_offers_die_with_either_party() -> None:
    offers = [offer(1, 0, 1), offer(2, 1, 2), offer(3, 0, 3)]
    log = Log()
    drop_retired(offers, 0b1101, "WA-R34", log)
    assert [one.number for one in offers] == [3]
    assert [event.number for event in log.events if isinstance(event, OfferLapsed)] == [1, 2]


def test_an_offer_is_declined_by_the_other_seat_or_taken_back_by_its_maker() -> None:
    offers = [offer(1, 0, 1), offer(2, 0, 2)]
    log = Log()
    close(offers, offers[1], True, "WA-R34", log)
    close(offers, offers[0], False, "WA-R34", log)
    assert offers == []
    withdrawn, declined = log.events
    assert isinstance(withdrawn, OfferWithdrawn)
    assert (withdrawn.seat, withdrawn.number) == (0, 2)
    assert isinstance(declined, OfferDeclined)
    assert (declined.seat, declined.number) == (1, 1)
