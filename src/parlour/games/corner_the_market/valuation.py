"""A seat's assets, line by line (CTM-118 to CTM-121)."""

from __future__ import annotations

from parlour.core.view import ValueLine
from parlour.games.corner_the_market.prices import corner_price, final_price
from parlour.games.corner_the_market.state import CornerState


def valuation(s: CornerState, seat: int, is_final: bool) -> list[ValueLine]:
    """Return the lines of a valuation: cash, Broker Seats, then by commodity Control, a Corner or loose contracts."""
    edition = s.edition
    lines = [ValueLine("cash", {}, s.cash[seat])]
    seats = s.broker_seats[seat].bit_count()
    if seats:
        lines.append(ValueLine("seats", {"count": seats}, seats * edition.amounts.seat_final))
    for commodity, number in enumerate(s.contracts[seat]):
        name = edition.commodities[commodity].name
        if number >= edition.contracts:
            lines.append(ValueLine("control", {"commodity": name}, edition.commodities[commodity].control))
        elif number >= edition.corner:
            price = corner_price(s, commodity, number)
            details: dict[str, object] = {"commodity": name, "count": number, "price": price}
            lines.append(ValueLine("corner", details, number * price))
        elif number:
            price = final_price(s, commodity) if is_final else s.current[commodity]
            details = {"commodity": name, "count": number, "price": price}
            lines.append(ValueLine("loose", details, number * price))
    return lines
