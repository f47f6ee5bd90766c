"""What may be offered is just what is allowed, also after what it depends on has changed at the same table."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest

from parlour.core.moves import Choice
from parlour.games.finance.actions import Offer
from parlour.games.finance.state import FinanceState
from parlour.games.finance.trading import cannot_offer
from parlour.kit.bits import members
from parlour.kit.trade.bundle import Bundle
from parlour.table.table import Table
from parlour.testing import play
from tests.games.finance.town import EXPERIENCED, at, board

Terms = tuple[int, int, int, int]


def offering(table: Table) -> Choice | None:
    ask = table.view("A").ask()
    assert ask is not None
    return next((choice for choice in ask.choices if choice.make is Offer), None)


def size(table: Table) -> int:
    choice = offering(table)
    return choice.size() if choice is not None else 0


def listed(table: Table) -> list[Terms]:
    """All that A may offer B, as the ask lists it: goods and cash given, goods and cash got."""
    choice = offering(table)
    found = [cast("Offer", action) for action in choice.enumerate()] if choice is not None else []
    return [(o.give.goods, o.give.cash, o.get.goods, o.get.cash) for o in found if o.to == 1]


def allowed(table: Table) -> set[Terms]:
    """The same, tried one by one: all leases, with at most one grant of rides a side, and up to a dollar."""
    s = cast("FinanceState", table.copy_state())
    mine, theirs = subsets(s.deeds.held[0]), subsets(s.deeds.held[1])
    reach = s.deeds.held[0] | s.deeds.held[1]
    rides = [0]
    for number, scope in enumerate(board().rides.scopes):
        if s.options.free_rides and any(scope & bits and bits & reach for bits in s.options.sets.bits):
            rides.append(1 << len(board().leases) + number)
    found = set()
    for give, get, given, got in product(mine, theirs, rides, rides):
        for cash in ((0, 0), (1, 0), (0, 1)):
            one, other = Bundle(cash[0], give | given), Bundle(cash[1], get | got)
            if cannot_offer(s, 0, 1, one, other) is None:
                found.add((one.goods, cash[0], other.goods, cash[1]))
    return found


def subsets(bits: int) -> list[int]:
    found = [0]
    for lease in members(bits):
        found += [goods | 1 << lease for goods in found]
    return found


def agrees(table: Table) -> int:
    """How many terms there are, each listed once and allowed."""
    terms = listed(table)
    assert len(set(terms)) == len(terms) == size(table)
    assert set(terms) == allowed(table)
    return len(terms)


@pytest.mark.clause("FIN-090", "FIN-128", "FIN-R32", "FIN-R42")
def test_rides_and_house_owners_change_what_may_be_offered() -> None:
    """Only one series of A's can be given, so that at most one grant lies on a side."""
    poor: dict[str, Any] = {"A": {"cash": 1}, "B": {"cash": 1}}
    table = at(poor, {"A": ["Wayback"], "B": ["Chevy Chase"]}, seats=2, **EXPERIENCED)
    before = agrees(table)
    play(table, "A offer B: Wayback for 1 + 3 rides on Wayback", "B accept 1")
    play(table, "A offer B: 1 for Wayback", "B accept 2")
    assert seen_rides(table) == 3
    fewer = agrees(table)
    assert fewer < before  # two rides are left to grant
    plain = at(poor, {"A": ["Wayback"], "B": ["Chevy Chase"]}, seats=2)
    assert agrees(plain) < fewer


def seen_rides(table: Table) -> int:
    view: Any = table.view("A")
    return sum(count for _holder, _grantor, count, _leases in view.rides())


@pytest.mark.clause("FIN-128", "FIN-R18", "FIN-R39")
@pytest.mark.parametrize("reading", ["clear_or_whole", "clear_only", "houses_travel"])
@pytest.mark.parametrize("rides", [False, True])
def test_a_house_changes_what_may_be_offered(reading: str, rides: bool) -> None:
    given: dict[str, Any] = {"house_owners": True, "free_rides": rides, "trade_with_houses": reading, "seats": 2}
    table = at({"A": {"cash": 1}, "B": {"cash": 101}}, {"A": ["Wayback"], "B": ["wall"]}, **given)
    assert size(table) > 0
    play(table, "B build Wall Street")
    built = agrees(table)
    fresh = at({"A": {"cash": 1}, "B": {"cash": 1}}, {"A": ["Wayback"], "B": ["wall"]}, **given)
    assert built < agrees(fresh)
    play(table, "B tear down Wall Street")
    assert size(table) > built


@pytest.mark.clause("FIN-R19", "FIN-R42", "FIN-152")
def test_a_lease_that_may_not_move_still_counts_for_rides_and_house_owners() -> None:
    """Wayback stays where it is while it is mortgaged, and yet B may grant rides on it for Rubeville."""
    given: dict[str, Any] = {"mortgage_on_transfer": "must_redeem", "free_rides": True, "seats": 2}
    poor: dict[str, Any] = {"A": {"cash": 1}, "B": {"cash": 1}}
    table = at(poor, {"A": ["Rubeville"], "B": ["Wayback"]}, mortgaged=["Wayback"], **given)
    with_wayback = agrees(table)
    without = at(poor, {"A": ["Rubeville"]}, **given)
    assert agrees(without) < with_wayback


@pytest.mark.clause("FIN-R18")
def test_a_first_house_of_one_who_has_others_changes_what_may_be_offered() -> None:
    leases = {"A": ["Wall Street", "Broadway"], "B": ["wayback", "boomtown"]}
    table = at({"A": {"cash": 1}, "B": {"cash": 51}}, leases, houses={"boomtown": 1}, house_owners=True, seats=2)
    before = size(table)
    play(table, "B build Wayback")
    assert agrees(table) < before
