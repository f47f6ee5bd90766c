"""What the bots of property games share: limits of offers, objections, reserves, mortgages, chances to win."""

from __future__ import annotations

import pytest

from parlour.bots.common.decline_texts import AGREED, NEEDS_CASH
from parlour.bots.common.property.evaluation import win_chances
from parlour.bots.common.property.money import FEAR, MIN_RESERVE, deed_to_mortgage, deed_to_redeem, reserve
from parlour.bots.common.property.trading import MIN_CASH, Deal, OfferMemory, exchanges, objection, price
from parlour.bots.weigh_anchor.evaluation import BoardFacts, Holdings
from parlour.table.table import Table
from tests.games.weigh_anchor.harbour import CUNARD, ITALIAN, at, seen, vessels_of

DEAL: Deal = ("B", 1, 2)


def fleet_of(table: Table) -> Holdings:
    view = seen(table, "A")
    return Holdings(BoardFacts(view), view)


def bits(fleet: Holdings, *names: str) -> int:
    return sum([1 << fleet.facts.names.index(vessel) for name in names for vessel in vessels_of(name)])


def test_one_offer_is_made_a_turn() -> None:
    memory = OfferMemory(patience=5)
    assert memory.may_offer(7)
    memory.count()
    assert not memory.may_offer(7)
    assert memory.may_offer(8)


def test_an_exchange_is_offered_again_when_patience_is_over() -> None:
    memory = OfferMemory(patience=5)
    assert memory.may_offer(7)
    memory.count(DEAL)
    found = {turn: memory.may_offer(turn) and memory.rejected() == {DEAL} for turn in (8, 11, 12)}
    assert found == {8: True, 11: True, 12: False}


def test_the_last_vessel_of_a_group_is_wished_for_and_rejected_exchanges_are_left_out() -> None:
    *mine, last = vessels_of(ITALIAN)
    fleet = fleet_of(at(fleet={"A": mine, "B": [last]}))
    deal = ("B", 0, bits(fleet, last))
    assert deal in list(exchanges(fleet, set()))
    assert deal not in list(exchanges(fleet, {deal}))
    cash = price(fleet, deal, MIN_CASH - fleet.cash["B"])
    assert cash is not None
    assert cash > fleet.facts.values[fleet.facts.names.index(last)], "B also sees what it does for A"
    assert price(fleet, deal, cash + 100) == cash + 100


def test_a_lost_deed_leaves_nothing_to_wish_for() -> None:
    *mine, last = vessels_of(ITALIAN)
    fleet = fleet_of(at(fleet={"A": mine, "B": [last]}))
    before = fleet.bonus(fleet.held["A"], 1000)
    fleet = fleet_of(at(fleet={"A": mine, "B": [last]}))
    fleet.lost = bits(fleet, last)
    assert list(exchanges(fleet, set())) == []
    assert fleet.bonus(fleet.held["A"], 1000) == 0 < before


def test_interest_on_a_mortgaged_vessel_counts_as_spent() -> None:
    *mine, last = vessels_of(ITALIAN)
    said = {}
    for mortgaged in ((), (last,)):
        table = at({"A": {"cash": 100 + MIN_CASH}}, {"A": mine, "B": [last]}, mortgaged=mortgaged)
        fleet = fleet_of(table)
        said[mortgaged] = objection(fleet, "A", "B", 0, bits(fleet, last), 100)
    assert said == {(): AGREED, (last,): NEEDS_CASH}


def test_the_reserve_is_a_share_of_the_highest_rent_ahead_within_bounds() -> None:
    fleet = fleet_of(at())
    start = fleet.facts.spaces[0]
    reached = [fleet.facts.deed_at[steps] for steps in range(2, 13) if fleet.facts.deed_at[steps] >= 0]
    worst = reached[-1]
    assert reserve(fleet, start, lambda _deed: 0, 400) == MIN_RESERVE
    assert reserve(fleet, start, lambda deed: 500 if deed == worst else 200, 400) == int(FEAR * 500)
    assert reserve(fleet, start, lambda _deed: 2000, 400) == 400
    beyond = set(range(len(fleet.facts.names))) - set(reached)
    assert reserve(fleet, start, lambda deed: 2000 if deed in beyond else 0, 400) == MIN_RESERVE


def test_mortgages_of_complete_groups_are_redeemed_first_and_others_only_with_much_money() -> None:
    italian, queen = vessels_of(ITALIAN), vessels_of(CUNARD)[0]
    fleet = fleet_of(at(fleet={"A": [ITALIAN, queen]}, mortgaged=[italian[0], queen]))
    one, dear = fleet.facts.names.index(italian[0]), fleet.facts.names.index(queen)
    cost = fleet.facts.redeem_costs
    assert fleet.facts.values[dear] > fleet.facts.values[one]
    assert deed_to_redeem(fleet, [one, dear], 1000) == one
    assert deed_to_redeem(fleet, [dear], 3 * cost[dear]) == dear
    assert deed_to_redeem(fleet, [dear], 3 * cost[dear] - 1) is None
    assert deed_to_redeem(fleet, [one], cost[one]) == one
    assert deed_to_redeem(fleet, [one], cost[one] - 1) is None


def test_the_cheapest_odd_deed_is_pledged_if_all_bring_enough() -> None:
    fleet = fleet_of(at(fleet={"A": [ITALIAN, "Ohio", "Murex"]}))
    names = fleet.facts.names
    deeds = [names.index(name) for name in (*vessels_of(ITALIAN), "Ohio", "Murex")]
    odd = deeds[-2:]
    total = sum([fleet.facts.loans[deed] for deed in odd])
    assert deed_to_mortgage(fleet, deeds, total) == min(odd, key=lambda deed: fleet.facts.values[deed])
    assert deed_to_mortgage(fleet, deeds, total + 1) is None
    assert deed_to_mortgage(fleet, deeds, 0) is None


def test_chances_grow_with_money_and_rent_and_a_seat_that_is_out_has_none() -> None:
    players = {"A": {"cash": 900}, "B": {"cash": 100}, "C": {"cash": 100}, "D": {"cash": 0, "is_in": False}}
    table = at(players, {"B": [CUNARD]}, state={"standing": []})
    view = seen(table, "A")
    rich, renting, poor, out = win_chances(view, view.cash, view.hire_now, 0.1, 0.1)
    assert rich > poor
    assert renting > poor
    assert out == pytest.approx(0, abs=1e-6)
    assert rich + renting + poor + out == pytest.approx(1)
