"""The normal bot: what it does where the better answer is plain, and that it beats chance."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour import bots
from parlour.bots.playing import play_on, seat_rng
from parlour.table.table import Table
from parlour.testing import play, settings
from tests.games.ten_up.scenes import scene


def choice(table: Table) -> str:
    """What the bot answers for the seat that is asked."""
    (ask,) = table.asks()
    action = bots.find("normal", "ten-up").choose(table.view(ask.seat), ask, Random(1))
    return table.show(action)


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


def test_it_tallies_on_the_way() -> None:
    assert choice(after(scene(chance=[(6, 4)]), "A spin")) == "play 4"


def test_it_keeps_away_from_a_square_one() -> None:
    assert choice(after(scene(chance=[(3, 1)], A=(4, "T1:2")), "A spin")) == "play 1"


def test_it_displaces_where_it_can() -> None:
    assert choice(after(scene(chance=[(3, 5)], B=(5, "T1:2")), "A spin")) == "play 5"


def test_it_displaces_the_leader_rather_than_the_last() -> None:
    table = scene(3, [(2, 3)], B=(2, "T1:1"), C=(3, "T1:4 T2:3"))
    assert choice(after(table, "A spin")) == "play 3"


def test_it_does_not_refuse_a_point() -> None:
    assert choice(after(scene(chance=[(1, 2)], A=(1, "T1:4")), "A spin", "A play 1")) == "enter T1"


def test_it_wins_when_it_can() -> None:
    assert choice(after(scene(chance=[(3, 4)], A=(0, "T1:1 T2:4 T3:4")), "A spin")) == "play 4"


def test_it_keeps_its_tables_open() -> None:
    """The last counter in hand is for T4, where it has none: the point goes forward on a table it holds."""
    table = scene(chance=[(2, 3)], A=(0, "T1:1 T2:1 T3:1"), B=(5, ""))
    assert choice(after(table, "A spin", "A play 2")).startswith("forward")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    """Of 24 games in turn from every seat it wins well more than its share."""
    won = 0
    for game in range(24):
        table = parlour.open("ten-up", seats=seats, seed=game)
        mine = game % seats
        players = {n: bots.find("normal" if n == mine else "random", "ten-up") for n in range(seats)}
        play_on(table, players, {n: seat_rng(game, n) for n in players})
        outcome = table.outcome()
        assert outcome is not None
        won += outcome.winners == (mine,)
    assert won >= 24 * 1.5 / seats


@pytest.mark.parametrize("name", settings("ten-up"))
def test_it_plays_by_every_reading(name: str) -> None:
    table = parlour.open("ten-up", seats=3, seed=7, options=settings("ten-up")[name])
    players = {n: bots.find("normal", "ten-up") for n in range(3)}
    play_on(table, players, {n: seat_rng(7, n) for n in players})
    assert table.is_over()
