"""An outcome as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import Fixed, Kind, Maybe, Record, Usual, about
from parlour.core.lexicon import Lexicon
from parlour.core.outcome import Outcome
from parlour.core.words import NUMBER, SEAT


class Text(Kind):
    """A text as it is."""

    def dump(self, value: object, lexicon: Lexicon) -> object:
        return value

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        if not isinstance(data, str):
            raise self.unlike(data, lexicon, where)
        return data

    def form(self) -> str:
        return "a text"

    def example(self, lexicon: Lexicon, n: int = 0) -> object:
        return "text"

    def is_one(self) -> bool:
        return True


TEXT: Final = Text()
OUTCOME: Final = Record(
    Outcome,
    {
        "reason": about(TEXT, "How the game ended, in a word."),
        "clause": about(TEXT, "The clause by which it ended."),
        "winners": about(Fixed(SEAT), "Who won; several seats, or none, for a draw."),
        "scores": about(Fixed(NUMBER), "The final scores, by seat."),
    },
)
ENDING: Final = about(Usual(Maybe(OUTCOME), None), "How the game ended; null while it goes on.")
"""The field `outcome` of every state."""
