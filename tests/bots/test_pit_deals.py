"""Inference in Pit: exact where all deals can be counted, honest where a lot leaves some out, and better than none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import comb, log
from random import Random
from statistics import mean, stdev
from typing import Any, cast

import pytest

from parlour.bots.pit.hand_tracker import HandTracker
from parlour.bots.pit.normal import NormalBot
from parlour.bots.pit.possible_deals import Deal, PossibleDeals
from parlour.bots.pit.trader_model import CardsInPlay, TraderModel, pack_of
from parlour.bots.playing import play_live, play_on, seat_rng
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.pit.hands import cards_in, count, pack, size
from parlour.games.pit.view import PitView
from parlour.table.table import Table
from parlour.testing import random_table

TINY = CardsInPlay(((0, 50), (1, 75), (2, 100)), 3)
"""Three commodities of three cards each."""
POOL = pack((0, 0, 1, 1, 1, 2, 2))
SIZES = (3, 2, 2)
Weights = dict[Deal, float]


def all_dealt() -> Weights:
    """Every order of the cards is as likely as any other."""
    found: Counter[Deal] = Counter()
    for order in permutations(cards_in(POOL)):
        found[pack(order[:3]), pack(order[3:5]), pack(order[5:])] += 1
    return {deal: float(ways) for deal, ways in found.items()}


def with_change(deal: Deal, seat: int, change: int) -> Deal:
    hands = list(deal)
    hands[seat] += change
    return tuple(hands)


def after_a_call(weights: Weights, habits: TraderModel, seat: int, number: int) -> Weights:
    return {deal: weight * habits.call(deal[seat], number) for deal, weight in weights.items()}


def after_a_swap(
    weights: Weights, habits: TraderModel, seats: Sequence[int], numbers: Sequence[int], k: int
) -> Weights:
    """Every set that one may have called with every one of the other, card by card."""
    found: Weights = {}
    for deal, weight in weights.items():
        sides = []
        for seat, number in zip(seats, numbers, strict=True):
            lots = [lot for lot in habits.lots(deal[seat]) if lot.number == number]
            sides.append([(lot.firsts[k], lot.chance / sum(other.chance for other in lots)) for lot in lots])
        for gave, likely in sides[0]:
            for got, chance in sides[1]:
                after = with_change(with_change(deal, seats[0], got - gave), seats[1], gave - got)
                found[after] = found.get(after, 0.0) + weight * likely * chance
    return found


def shares(weights: Weights) -> Weights:
    whole = sum(weights.values())
    return {deal: weight / whole for deal, weight in weights.items() if weight}


def told(deals: PossibleDeals) -> PossibleDeals:
    """A short story: numbers, a swap of two others, a trade with oneself, another number."""
    for seat, number in enumerate((2, 1, 1)):
        deals.called(seat, number)
    deals.swapped(1, 1, 2, 1, 1)
    deals.traded([0], [2], pack((1, 1)), pack((0, 2)))
    deals.called(2, 1)
    return deals


def counted(habits: TraderModel) -> Weights:
    """The same story by brute force."""
    weights = all_dealt()
    for seat, number in enumerate((2, 1, 1)):
        weights = after_a_call(weights, habits, seat, number)
    weights = after_a_swap(weights, habits, (1, 2), (1, 1), 1)
    traded: Weights = {}
    for deal, weight in weights.items():
        lots = [lot for lot in habits.lots(deal[0]) if lot.number == 2]
        for lot in lots:
            if lot.firsts[2] == pack((1, 1)):
                after = with_change(deal, 0, pack((0, 2)) - pack((1, 1)))
                chance = lot.chance / sum(other.chance for other in lots)
                traded[after] = traded.get(after, 0.0) + weight * chance
    return shares(after_a_call(traded, habits, 2, 1))


def test_the_deals_of_a_tiny_pack_are_those_of_all_orders_of_its_cards() -> None:
    deals = PossibleDeals(TraderModel(TINY), POOL, SIZES, Random(1), limit=1000)
    assert deals.weights() == pytest.approx(shares(all_dealt()))


def test_what_is_inferred_is_exact_where_all_deals_can_be_counted() -> None:
    habits = TraderModel(TINY)
    deals = told(PossibleDeals(habits, POOL, SIZES, Random(1), limit=1000))
    deals.doubt()
    wanted = counted(habits)
    assert len(wanted) > 3
    assert deals.weights() == pytest.approx(wanted)


def test_where_a_lot_leaves_deals_out_the_average_is_still_right() -> None:
    habits = TraderModel(TINY)
    exact = PossibleDeals(habits, POOL, SIZES, Random(1), limit=1000)
    exact.swapped(1, 0, 2, 0, 1)
    guessed: list[float] = []
    for seed in range(400):
        deals = PossibleDeals(habits, POOL, SIZES, Random(seed), limit=12)
        deals.swapped(1, 0, 2, 0, 1)
        assert len(deals.weights()) <= 12
        guessed.append(deals.expected(1, 2))
    assert abs(mean(guessed) - exact.expected(1, 2)) < 4 * stdev(guessed) / 20


def test_the_same_chance_infers_the_same() -> None:
    pool = pack(tuple([card for card in range(4) for _ in range(7)]))
    found = []
    for _ in range(2):
        four = CardsInPlay(((0, 50), (1, 60), (2, 70), (3, 80)), 9)
        deals = PossibleDeals(TraderModel(four), pool, (10, 9, 9), Random(5))
        deals.called(0, 3)
        deals.swapped(0, 3, 1, 0, 2)
        deals.doubt()
        found.append(list(deals.weights().items()))
    assert found[0] == found[1]
    assert len(found[0]) > 50


def test_what_nobody_was_thought_to_do_is_taken_in_all_the_same() -> None:
    """He gives cards of three commodities at once, which no habit explains, and then cards that no deal had left."""
    deals = PossibleDeals(TraderModel(TINY), POOL, SIZES, Random(1), limit=1000)
    deals.traded([0], [3], pack((0, 1, 2)), pack((2, 2, 2)))
    assert {deal[0] for deal in deals.weights()} == {pack((2, 2, 2))}
    deals.traded([0], [3], pack((2, 2, 2)), pack((0, 1, 2)))
    deals.traded([1], [0], pack((2, 2)), pack((0, 0)))
    assert {sum(deal) for deal in deals.weights()} == {POOL - pack((2, 2)) + pack((0, 0))}
    assert sum(deals.weights().values()) == pytest.approx(1)
    assert all(tuple(map(size, deal)) == SIZES for deal in deals.weights())


def test_who_has_not_hit_the_board_held_no_corner() -> None:
    habits = TraderModel(CardsInPlay(((0, 50), (1, 75)), 2))
    deals = PossibleDeals(habits, pack((0, 0, 1, 1)), (2, 2), Random(1), limit=100)
    deals.nobody_cornered()
    assert deals.weights() == {(pack((0, 1)), pack((0, 1))): 1.0}


class Witness(NormalBot):
    """A normal bot that follows the hand, and tells how well."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.lead: list[float] = []
        """Of each look at each other's cards of a commodity: how much more likely the truth is after all that was seen
        than with one's own cards alone, as a logarithm."""
        self._following: HandTracker | None = None
        self._number = 0

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        action = super().choose(view, ask, rng)
        pit = cast("PitView", view)
        if pit.stage() in ("calling", "trading"):
            if self._following is None or self._number != pit.hand_number():
                self._following = HandTracker(pit, TraderModel(pack_of(pit)), rng)
                self._number = pit.hand_number()
            else:
                self._following.look(pit, rng)
                self._judge(self._following)
            self._following.answered(action)
        return action

    def _judge(self, following: HandTracker) -> None:
        hands = [dict(cast("PitView", self.table.view(seat)).hand()) for seat in following.others]
        cards = sum(sum(hand.values()) for hand in hands)
        for place, hand in enumerate(hands):
            number = sum(hand.values())
            for suit in cast("PitView", self.table.view(0)).suits():
                card = self.table.lexicon.number("card", suit)
                held = hand.get(suit, 0)
                alike = sum(other.get(suit, 0) for other in hands)
                before = comb(alike, held) * comb(cards - alike, number - held) / comb(cards, number)
                weights = following.deals.weights()
                now = sum(weight for deal, weight in weights.items() if count(deal[place], card) == held)
                self.lead.append(log(0.95 * now + 0.05 * before) - log(before))


@pytest.mark.parametrize(("form", "specials"), [("rounds", False), ("rounds", True), ("live", False), ("live", True)])
def test_the_truth_is_more_likely_after_all_that_was_seen_than_before(form: str, specials: bool) -> None:
    leads: list[float] = []
    for seed in range(3):
        table = random_table("pit", 4, seed, {"form": form, "bull_and_bear": specials, "target": 150})
        witness = Witness(table)
        seated = {0: witness, **{seat: NormalBot() for seat in (1, 2, 3)}}
        rngs = {seat: seat_rng(seed, seat) for seat in seated}
        if form == "live":
            play_live(table, seated, rngs, 1.0, Random(seed))
        else:
            play_on(table, seated, rngs)
        leads += witness.lead
    assert len(leads) > 500
    assert mean(leads) > 0.2
