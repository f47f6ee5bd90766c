"""Chance where bots play among themselves: the draws of a seed, one after another or each seat's its own."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import final

from parlour.core.moves import Draw, below


@final
class SimulatedDice:
    """Chance's answers: from one generator, as a seeded table deals them, or from one for each kind of draw and seat.

    In the second way a seat's tenth throw is the same in two games with the same seed, even if another seat has thrown
    more often in one of them.
    """

    def __init__(self, seed: int | str, by_seat: bool) -> None:
        self._seed = seed
        self._by_seat = by_seat
        self._generators = {"": Random(seed)}

    def throw(self, draw: Draw) -> list[int]:
        key = f"{draw.what}/{draw.seat}" if self._by_seat else ""
        generator = self._generators.get(key)
        if generator is None:
            generator = self._generators[key] = Random(f"{self._seed}/{key}")
        return draw.pick(partial(below, generator))
