"""The traders of Pit: they finish games in both forms, see only their seat, and the good one is the better one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from parlour import bots
from parlour.bots.playing import HUMAN, play_live, play_on, seat_rng
from parlour.games.pit.events import HandVoided
from parlour.table.table import Table
from parlour.testing import random_table
from tests.games.pit.hands import live, rounds, view

NAMES = ("normal", "fixed-aim", "random")


def play(table: Table, kinds: list[str], seed: int, seconds: float = 10_000.0, paces: tuple[float, ...] = ()) -> Table:
    seated = {seat: bots.find(kind, "pit") for seat, kind in enumerate(kinds)}
    rngs = {seat: seat_rng(seed, seat) for seat in seated}
    if table.options["form"] == "live":
        play_live(table, seated, rngs, dict(enumerate(paces or [1.0] * len(kinds))), Random(seed), seconds)
    else:
        play_on(table, seated, rngs)
    return table


def points(kinds: tuple[str, str], form: str, games: int) -> Counter[str]:
    """The points of each kind, two of each at the table; every first deal is played from both sides."""
    won: Counter[str] = Counter()
    for game in range(games):
        seed = game // 2
        seated = [kinds[(seat + game) % 2] for seat in range(4)]
        table = play(random_table("pit", 4, seed, {"form": form, "bull_and_bear": True}), seated, seed)
        outcome = table.outcome()
        assert outcome is not None
        for kind, score in zip(seated, outcome.scores, strict=True):
            won[kind] += score
    return won


@pytest.mark.parametrize(("name", "tables", "target"), [("normal", (3, 5, 8), 500), ("hard", (3, 5), 200)])
@pytest.mark.parametrize("form", ["rounds", "live"])
def test_a_game_of_good_traders_ends_at_the_target_without_void_hands(
    form: str, name: str, tables: tuple[int, ...], target: int
) -> None:
    for seats in tables:
        options = {"form": form, "bull_and_bear": seats != 3, "target": target}
        table = play(random_table("pit", seats, seats, options), [name] * seats, seats)
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.reason == "target"
        assert not any(isinstance(event, HandVoided) for event in table.events)


@pytest.mark.parametrize(
    ("form", "rival"), [("rounds", "random"), ("rounds", "fixed-aim"), ("live", "random"), ("live", "fixed-aim")]
)
def test_the_good_trader_scores_more_than_its_rivals(form: str, rival: str) -> None:
    won = points(("normal", rival), form, 16 if rival == "fixed-aim" else 4)
    assert won["normal"] > 1.2 * won[rival]


def test_stubborn_traders_circle_and_the_limit_ends_it() -> None:
    table = play(random_table("pit", 3, 2, {"bull_and_bear": True}), ["fixed-aim"] * 3, 2)
    assert table.is_over()
    assert any(isinstance(event, HandVoided) for event in table.events)


@pytest.mark.parametrize("name", ["normal", "fixed-aim"])
def test_a_trader_hits_the_board_at_once_and_in_the_best_words(name: str) -> None:
    for make in (rounds, live):
        table = make({"A": "Platinum 9 + Bull"}, bull_and_bear=True, corner_words="strict")
        ask = view(table, "A").ask()
        assert ask is not None
        action = bots.find(name, "pit").choose(table.view("A"), ask, Random(1))
        assert table.show(action) == "double bull corner Platinum"


def test_a_trader_gets_rid_of_the_bear_first() -> None:
    table = rounds({"A": "Oil 6 + Gas 3 + Bear"}, bull_and_bear=True)
    ask = view(table, "A").ask()
    assert ask is not None
    text = table.show(bots.find("normal", "pit").choose(table.view("A"), ask, Random(1)))
    assert text.startswith("offer Bear + ")
    assert text.endswith(" floor 1")


def test_the_pace_is_the_driver_s_and_counts() -> None:
    """Who looks up more often trades more often; the rules know nothing of it."""
    acted: Counter[str] = Counter()
    for seed in range(3):
        table = random_table("pit", 3, seed, {"form": "live"})
        play(table, ["normal"] * 3, seed, seconds=60.0, paces=(4.0, 1.0, 0.25))
        acted.update(entry.who for entry in table.moves() if entry.who != "*")
    assert acted["A"] > acted["B"] > acted["C"]


def test_at_a_human_pace_a_hand_takes_minutes_not_hours() -> None:
    """At twice the pace the same game takes half the time, and not a message is different."""
    spent: list[float] = []
    records: list[list[str]] = []
    for pace in (HUMAN, 2 * HUMAN):
        table = random_table("pit", 4, 1, {"form": "live", "target": 50})
        seated = {seat: bots.find("normal", "pit") for seat in range(4)}
        rngs = {seat: seat_rng(1, seat) for seat in seated}
        spent.append(play_live(table, seated, rngs, pace, Random(1)))
        records.append([f"{entry.who} {entry.text}" for entry in table.moves()])
    assert records[0] == records[1]
    assert spent[0] == pytest.approx(2 * spent[1])
    assert 10 < spent[0] < 600


@pytest.mark.parametrize("name", ["normal", "fixed-aim"])
def test_a_trader_who_takes_over_a_seat_that_has_held_its_corner_keeps_it(name: str) -> None:
    table = rounds({"A": "Oil 9"}, seats=3)
    table.act("A", "hold")
    ask = view(table, "A").ask()
    assert ask is not None
    assert table.show(bots.find(name, "pit").choose(table.view("A"), ask, Random(1))) == "pass"
