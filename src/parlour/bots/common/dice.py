"""Simulated chance for games between bots: one seeded generator, or one per kind of draw and seat."""

# Compiled with mypyc.

from __future__ import annotations

from functools import partial
from random import Random
from typing import final

from mypy_extensions import mypyc_attr

from parlour.core.game_loop import DrawSource
from parlour.core.moves import Draw, below


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SimulatedDice(DrawSource):
    """Draws from one generator, like a seeded table, or from one generator for each kind of draw and seat.

    In the second case a seat's tenth throw is the same in two games with the same seed, even if another seat has thrown
    more often in one of them.
    """

    def __init__(self, seed: int | str, by_seat: bool) -> None:
        self._seed = seed
        self._by_seat = by_seat
        self._generators = {"": Random(seed)}

    def deal(self, draw: Draw) -> list[int]:
        key = f"{draw.what}/{draw.seat}" if self._by_seat else ""
        generator = self._generators.get(key)
        if generator is None:
            generator = self._generators[key] = Random(f"{self._seed}/{key}")
        return draw.pick(partial(below, generator))
