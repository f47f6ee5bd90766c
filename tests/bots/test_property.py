"""What the bots of property games share: limits of offers, objections, reserves, mortgages, chances to win."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.bots.common.decline_reasons import needs_cash
from parlour.bots.common.property.evaluation import Exchange, PropertyHoldings, SetValues, win_chances
from parlour.bots.common.property.money import FEAR, MIN_RESERVE, deed_to_mortgage, deed_to_redeem, reserve
from parlour.bots.common.property.rivals import RivalModel
from parlour.bots.common.property.trading import MIN_CASH, Deal, OfferMemory, exchanges, objection, price
from parlour.bots.common.property.visits import visits
from parlour.bots.finance import evaluation as finance
from parlour.bots.playing import play_on, seat_rng
from parlour.bots.temperament import NEUTRAL
from parlour.bots.weigh_anchor.evaluation import WEIGHTS, BoardFacts, Holdings, facts_of
from parlour.table.table import Table
from tests.games.weigh_anchor.harbour import CUNARD, ITALIAN, at, seen, vessels_of

DEAL: Deal = (1, 1, 2)


class Rented(PropertyHoldings[BoardFacts]):
    """Holdings with given rents."""

    def __init__(self, fleet: Holdings, rents: list[int]) -> None:
        super().__init__(fleet.facts, fleet.me, fleet.view.table_by_number())
        self.rents = rents

    def rent_of(self, deed: int) -> int:
        return self.rents[deed]


def fleet_of(table: Table) -> Holdings:
    view = seen(table, "A")
    return Holdings(BoardFacts(view), view, 0)


def bits(fleet: Holdings, *names: str) -> int:
    return sum([1 << fleet.facts.names.index(vessel) for name in names for vessel in vessels_of(name)])


def test_a_ring_without_cards_is_visited_evenly() -> None:
    assert visits((0, 1, 1), [(space,) for space in range(5)]) == pytest.approx([1] * 5)


def test_what_lies_behind_a_place_that_tokens_are_sent_to_is_visited_most() -> None:
    """All throws move by 1 or 2; space 0 sends to space 5 of ten, and a card on space 6 to space 9 half of the time."""
    ends = [(space,) for space in range(10)]
    even = visits((0, 1, 1), ends)
    sent = visits((0, 1, 1), [(5,), *ends[1:]])
    assert sent[5] == max(sent)
    assert sent[6] > even[6]
    assert sent[1] < even[1]
    assert sum(sent) == pytest.approx(10)
    drawn = visits((0, 1, 1), [*ends[:6], (6, 9), *ends[7:]])
    assert drawn[9] == max(drawn)


@pytest.mark.parametrize("slug", ["weigh-anchor", "finance"])
def test_long_run_visits_are_those_of_thrown_dice(slug: str) -> None:
    """A token of its own, thrown 200,000 times by the rules' throws and ends, against the chain."""
    view: Any = parlour.open(slug, seats=2, seed=1).view("A")
    throws, ends = view.throws_by_number(), view.ends_by_number()
    lengths = [steps for steps, ways in enumerate(throws) for _ in range(ways)]
    rng = Random(5)
    stops = [0] * len(ends)
    at = 0
    for _ in range(200_000):
        at = (at + rng.choice(lengths)) % len(ends)
        stops[at] += 1
        while (end := rng.choice(ends[at])) != at:
            at = end
            stops[at] += 1
    mean = sum(stops) / len(stops)
    assert visits(throws, ends) == pytest.approx([count / mean for count in stops], abs=0.06)


def test_often_visited_deeds_are_worth_more() -> None:
    """The orange group lies a throw behind the Graving Dock."""
    facts = fleet_of(at()).facts
    by_group = dict(zip(facts.group_names, facts.groups, strict=True))
    means = {
        name: sum([facts.visits[deed] for deed in range(len(facts.names)) if bits >> deed & 1]) / bits.bit_count()
        for name, bits in by_group.items()
    }
    assert max([means[facts.group_names[n]] for n in facts.buildable]) == means[ITALIAN]
    even, weighed = [BoardFacts(seen(at(), "A"), WEIGHTS._replace(visits=weight)) for weight in (0.0, 1.0)]
    assert weighed.earnings[facts.group_names.index(ITALIAN)] > even.earnings[facts.group_names.index(ITALIAN)]


def test_a_rival_s_gain_counts_less_the_more_rivals_there_are() -> None:
    facts = fleet_of(at()).facts
    weights = WEIGHTS._replace(rivals=1.2, rival=0.8)
    parts = BoardFacts(seen(at(), "A"), weights).rival_parts
    assert parts[1:6] == [0.8, pytest.approx(0.6), pytest.approx(0.4), pytest.approx(0.3), pytest.approx(0.24)]
    for seats in (2, 3, 4):
        assert fleet_of(at(seats=seats)).rival_part == facts.rival_parts[seats - 1]


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
    deal = (1, 0, bits(fleet, last))
    assert deal in list(exchanges(fleet, set()))
    assert deal not in list(exchanges(fleet, {deal}))
    cash = price(fleet, deal, MIN_CASH - fleet.cash[1])
    assert cash is not None
    assert cash > fleet.facts.values[fleet.facts.names.index(last)], "B also sees what it does for A"
    assert price(fleet, deal, cash + 100) == cash + 100


def test_a_lost_deed_leaves_nothing_to_wish_for() -> None:
    *mine, last = vessels_of(ITALIAN)
    fleet = fleet_of(at(fleet={"A": mine, "B": [last]}))
    before = fleet.bonus(0, fleet.held[0], 1000)
    fleet.lost = bits(fleet, last)
    fleet.values = fleet.facts.set_values(fleet.mortgaged, fleet.built, fleet.lost)
    assert list(exchanges(fleet, set())) == []
    assert fleet.bonus(0, fleet.held[0], 1000) == 0 < before


def test_interest_on_a_mortgaged_vessel_counts_as_spent() -> None:
    *mine, last = vessels_of(ITALIAN)
    said = {}
    for mortgaged in ((), (last,)):
        table = at({"A": {"cash": 100 + MIN_CASH}}, {"A": mine, "B": [last]}, mortgaged=mortgaged)
        fleet = fleet_of(table)
        said[mortgaged] = objection(fleet, 0, 1, 0, bits(fleet, last), 100)
    refusal = said[(last,)]
    assert said[()] is None
    assert refusal is not None
    assert refusal.name == needs_cash(0).name
    assert int(refusal.fields["amount"]) > MIN_CASH


def test_the_reserve_is_a_share_of_the_highest_rent_ahead_within_bounds() -> None:
    fleet = fleet_of(at())
    reached = [fleet.facts.deed_at[steps] for steps in range(2, 13) if fleet.facts.deed_at[steps] >= 0]
    worst = reached[-1]
    beyond = set(range(len(fleet.facts.names))) - set(reached)
    deeds = range(len(fleet.facts.names))
    assert reserve(Rented(fleet, [0 for _ in deeds]), 0, 400) == MIN_RESERVE
    assert reserve(Rented(fleet, [500 if deed == worst else 200 for deed in deeds]), 0, 400) == int(FEAR * 500)
    assert reserve(Rented(fleet, [2000 for _ in deeds]), 0, 400) == 400
    assert reserve(Rented(fleet, [2000 if deed in beyond else 0 for deed in deeds]), 0, 400) == MIN_RESERVE


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
    fleet = fleet_of(table)
    rich, renting, poor, out = win_chances(
        view.table_by_number()[0], view.wealth_by_number(), [fleet.income(seat) for seat in range(4)], 0.1, 0.1
    )
    assert rich > poor
    assert renting > poor
    assert out == pytest.approx(0, abs=1e-6)
    assert rich + renting + poor + out == pytest.approx(1)


def test_remembered_values_of_deeds_are_those_computed_anew() -> None:
    """In whole games, whatever was asked before: the memory of shared facts against a fresh computation."""
    for seed in range(3):
        table = parlour.open("weigh-anchor", seats=3, seed=seed)
        seated = {seat: bots.find("normal", "weigh-anchor") for seat in range(3)}
        rngs = {seat: seat_rng(seed, seat) for seat in range(3)}
        while not table.is_over() and play_on(table, seated, rngs, most=23):
            view = seen(table, "A")
            fleet = Holdings(facts_of(view), view, 0)
            fresh = SetValues(BoardFacts(view), fleet.mortgaged, fleet.built, fleet.lost)
            for mine, theirs in ((fleet.held[0], fleet.held[1]), (fleet.held[1], fleet.held[2])):
                for deeds in (mine, mine | theirs, mine | fleet.unowned & 0xFF):
                    assert fleet.base(deeds) == fresh.find_base(deeds)
                    assert fleet.values.bonus(deeds, 500) == simple_bonus(fresh, fleet.facts, deeds, 500)
                swap = Exchange(fleet, 0, 1, mine & 7, theirs & 7)
                assert swap.gain(30) == fleet.gain(0, 1, mine & 7, theirs & 7, 30)


@pytest.mark.parametrize(
    ("who", "low", "high"), [("normal", 0.99, 1.01), ("normal/augusta", 1.05, 1.4), ("normal/edmund", 0.7, 0.95)]
)
def test_at_auctions_rivals_show_how_boldly_they_bid(who: str, low: float, high: float) -> None:
    """Augusta bids up to a quarter more than the neutral player, Edmund 15 per cent less."""
    table = parlour.open("finance", seats=4, seed=1)
    seated = [bots.find("normal", "finance"), *[bots.find(who, "finance") for _ in range(3)]]
    rngs = [seat_rng(1, seat) for seat in range(4)]
    model = RivalModel()
    view: Any = table.view("A")
    while view.stacked() and not table.is_over():
        ask = next(ask for ask in table.asks() if ask.required)
        if ask.seat == 0:
            view = table.view("A")
            model.see(finance.Holdings(finance.facts_of(view), view, 0), *view.lot_by_number())
        table.act(ask.seat, seated[ask.seat].choose(table.view(ask.seat), ask, rngs[ask.seat]))
    found = [model.temperament(seat).bidding for seat in (1, 2, 3)]
    assert low < found[0] < high
    assert low < sum(found) / 3 < high
    assert all(model.temperament(seat)._replace(bidding=1.0) == NEUTRAL for seat in range(4))


def simple_bonus(values: SetValues, facts: BoardFacts, deeds: int, cash: int) -> float:
    """The bonus as a formula: each group at its worth, limited by the money to build."""
    found = values.find_prospects(deeds)
    shares = [
        min(1.0, max(facts.weights.min_share, (cash + found.loans) / cost)) if cost else 1.0 for cost in found.costs
    ]
    return sum([worth * share for worth, share in zip(found.worths, shares, strict=True)])
