"""The reader of a text: the players' names, which seat is the reader's own, and the sign of the edition's money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from parlour.core.text.names import Names

DOLLAR: Final = "$"


@final
class TextReader:
    """What a sentence needs to know of whoever reads it. A spectator has no seat."""

    def __init__(self, names: Sequence[str] = (), seat: int | None = None, currency: str = DOLLAR) -> None:
        self.names = names
        self.seat = seat
        self.currency = currency

    def is_me(self, letter: str) -> bool:
        """Whether a seat's letter is the reader's own."""
        return self.seat is not None and letter == chr(ord("A") + self.seat)

    def name(self, letter: str) -> str:
        """Return the name of the player at a seat; the letter if there is no name."""
        seat = ord(letter) - ord("A") if len(letter) == 1 else -1
        return self.names[seat] if 0 <= seat < len(self.names) else letter


def reader_at(lexicon: Names, names: Sequence[str], seat: int | None) -> TextReader:
    """Return the reader at a seat of a table; None is a spectator."""
    return TextReader(names, seat, lexicon.names.get("currency", [DOLLAR])[0])


NOBODY: Final = TextReader()
"""A reader who sits nowhere and knows no names."""
