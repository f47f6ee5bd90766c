"""Trading in Weigh Anchor: the best exchange of vessels that the partner should accept."""

# Compiled with mypyc.

from __future__ import annotations

from parlour.bots.common.property.trading import MARGIN, MIN_CASH, Deal, OfferMemory, exchanges, is_good, price
from parlour.bots.weigh_anchor.evaluation import Holdings
from parlour.games.weigh_anchor.actions import Offer
from parlour.kit.trade.bundle import Bundle


def best_offer(fleet: Holdings, reserve: int, memory: OfferMemory) -> tuple[Deal, Offer] | None:
    """Return the best exchange that the partner should accept; none that was recently rejected, or at this price."""
    best: tuple[Deal, Offer] | None = None
    most = MARGIN
    for deal in exchanges(fleet, memory.rejected()):
        partner, give, get = deal
        # a partner is never left with less than the minimum; a poor one is paid up to it
        cash = price(fleet, deal, MIN_CASH - fleet.cash[partner], 0.0, memory.times(deal))
        if cash is None or memory.was_offered(deal, cash) or fleet.cash[fleet.me] - max(0, cash) < reserve:
            continue
        gain = fleet.gain(fleet.me, partner, give, get, cash)
        if gain > most and is_good(fleet, fleet.me, partner, give, get, cash):
            most = gain
            best = deal, Offer(partner, Bundle(max(0, cash), give), Bundle(max(0, -cash), get))
    return best
