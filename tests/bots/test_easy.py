"""The child's bot: at home in every game, easier to beat than the normal one, and it never composes an offer."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots import find, names
from parlour.bots.playing import play_on, seat_rng
from parlour.lab.simulate import simulate
from parlour.table.table import Table


@pytest.mark.parametrize("slug", parlour.games())
def test_it_plays_every_game(slug: str) -> None:
    assert "easy" in names(slug)
    seats = 2 if slug == "mariners-compass" else 3
    table = parlour.open(slug, seats=seats, seed=8, options={"form": "rounds"} if slug == "pit" else {})
    played(table, seats, 150)
    assert len(table.moves()) > 20


def played(table: Table, seats: int, most: int) -> None:
    children = {seat: find("easy", table.game.slug) for seat in range(seats)}
    play_on(table, children, {seat: seat_rng(8, seat) for seat in range(seats)}, most)


def test_it_offers_nothing_of_its_own() -> None:
    table = parlour.open("weigh-anchor", seats=3, seed=8)
    played(table, 3, 600)
    assert not any(entry.text.startswith(("offer", "counter")) for entry in table.moves())


def test_the_normal_bot_beats_it() -> None:
    found = simulate("mariners-compass", 60, bots=["normal", "easy"], seed=5)
    [normal] = [bot for bot in found.by_bot if bot.name == "normal"]
    assert normal.won > 36
