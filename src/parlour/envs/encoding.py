"""One game's steps and sights as numbers, the same for every play of it with as many seats."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from parlour.core.fields import Record
from parlour.core.lexicon import Lexicon
from parlour.core.moves import Action, Ask
from parlour.core.registry import Game
from parlour.core.view import OpenView, View
from parlour.envs.alphabet import Alphabet
from parlour.envs.answering import Answering, path
from parlour.envs.layout import HIDDEN, Array, slot_of, squashed
from parlour.envs.spelling import Speller
from parlour.table import positions

Mask = NDArray[np.int8]
VERSION: Final = 1
"""Counted up whenever the same table would be told in other numbers, or an answer spelt otherwise."""
_ASIDE: Final = 3
"""Places before all others: whether this seat is asked, how many steps it has taken, the number it is spelling."""


@final
class Encoding:
    """Fixed spaces for one game with so many seats: steps of answers, what a seat sees, the whole state."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        seats = lexicon.seats
        self.game = game
        self.lexicon = lexicon
        self.alphabet = Alphabet(game.grammar, lexicon)
        self.speller = Speller(game.grammar, self.alphabet)
        self._told = slot_of(Record(dict, game.told), lexicon)
        self._whole = slot_of(game.state, lexicon)
        self.actions: Final = self.alphabet.size
        """How many steps there are."""
        self.sights: Final = _ASIDE + seats + self.actions + seats + self._told.size
        """How many numbers a seat sees."""
        self.facts: Final = self._whole.size
        """How many numbers the whole state is."""

    def mark(self) -> str:
        """A mark by which those know it who have learnt on it: another one means other numbers."""
        fields = [[name, slot_of(kind, self.lexicon).size] for name, kind in self.game.told.items()]
        meant = [VERSION, self.game.slug, self.lexicon.seats, self.alphabet.labels, fields]
        return hashlib.sha256(json.dumps(meant).encode()).hexdigest()[:16]

    def answering(self, ask: Ask, may_wait: bool = False) -> Answering:
        """An answer to an ask, to be given step by step."""
        return Answering(self.speller, ask, may_wait)

    def path(self, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
        """The steps that lead to an answer."""
        return path(self.speller, ask, action, may_wait)

    def mask(self, steps: list[int]) -> Mask:
        """A one for each of these steps."""
        mask = np.zeros(self.actions, np.int8)
        mask[steps] = 1
        return mask

    def observe(self, view: View[Any], answering: Answering | None) -> Array:
        """What a seat sees: its place, its answer so far, how the seats stand, and all that its view tells."""
        assert view.seat is not None
        seats = self.lexicon.seats
        out = np.zeros(self.sights, np.float32)
        out[_ASIDE + view.seat] = 1
        at = _ASIDE + seats
        if answering is not None:
            out[0] = 1
            out[1] = len(answering.said)
            out[2] = squashed(answering.number())
            for place, step in enumerate(answering.said):
                out[at + step] = place + 1
        at += self.actions
        for n, worth in enumerate(view.worths().values()):
            out[at + (n - view.seat) % seats] = HIDDEN if worth is None else squashed(worth)
        self._told.write(out, at + seats, self.told(view), view.seat)
        return out

    def told(self, view: View[Any]) -> dict[str, object]:
        """What a seat is told, as plain data."""
        return positions.dump(self.game, view._s, self.lexicon) if isinstance(view, OpenView) else view.plain()

    def whole(self, state: Any) -> Array:
        """Everything there is, for a critic that may know it: seats in their order, nothing hidden."""
        out = np.zeros(self.facts, np.float32)
        self._whole.write(out, 0, positions.dump(self.game, state, self.lexicon), 0)
        return out

    def labels(self) -> Iterator[str]:
        """What each step means."""
        return iter(self.alphabet.labels)
