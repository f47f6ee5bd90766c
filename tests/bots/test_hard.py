"""The hard bots and their guides: each does what its file promises where the normal bot does not."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import cast

import pytest

import parlour
from parlour.bots import find, names
from parlour.bots.bot import Bot
from parlour.bots.corner_the_market.evaluation import RIVAL, Evaluation
from parlour.bots.corner_the_market.hard import HardEvaluation
from parlour.bots.finance import baseline as finance_baseline
from parlour.bots.finance.baseline import PUSH, limit_of
from parlour.bots.finance.evaluation import BoardFacts, Holdings
from parlour.bots.mariners_compass import baseline as mariners_baseline
from parlour.bots.mariners_compass.baseline import SPINS, arrival, chance
from parlour.bots.weigh_anchor import baseline as weigh_anchor_baseline
from parlour.core.moves import Action
from parlour.games.corner_the_market.view import CornerView
from parlour.games.finance.view import FinanceView
from parlour.games.mariners_compass.view import MarinersView
from parlour.games.pit.actions import Offer
from parlour.lab.simulate import simulate
from parlour.table.table import Table
from parlour.testing import play
from tests.games.finance.test_auction import boomtown
from tests.games.mariners_compass.board import at as compass_at
from tests.games.pit.hands import rounds
from tests.games.weigh_anchor.harbour import ITALIAN, at as harbour_at

GUIDES: dict[str, type[Bot]] = {
    "weigh-anchor": weigh_anchor_baseline.Baseline,
    "finance": finance_baseline.Baseline,
    "mariners-compass": mariners_baseline.Baseline,
}
"""Who answers where the hard bot does not search."""


def asked(table: Table, seat: str, name: str) -> Action:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    bot = GUIDES[table.game.slug]() if name == "guide" else find(name, table.game.slug)
    return bot.choose(view, ask, Random(0))


def said(table: Table, seat: str, name: str) -> str:
    return table.show(asked(table, seat, name))


@pytest.mark.parametrize("slug", parlour.games())
def test_every_game_has_all_three_levels(slug: str) -> None:
    assert {"easy", "normal", "hard"} <= set(names(slug))


# Mariner's Compass


def test_a_direction_that_is_still_to_be_chosen_is_seen() -> None:
    table = compass_at(a=(6, (3, 8)), b=(10, (3, 9)), chance=[(3, 1)])
    play(table, "A spin")
    assert said(table, "A", "normal") == "play 1"
    assert said(table, "A", "guide") == "play 3"


def test_arrivals_are_chances_that_grow() -> None:
    view = cast("MarinersView", compass_at(a=(6, (4, 8)), b=(0, (4, 5))).view("A"))
    for seat in "AB":
        found = arrival(view, seat)
        assert found[0] == 0
        assert all(0 <= one <= other <= 1 for one, other in pairwise(found))
        assert found[SPINS] == pytest.approx(1, abs=0.01)
    # From NW, with N to be reached from (4, 8): a 1 leads between NW and N, a 2 to N, a 3 between N and NE.
    # One of the two arrows shows one of three numbers out of six with odds 3 in 4.
    assert arrival(view, "A")[1] == pytest.approx(3 / 4)


def test_two_seats_chances_add_up() -> None:
    table = compass_at(a=(6, (3, 7)), b=(2, (5, 6)))
    both = [chance(cast("MarinersView", table.view(seat))) for seat in "AB"]
    assert sum(both) == pytest.approx(1)


def test_the_reckoning_alone_beats_the_normal_bot_at_the_compass() -> None:
    found = simulate("mariners-compass", 400, bots=["hard@1", "normal"], seed=5, paired=True)
    [guide] = [bot for bot in found.by_bot if bot.name == "hard@1"]
    assert guide.won > 216, "about 60 in 100; so few happen once in a hundred runs"


# Weigh Anchor


def test_it_pledges_odd_vessels_for_decks() -> None:
    poor = {"A": {"cash": 120}}
    for fleet, level, answer in (
        ({"A": [ITALIAN, "Ohio"]}, "normal", "throw"),
        ({"A": [ITALIAN, "Ohio"]}, "guide", "mortgage Ohio"),
        ({"A": [ITALIAN, "Ohio"]}, "hard", "mortgage Ohio"),
        ({"A": [ITALIAN]}, "guide", "throw"),
        ({"A": ["Ohio"]}, "guide", "throw"),
    ):
        assert said(harbour_at(poor, fleet), "A", level) == answer, (fleet, level)


def test_it_pledges_nothing_once_the_decks_are_up() -> None:
    table = harbour_at({"A": {"cash": 120}}, {"A": [ITALIAN, "Ohio"]}, levels={ITALIAN: 3})
    assert said(table, "A", "hard") == "throw"


# Finance


def limit(table: Table, seat: str, name: str) -> int:
    """How far a bot goes when C keeps raising."""
    most = 0
    while (answer := said(table, seat, name)).startswith("bid"):
        most = int(answer.split()[1])
        play(table, f"{seat} {answer}", f"C bid {most + 5}")
    return most


def test_it_drives_up_a_rival_who_needs_the_lease() -> None:
    leases = {"D": ["Rickety Row", "Easy Street"]}
    table = boomtown(leases=leases)
    view = cast("FinanceView", table.view("B"))
    holdings = Holdings(BoardFacts(view), view, 1)
    lease = holdings.facts.names.index("Boomtown")
    theirs = limit_of(holdings, 3, lease)
    pushed = limit(table, "B", "guide")
    assert limit(boomtown(leases=leases), "B", "normal") < PUSH * theirs - 5
    assert PUSH * theirs - 10 <= pushed <= PUSH * theirs


def test_it_pays_less_for_the_end_of_a_series() -> None:
    leases = {"B": ["Rickety Row", "Easy Street"]}
    guide, normal = (limit(boomtown(leases=leases), "B", name) for name in ("guide", "normal"))
    assert limit(boomtown(), "B", "guide") < guide < normal


# Pit


@pytest.mark.parametrize(("hand", "floors"), [("Oil 5 + Gas 4", (2, 4)), ("Oil 8 + Gas", (1, 1))])
def test_its_sets_go_whole_until_it_is_near_a_corner(hand: str, floors: tuple[int, int]) -> None:
    for name, floor in zip(("normal", "hard"), floors, strict=True):
        table = rounds({"A": hand})
        offer = asked(table, "A", name)
        assert isinstance(offer, Offer)
        assert offer.floor == floor


# Corner the Market


@pytest.mark.parametrize(("seats", "envy"), [(2, 1.0), (3, 0.5), (5, 0.25)])
def test_one_rival_s_gain_is_one_s_own_loss(seats: int, envy: float) -> None:
    view = cast("CornerView", parlour.open("corner-the-market", seats=seats, seed=1).view("A"))
    assert HardEvaluation(view, 0).rival == envy
    assert Evaluation(view, 0).rival == RIVAL
    assert HardEvaluation(view, 0).reach < Evaluation(view, 0).reach, "it expects to come by contracts more slowly"
