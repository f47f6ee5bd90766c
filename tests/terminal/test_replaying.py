"""Stepping through a record: on, back, to a number."""

from __future__ import annotations

from random import Random

import parlour
from parlour.terminal import replay
from tests.terminal.at_screen import at_screen


def table() -> parlour.Table:
    table = parlour.open("mariners-compass", seats=["Ann", "Bo"], seed=4)
    for line in ("start from New York with red", "start from London with blue", "spin"):
        table.act(table.asks()[0].seat, line)
    return table


def test_enter_goes_on_and_ends_after_the_last() -> None:
    out = at_screen(lambda screen: replay.step_through(screen, table()), "\n" * 9)
    for place in ("0 of 4", "1 of 4", "2 of 4", "3 of 4", "4 of 4"):
        assert out.count(f"\n{place}  Enter: next") == 1
    assert out.count("New York ──") == 5
    assert "The game goes on from here" in out


def test_back_and_numbers_move_about() -> None:
    out = at_screen(lambda screen: replay.step_through(screen, table()), "b\n3\nb\n99\nnonsense\n0\nq\n")
    places = [line.split(" of ")[0] for line in out.splitlines() if " of 4  Enter: next" in line]
    assert places == ["0", "0", "3", "2", "4", "4", "0"]
    assert "'nonsense' is not understood." in out


def test_a_finished_game_says_how_it_ended() -> None:
    played = parlour.open("ten-up", seats=["Ann", "Bo"], seed=1, options={"turn_cap": 2})
    rng = Random(1)
    while not played.is_over():
        ask = played.asks()[0]
        played.act(ask.seat, ask.sample(rng))
    out = at_screen(lambda screen: replay.print_all(screen, played))
    assert "House rules: turn_cap=2." in out
    assert "No turns are left" in out
