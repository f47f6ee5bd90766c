"""How many ways a game can go: sequences of answers and draws from a position, to a fixed depth.

The numbers were found a second time by a program that shares nothing with the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.frames import State
from parlour.core.moves import CHANCE, OVER
from parlour.core.rules import Rules
from tests.games.ten_up.scenes import Man, scene
from tests.games.ten_up.small import small_edition

CASES: list[tuple[bool, dict[str, Man], list[int]]] = [
    (True, {"A": (0, ""), "B": (4, "")}, [1, 4, 6, 12, 28, 48, 111, 201, 435, 724]),
    (True, {"A": (0, "T1:1"), "B": (2, "T1:1 T2:1")}, [1, 4, 8, 18, 28, 24, 32, 56, 108, 212]),
    (True, {"A": (7, "T1:1"), "B": (2, "T2:1"), "C": (1, "")}, [1, 4, 10, 19, 34, 44, 92, 198, 388, 784]),
    (True, {"A": (7, ""), "B": (2, "T2:1"), "C": (4, "T1:1")}, [1, 4, 6, 16, 27, 66, 98, 232, 517, 860]),
    (
        True,
        {"A": (0, "T1:1"), "B": (0, "T2:1"), "C": (4, "T1:1"), "D": (4, "")},
        [1, 4, 7, 8, 26, 37, 70, 82, 190, 370],
    ),
    (False, {"A": (0, "T1:4 T2:4"), "B": (6, "T1:1 T3:2 T4:1")}, [1, 36, 73, 180, 1354, 4526]),
    (False, {"A": (26, "T1:1 T1:3 T4:4"), "B": (2, "T2:1 T3:3"), "C": (24, "T1:1")}, [1, 36, 70, 196, 1390, 5016]),
    (
        False,
        {"A": (14, "T1:2 T1:3 T4:4"), "B": (9, "T2:1 T3:3"), "C": (12, "T1:1"), "D": (17, "T2:2 T3:1")},
        [1, 36, 66, 165, 1240, 3317],
    ),
]
"""Whether on the small board, the position, and the ways to go one, two, three... moves from it."""


@pytest.mark.parametrize(("is_small", "men", "counts"), CASES)
def test_the_ways_a_game_can_go_are_counted(
    is_small: bool, men: dict[str, Man], counts: list[int], tmp_path: Path
) -> None:
    table = scene(len(men), edition=small_edition(tmp_path) if is_small else None, men=men)
    rules = table.game.rules
    assert [ways(rules, table.copy_state(), depth) for depth in range(1, len(counts) + 1)] == counts


def ways(rules: Rules[Any, Any], state: State, depth: int) -> int:
    """The sequences of exactly so many answers and draws."""
    if depth == 0:
        return 1
    pending = rules.pending(state)
    if pending.kind == OVER:
        return 0
    found = 0
    if pending.kind == CHANCE:
        assert pending.draw is not None
        for n in range(pending.draw.outcomes()):
            after = rules.copy(state)
            rules.resolve_draw(after, pending.draw.outcome(n))
            found += ways(rules, after, depth - 1)
        return found
    (seat,) = pending.seats
    for action in rules.ask(state, seat).actions():
        after = rules.copy(state)
        rules.apply(after, seat, action)
        found += ways(rules, after, depth - 1)
    return found
