"""Bids of bots at open auctions: raises of a size that people make, up to what the bot would pay."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from parlour.core.moves import Action, Choice, Rng, below
from parlour.kit.actions import Bid

MIN_PERCENT: Final = 5
MAX_PERCENT: Final = 10
"""A raise, relative to the price of what is for sale or, if that is more, to the bid. How much is random, so that
nobody can read a limit from it."""
UNITS: Final = (1, 5, 10, 50, 100, 500, 1000)
"""Bids are round numbers: multiples of the largest of these that is at most a tenth of it."""


def raised_bid(bids: Choice, limit: int, price: int, rng: Rng) -> Action | None:
    """Return the bid to make, or None if the least that is allowed is above the limit.

    `price` is what such things cost. The last bid below the limit is the limit itself, if the steps allow it.
    """
    least = _sum(bids, 0)
    if least > limit:
        return None
    scale = max(price, least)
    unit = max([each for each in UNITS if each == 1 or each * 10 <= scale])
    percent = MIN_PERCENT + below(rng, MAX_PERCENT - MIN_PERCENT + 1)
    wanted = round((least + scale * percent / 100) / unit) * unit
    amount = min(max(wanted, -(-least // unit) * unit), limit)
    step = _sum(bids, 1) - least if bids.size() > 1 else 1
    return bids.nth(min((amount - least) // step, bids.size() - 1))


def _sum(bids: Choice, n: int) -> int:
    bid = bids.nth(n)
    assert isinstance(bid, Bid)
    return bid.amount
