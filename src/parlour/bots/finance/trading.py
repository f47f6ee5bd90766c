"""Trading in Finance: find and judge deals that complete a series at a price that suits both, and shares of income."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.bots.common.decline_texts import AGREED, NEEDS_CASH, keeps_whole, wants_more
from parlour.bots.finance.evaluation import Holdings
from parlour.games.finance.actions import Offer, Share, ShareHeld
from parlour.kit.bits import members
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.shares import WHOLE

MARGIN: Final = 15.0
"""The minimum gain from a deal."""
THEIR_MARGIN: Final = 40.0
"""The gain that an offer leaves to the partner, so that it is accepted."""
MIN_CASH: Final = 40
FAIR: Final = 0.8
"""A share is acceptable from this fraction of one's part of the leases."""

Deal = tuple[str, int, int]


def is_good(holdings: Holdings, me: str, partner: str, give: int, get: int, cash: int, extra: float = 0.0) -> bool:
    """Whether a seat should agree: it gives `give` and `cash` (gets it, if negative) for `get`; `extra` are rides."""
    return objection(holdings, me, partner, give, get, cash, extra) == AGREED


def objection(holdings: Holdings, me: str, partner: str, give: int, get: int, cash: int, extra: float = 0.0) -> str:
    """Return a seat's objection to an exchange as a sentence; '' if it has none.

    It never breaks up a complete series without getting another one, and never spends its last cash.
    """
    if cash > 0 and holdings.cash[me] - cash < MIN_CASH:
        return NEEDS_CASH
    if holdings.breaks_series(me, give) and not _completes(holdings, me, give, get):
        whole = next(n for n in holdings.complete(me) if give & holdings.chart.series[n])
        return keeps_whole(f"{holdings.chart.series_names[whole]} series")
    gain = holdings.gain(me, partner, give, get, cash) + extra
    if gain >= MARGIN:
        return AGREED
    return wants_more(MARGIN - gain, _completes(holdings, partner, get, give))


def _completes(holdings: Holdings, seat: str, give: int, get: int) -> bool:
    """Whether a seat gains a complete series that it did not have."""
    before, after = holdings.held[seat], holdings.held[seat] & ~give | get
    for n in holdings.chart.streets:
        series = holdings.chart.series[n]
        if after & series == series and before & series != series:
            return True
    return False


def best_offer(holdings: Holdings, reserve: int, lately: set[Deal]) -> tuple[Deal, Offer] | None:
    """Return the best exchange that the partner should accept; none that was recently rejected."""
    best: tuple[Deal, Offer] | None = None
    most = MARGIN
    for partner in holdings.rivals:
        for get in _wishes(holdings, partner):
            for give in _gifts(holdings, partner, get):
                if (partner, give, get) in lately:
                    continue
                for rides in range(_most_rides(holdings, partner, get) + 1):
                    found = _terms(holdings, partner, give, get, rides, reserve)
                    if found is not None and found[0] > most:
                        most = found[0]
                        best = (partner, give, get), found[1]
    return best


def _terms(
    holdings: Holdings, partner: str, give: int, get: int, rides: int, reserve: int
) -> tuple[float, Offer] | None:
    """Return an exchange with some free rides in place of cash, at a price that suits both, and its gain."""
    me, chart = holdings.me, holdings.chart
    n = chart.of[members(get)[0]]
    worth = rides * holdings.ride_value(chart.series[n])
    cash = _price(holdings, partner, give, get, worth)
    if cash is None or holdings.cash[me] - max(0, cash) < reserve:
        return None
    if rides:
        cash = max(0, cash)  # rides replace cash; nobody asks for money on top of them
    if not (give or cash > 0 or rides) or not is_good(holdings, me, partner, give, get, cash, -worth):
        return None
    goods = give | chart.ride_goods[n][rides - 1] if rides else give
    offer = Offer(ord(partner) - ord("A"), Bundle(max(0, cash), goods), Bundle(max(0, -cash), get))
    return holdings.gain(me, partner, give, get, cash) - worth, offer


def _most_rides(holdings: Holdings, partner: str, get: int) -> int:
    """Return how many rides may be granted for leases that complete a series: they replace cash (FIN-150)."""
    n = holdings.chart.of[members(get)[0]]
    if not holdings.chart.ride_goods[n][0] or holdings.chart.series[n] & ~holdings.held[holdings.me] & ~get:
        return 0
    granted = [goods for goods in holdings.chart.ride_goods[n] if goods]
    return max(0, len(granted) - holdings.rides.get((partner, n), 0))


def _wishes(holdings: Holdings, partner: str) -> Iterator[int]:
    """Yield leases of a partner that would complete a series, or bring it nearer."""
    mine, theirs = holdings.held[holdings.me], holdings.held[partner] & ~holdings.built
    for n in holdings.chart.streets:
        series = holdings.chart.series[n]
        missing = series & ~mine
        if mine & series and missing and not series & holdings.lost:
            if missing & theirs == missing:
                yield missing
            for lease in members(missing & theirs):
                if 1 << lease != missing:
                    yield 1 << lease


def _gifts(holdings: Holdings, partner: str, get: int) -> Iterator[int]:
    """Yield what could be given: cash only, what the partner lacks for a series, or a single lease."""
    yield 0
    me = holdings.me
    mine, theirs = holdings.held[me] & ~holdings.built, holdings.held[partner]
    wanted = [holdings.chart.of[lease] for lease in members(get)]
    for n in holdings.chart.streets:
        series = holdings.chart.series[n]
        missing = series & ~theirs
        if n not in wanted and theirs & series and missing and missing & mine == missing:
            yield missing
    for lease in members(mine):
        if holdings.chart.of[lease] not in wanted and not holdings.breaks_series(me, 1 << lease):
            yield 1 << lease


def _price(holdings: Holdings, partner: str, give: int, get: int, rides: float = 0.0) -> int | None:
    """Return the cash on top (negative: asked for) that leaves the partner a fair gain with the rides, or None."""
    me = holdings.me
    if holdings.breaks_series(partner, get) and not _completes(holdings, partner, get, give):
        return None
    cash = 0
    for _ in range(3):  # the value of money depends a little on how much there is
        lacking = THEIR_MARGIN - rides - holdings.gain(partner, me, get, give, -cash)
        if abs(lacking) < 1:
            break
        cash += round(lacking)
    cash = max(cash, min(0, MIN_CASH - holdings.cash[partner]))
    return cash if holdings.gain(partner, me, get, give, -cash) + rides >= MARGIN else None


def parts_of(holdings: Holdings, n: int) -> dict[str, int]:
    """Return how many leases of a set each seat has."""
    series = holdings.chart.series[n]
    return {seat: (bits & series).bit_count() for seat, bits in holdings.held.items() if bits & series}


def fair_shares(holdings: Holdings, n: int, seats: int) -> tuple[int, ...]:
    """Return shares by number of leases; the remainder goes to the first owner."""
    parts = parts_of(holdings, n)
    total = sum(parts.values())
    shares = [0] * seats
    for seat, count in parts.items():
        shares[ord(seat) - ord("A")] = WHOLE * count // total
    shares[ord(min(parts)) - ord("A")] += WHOLE - sum(shares)
    return tuple(shares)


def proposal(holdings: Holdings, n: int, number: int, seats: int, is_held: bool, spare: int) -> Share | ShareHeld:
    """Return a proposal to share a set fairly; if one seat must hold it, it is this one, for half its value."""
    shares = fair_shares(holdings, n, seats)
    if not is_held:
        return Share(number, shares)
    me = ord(holdings.me) - ord("A")
    value = holdings.chart.values[members(holdings.chart.series[n])[0]]
    moneys = [0] * seats
    for seat, count in parts_of(holdings, n).items():
        if seat != holdings.me:
            moneys[ord(seat) - ord("A")] = max(0, min(spare, count * value // 2))
    return ShareHeld(number, me, shares, tuple(moneys))


def is_fair(holdings: Holdings, n: int, share: int, gets: int, hands_over: bool) -> bool:
    """Whether a share is acceptable: near one's part of the leases, and paid for if they are handed over."""
    parts = parts_of(holdings, n)
    mine = parts.get(holdings.me, 0)
    if not mine or share < FAIR * WHOLE * mine / sum(parts.values()):
        return False
    value = holdings.chart.values[members(holdings.chart.series[n])[0]]
    return not hands_over or gets * 3 >= mine * value
