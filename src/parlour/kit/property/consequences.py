"""Consequences in games of deeds: sets that are completed or broken, charges that change, and what a bid leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.core.meaning.consequences import GAIN, LOSS, NEUTRAL, RISK, Effect

MAX_CHARGES: Final = 1
"""How many changed charges are told: those that change most."""


class Estate(NamedTuple):
    """What a table shows of its deeds, by names and letters of seats."""

    owned: Mapping[str, tuple[str, ...]]
    """The deeds of each seat."""
    complete: Mapping[str, tuple[str, ...]]
    """The complete sets of each seat."""
    charges: Mapping[str, int]
    """What a stop costs now, by deed."""
    set_of: Mapping[str, str]


class EstateRules(NamedTuple):
    """What differs between games of deeds."""

    set_field: str
    """What the game calls a set of deeds."""
    complete: str
    """The clause on complete sets."""
    charge: str
    """The clause on what a stop costs."""
    bid: str
    """The clause on the money for a bid."""


def effects_of(rules: EstateRules) -> dict[str, tuple[str, ...]]:
    """Return the effects that this module may find, with their fields."""
    return {
        "set_completed": (rules.set_field, "seat"),
        "set_broken": (rules.set_field, "seat"),
        "set_counted": (rules.set_field, "have", "of"),
        "charge_changed": ("deed", "before", "now"),
        "bid_leaves": ("left",),
        "bid_above_price": ("more",),
    }


def compare(rules: EstateRules, before: Estate, after: Estate, mine: str) -> list[Effect]:
    """Return what an answer does to the sets of all seats, and to what the reader's deeds earn."""
    found: list[Effect] = []
    changed: list[str] = []
    for seat, sets in after.complete.items():
        is_mine = seat == mine
        for name in sets:
            if name not in before.complete[seat]:
                changed.append(name)
                fields: dict[str, object] = {rules.set_field: name, "seat": seat}
                found.append(Effect("set_completed", rules.complete, fields, GAIN if is_mine else LOSS))
        for name in before.complete[seat]:
            if name not in sets:
                changed.append(name)
                fields = {rules.set_field: name, "seat": seat}
                found.append(Effect("set_broken", rules.complete, fields, LOSS if is_mine else GAIN))
    return found + _counted(rules, before, after, mine, changed) + _charges(rules, before, after, mine)


def _counted(rules: EstateRules, before: Estate, after: Estate, mine: str, told: list[str]) -> list[Effect]:
    """Return how much of each set the reader has then, where that is more than before."""
    found: list[Effect] = []
    for name in dict.fromkeys(after.set_of.values()):
        have = [sum(after.set_of[deed] == name for deed in estate.owned[mine]) for estate in (before, after)]
        if have[0] < have[1] and name not in told:
            whole = sum(each == name for each in after.set_of.values())
            fields: dict[str, object] = {rules.set_field: name, "have": have[1], "of": whole}
            found.append(Effect("set_counted", rules.complete, fields, NEUTRAL))
    return found


def _charges(rules: EstateRules, before: Estate, after: Estate, mine: str) -> list[Effect]:
    """Return the largest change in what the reader's deeds earn, of those that earn something before and after."""
    kept = [deed for deed in after.owned[mine] if deed in before.owned[mine]]
    rises = [(after.charges[deed] - before.charges[deed], deed) for deed in kept]
    rises = [(rise, deed) for rise, deed in rises if rise and before.charges[deed] and after.charges[deed]]
    rises.sort(key=lambda found: -abs(found[0]))
    return [
        Effect(
            "charge_changed",
            rules.charge,
            {"deed": deed, "before": before.charges[deed], "now": after.charges[deed]},
            GAIN if rise > 0 else LOSS,
        )
        for rise, deed in rises[:MAX_CHARGES]
    ]


def of_bid(rules: EstateRules, amount: int, cash: int, price: int) -> list[Effect]:
    """Return what a bid leaves if it wins, and how much it is above the printed price."""
    found = [Effect("bid_leaves", rules.bid, {"left": cash - amount}, NEUTRAL)]
    if amount > price:
        found.append(Effect("bid_above_price", rules.bid, {"more": amount - price}, RISK))
    return found
