"""An outcome as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import Fixed, Kind, Record
from parlour.core.lexicon import Lexicon
from parlour.core.outcome import Outcome
from parlour.core.refusals import BadData
from parlour.core.words import NUMBER, SEAT


class Text(Kind):
    """A text as it is."""

    def dump(self, value: object, lexicon: Lexicon) -> object:
        return value

    def load(self, data: object, lexicon: Lexicon, where: str) -> object:
        if not isinstance(data, str):
            raise BadData(where, f"a text is wanted, not {data!r}")
        return data

    def is_one(self) -> bool:
        return True


TEXT: Final = Text()
OUTCOME: Final = Record(Outcome, {"reason": TEXT, "clause": TEXT, "winners": Fixed(SEAT), "scores": Fixed(NUMBER)})
