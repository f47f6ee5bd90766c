"""One game's steps and sights as numbers, the same for every play of it with as many seats."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Iterator
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from parlour.core.fields import Record
from parlour.core.lexicon import Lexicon
from parlour.core.moves import Action, Ask
from parlour.core.registry import Game
from parlour.core.view import OpenView, View
from parlour.steps.alphabet import Alphabet
from parlour.steps.answering import Answering, path
from parlour.steps.layout import slot_of
from parlour.steps.sight import ASIDE, Sight
from parlour.steps.spelling import Speller
from parlour.table import positions

Array = NDArray[np.float32]
Mask = NDArray[np.int8]
VERSION: Final = 1
"""Counted up whenever the same table would be told in other numbers, or an answer spelt otherwise."""
_MOST_MASKS: Final = 5_000
"""So many masks are kept: most sets of open steps come again."""


@final
class Encoding:
    """Fixed spaces for one game with so many seats: steps of answers, what a seat sees, the whole state."""

    def __init__(self, game: Game, lexicon: Lexicon) -> None:
        seats = lexicon.seats
        self.game = game
        self.lexicon = lexicon
        self.alphabet = Alphabet(game.grammar, lexicon)
        self.speller = Speller(game.grammar, self.alphabet)
        self.told_slot = slot_of(Record(dict, game.told), lexicon)
        self._whole = slot_of(game.state, lexicon)
        self.actions: Final = self.alphabet.size
        """How many steps there are."""
        self.sights: Final = ASIDE + seats + self.actions + seats + self.told_slot.size
        """How many numbers a seat sees."""
        self.facts: Final = self._whole.size
        """How many numbers the whole state is."""
        self._masks: dict[tuple[int, ...], Mask] = {}

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
        key = tuple(steps)
        known = self._masks.get(key)
        if known is None:
            known = np.zeros(self.actions, np.int8)
            known[steps] = 1
            if len(self._masks) < _MOST_MASKS:
                self._masks[key] = known
        return known.copy()

    def observe(self, view: View[Any], answering: Answering | None) -> Array:
        """What a seat sees: its place, its answer so far, how the seats stand, and all that its view tells."""
        assert view.seat is not None
        sight = Seen(self, view.seat)
        sight.tell(view.worths(), self.told(view))
        return sight.look(answering)

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


@final
class Seen:
    """What a seat sees, kept from look to look."""

    def __init__(self, encoding: Encoding, seat: int) -> None:
        numbers = array("f", bytes(4 * encoding.sights))  # quicker to write into than NumPy's
        self._array: Array = np.frombuffer(numbers, np.float32)
        sight = Sight(numbers, encoding.told_slot, encoding.actions, encoding.lexicon.seats, seat)
        self.tell = sight.tell
        self._look = sight.look

    def look(self, answering: Answering | None) -> Array:
        """Everything, with the answer that is on its way; the array is the caller's own."""
        self._look(answering)
        return self._array.copy()
