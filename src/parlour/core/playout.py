"""Random play to the end, as fast as the rules allow: for measuring them and for search."""

from __future__ import annotations

from typing import Any, final

from parlour.core.frames import State
from parlour.core.moves import CHANCE, OVER
from parlour.core.rules import Rules


@final
class Lots:
    """A small generator of whole numbers, fast rather than good; no table's dice come from it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & 0xFFFFFFFF

    def below(self, n: int) -> int:
        self.seed = (self.seed * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.seed >> 8) % n


def play_out(rules: Rules[Any, Any], s: State, lots: Lots, most: int) -> int:
    """Play on at random, every ask listed whole, each answer equally likely; returns the answers and draws made."""
    steps = 0
    while steps < most:
        pending = rules.pending(s)
        if pending.kind == OVER:
            break
        if pending.kind == CHANCE:
            draw = pending.draw
            assert draw is not None
            rules.fate(s, draw.pick(lots.below), None)
        else:
            seats = pending.seats or pending.free
            seat = seats[0] if len(seats) == 1 else seats[lots.below(len(seats))]
            actions = rules.ask(s, seat).actions()
            rules.apply(s, seat, actions[lots.below(len(actions))], None)
        steps += 1
    return steps
