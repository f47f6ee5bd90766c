"""A seat's worth, line by line (FIN-R27, FIN-R30)."""

from __future__ import annotations

from parlour.core.view import ValueLine
from parlour.games.finance.figures import mortgageable
from parlour.games.finance.state import FinanceState
from parlour.kit.bits import members


def valuation(s: FinanceState, seat: int) -> list[ValueLine]:
    """Return the lines of a valuation: cash, then for each lease its loan value and half the price of its houses."""
    lines = [ValueLine("cash", {}, s.cash[seat])]
    names = s.edition.lease_names
    can_be = mortgageable(s, seat)
    for lease in members(s.deeds.held[seat]):
        if can_be >> lease & 1:
            lines.append(ValueLine("lease", {"lease": names[lease]}, s.options.loans[lease]))
        elif s.mortgaged >> lease & 1:
            lines.append(ValueLine("mortgaged", {"lease": names[lease]}, 0))
        houses = s.houses[lease]
        if houses:
            details: dict[str, object] = {"lease": names[lease], "count": houses}
            lines.append(ValueLine("houses", details, houses * s.options.house_back[lease]))
    return lines
