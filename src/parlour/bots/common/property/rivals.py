"""What rivals show of themselves at auctions: how much they pay, compared with the neutral player of their strength.

Every bid says that its bidder pays at least so much; whoever has money and lets another have the lot pays no more than
about the last bid. A rival counts as neutral unless its bids contradict that, and more than once: one lot may have been
worth more to it for a reason that others cannot see.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.bots.common.property.evaluation import PropertyHoldings
from parlour.bots.common.property.money import MIN_RESERVE
from parlour.bots.temperament import NEUTRAL, Temperament

BID_FOR: Final = 3
"""The number of lots for which a rival must have bid more than the neutral player, to count as bold."""
LET_GO: Final = 6
"""The number of lots that a rival must have let go too soon to count as cautious: the last bid may not be seen."""
NEAR: Final = 0.1
"""Bids this close to those of the neutral player, relative to them, say nothing: so large are the steps of bids."""
MOST: Final = 2.0
"""Deviations beyond this factor count as this factor."""


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RivalModel:
    """What one seat has seen of the others' bids at a table."""

    def __init__(self) -> None:
        self._lot = -1
        self._bid = 0
        self._limits: list[float] = []
        """What the neutral player would pay for the lot in each seat; 0 if money limits it."""
        self._bids: list[int] = []
        """The highest bid seen of each seat for the lot."""
        self._above: dict[int, list[float]] = {}
        """By seat, bids relative to what the neutral player would pay, for lots on which it went beyond that."""
        self._below: dict[int, list[float]] = {}
        """By seat, last bids relative to what the neutral player would pay, for lots that it let go too soon."""

    def is_watching(self) -> bool:
        """Whether an auction was in progress at the last look."""
        return self._lot >= 0

    def see(self, holdings: PropertyHoldings[Any], lot: int, bid: int, bidder: int) -> None:
        """Look at the auction in progress; `lot` is -1 if there is none."""
        if lot != self._lot:
            if self._lot >= 0:
                self._close(holdings)
            self._lot = lot
            self._bid = 0
            if lot >= 0:
                self._limits = [_limit(holdings, seat, lot) for seat in range(len(holdings.cash))]
                self._bids = [0 for _ in self._limits]
        if lot >= 0 and bidder >= 0:
            self._bid = bid
            self._bids[bidder] = max(self._bids[bidder], bid)

    def _close(self, holdings: PropertyHoldings[Any]) -> None:
        """Remember what the bids of a lot have shown; nobody's if it was not sold."""
        bit = 1 << self._lot
        if not self._bid or holdings.unowned & bit:
            return
        for rival in holdings.rivals:
            limit = self._limits[rival]
            if limit <= 0.0:
                continue
            if self._bids[rival] > limit * (1.0 + NEAR):
                _add(self._above, rival, self._bids[rival] / limit)
            elif not holdings.held[rival] & bit and self._bid < limit * (1.0 - NEAR):
                _add(self._below, rival, self._bid / limit)

    def temperament(self, seat: int) -> Temperament:
        """Return how a rival seems to play: neutral unless it has shown more than once that it is not."""
        above, below = self._above.get(seat, []), self._below.get(seat, [])
        if len(above) >= BID_FOR and len(above) > 2 * len(below):
            return NEUTRAL._replace(bidding=min(MOST, _middle(above)))
        if len(below) >= LET_GO and len(below) > 2 * len(above):
            return NEUTRAL._replace(bidding=max(1.0 / MOST, _middle(below)))
        return NEUTRAL


def _limit(holdings: PropertyHoldings[Any], seat: int, lot: int) -> float:
    """Return what the neutral player would pay for a lot, to have it or to deny it to this seat; 0 if it cannot."""
    price = max(holdings.price_for(seat, lot), holdings.price_to_deny(holdings.me, lot))
    return price if price <= holdings.cash[seat] - MIN_RESERVE else 0.0


def _add(shown: dict[int, list[float]], seat: int, ratio: float) -> None:
    shown.setdefault(seat, []).append(ratio)


def _middle(ratios: list[float]) -> float:
    return sorted(ratios)[len(ratios) // 2]
