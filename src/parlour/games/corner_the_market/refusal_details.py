"""The numbers and names that fill the texts of refusals."""

from __future__ import annotations

from parlour.core.moves import Action
from parlour.games.corner_the_market.actions import Bid, Counter, Offer, Quote
from parlour.games.corner_the_market.bidding import least_bid
from parlour.games.corner_the_market.phases.buying import Buying
from parlour.games.corner_the_market.phases.debts import Raising
from parlour.games.corner_the_market.phases.selling import Selling
from parlour.games.corner_the_market.phases.short import Short
from parlour.games.corner_the_market.prices import has_corner, surcharge
from parlour.games.corner_the_market.quotes import least_quote
from parlour.games.corner_the_market.seating import partner_of
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.trade import least_for
from parlour.kit.trade.bundle import Bundle


def details_of(s: CornerState, seat: int, action: Action) -> dict[str, object]:
    """Return all details that a refusal of this answer may mention."""
    amounts = s.edition.amounts
    details: dict[str, object] = {
        "cash": money(s.cash[seat]),
        "step": money(amounts.step),
        "near": money(amounts.near_bankruptcy),
        "limit": s.options.proposals if isinstance(action, (Offer, Counter)) else s.options.buy_limit,
    }
    _about_commodity(s, seat, action, details)
    _about_stop(s, seat, action, details)
    if isinstance(action, (Offer, Counter)):
        details["floor"] = money(
            max(_least(s, seat, action.give), *[_least(s, n, action.get) for n in _others(s, seat)])
        )
    return details


def money(amount: int) -> str:
    return f"{amount:,}"


def _others(s: CornerState, seat: int) -> list[int]:
    return [n for n in range(s.seats) if n != seat]


def _least(s: CornerState, seat: int, bundle: Bundle) -> int:
    return least_for(s, seat, bundle.goods)


def _about_commodity(s: CornerState, seat: int, action: Action, details: dict[str, object]) -> None:
    """Add the commodity, or pit, that the answer names."""
    named: object = getattr(action, "commodity", getattr(action, "pit", -1))
    if not isinstance(named, int) or not 0 <= named < s.edition.kinds:
        details["commodity"] = "such contracts"
        details["stock"] = details["price"] = details["most"] = details["owned"] = 0
        return
    price = s.asking[named]
    if isinstance(s.top, Buying):
        price += surcharge(s, partner_of(s, s.mover))
    details["commodity"] = s.edition.commodities[named].name
    details["stock"] = s.stock[named]
    details["price"] = money(price)
    details["most"] = min(s.stock[named], s.cash[seat] // price)
    details["owned"] = s.contracts[seat][named]


def _about_stop(s: CornerState, seat: int, action: Action, details: dict[str, object]) -> None:
    """Add the details of the stop: its commodity, the partner, the lowest price."""
    top = s.top
    if isinstance(top, Raising):
        details["owed"] = money(top.amount)
    if not isinstance(top, (Buying, Selling, Short)):
        return
    details["commodity_here"] = s.edition.commodities[top.commodity].name
    partner = partner_of(s, s.mover)
    details["partner"] = f"seat {chr(ord('A') + partner)}" if partner >= 0 else "nobody"
    if isinstance(action, Quote) or not isinstance(top, Selling):
        floor = least_quote(s, seat, top.commodity)
        details["floor"] = money(floor)
        details["quote"] = f"offer 1 at {floor}"
    if isinstance(top, Selling):
        _about_bids(s, seat, top, action, details)
    elif isinstance(top, Buying) and top.wanted:
        details["most"] = top.wanted


def _about_bids(s: CornerState, seat: int, top: Selling, action: Action, details: dict[str, object]) -> None:
    least = least_bid(s, top.commodity, has_corner(s, s.mover, top.commodity))
    if top.outcry is not None:
        least = max(least, top.outcry.bid + s.edition.amounts.step)
    details["least"] = money(least)
    if top.wanted:
        details["most"] = top.wanted
    elif isinstance(action, Bid) or seat != s.mover:
        details["most"] = money(s.cash[seat])
