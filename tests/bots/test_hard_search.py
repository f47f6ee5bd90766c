"""The hard bots that search: where they do better than their guides, and how they judge a table."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import parlour
from parlour.bots import find
from parlour.bots.common.search import Searcher
from parlour.bots.corner_the_market.hard import HardEvaluation, promise
from parlour.bots.loading import make
from parlour.games.corner_the_market.actions import Buy, Enter
from parlour.games.corner_the_market.view import CornerView
from parlour.kit.actions import Bid, DeclineOffer
from parlour.kit.dice import Throw
from parlour.lab.plan import planned
from parlour.lab.simulate import play as play_plan, rows_of, simulate
from parlour.table.table import Table
from parlour.testing import play, random_move, random_table
from tests.games.finance.town import at as town_at
from tests.games.mariners_compass.board import at as compass_at
from tests.games.weigh_anchor.harbour import FRENCH, HOLLAND, at as harbour_at

NOTHING_TO_FIND = ("ten-up", "monopolist")
"""Where `hard` plays like `normal`."""
SEARCHED = [slug for slug in parlour.games() if slug not in ("pit", *NOTHING_TO_FIND)]
GUIDE = "hard@1"
"""With one play-out nothing can be compared: the guide answers."""


def answers(table: Table, seat: str, *names: str) -> list[str]:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    return [table.show(make(name, table.game.slug).choose(view, ask, Random(1))) for name in names]


def searcher(slug: str) -> Searcher:
    bot = find("hard", slug)
    assert isinstance(bot, Searcher)
    return bot


def chances(table: Table) -> list[float]:
    return list(searcher(table.game.slug).estimate(table.view("A")))


@pytest.mark.parametrize("slug", SEARCHED)
def test_hard_searches(slug: str) -> None:
    assert searcher(slug).budget.playouts > 1


@pytest.mark.parametrize(
    ("slug", "options"), [("weigh-anchor", {"short": True}), ("finance", {"round_limit": 20}), ("mariners-compass", {})]
)
def test_a_game_with_search_comes_to_its_end(slug: str, options: dict[str, object]) -> None:
    found = simulate(slug, 1, ["hard@12"], seed=1, seats=2, options=options, records=True, most=3000)
    assert found.unfinished == 0


@pytest.mark.parametrize("slug", NOTHING_TO_FIND)
def test_where_there_is_nothing_to_find_it_plays_like_the_normal_bot(slug: str) -> None:
    def ends(bot: str) -> list[tuple[object, ...]]:
        rows = rows_of(play_plan(planned(slug, [bot], 3, 3), 3))
        return [(row.winners, row.margin, row.answers, row.draws) for row in rows]

    assert ends("hard@50") == ends("normal")


def test_in_corner_the_market_it_tries_what_promises_most() -> None:
    """The cheapest purchase that nears a corner comes before others; offers are left to its baseline."""
    table = random_table("corner-the-market", 2, 7)
    bot = searcher("corner-the-market")
    rng = Random(7)
    ranked = 0
    while ranked < 5:
        ask = table.asks()[0]
        if {choice.make for choice in ask.choices} & {Buy, Enter}:
            view = cast("CornerView", table.view(ask.seat))
            judge = HardEvaluation(view, ask.seat)
            first, *others = bot.candidates(view, ask, ask.default_action)
            assert first == ask.default_action
            assert first not in others
            worths = [promise(view, judge, action) for action in others]
            assert worths == sorted(worths, reverse=True)
            ranked += len(worths) > 1
        random_move(table, rng)


def last_money(cash: int = 83) -> Table:
    """A has a bid of 44 in for the last vessel of the French Line; all else that it owns is pledged or has decks."""
    return harbour_at(
        {"A": {"cash": cash, "at": "Paris"}, "B": {"cash": 858, "at": "Leviathan"}},
        {
            "A": [HOLLAND, "Île de France", "Normandie", "Majestic", "Calshot"],
            "B": ["Glückauf", "Bayonne", "Murex", "Ohio", "Andrea Doria", "Conte di Savoia", "Leviathan"],
        },
        levels={HOLLAND: [1, 1, 2]},
        mortgaged=["Île de France", "Normandie", "Majestic", "Calshot"],
        turn={"stage": "landed", "first": 6, "second": 5},
        above=[
            {"landing": {"throw": 11}},
            {"buying": {"vessel": "Paris", "stage": "decided"}},
            {"auction": {"vessel": "Paris", "lander": "A", "outcry": {"bidders": ["A", "B"], "high": "A", "bid": 44}}},
        ],
        seats=2,
    )


def test_a_bid_is_compared_with_silence_alone() -> None:
    """Not with other bids, and not with resigning."""
    table = last_money()
    view = table.view("B")
    ask = view.ask()
    assert ask is not None
    tried = searcher("weigh-anchor").candidates(view, ask, Bid(66))
    assert [table.show(action) for action in tried] == ["bid 66", "hold"]


def test_a_deck_beyond_the_reserve_is_thought_about_once_a_turn() -> None:
    fleet = {"A": [FRENCH], "B": [HOLLAND]}
    table = harbour_at({"A": {"cash": 160, "at": "Paris"}, "B": {"cash": 900}}, fleet, seats=2)
    view = table.view("A")
    ask = view.ask()
    assert ask is not None
    bot = searcher("weigh-anchor")
    assert [bot.should_search(view, ask, Throw()) for _ in range(2)] == [True, False]
    tried = [table.show(action) for action in bot.candidates(view, ask, Throw())]
    assert tried[0] == "throw"
    assert any(action.startswith("build") for action in tried)
    poor = harbour_at({"A": {"cash": 140, "at": "Paris"}, "B": {"cash": 900}}, fleet, seats=2)
    ask = poor.view("A").ask()
    assert ask is not None
    assert not searcher("weigh-anchor").should_search(poor.view("A"), ask, Throw())


def test_a_sale_is_thought_about_again_when_the_bid_has_risen() -> None:
    """Paris costs 220; a rise by half of that is a new question."""
    table = last_money(cash=500)
    bot = searcher("weigh-anchor")
    thought: list[bool] = []
    for answer, next_bid in (("bid 45", "bid 60"), ("bid 61", "bid 160"), ("bid 161", "bid 180")):
        view = table.view("B")
        ask = view.ask()
        assert ask is not None
        thought.append(bot.should_search(view, ask, Bid(45)))
        play(table, f"B {answer}", f"A {next_bid}")
    assert thought == [True, False, True]


def test_in_weigh_anchor_it_lets_a_rival_spend_his_last_money() -> None:
    """The guide keeps the whole group from A; played to the end, A with a group and no cash is soon bankrupt."""
    assert answers(last_money(), "B", GUIDE, "hard@40") == ["bid 60", "hold"]


def test_in_finance_it_declines_what_completes_a_rival_s_series() -> None:
    """The guide takes Wall Street as the better lease; the other's houses soon cost more."""
    table = town_at(
        {"A": {"cash": 524, "at": "Venetian Lagoon"}, "B": {"cash": 700, "at": "Wall Street"}},
        {
            "A": ["Wayback", "Venetian Lagoon", "Rickety Row", "Easy Street", "Maguire Street", "DeLancey Street"],
            "B": ["Sylvan Dell", "Ye Olde Manor", "Cohen Boulevard", "Rittenhouse Square", "Wall Street"],
        },
        seats=2,
        mover="B",
    )
    play(table, "B offer A: Wall Street for 11 + Venetian Lagoon")
    assert answers(table, "A", GUIDE, "hard@40") == ["accept 1", "decline 1"]


def test_at_the_compass_it_sees_further_than_the_reckoning() -> None:
    """A is a step from the Pole and B too. The reckoning plays for few spins; here the sooner chance counts more."""
    table = compass_at(a=(13, (5, 8)), b=(15, (4, 8)), chance=[(4, 2)])
    play(table, "A spin")
    assert answers(table, "A", GUIDE, "hard@400") == ["play 4", "play 2"]


def test_a_fleet_that_earns_is_worth_more_than_cash_alone() -> None:
    even = harbour_at({"A": {"cash": 800}, "B": {"cash": 800}}, seats=2)
    assert chances(even) == pytest.approx([0.5, 0.5])
    richer = harbour_at({"A": {"cash": 900}, "B": {"cash": 800}}, seats=2)
    assert chances(richer)[0] > 0.5
    decks = harbour_at({"A": {"cash": 800}, "B": {"cash": 800}}, {"A": [FRENCH]}, {FRENCH: 3}, seats=2)
    assert chances(decks)[0] > chances(richer)[0]
    assert sum(chances(decks)) == pytest.approx(1)


def test_who_is_out_wins_no_more() -> None:
    gone = {"A": {"is_in": False, "cash": 0}}
    fleet = harbour_at(gone, mover="B", seats=3, state={"standing": []})
    town = town_at(gone, mover="B", seats=3, state={"first": "A", "standing": []})
    for table in (fleet, town):
        assert chances(table)[0] < 0.001


def test_rents_count_beside_worth_in_finance() -> None:
    even = town_at({"A": {"cash": 800}, "B": {"cash": 800}}, seats=2)
    assert chances(even) == pytest.approx([0.5, 0.5])
    houses = town_at({"A": {"cash": 500}, "B": {"cash": 800}}, {"A": ["wayback"]}, {"wayback": 3}, seats=2)
    assert chances(houses)[0] > 0.5


def test_where_leases_are_out_of_sight_it_does_not_look_them_up() -> None:
    """To play on would show who owns what, and that must be remembered."""
    for shown, is_searched in (("open", True), ("memory", False)):
        table = town_at(leases={"B": ["Wall Street"]}, seats=2, mover="B", ownership_display=shown)
        play(table, "B offer A: Wall Street for 11")
        view = table.view("A")
        ask = view.ask()
        assert ask is not None
        assert searcher("finance").should_search(view, ask, DeclineOffer(1)) is is_searched
