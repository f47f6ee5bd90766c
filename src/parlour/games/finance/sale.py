"""The auction in progress, as deals and figures see it: the high bidder must keep the cash for the bid (FIN-R31)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.games.finance.state import FinanceState
from parlour.kit.auction import OpenAuction
from parlour.kit.trade.offers import OfferFrame


@mypyc_attr(allow_interpreted_subclasses=True)
class Sale(OfferFrame[FinanceState]):
    """A lease being auctioned."""

    lease: int
    outcry: OpenAuction


def reserved(s: FinanceState, seat: int) -> int:
    """Return the cash a seat must keep: its bid, if that is the high one."""
    for frame in s.stack:
        if isinstance(frame, Sale) and frame.outcry.high == seat:
            return frame.outcry.bid
    return 0


def spare(s: FinanceState, seat: int) -> int:
    """Return the cash a seat may give in a deal."""
    if not s.options.deals_in_auction:
        return s.cash[seat]
    return max(0, s.cash[seat] - reserved(s, seat))
