"""A seat's worth, line by line (FIN-R27, FIN-R30)."""

from __future__ import annotations

from parlour.core.view import ValueLine
from parlour.games.finance.figures import mortgageable
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import members


def valuation(s: FinanceState, seat: int) -> list[ValueLine]:
    """Return the lines of a valuation: cash, then for each lease its loan value and half the price of its houses."""
    lines = [ValueLine("Cash", "", s.cash[seat])]
    names = s.edition.lease_names
    can_be = mortgageable(s, seat)
    for lease in members(s.deeds.held[seat]):
        if can_be >> lease & 1:
            lines.append(ValueLine(names[lease], "lease, at its loan", s.options.loans[lease]))
        elif s.mortgaged >> lease & 1:
            lines.append(ValueLine(names[lease], "mortgaged", 0))
        houses = s.houses[lease]
        if houses:
            note = f"{houses} {'house' if houses == 1 else 'houses'}, sold back"
            lines.append(ValueLine(names[lease], note, houses * s.options.house_back[lease]))
    return lines
