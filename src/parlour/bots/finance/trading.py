"""Trading in Finance: exchanges of leases, with free rides in place of cash, and shares of income."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from parlour.bots.common.property.trading import MARGIN, MIN_CASH, Deal, OfferMemory, exchanges, is_good, price
from parlour.bots.finance.evaluation import Holdings
from parlour.games.finance.actions import Offer, Share, ShareHeld
from parlour.kit.bits import members
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.shares import WHOLE

FAIR: Final = 0.8
"""A share is acceptable from this fraction of one's part of the leases."""


def best_offer(holdings: Holdings, reserve: int, memory: OfferMemory) -> tuple[Deal, Offer] | None:
    """Return the best exchange that the partner should accept; none that was recently rejected, or at this price."""
    best: tuple[Deal, Offer] | None = None
    most = MARGIN
    for deal in exchanges(holdings, memory.rejected()):
        for rides in range(_most_rides(holdings, deal) + 1):
            found = _terms(holdings, deal, rides, reserve, memory)
            if found is not None and found[0] > most:
                most = found[0]
                best = deal, found[1]
    return best


def _terms(holdings: Holdings, deal: Deal, rides: int, reserve: int, memory: OfferMemory) -> tuple[float, Offer] | None:
    """Return an exchange with some free rides in place of cash, at a price that suits both, and its gain."""
    me, facts = holdings.me, holdings.facts
    partner, give, get = deal
    n = facts.group_of[members(get)[0]]
    worth = rides * holdings.ride_value(facts.groups[n])
    # a partner is never asked for its last cash; a poor one is paid no more than the deal is worth
    cash = price(holdings, deal, min(0, MIN_CASH - holdings.cash[partner]), worth, memory.times(deal))
    if cash is None or holdings.cash[me] - max(0, cash) < reserve:
        return None
    if rides:
        cash = max(0, cash)  # rides replace cash; nobody asks for money on top of them
    if (
        memory.was_offered(deal, cash)
        or not (give or cash > 0 or rides)
        or not is_good(holdings, me, partner, give, get, cash, -worth)
    ):
        return None
    goods = give | facts.ride_goods[n][rides - 1] if rides else give
    offer = Offer(partner, Bundle(max(0, cash), goods), Bundle(max(0, -cash), get))
    return holdings.gain(me, partner, give, get, cash) - worth, offer


def _most_rides(holdings: Holdings, deal: Deal) -> int:
    """Return how many rides may be granted for leases that complete a series: they replace cash (FIN-150)."""
    partner, _give, get = deal
    facts = holdings.facts
    n = facts.group_of[members(get)[0]]
    if not facts.ride_goods[n][0] or facts.groups[n] & ~holdings.held[holdings.me] & ~get:
        return 0
    granted = [goods for goods in facts.ride_goods[n] if goods]
    return max(0, len(granted) - holdings.rides(partner, n))


def parts_of(holdings: Holdings, n: int) -> list[int]:
    """Return how many leases of a set each seat has."""
    series = holdings.facts.groups[n]
    return [(bits & series).bit_count() for bits in holdings.held]


def fair_shares(holdings: Holdings, n: int) -> tuple[int, ...]:
    """Return shares by number of leases; the remainder goes to the first owner."""
    parts = parts_of(holdings, n)
    total = sum(parts)
    shares = [WHOLE * count // total for count in parts]
    first = next(seat for seat, count in enumerate(parts) if count)
    shares[first] += WHOLE - sum(shares)
    return tuple(shares)


def proposal(holdings: Holdings, n: int, number: int, is_held: bool, spare: int) -> Share | ShareHeld:
    """Return a proposal to share a set fairly; if one seat must hold it, it is this one, for half its value."""
    shares = fair_shares(holdings, n)
    if not is_held:
        return Share(number, shares)
    value = holdings.facts.values[members(holdings.facts.groups[n])[0]]
    moneys = [max(0, min(spare, count * value // 2)) for count in parts_of(holdings, n)]
    moneys[holdings.me] = 0
    return ShareHeld(number, holdings.me, shares, tuple(moneys))


def is_fair(holdings: Holdings, n: int, share: int, gets: int, hands_over: bool) -> bool:
    """Whether a share is acceptable: near one's part of the leases, and paid for if they are handed over."""
    parts = parts_of(holdings, n)
    mine = parts[holdings.me]
    if not mine or share < FAIR * WHOLE * mine / sum(parts):
        return False
    value = holdings.facts.values[members(holdings.facts.groups[n])[0]]
    return not hands_over or gets * 3 >= mine * value
