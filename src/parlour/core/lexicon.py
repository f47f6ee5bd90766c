"""Names of things on the board, found whatever their case and accents."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Any, final

from parlour.core.moves import MOST_SEATS
from parlour.core.refusals import BadData


def fold(text: str) -> str:
    """A name without case, accents and doubled spaces: 'Île de France' is 'ile de france'."""
    if not text.isascii():
        text = "".join([c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)])
    return " ".join(text.casefold().split())


@final
class Things:
    """What the names of a category tell of where some differ in nothing but a count: '2 rides on Broadway'."""

    def __init__(self, names: list[str], of: list[int], counts: list[int]) -> None:
        """`names`: of the things. `of` and `counts`: for each name of the category which of them, and how many."""
        self.names = names
        self.of = of
        self.counts = counts
        self._numbers = {told: n for n, told in enumerate(zip(of, counts, strict=True))}
        self.is_counted = [of.count(thing) > 1 for thing in range(len(names))]

    def __reduce__(self) -> tuple[Any, ...]:
        return Things, (self.names, self.of, self.counts)

    def number(self, thing: int, count: int) -> int:
        """The number of the name that tells of so many."""
        return self._numbers[(thing, count)]


class Lexicon:
    """The names of an edition by category, and the letters of the seats."""

    def __init__(self, names: dict[str, list[str]], seats: int, things: dict[str, Things] | None = None) -> None:
        self.names = names
        self.seats = seats
        self.things = things or {}
        """Of the categories whose names tell how many there are."""
        self.letters = tuple([chr(ord("A") + seat) for seat in range(seats)])
        self._numbers: dict[str, dict[str, int]] = {}
        """By category and folded name, for the categories that have been asked for."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Lexicon, (self.names, self.seats, self.things)

    def __deepcopy__(self, _memo: object) -> Lexicon:
        return self  # it never changes

    def letter(self, seat: int) -> str:
        if 0 <= seat < self.seats:
            return self.letters[seat]
        return chr(ord("A") + seat) if -1 <= seat < MOST_SEATS else f"seat {seat}"

    def seat(self, text: str, where: str = "") -> int:
        if len(text) == 1 and 0 <= ord(text) - ord("A") < self.seats:
            return ord(text) - ord("A")  # views and bots name seats all the time
        folded = fold(text)
        if len(folded) == 1 and 0 <= ord(folded) - ord("a") < self.seats:
            return ord(folded) - ord("a")
        raise BadData(where, f"there is no seat {text!r}; the seats are A to {self.letter(self.seats - 1)}")

    def name(self, category: str, number: int) -> str:
        return self.names[category][number]

    def number(self, category: str, text: str, where: str = "") -> int:
        """The number behind a name."""
        numbers = self._numbered(category)
        folded = fold(text)
        if folded in numbers:
            return numbers[folded]
        near = get_close_matches(folded, list(numbers), 1)
        hint = f"; did you mean {self.names[category][numbers[near[0]]]!r}?" if near else ""
        raise BadData(where, f"there is no {category} {text!r}{hint}")

    def _numbered(self, category: str) -> dict[str, int]:
        if category not in self._numbers:
            self._numbers[category] = {fold(word): n for n, word in enumerate(self.names[category])}
        return self._numbers[category]
