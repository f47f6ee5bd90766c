"""One game's steps and sights, the same for every play of it with as many seats.

What stands here and in `sitting` is walked at every step of a play, so it is compiled with the rules, and knows no
NumPy: whoever has it says how numbers are given away.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from parlour.core.fields import Record
from parlour.core.lexicon import Lexicon
from parlour.core.moves import Action, Ask
from parlour.core.refusals import RulesBug
from parlour.core.registry import Game
from parlour.core.view import OpenView, View
from parlour.steps.alphabet import WAIT, Alphabet
from parlour.steps.answering import Answering, path
from parlour.steps.layout import slot_of
from parlour.steps.reading import reader_of
from parlour.steps.sight import ASIDE, Sight
from parlour.steps.slots import Out
from parlour.steps.spelling import Speller

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
VERSION: Final = 1
"""Counted up whenever the same table would be told in other numbers, or an answer spelt otherwise."""
_WAITING: Final = [WAIT]
_MOST_MASKS: Final = 5_000
"""So many masks are kept: most sets of open steps come again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrays:
    """How numbers are kept and given away."""

    def numbers(self, size: int) -> tuple[Out, Callable[[], Any]]:
        """So many zeros to be written over, and what gives a copy of them away."""
        raise RulesBug(f"{type(self).__name__} does not say where numbers stand")

    def marks(self, size: int) -> tuple[bytearray, Callable[[], Any]]:
        """So many zeros to be marked with ones, and what gives a copy of them away, of which `copy` gives another."""
        raise RulesBug(f"{type(self).__name__} does not say how steps are marked")


@final
class Encoding:
    """Fixed spaces for one game with so many seats: steps of answers, what a seat sees, the whole state."""

    def __init__(self, game: Game, lexicon: Lexicon, arrays: Arrays) -> None:
        seats = lexicon.seats
        self.game = game
        self.lexicon = lexicon
        self.alphabet = Alphabet(game.grammar, lexicon)
        self.speller = Speller(game.grammar, self.alphabet)
        told = game.state if game.told is game.state.fields else Record(dict, game.told)
        self.told_slot = slot_of(told, lexicon)
        self._reader = reader_of(told, self.told_slot, lexicon)
        self.actions: Final = self.alphabet.size
        """How many steps there are."""
        self.sights: Final = ASIDE + seats + self.actions + seats + self.told_slot.size
        """How many numbers a seat sees."""
        self._whole = slot_of(game.state, lexicon)
        self.facts: Final = self._whole.size
        """How many numbers the whole state is."""
        self._arrays = arrays
        self._marked, self._copy_of_marked = arrays.marks(self.actions)
        self._masks: dict[tuple[int, ...], Callable[[], Any]] = {}

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

    def told(self, view: View[Any]) -> dict[str, object]:
        """What a seat is told, as plain data."""
        if isinstance(view, OpenView):
            return cast("dict[str, object]", self.game.state.dump(view._s, self.lexicon))
        return view.plain()

    def sight(self, seat: int) -> Sight:
        """What a seat sees, before it has looked for the first time."""
        out, copy = self._arrays.numbers(self.sights)
        return Sight(out, copy, self.told_slot, self._reader, self.actions, self.lexicon.seats, seat)

    def observe(self, view: View[Any], answering: Answering | None) -> Any:
        """What a seat sees: its place, its answer so far, how the seats stand, and all that its view tells."""
        assert view.seat is not None
        sight = self.sight(view.seat)
        sight.tell(view)
        return sight.look(answering)

    def whole(self, state: Any) -> Any:
        """Everything there is, for a critic that may know it: seats in their order, nothing hidden."""
        out, copy = self._arrays.numbers(self.facts)
        self._whole.write(out, 0, self.game.state.dump(state, self.lexicon), 0)
        return copy()

    def mask(self, steps: list[int]) -> Any:
        """A one for each of these steps; the caller's own."""
        key = tuple(steps)
        known = self._masks.get(key)
        if known is not None:
            return known()
        marked = self._marked
        for step in steps:
            marked[step] = 1
        mask = self._copy_of_marked()
        for step in steps:
            marked[step] = 0
        if len(self._masks) < _MOST_MASKS:
            self._masks[key] = mask.copy().copy
        return mask

    def open_mask(self, answering: Answering | None) -> Any:
        """The steps that are open; who is not asked, or has answered, can but wait."""
        return self.mask(_WAITING if answering is None or answering.is_done else answering.open)

    def labels(self) -> Iterator[str]:
        """What each step means."""
        return iter(self.alphabet.labels)
