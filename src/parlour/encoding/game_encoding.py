"""One game's steps and sights, the same for every play of it with as many seats.

What stands here and in `episode` is walked at every step of a play, so it is compiled with the rules, and knows no
NumPy: whoever has it says how numbers are given away.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final, cast, final

from parlour.core.data.fields import RecordType
from parlour.core.moves import Action, Ask
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.core.view import OpenView, View
from parlour.encoding.actions.action_encoder import ActionEncoder
from parlour.encoding.actions.partial_action import PartialAction, path
from parlour.encoding.actions.step_masks import Arrays, MaskCache
from parlour.encoding.actions.step_vocabulary import WAIT, StepVocabulary
from parlour.encoding.observations.description import (
    COUNT,
    FLAG,
    LOG,
    LOG_OR_HIDDEN,
    ObservationField,
    described,
    labelled,
    relative_seats,
)
from parlour.encoding.observations.features import LIMIT
from parlour.encoding.observations.layout import slot_of
from parlour.encoding.observations.observation import ASIDE, Observation
from parlour.encoding.observations.state_readers import reader_of

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
VERSION: Final = 1
"""Counted up whenever the same table would be told in other numbers, or an answer spelt otherwise."""


@final
class Encoding:
    """Fixed spaces for one game with so many seats: steps of answers, what a seat sees, the whole state."""

    def __init__(self, game: Game, lexicon: Names, arrays: Arrays, resign: bool = True) -> None:
        """`resign`: whether irreversible answers such as resigning can be given, where there are others."""
        seats = lexicon.seats
        self.game = game
        self.lexicon = lexicon
        self.vocabulary = StepVocabulary(game.grammar, lexicon)
        self.known = MaskCache(self.vocabulary.size, arrays)
        self.encoder = ActionEncoder(game.grammar, self.vocabulary, self.known, resign)
        told = game.state if game.view_fields is game.state.fields else RecordType(dict, game.view_fields)
        self.told_slot = slot_of(told, lexicon)
        self._reader = reader_of(told, self.told_slot, lexicon)
        self.actions: Final = self.vocabulary.size
        """How many steps there are."""
        self.sights: Final = ASIDE + seats + self.actions + seats + self.told_slot.size
        """How many numbers a seat sees."""
        self._whole = slot_of(game.state, lexicon)
        self.facts: Final = self._whole.size
        """How many numbers the whole state is."""
        self._arrays = arrays
        self._waiting = self.known.of(1 << WAIT)

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (self.game, self.lexicon, self._arrays, self.encoder.resign)

    def __deepcopy__(self, _memo: object) -> Encoding:
        return self  # apart from what it caches it never changes

    def mark(self) -> str:
        """A mark by which those know it who have learnt on it: another one means other numbers."""
        fields = [[name, slot_of(kind, self.lexicon).size] for name, kind in self.game.view_fields.items()]
        meant = [VERSION, self.game.slug, self.lexicon.seats, self.vocabulary.labels, fields]
        return hashlib.sha256(json.dumps(meant).encode()).hexdigest()[:16]

    def answering(self, ask: Ask, may_wait: bool = False) -> PartialAction:
        """An answer to an ask, to be given step by step."""
        return PartialAction(self.encoder, ask, may_wait)

    def path(self, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
        """The steps that lead to an answer."""
        return path(self.encoder, ask, action, may_wait)

    def told(self, view: View[Any]) -> dict[str, object]:
        """What a seat is told, as plain data."""
        if isinstance(view, OpenView):
            return cast("dict[str, object]", self.game.state.dump(view.state(), self.lexicon))
        return view.to_data()

    def sight(self, seat: int) -> Observation:
        """What a seat sees, before it has looked for the first time."""
        out, copy = self._arrays.numbers(self.sights)
        return Observation(out, copy, self.told_slot, self._reader, self.actions, self.lexicon.seats, seat)

    def observe(self, view: View[Any], answering: PartialAction | None) -> Any:
        """What a seat sees: its place, its answer so far, how the seats stand, and all that its view tells."""
        assert view.seat is not None
        sight = self.sight(view.seat)
        sight.update(view)
        return sight.read(answering)

    def whole(self, state: Any) -> Any:
        """Everything there is, for a critic that may know it: seats in their order, nothing hidden."""
        out, copy = self._arrays.numbers(self.facts)
        self._whole.write(out, 0, self.game.state.dump(state, self.lexicon), 0)
        return copy()

    def open_mask(self, answering: PartialAction | None) -> Any:
        """A one for each step that is open; the caller's own. Who is not asked, or has answered, can but wait."""
        if answering is None or answering.is_done:
            return self._waiting.mask()
        return answering.ways.mask()

    def fields(self) -> list[ObservationField]:
        """Every number of an observation in order: its name, offset and range."""
        seats = self.lexicon.seats
        me = relative_seats(seats)
        found = [
            ObservationField("is_asked", 0, 0.0, 1.0, FLAG),
            ObservationField("answer.length", 1, 0.0, LIMIT, COUNT),
            ObservationField("answer.number", 2, -LIMIT, LIMIT, LOG),
        ]
        found += labelled("seat", list(self.lexicon.letters), ASIDE, 0.0, 1.0, FLAG)
        place = "place in the answer so far, from 1"
        found += labelled("answer", self.vocabulary.labels, ASIDE + seats, 0.0, LIMIT, place)
        worths = ASIDE + seats + self.actions
        found += labelled("worth", me, worths, -LIMIT, LIMIT, LOG_OR_HIDDEN)
        return found + described(self.told_slot, "", worths + seats)

    def labels(self) -> Iterator[str]:
        """What each step means."""
        return iter(self.vocabulary.labels)
