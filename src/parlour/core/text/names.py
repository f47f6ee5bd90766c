"""Names of an edition's items and letters of seats, looked up regardless of case and accents."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import Any, Final, final

from parlour.core.memo import Memo
from parlour.core.moves import MAX_SEATS
from parlour.core.refusals import BadData, brief, quoted

MAX_COMPARED: Final = 200
"""The number of characters of an unknown name that are compared with the known ones."""


def fold(text: str) -> str:
    """Return a name without case, accents and doubled spaces: 'Île de France' becomes 'ile de france'."""
    if not text.isascii():
        text = "".join([c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)])
    return " ".join(text.casefold().split())


@final
class CountedNames:
    """Describes a category whose names differ only by a count: '2 rides on Broadway'."""

    def __init__(self, names: list[str], of: list[int], counts: list[int]) -> None:
        """`names`: of the items. `of`, `counts`: for each name of the category its item's index and the count."""
        self.names = names
        self.of = of
        self.counts = counts
        self._numbers = {key: n for n, key in enumerate(zip(of, counts, strict=True))}
        self.is_counted = [of.count(thing) > 1 for thing in range(len(names))]

    def __reduce__(self) -> tuple[Any, ...]:
        return CountedNames, (self.names, self.of, self.counts)

    def number(self, thing: int, count: int) -> int:
        """Return the number of the name for this item and count."""
        return self._numbers[(thing, count)]


class Names:
    """The names of an edition by category, and the letters of the seats."""

    def __init__(
        self,
        names: dict[str, list[str]],
        seats: int,
        things: dict[str, CountedNames] | None = None,
        players: tuple[str, ...] = (),
    ) -> None:
        self.names = names
        self.seats = seats
        self.things = things or {}
        """Categories whose names contain a count."""
        self.players = players
        """The players' names by seat; empty if only letters are known."""
        self.letters = tuple([chr(ord("A") + seat) for seat in range(seats)])
        self._numbers: Memo[str, dict[str, int]] = Memo(len(names))
        """Numbers by category and folded name, for the categories used so far."""
        self._unnamed: Names | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Names, (self.names, self.seats, self.things, self.players)

    def __deepcopy__(self, _memo: object) -> Names:
        return self  # immutable

    def with_players(self, players: list[str]) -> Names:
        """Return names that also read seats by these players' names. Seats are still written as letters."""
        if tuple(players) == self.letters:
            return self
        named = Names(self.names, self.seats, self.things, tuple(players))
        named._numbers = self._numbers
        named._unnamed = self
        return named

    def unnamed(self) -> Names:
        """Return the names without players, which all tables of this edition and number of seats share."""
        return self if self._unnamed is None else self._unnamed

    def letter(self, seat: int) -> str:
        if 0 <= seat < self.seats:
            return self.letters[seat]
        return chr(ord("A") + seat) if -1 <= seat < MAX_SEATS else f"seat {seat}"

    def seat(self, seat: object, where: str = "") -> int:
        """Return the number of a seat that is given by its letter, its number (from 0) or its player's name.

        All seats from outside are read here. In a text a seat is a letter or a name: a digit is not a seat number.
        """
        if isinstance(seat, str):
            if len(seat) == 1 and 0 <= ord(seat) - ord("A") < self.seats:
                return ord(seat) - ord("A")  # the fast path: views and bots name seats very often
            if seat and seat in self.players:
                return self.players.index(seat)
            found = self._seats_like(seat)
            if len(found) == 1:
                return found[0]
            if found:
                alike = ", ".join([f"{self.players[n]!r} is {self.letter(n)}" for n in found])
                problem = f"{brief(seat)} can be more than one player: {alike}"
                raise BadData(where, problem, "players", {"typed": quoted(seat), "values": self._seats_shown(found)})
        elif isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats:
            return seat
        shown = self._seats_shown(list(range(self.seats)))
        problem = f"there is no seat {brief(seat)}; {self.seat_forms()}"
        raise BadData(where, problem, "seat", {"typed": quoted(seat), "values": shown})

    def seat_forms(self) -> str:
        """Return the accepted ways to write a seat, for an error."""
        forms = f"the seats are A to {self.letter(self.seats - 1)}"
        if self.players:
            known = ", ".join([f"{self.letter(n)} ({name})" for n, name in enumerate(self.players)])
            forms = f"the seats are {known}"
        return f"{forms}; give a letter such as 'A'"

    def _seats_shown(self, seats: list[int]) -> list[str]:
        """Return letters of seats, each with its player's name if that is known."""
        if not self.players:
            return [self.letter(n) for n in seats]
        return [f"{self.letter(n)} ({self.players[n]})" for n in seats]

    def _seats_like(self, text: str) -> list[int]:
        """Return the seats whose letter or player's name matches a text, regardless of case and accents."""
        folded = fold(text)
        if len(folded) == 1 and 0 <= ord(folded) - ord("a") < self.seats:
            return [ord(folded) - ord("a")]
        return [n for n, name in enumerate(self.players) if folded and fold(name) == folded]

    def name(self, category: str, number: int) -> str:
        return self.names[category][number]

    def sample(self, category: str, n: int) -> str:
        """Return a name of a category for an example; another n gives another name if there is one."""
        names = self.names.get(category, [])
        return names[n % len(names)] if names else category

    def number(self, category: str, text: str, where: str = "") -> int:
        """Return the number of a name."""
        numbers = self._numbered(category)
        folded = fold(text)
        if folded in numbers:
            return numbers[folded]
        near = get_close_matches(folded[:MAX_COMPARED], list(numbers), 1)
        shown: dict[str, object] = {"typed": quoted(text)}
        if near:
            shown["near"] = self.names[category][numbers[near[0]]]
            hint = f"did you mean {shown['near']!r}?"
        elif numbers:
            shown["example"] = self.names[category][0]
            hint = f"write a name such as {shown['example']!r}"
        else:
            hint = "there is none"
        raise BadData(where, f"there is no {category} {brief(text)}; {hint}", "name", shown)

    def _numbered(self, category: str) -> dict[str, int]:
        known = self._numbers.get(category)
        if known is None:
            known = self._numbers.keep(category, {fold(word): n for n, word in enumerate(self.names[category])})
        return known
