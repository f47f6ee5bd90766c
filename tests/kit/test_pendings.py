"""Whom a table waits for, in the order in which they sit."""

from __future__ import annotations

import pytest

from parlour.core.moves import DECIDE
from parlour.kit.asks import waits_after


def test_those_waited_for_and_those_free_stand_in_order_from_a_seats_left() -> None:
    pending = waits_after(2, 4).pending(0b0101, 0b1010)
    assert (pending.kind, pending.seats, pending.free, pending.draw) == (DECIDE, (0, 2), (3, 1), None)
    assert waits_after(3, 4).pending(0b0101, 0b1010).seats == (0, 2)
    assert waits_after(0, 4).pending(0b0101, 0b1010).seats == (2, 0)


def test_each_case_is_made_once() -> None:
    waits = waits_after(1, 3)
    assert waits is waits_after(1, 3)
    assert waits.pending(0b001, 0b110) is waits.pending(0b001, 0b110)
    assert waits.pending(0b001, 0b110) is not waits.pending(0b001, 0b100)
    assert waits.every(0b111) is waits.every(0b111)


@pytest.mark.parametrize("playing", [0b111, 0b101, 0b001])
def test_of_every_set_of_seats_the_others_in_the_game_are_free(playing: int) -> None:
    waits = waits_after(0, 3)
    for waited, pending in enumerate(waits.every(playing)):
        assert pending is waits.pending(waited, playing & ~waited)
        assert sum(1 << seat for seat in pending.seats) == waited
        assert sum(1 << seat for seat in pending.free) == playing & ~waited
