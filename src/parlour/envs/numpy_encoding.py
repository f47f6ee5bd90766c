"""The encoding of a game with NumPy arrays."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.encoding.actions.step_masks import Arrays
from parlour.encoding.game_encoding import Encoding
from parlour.encoding.observations.features import Out

Array = NDArray[np.float32]
Mask = NDArray[np.int8]


@final
class _NumPy(Arrays):
    def __reduce__(self) -> str:
        return "NUMPY"

    def numbers(self, size: int) -> tuple[Out, Callable[[], Array]]:
        out = array("f", bytes(4 * size))
        return memoryview(out), np.frombuffer(out, np.float32).copy  # the fastest way to write single items

    def mask(self, marks: bytes) -> Callable[[], Mask]:
        return np.frombuffer(marks, np.int8).copy


NUMPY: Final = _NumPy()


@lru_cache(maxsize=32)
def encoding_of(game: Game, lexicon: Names, resign: bool = False) -> Encoding:
    """Return the encoding of a game with so many seats; the same object each time.

    `resign`: whether irreversible answers such as resigning are open.
    """
    return Encoding(game, lexicon, NUMPY, resign)
