"""Games that hide something: no seat and no spectator can tell a table from its twin, whatever is different on it."""

from __future__ import annotations

from random import Random

import parlour
from parlour.core.view import OpenView
from parlour.testing import hand_table, played, random_table, twins
from parlour.testing.twins import Twins

STEPS = 40


def test_a_game_hides_something_if_and_only_if_it_says_what(slug: str) -> None:
    table = parlour.open(slug)
    assert isinstance(table.view(), OpenView) != twins.has_hidden_info(slug)


def test_no_seat_can_tell_a_table_from_its_twin(slug: str, seats: int) -> None:
    """From the first deal on, and from the middle of a game: everything the seat is sent is the same on both."""
    if not twins.has_hidden_info(slug):
        assert not table_hides(slug, seats)
        return
    counted = 0
    for seat in (None, *range(seats)):
        rng = Random(f"{slug}/{seats}/{seat}")
        counted += Twins(hand_table(slug, seats), seat, rng).play(STEPS)
        middle = played(hand_table(slug, seats), seats, most=12 * seats)
        counted += Twins(middle, seat, rng, from_here=True).play(STEPS)
    assert counted >= STEPS * (seats + 1)


def table_hides(slug: str, seats: int) -> bool:
    """Whether anything was ever hidden in a game of random answers."""
    table = random_table(slug, seats, 1)
    rng = Random(1)
    for _ in range(100):
        if table.is_over() or table.game.rules.has_hidden_info(table.copy_state()):
            break
        ask = table.asks()[0]
        table.act(ask.seat, ask.sample(rng))
    return table.game.rules.has_hidden_info(table.copy_state())
