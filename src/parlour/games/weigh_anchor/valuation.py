"""A seat's final value, line by line (WAS-05b)."""

from __future__ import annotations

from parlour.core.view import ValueLine
from parlour.games.weigh_anchor.figures import cost_of, decks_in, levels_of, suites_in
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import members
from parlour.kit.percent import percent_of


def valuation(s: AnchorState, seat: int) -> list[ValueLine]:
    """Return the lines: cash, then for each group vessels at price (half if mortgaged), pieces at cost."""
    lines = [ValueLine("cash", {}, s.holdings[seat].cash)]
    for group, bits in enumerate(s.edition.sets.bits):
        lines += _of_group(s, group, s.holdings[seat].vessels & bits)
    return lines


def _of_group(s: AnchorState, group: int, held: int) -> list[ValueLine]:
    lines: list[ValueLine] = []
    name = s.edition.names["group"][group]
    prices = [s.edition.vessels[vessel].price for vessel in members(held & ~s.mortgaged)]
    halves = [
        percent_of(s.edition.vessels[vessel].price, 50, s.options.rounding) for vessel in members(held & s.mortgaged)
    ]
    if prices:
        lines.append(ValueLine("vessels", {"group": name, "count": len(prices)}, sum(prices)))
    if halves:
        lines.append(ValueLine("mortgaged", {"group": name, "count": len(halves)}, sum(halves)))
    levels = levels_of(s, group) if held == s.edition.sets.bits[group] else []
    if any(levels):
        details: dict[str, object] = {"group": name, "decks": decks_in(s, levels), "suites": suites_in(s, levels)}
        lines.append(ValueLine("pieces", details, cost_of(s, group, levels)))
    return lines
