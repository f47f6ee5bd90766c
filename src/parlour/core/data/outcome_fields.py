"""Field types of an outcome."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import FieldType, Maybe, TupleOf, WithDefault
from parlour.core.data.record_types import RecordType, about
from parlour.core.outcome import Outcome
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT


class TextField(FieldType):
    """A text, stored unchanged."""

    def dump(self, value: object, lexicon: Names) -> object:
        return value

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, str):
            raise self.unlike(data, lexicon, where)
        return data

    def form(self) -> str:
        return "a text"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return "text"

    def is_one(self) -> bool:
        return True


TEXT: Final = TextField()
Text = Annotated[str, TEXT]
OUTCOME: Final = RecordType(
    Outcome,
    {
        "reason": about(TEXT, "How the game ended, in a word."),
        "clause": about(TEXT, "The clause by which it ended."),
        "winners": about(TupleOf(SEAT), "Who won; several seats, or none, for a draw."),
        "scores": about(TupleOf(NUMBER), "The final scores, by seat."),
    },
)
ENDING: Final = about(WithDefault(Maybe(OUTCOME), None), "How the game ended; null while it goes on.")
Ending = Annotated[Outcome | None, ENDING]
"""The field `outcome` of every state."""
