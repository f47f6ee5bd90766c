"""Consequences: what a game says of an answer before it is given, beside the events that the answer leads to.

`table.preview` tries answers and asks for their consequences. Everything is plain data for the messages `effect-NAME`
of the catalogues, computed from views: so a consequence never tells a seat more than its view does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, final

from parlour.core.moves import Action
from parlour.core.view import View

GAIN: Final = "gain"
LOSS: Final = "loss"
RISK: Final = "risk"
NEUTRAL: Final = ""
TONES: Final = (GAIN, LOSS, RISK, NEUTRAL)


class Tone(NamedTuple):
    """What an event means for a reader: `mine` if the event's field `of` names the reader, else `others`."""

    of: str
    mine: str
    others: str = NEUTRAL


class Effect(NamedTuple):
    """A consequence that is no event: a name, the clause it follows from, its fields, and what it means for the seat.

    The fields are plain: numbers, names and letters of seats.
    """

    name: str
    clause: str
    fields: dict[str, object]
    tone: str = NEUTRAL

    def to_data(self) -> dict[str, object]:
        """Return the effect in the form of an event."""
        return with_tone({"event": self.name, "clause": self.clause, "fields": self.fields}, self.tone)


Derive = Callable[[View[Any], Action, "View[Any] | None"], list[Effect]]
"""Finds the effects of an answer: from the view before it, the answer, and the view after it. The view after is None
where a seat may not try answers, because something is hidden from it."""


def no_effects(before: View[Any], action: Action, after: View[Any] | None) -> list[Effect]:
    return []


@final
class Consequences:
    """What a game adds to the preview of an answer."""

    def __init__(
        self,
        tones: Mapping[str, Tone] | None = None,
        effects: dict[str, tuple[str, ...]] | None = None,
        derive: Derive = no_effects,
    ) -> None:
        self.tones: Mapping[str, Tone] = {} if tones is None else tones
        """By the name of an event. Events that are not listed are neutral."""
        self.effects: dict[str, tuple[str, ...]] = {} if effects is None else effects
        """The fields of the effects that `derive` may return, by name."""
        self.derive = derive

    def tone(self, name: str, fields: Mapping[str, object], reader: str) -> str:
        """Return what an event means for the reader, a seat's letter."""
        tone = self.tones.get(name)
        if tone is None:
            return NEUTRAL
        return tone.mine if fields.get(tone.of) == reader else tone.others


def with_tone(effect: dict[str, object], tone: str) -> dict[str, object]:
    """Return the data of an effect with its tone; a neutral one has none."""
    return {**effect, "tone": tone} if tone else effect
