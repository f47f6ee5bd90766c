"""`Encoding`: the steps and observations of one game, shared by all its plays with the same number of seats.

This code runs at every step of a play, so it is compiled with the rules, and does not use NumPy: `Arrays` decides how
numbers are handed out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final, cast, final

from parlour.core.data.record_types import RecordType
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
    LIMIT,
    LOG,
    LOG_OR_HIDDEN,
    ObservationField,
    labelled,
    relative_seats,
)
from parlour.encoding.observations.layout import slot_of
from parlour.encoding.observations.observation import ASIDE, Observation
from parlour.encoding.observations.state_readers import reader_of

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
VERSION: Final = 1
"""Increased whenever the same table gives other numbers, or an answer other steps."""


@final
class Encoding:
    """The fixed spaces of one game with so many seats: steps, observation of a seat, whole state."""

    def __init__(self, game: Game, lexicon: Names, arrays: Arrays, resign: bool = True) -> None:
        """Create the encoding. `resign`: whether irreversible answers such as resigning can be given where there are
        others."""
        seats = lexicon.seats
        self.game = game
        self.lexicon = lexicon
        self.vocabulary = StepVocabulary(game.grammar, lexicon)
        self.masks = MaskCache(self.vocabulary.size, arrays)
        self.encoder = ActionEncoder(game.grammar, self.vocabulary, self.masks, resign)
        shown = game.state if game.view_fields is game.state.fields else RecordType(dict, game.view_fields)
        self.view_slot = slot_of(shown, lexicon)
        self._reader = reader_of(shown, self.view_slot, lexicon)
        self.actions: Final = self.vocabulary.size
        """The number of steps."""
        self.observation_size: Final = ASIDE + seats + self.actions + seats + self.view_slot.size
        """The number of values in an observation."""
        self._whole = slot_of(game.state, lexicon)
        self.facts: Final = self._whole.size
        """The number of values in the whole state."""
        self._arrays = arrays
        self._waiting = self.masks.of(1 << WAIT)

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (self.game, self.lexicon, self._arrays, self.encoder.resign)

    def __deepcopy__(self, _memo: object) -> Encoding:
        return self  # immutable apart from its caches

    def mark(self) -> str:
        """Return a fingerprint of the encoding. A trained model fits only the encoding it was trained on."""
        fields = [[name, slot_of(kind, self.lexicon).size] for name, kind in self.game.view_fields.items()]
        meant = [VERSION, self.game.slug, self.lexicon.seats, self.vocabulary.labels, fields]
        return hashlib.sha256(json.dumps(meant).encode()).hexdigest()[:16]

    def answering(self, ask: Ask, may_wait: bool = False) -> PartialAction:
        """Return a new partial answer to an ask."""
        return PartialAction(self.encoder, ask, may_wait)

    def path(self, ask: Ask, action: Action, may_wait: bool = False) -> list[int]:
        """Return the steps that lead to an answer."""
        return path(self.encoder, ask, action, may_wait)

    def view_data(self, view: View[Any]) -> dict[str, object]:
        """Return what a view shows, as plain data."""
        if isinstance(view, OpenView):
            return cast("dict[str, object]", self.game.state.dump(view.state(), self.lexicon))
        return view.to_data()

    def new_observation(self, seat: int) -> Observation:
        """Return a new observation buffer for a seat."""
        out, copy = self._arrays.numbers(self.observation_size)
        return Observation(out, copy, self.view_slot, self._reader, self.actions, self.lexicon.seats, seat)

    def observe(self, view: View[Any], answering: PartialAction | None) -> Any:
        """Return what a seat sees: its seat, its answer so far, the state of the seats, and everything its view
        shows."""
        assert view.seat is not None
        observation = self.new_observation(view.seat)
        observation.update(view)
        return observation.read(answering)

    def whole(self, state: Any) -> Any:
        """Return the whole state, hidden parts included, for a critic: seats in their own order."""
        out, copy = self._arrays.numbers(self.facts)
        self._whole.write(out, 0, self.game.state.dump(state, self.lexicon), 0)
        return copy()

    def open_mask(self, answering: PartialAction | None) -> Any:
        """Return the mask of open steps, owned by the caller. A seat that is not asked, or has answered, can only
        wait."""
        if answering is None or answering.is_done:
            return self._waiting.array()
        return answering.mask.array()

    def fields(self) -> list[ObservationField]:
        """Return every value of an observation in order: name, offset and range."""
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
        return found + self.view_slot.describe("", worths + seats)

    def labels(self) -> Iterator[str]:
        """Return the meaning of each step."""
        return iter(self.vocabulary.labels)
