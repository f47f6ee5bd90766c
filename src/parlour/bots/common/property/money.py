"""Money of bots in property games: how much cash to reserve, which mortgage to redeem, what to mortgage to build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.bots.common.property.evaluation import PropertyHoldings

MIN_RESERVE: Final = 60
FEAR: Final = 0.45
"""The share of the highest rent ahead that is reserved in cash."""
STEPS_AHEAD: Final = range(2, 13)


def reserve(holdings: PropertyHoldings[Any], space: str, rent_of: Callable[[int], int], most: int) -> int:
    """Return the cash to reserve on a space, at most `most`: part of the highest rent that the next throw may cost."""
    facts = holdings.facts
    at = facts.spaces.index(space)
    ahead = [facts.deed_at[(at + steps) % len(facts.spaces)] for steps in STEPS_AHEAD]
    worst = max([rent_of(deed) for deed in ahead if deed >= 0], default=0)
    return int(min(most, max(MIN_RESERVE, FEAR * worst)))


def deed_to_redeem(holdings: PropertyHoldings[Any], deeds: list[int], spare: int) -> int | None:
    """Return the mortgaged deed to redeem: one of a complete group first, and only with spare money."""
    facts = holdings.facts
    complete = holdings.complete(holdings.me)
    good = [deed for deed in deeds if facts.redeem_costs[deed] <= spare]
    if not good:
        return None
    best = max(good, key=lambda deed: (facts.group_of[deed] in complete, facts.values[deed]))
    return best if facts.group_of[best] in complete or spare >= 3 * facts.redeem_costs[best] else None


def deed_to_mortgage(holdings: PropertyHoldings[Any], deeds: list[int], lacking: int) -> int | None:
    """Return the cheapest deed outside complete groups to mortgage, if all of them together bring what is lacking."""
    facts = holdings.facts
    complete = holdings.complete(holdings.me)
    odd = [deed for deed in deeds if facts.group_of[deed] not in complete]
    if lacking <= 0 or sum([facts.loans[deed] for deed in odd]) < lacking:
        return None
    return min(odd, key=lambda deed: facts.values[deed])
