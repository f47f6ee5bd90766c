"""Offers of counted goods: every exchange and every sale that is allowed, each once, and nothing else."""

from __future__ import annotations

from itertools import product

import pytest

from parlour.kit.bits import members
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counted_trade import CountedTrade, TradeSide
from parlour.kit.trade.counts import count_of, packed
from parlour.kit.trade.deal import GETTING, GIVING

STEP = 100


class Market(CountedTrade):
    """Sides given outright; the rules are written once more, as plainly as can be."""

    def __init__(self, sides: dict[int, TradeSide], partners: tuple[int, ...]) -> None:
        super().__init__(0, tuple((partner + 10, partner) for partner in partners), STEP, [None] * (len(partners) + 1))
        self.given = sides

    def side(self, seat: int) -> TradeSide:
        return self.given[seat]

    def allows(self, head: int, give: Bundle, get: Bundle) -> bool:
        mine, theirs = self.given[0], self.given[head - 10]
        something = (give.cash or give.goods) and (get.cash or get.goods) and (give.goods or get.goods)
        return bool(something) and not (give.cash and get.cash) and parts(mine, give, get) and parts(theirs, get, give)


def parts(side: TradeSide, give: Bundle, get: Bundle) -> bool:
    """Whether a side may give this for that."""
    if not 0 <= give.cash <= side.cash or give.cash % STEP:
        return False
    limits = side.swaps if get.goods else side.sales
    least = 0
    for kind, limit in enumerate(limits):
        count = count_of(give.goods, kind)
        if count > limit:
            return False
        least += count * side.floors[kind]
    return bool(get.goods) or get.cash >= least


def bundles(side: TradeSide) -> list[Bundle]:
    """Everything that side could lay on the table, allowed or not."""
    most = [max(pair) + 1 for pair in zip(side.swaps, side.sales, strict=True)]
    goods = [packed(counts) for counts in product(*(range(n + 1) for n in most))]
    return [Bundle(cash, good) for cash in range(0, side.cash + 2 * STEP, STEP) for good in goods]


SIDES = {
    "loose goods": (TradeSide(300, [2, 0, 1], [2, 0, 1], [0, 0, 0]), TradeSide(200, [1, 1, 0], [1, 1, 0], [0, 0, 0])),
    "a floor on one kind": (TradeSide(600, [3, 1], [3, 1], [200, 0]), TradeSide(500, [1, 0], [1, 0], [0, 0])),
    "floors on two kinds": (TradeSide(0, [2, 2], [2, 2], [100, 300]), TradeSide(700, [0, 0], [0, 0], [0, 0])),
    "goods that are sold only": (TradeSide(200, [0, 1], [2, 1], [0, 0]), TradeSide(300, [1, 0], [1, 0], [0, 0])),
    "no money": (TradeSide(0, [1, 1], [1, 1], [0, 0]), TradeSide(0, [2, 0], [2, 0], [0, 0])),
    "nothing at all": (TradeSide(100, [0, 0], [0, 0], [0, 0]), TradeSide(0, [0, 0], [0, 0], [0, 0])),
}


@pytest.mark.parametrize("case", SIDES)
def test_the_domain_holds_every_allowed_offer_once_and_no_other(case: str) -> None:
    mine, theirs = SIDES[case]
    market = Market({0: mine, 1: theirs}, (1,))
    listed = [market.pick(n) for n in range(market.size())]
    allowed = {(11, give, get) for give in bundles(mine) for get in bundles(theirs) if market.allows(11, give, get)}
    assert len(set(listed)) == len(listed)
    assert set(listed) == allowed
    assert all(market.contains(value) for value in listed)


def laid(market: Market, give: int, get: int, side: int) -> set[tuple[int, int]]:
    """The goods of both sides that can be laid on the table one by one, from these on."""
    found: set[tuple[int, int]] = set()
    if market.is_enough(1, give, get, side):
        found |= {(give, get)} if side == GETTING else laid(market, give, get, GETTING)
    for kind in members(market.more(1, give, get, side)):
        more = (market.with_one(give, kind), get) if side == GIVING else (give, market.with_one(get, kind))
        found |= laid(market, *more, side)
    return found


@pytest.mark.parametrize("case", SIDES)
def test_laid_down_one_by_one_exactly_the_allowed_goods_are_reached(case: str) -> None:
    mine, theirs = SIDES[case]
    market = Market({0: mine, 1: theirs}, (1,))
    offers = [market.terms(n) for n in range(market.size())]
    reached = laid(market, 0, 0, GIVING) if offers else set()
    assert reached == {(give.goods, get.goods) for _head, give, get in offers}
    for give, get in reached:
        spans = [range(low, high + STEP, STEP) for low, high in market.moneys(1, give, get)]
        moneys = {one.cash - other.cash for _head, one, other in offers if (one.goods, other.goods) == (give, get)}
        assert moneys == {money for span in spans for money in span}


def test_several_partners_come_one_after_the_other() -> None:
    mine, theirs = SIDES["loose goods"]
    market = Market({0: mine, 1: theirs, 2: SIDES["no money"][1]}, (1, 2))
    heads = [market.pick(n)[0] for n in range(market.size())]
    first = heads.count(11)
    assert heads == [11] * first + [12] * (len(heads) - first)
    assert 0 < first < len(heads)
    with pytest.raises(IndexError):
        market.pick(market.size())


def test_what_is_no_offer_is_not_in_the_domain() -> None:
    mine, theirs = SIDES["loose goods"]
    market = Market({0: mine, 1: theirs}, (1,))
    give, get = Bundle(100, 0), Bundle(0, packed([1, 0, 0]))
    assert market.contains((11, give, get))
    for value in ((11, give), (11, get, get, get), ("B", give, get), (11, 100, get), (11, give, None), 7):
        assert not market.contains(value)


def test_a_client_is_told_what_may_lie_on_either_side() -> None:
    mine, theirs = SIDES["a floor on one kind"]
    market = Market({0: mine, 1: theirs}, (1,))
    told = market.to_data(lambda _field, value: value)
    rows = [{"head": 11, "give": Bundle(600, packed([3, 1])), "get": Bundle(500, packed([1, 0]))}]
    assert told == {"terms": rows, "step": STEP}
    assert market.is_large()
