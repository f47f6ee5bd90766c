"""The end of Open Trading without a deal: the mover buys one contract from the Cashier, or forfeits (CTM-069)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Reason
from parlour.games.corner_the_market.actions import FORFEIT, FORFEITS, Buy, Forfeit
from parlour.games.corner_the_market.effects import buy
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.reasons import LAST_RESORT
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.upto import UpTo


def purchases(s: CornerState) -> UpTo:
    """Return the domain of one contract of each commodity in stock, without the $300 (CTM-R63)."""
    cash = s.cash[s.mover]
    return UpTo([int(s.stock[c] > 0 and cash >= s.asking[c]) for c in range(s.edition.kinds)])


def can_buy_last(s: CornerState) -> bool:
    return purchases(s).size() > 0


def last_resort_ask(s: CornerState, seat: int) -> Ask:
    """Return the ask; a time-out buys the cheapest contract (CTM-D15)."""
    domain = purchases(s)
    if not domain.size():
        return Ask(seat, (FORFEIT,), LAST_RESORT.clause, FORFEITS)
    cheapest = next(commodity for commodity in s.edition.by_price if domain.limits[commodity])
    return Ask(seat, (Choice(Buy, domain), FORFEIT), LAST_RESORT.clause, Buy(1, cheapest))


def cannot_resort_to(s: CornerState, action: Action) -> Reason | None:
    if isinstance(action, Forfeit) or (isinstance(action, Buy) and purchases(s).contains(action.values())):
        return None
    return LAST_RESORT


def resort_to(s: CornerState, action: Action, log: Log | None) -> None:
    if isinstance(action, Buy):
        buy(s, s.mover, action.commodity, action.number, s.asking[action.commodity], "CTM-069", log)
    else:
        forfeit(s, s.mover, "CTM-069", log)
