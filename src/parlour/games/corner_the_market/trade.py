"""Allowed exchanges in Open Trading (CTM-068, CTM-074, CTM-R47 to CTM-R50)."""

from __future__ import annotations

from typing import final

from parlour.core.refusals import Reason
from parlour.games.corner_the_market.prices import corner_price, is_near_bankruptcy
from parlour.games.corner_the_market.reasons import (
    CONTROL_IS_KEPT,
    FLOOR_HOLDS,
    NO_GIFTS,
    NOT_THERE,
    OFFER_WITH_MOVER,
    OFFERS_USED_UP,
)
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.trade.bundle import Bundle, Proposal, find
from parlour.kit.trade.counted_trade import CountedTrade, TradeSide
from parlour.kit.trade.counts import counts_in


def side(s: CornerState, seat: int) -> TradeSide:
    """Return what a seat may put into a deal: its goods by kind, Broker Seats last, and minimum prices of Corners."""
    edition = s.edition
    contracts = s.contracts[seat]
    sales = contracts[:]
    sales.append(s.broker_seats[seat].bit_count())
    swaps = sales
    floors: list[int] = []
    for commodity, number in enumerate(contracts):
        if number >= edition.corner:
            is_near = is_near_bankruptcy(s, seat)
            if number >= edition.contracts:  # CTM-095, CTM-R50
                swaps = swaps[:]
                swaps[commodity] = 0
                if not is_near:
                    sales[commodity] = 0
            elif not is_near:
                floors = floors or [0] * len(sales)
                floors[commodity] = corner_price(s, commodity, number)
    return TradeSide(s.cash[seat], swaps, sales, floors)


def least_for(s: CornerState, seat: int, goods: int) -> int:
    """Return the lowest cash for these goods if nothing else is returned; 0: any price (CTM-085, CTM-R50)."""
    if is_near_bankruptcy(s, seat):
        return 0
    least = 0
    for kind, count in counts_in(goods):
        if kind < s.edition.kinds and s.contracts[seat][kind] >= s.edition.corner:
            least += count * corner_price(s, kind, s.contracts[seat][kind])
    return least


def has_goods(s: CornerState, seat: int, goods: int) -> bool:
    for kind, count in counts_in(goods):
        if kind > s.edition.kinds:
            return False
        owned = s.contracts[seat][kind] if kind < s.edition.kinds else s.broker_seats[seat].bit_count()
        if count > owned:
            return False
    return True


def cannot_part(s: CornerState, seat: int, gives: Bundle, gets: Bundle) -> Reason | None:
    """Return why a seat may not give `gives` for `gets`, or None."""
    for kind, _count in counts_in(gives.goods):
        is_control = kind < s.edition.kinds and s.contracts[seat][kind] >= s.edition.contracts
        if is_control and (gets.goods or not is_near_bankruptcy(s, seat)):
            return CONTROL_IS_KEPT
    if gives.goods and not gets.goods and gets.cash < least_for(s, seat, gives.goods):
        return FLOOR_HOLDS
    return None


def cannot_deal(s: CornerState, maker: int, to: int, give: Bundle, get: Bundle) -> Reason | None:
    """Return why two seats may not make this deal now, or None; checked for the offer and again for its acceptance."""
    if not (give.goods or get.goods) or not (give.goods or give.cash) or not (get.goods or get.cash):
        return NO_GIFTS
    step = s.edition.amounts.step
    if (give.cash and get.cash) or give.cash < 0 or give.cash % step or get.cash < 0 or get.cash % step:
        return NO_GIFTS
    if give.cash > s.cash[maker] or get.cash > s.cash[to]:
        return NOT_THERE
    if not has_goods(s, maker, give.goods) or not has_goods(s, to, get.goods):
        return NOT_THERE
    return cannot_part(s, maker, give, get) or cannot_part(s, to, get, give)


def cannot_accept(s: CornerState, offer: Proposal) -> Reason | None:
    """Return why an offer cannot be carried out now, or None."""
    return cannot_deal(s, offer.maker, offer.to, offer.give, offer.get)


def has_changed(s: CornerState, offer: Proposal) -> bool:
    """Return whether an offer's goods are gone or may no longer be given for this. A lack of money may be temporary."""
    give, get, maker, to = offer.give, offer.get, offer.maker, offer.to
    if not has_goods(s, maker, give.goods) or not has_goods(s, to, get.goods):
        return True
    return cannot_part(s, maker, give, get) is not None or cannot_part(s, to, get, give) is not None


def has_free(s: CornerState, seat: int) -> bool:
    """Return whether a seat has something it may sell at any price: a Broker Seat, a loose contract."""
    if s.broker_seats[seat]:
        return True
    for number in s.contracts[seat]:
        if 0 < number < s.edition.corner:
            return True
    return False


def can_deal(s: CornerState, one: int, other: int) -> bool:
    """Return whether any deal between two seats is possible."""
    step = s.edition.amounts.step
    if (s.cash[other] >= step and has_free(s, one)) or (s.cash[one] >= step and has_free(s, other)):
        return True
    mine = side(s, one)
    theirs = side(s, other)
    if mine.swap_ways > 1 and theirs.swap_ways > 1:
        return True
    return mine.sale_ways(theirs.cash, step) > 0 or theirs.sale_ways(mine.cash, step) > 0


def has_left(s: CornerState, made: int) -> bool:
    """Return whether one more offer may be made (CTM-R65)."""
    return s.options.proposals == 0 or made < s.options.proposals


@final
class Offers(CountedTrade):
    """The domain of offers of a seat: the mover to any player, the others to the mover."""

    def __init__(self, s: CornerState, seat: int) -> None:
        super().__init__(seat, (), s.edition.amounts.step, [])
        self.s = s

    def side(self, seat: int) -> TradeSide:
        return side(self.s, seat)

    def allows(self, head: int, give: Bundle, get: Bundle) -> bool:
        for known, partner in self.heads():
            if known == head:
                return cannot_deal(self.s, self.seat, partner, give, get) is None
        return False


def cannot_offer(s: CornerState, seat: int, to: int, made: int, give: Bundle, get: Bundle) -> Reason | None:
    """Return why an offer may not be made, or None (CTM-R47, CTM-R65). The mover is one party of every deal."""
    if not 0 <= to < s.seats or to == seat or s.mover not in (seat, to) or s.at[to] < 0:
        return OFFER_WITH_MOVER
    return cannot_deal(s, seat, to, give, get) if has_left(s, made) else OFFERS_USED_UP


def offer_to(seat: int, offers: list[Proposal], number: int) -> Proposal | None:
    """Return the open offer with this number, if it is addressed to the seat."""
    offer = find(offers, number)
    return offer if offer is not None and offer.to == seat else None
