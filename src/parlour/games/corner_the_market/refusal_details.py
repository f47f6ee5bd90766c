"""The numbers and names that fill the texts of refusals, as plain data."""

from __future__ import annotations

from parlour.core.moves import Action
from parlour.games.corner_the_market.actions import BuyFrom, Counter, Offer, SellTo
from parlour.games.corner_the_market.bidding import least_bid
from parlour.games.corner_the_market.phases.buying import Buying
from parlour.games.corner_the_market.phases.debts import Raising
from parlour.games.corner_the_market.phases.options import Option, most_from_cashier
from parlour.games.corner_the_market.phases.selling import Selling
from parlour.games.corner_the_market.phases.short import Short
from parlour.games.corner_the_market.prices import has_corner
from parlour.games.corner_the_market.quotes import least_quote
from parlour.games.corner_the_market.seating import partner_of
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.trade import least_for
from parlour.kit.trade.questions import letter_of


def details_of(s: CornerState, seat: int, action: Action) -> dict[str, object]:
    """Return all details that a refusal of this answer may mention."""
    amounts = s.edition.amounts
    details: dict[str, object] = {
        "mover": letter_of(s.mover),
        "cash": s.cash[seat],
        "step": amounts.step,
        "near": amounts.near_bankruptcy,
        "forfeit": amounts.forfeit,
        "limit": s.options.buy_limit,
    }
    top = s.top
    if isinstance(top, Raising):
        details["owed"] = top.amount
    if isinstance(top, (Buying, Selling, Short)):
        _about_stop(s, seat, top, details)
    named: object = getattr(action, "commodity", getattr(action, "pit", -1))
    if isinstance(named, int) and 0 <= named < s.edition.kinds:
        _about_commodity(s, seat, named, action, details)
    if isinstance(action, (Offer, Counter)):
        asked = max([least_for(s, other, action.get.goods) for other in range(s.seats) if other != seat])
        details["limit"] = s.options.proposals
        details["floor"] = max(asked, least_for(s, seat, action.give.goods))
    return details


def _about_commodity(s: CornerState, seat: int, named: int, action: Action, details: dict[str, object]) -> None:
    """Add the commodity, or pit, that the answer names, and how many contracts of it could be dealt in here."""
    top = s.top
    owned = s.contracts[seat][named]
    price = s.asking[named]
    most = most_from_cashier(s, seat, named, price)
    if isinstance(top, Option):
        most = top.limit(s, named)
    elif isinstance(top, Buying):
        price = top.cashier_price(s, partner_of(s, s.mover))
        most = most_from_cashier(s, seat, named, price)
    elif isinstance(top, Selling):
        most = owned
    if isinstance(action, (BuyFrom, SellTo)) and isinstance(top, (Buying, Selling)) and details["partner"]:
        price = top.partner_price(s)
        most = 1
        details["kind"] = "partner"
    else:
        details["kind"] = "cashier"
    details["commodity"] = s.edition.commodities[named].name
    details["stock"] = s.stock[named]
    details["price"] = price
    details["most"] = most


def _about_stop(s: CornerState, seat: int, top: Buying | Selling | Short, details: dict[str, object]) -> None:
    """Add the details of the stop: its commodity, the partner, the limits of offers and bids."""
    partner = partner_of(s, s.mover)
    details["commodity_here"] = s.edition.commodities[top.commodity].name
    details["partner"] = letter_of(partner) if partner >= 0 else ""
    if isinstance(top, Selling):
        least = least_bid(s, top.commodity, has_corner(s, s.mover, top.commodity))
        if top.outcry is not None:
            least = max(least, top.outcry.bid + s.edition.amounts.step)
        details["least"] = least
    else:
        details["least"] = least_quote(s, seat, top.commodity)
        details["highest"] = s.cash[s.mover]
        details["number"] = s.contracts[seat][top.commodity] if isinstance(top, Buying) and partner < 0 else 1
    if isinstance(top, (Buying, Selling)):
        details["wanted"] = top.wanted
