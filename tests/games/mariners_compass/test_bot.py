"""The bot: it sees what its seat sees, takes the Pole when it can, and beats chance."""

from __future__ import annotations

from random import Random
from typing import cast

import parlour
from parlour import bots
from parlour.bots.mariners_compass.normal import outlook, worth
from parlour.bots.playing import play_on, seat_rng
from parlour.games.mariners_compass.view import MarinersView
from parlour.table.table import Table
from parlour.testing import play
from tests.games.mariners_compass.board import CITY, at, seen

SLUG = "mariners-compass"


def answer_of(table: Table, seat: str = "A") -> str:
    bot = bots.find("normal", SLUG)
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    return table.show(bot.choose(view, ask, Random(0)))


def test_it_takes_the_number_that_wins() -> None:
    for spin in ((1, 2), (2, 1)):
        table = at(a=(6, (4, 8)), b=(0, CITY), chance=[spin])
        play(table, "A spin")
        assert answer_of(table) == "play 2"


def test_it_goes_towards_the_pole() -> None:
    table = at(chance=[(6, 6)])
    play(table, "A spin")
    assert answer_of(table) == "go NW"


def test_it_stays_rather_than_go_south_where_it_may() -> None:
    table = at(a=(13, (4, 8)), b=(8, CITY), chance=[(3, 3)], expedition_move="optional")
    play(table, "A spin")
    assert answer_of(table) == "stay"


def test_a_small_man_before_n_looks_better_than_one_past_it() -> None:
    before, past = (seen(at(a=(space, CITY))) for space in (4, 10))
    assert outlook(before, 0) > outlook(past, 0)
    assert outlook(seen(at()), 0) == 0
    assert before.distance("A") == 4


def test_a_rival_sent_past_n_is_worth_something() -> None:
    """All else equal, the table looks better with the other's small man displaced to N than well placed on W."""
    well, displaced = (cast("MarinersView", at(a=(6, CITY), b=(space, CITY)).view("A")) for space in (4, 8))
    assert worth(displaced) > worth(well)


def test_it_beats_chance_from_either_seat() -> None:
    won = 0
    for game in range(60):
        mine = game % 2
        table = parlour.open(SLUG, seats=2, seed=game)
        seated = {mine: bots.find("normal", SLUG), 1 - mine: bots.find("random", SLUG)}
        play_on(table, seated, {seat: seat_rng(game, seat) for seat in (0, 1)})
        outcome = table.outcome()
        assert outcome is not None
        won += mine in outcome.winners
    assert won >= 54
