"""Money of bots in property games: how much cash to reserve, which mortgage to redeem, what to mortgage to build."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final

from parlour.bots.common.property.evaluation import PropertyFacts, PropertyHoldings

MIN_RESERVE: Final = 60
FEAR: Final = 0.45
"""The share of the highest rent ahead that is reserved in cash."""
STEPS_AHEAD: Final = range(2, 13)


def reserve(holdings: PropertyHoldings[Any], space: int, most: int) -> int:
    """Return the cash to reserve on a space, at most `most`: part of the highest rent that the next throw may cost."""
    deed_at = holdings.facts.deed_at
    size = len(deed_at)
    worst = 0
    for steps in STEPS_AHEAD:
        deed = deed_at[(space + steps) % size]
        if deed >= 0:
            worst = max(worst, holdings.rent_of(deed))
    return int(holdings.fear * min(most, max(MIN_RESERVE, FEAR * worst)))


def deed_to_redeem(holdings: PropertyHoldings[Any], deeds: list[int], spare: int) -> int | None:
    """Return the mortgaged deed to redeem: one of a complete group first, and only with spare money."""
    facts = holdings.facts
    complete = holdings.complete(holdings.me)
    best = -1
    for deed in deeds:
        if facts.redeem_costs[deed] > spare:
            continue
        if best < 0 or _is_dearer(holdings, deed, best, complete):
            best = deed
    if best < 0:
        return None
    return best if facts.group_of[best] in complete or spare >= 3 * facts.redeem_costs[best] else None


def _is_dearer(holdings: PropertyHoldings[Any], deed: int, other: int, complete: list[int]) -> bool:
    """Whether a deed is worth more than another; one of a complete group is worth more than any other."""
    facts = holdings.facts
    is_part, is_other_part = facts.group_of[deed] in complete, facts.group_of[other] in complete
    return facts.values[deed] > facts.values[other] if is_part == is_other_part else is_part


def deed_to_mortgage(holdings: PropertyHoldings[Any], deeds: list[int], lacking: int) -> int | None:
    """Return the cheapest deed outside complete groups to mortgage, if all of them together bring what is lacking."""
    facts = holdings.facts
    complete = holdings.complete(holdings.me)
    odd = [deed for deed in deeds if facts.group_of[deed] not in complete]
    if lacking <= 0 or sum([facts.loans[deed] for deed in odd]) < lacking:
        return None
    return cheapest(facts, odd)


def deed_missed_least(holdings: PropertyHoldings[Any], deeds: list[int]) -> int:
    """Return the deed to mortgage under pressure: the cheapest, and no part of a complete group if there is another."""
    facts = holdings.facts
    complete = holdings.complete(holdings.me)
    odd = [deed for deed in deeds if facts.group_of[deed] not in complete]
    return cheapest(facts, odd or deeds)


def cheapest(facts: PropertyFacts, deeds: list[int]) -> int:
    """Return the deed with the lowest value, the first of equal ones."""
    best = deeds[0]
    for deed in deeds:
        if facts.values[deed] < facts.values[best]:
            best = deed
    return best
