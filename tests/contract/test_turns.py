"""Turns: what a game says of their number and of whose turn it is."""

from __future__ import annotations

from typing import Any

from parlour.table.table import Table
from parlour.testing import hand_table, random_play

MOVES = 400


def turn_of(table: Table) -> tuple[int | None, int | None]:
    state = table.copy_state()
    return table.game.turn_number(state), table.game.mover(state)


def test_the_turn_number_never_goes_down_and_rises_one_by_one(slug: str, seats: int) -> None:
    table = hand_table(slug, seats)
    before, _mover = turn_of(table)
    first = before
    for _events in random_play(table, seats, most=MOVES):
        number, _mover = turn_of(table)
        if before is None or number is None:
            assert before is number is None
        else:
            assert 0 <= before <= number <= before + 1
        before = number
    assert first == (None if before is None else 0)
    assert before is None or before > 0


def test_turn_and_mover_are_those_that_the_view_and_the_position_show(slug: str, seats: int) -> None:
    table = hand_table(slug, seats)
    view: Any = table.view()
    for _events in random_play(table, seats + 1, most=MOVES // 4):
        number, mover = turn_of(table)
        position = table.position()
        counted = [position[name] for name in ("turn", "turns", "dealt") if name in position]
        assert [number] == (counted or [None if number is None else 0])  # a position leaves out a 0
        assert (None if mover is None else table.lexicon.letter(mover)) == position.get("mover")
        if hasattr(view, "turns"):
            assert number == view.turns()
        if hasattr(view, "mover"):
            assert mover is not None
            assert table.lexicon.letter(mover) == view.mover()
