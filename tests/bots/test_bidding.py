"""Bots raise by round sums of a size that people bid, up to their limit and never beyond."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import find
from parlour.bots.common.bidding import MAX_PERCENT, raised_bid
from parlour.bots.playing import play_on
from parlour.core.moves import Choice
from parlour.kit.actions import Bid, Bids
from parlour.kit.property.events import BidPlaced
from tests.games.weigh_anchor.harbour import at, seen


def bid(least: int, limit: int, price: int, step: int = 1, most: int = 5000, seed: int = 0) -> int | None:
    found = raised_bid(Choice(Bid, Bids(least, most, step)), limit, price, Random(seed))
    assert found is None or isinstance(found, Bid)
    return None if found is None else found.amount


@pytest.mark.parametrize(("price", "step", "unit"), [(60, 1, 5), (200, 1, 10), (150, 5, 10), (2000, 20, 100)])
def test_a_raise_is_round_and_about_a_twentieth_to_a_tenth_of_the_price(price: int, step: int, unit: int) -> None:
    standing = price // 2
    least = standing + step
    raises = {bid(least, 10 * price, price, step, 20 * price, seed) for seed in range(40)}
    for found in raises:
        assert found is not None
        assert (found - least) % step == 0, "the table takes it"
        assert found % unit == 0
        assert least <= found <= least + price * MAX_PERCENT // 100 + unit


def test_the_last_raise_goes_to_the_limit_exactly() -> None:
    assert bid(191, 193, 200) == 193
    assert bid(195, 199, 200, step=5) == 195, "195 is the last that the steps allow"
    assert bid(194, 193, 200) is None
    assert bid(100, 300, 200, most=104) == 104, "no more than the cash in hand"


def test_raises_grow_with_the_bid() -> None:
    """A sale that goes far beyond the printed price comes to an end."""
    assert {bid(801, 2000, 200, seed=seed) for seed in range(20)} == {850, 900}


def test_the_same_moment_and_the_same_random_numbers_give_the_same_bid() -> None:
    assert [bid(101, 500, 200, seed=seed) for seed in range(9)] == [bid(101, 500, 200, seed=seed) for seed in range(9)]


def test_two_bots_reach_the_price_of_a_vessel_in_few_bids() -> None:
    auction = {"vessel": "Rex", "lander": "A", "outcry": {"bidders": ["A", "B"]}}
    table = at(seats=2, above=[{"auction": auction}])
    bots = {seat: find("normal", "weigh-anchor") for seat in range(2)}
    rngs = {seat: Random(seat) for seat in range(2)}
    answers = 0
    while seen(table).lot() is not None and answers < 40:
        answers += play_on(table, bots, rngs, 1)
    assert seen(table).lot() is None, "the sale is over"
    bids = [event.amount for event in table.events if isinstance(event, BidPlaced)]
    assert len(bids) > 2
    assert bids[-1] > seen(table).price("Rex") // 2
