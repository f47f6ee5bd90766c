"""Views: a lens on the table for one seat or a spectator. It shows numbers, tuples and names, never the state."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from parlour.core.frames import S
from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import Refused, RulesBug
from parlour.core.rules import Rules
from parlour.core.text.names import Names


class ValueLine(NamedTuple):
    """One line of a valuation: what is counted, a few words on how, and what it comes to."""

    what: str
    how: str
    amount: int


class Owed(NamedTuple):
    """What a seat must raise before play goes on, and whom it owes it to: letters, '' for the Bank."""

    seat: str
    amount: int
    creditors: tuple[str, ...]
    bank: str = "the Bank"
    """What the game calls the Bank."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View(Generic[S]):
    """What one seat may know (seat None: a spectator). Made once, it stays good while the table changes."""

    def __init__(self, rules: Rules[Any, Any], s: S, lexicon: Names, seat: int | None) -> None:
        self.rules = rules
        self.lexicon = lexicon
        self.seat = seat
        self._s = s

    def ask(self) -> Ask | None:
        """What this seat is asked now, if anything."""
        if self.seat is None:
            return None
        pending = self.rules.pending(self._s)
        if self.seat not in pending.seats and self.seat not in pending.free:
            return None
        return self.rules.ask(self._s, self.seat)

    def to_data(self) -> dict[str, object]:
        """Everything this seat may know, as plain data. Where nothing is hidden, that is the whole state."""
        raise RulesBug(f"{type(self).__name__} does not say what its seat may know")

    def figures(self) -> dict[str, object]:
        """What follows from the position by the rules and is shown beside it: prices of the moment, worths."""
        return {}

    def worths(self) -> dict[str, int | None]:
        """How each seat stands in what the game is won by; None where this seat may not know it."""
        raise RulesBug(f"{type(self).__name__} does not say how the seats stand")

    def measure(self) -> str:
        """What `worths` counts, in a word: money, points, squares."""
        raise RulesBug(f"{type(self).__name__} does not say what it counts")

    def money(self) -> dict[str, int | None]:
        """What each seat has in hand; None where this seat may not know it. Empty in games without money."""
        return {}

    def values(self) -> dict[str, int]:
        """What each thing that can be owned costs by the board now. Empty where nothing can be bought."""
        return {}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        """What a seat's worth is made of; empty where it has no parts, or this seat may not know them."""
        return []

    def owed(self) -> Owed | None:
        """The debt that somebody is asked to settle now; None if there is none."""
        return None

    def places(self) -> dict[str, tuple[float, float, float, float]]:
        """Where each square lies on a board 1 wide and 1 high: left, top, width, height. Empty without a board."""
        return {}

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._s.outcome is not None

    def has_won(self) -> bool:
        """Whether this seat has won; False while the game goes on."""
        outcome = self._s.outcome
        return outcome is not None and self.seat in outcome.winners

    def imagined(self, rng: Rng) -> S:
        """A table on which this seat may try things out: what it was never told has been dealt anew."""
        raise RulesBug(f"{type(self).__name__} does not say what its seat may imagine")

    def on(self, s: S, seat: int | None) -> View[S]:
        """A seat's view of another table of this game, such as an imagined one."""
        return type(self)(self.rules, s, self.lexicon, seat)

    def seats(self) -> tuple[str, ...]:
        """The letters of the seats."""
        return self.lexicon.letters

    def me(self) -> str:
        """The letter of this seat."""
        if self.seat is None:
            raise RulesBug("a spectator has no seat")
        return self.lexicon.letter(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenView(View[S]):
    """The view of a game in which nothing is hidden: a seat may think ahead on the table itself."""

    def state(self) -> S:
        """The state of the table itself, for reading only."""
        return self._s

    def imagined(self, rng: Rng) -> S:
        """A copy of the table on which this seat may try things out."""
        return self.rules.copy(self._s)  # type: ignore[no-any-return]

    def reveals(self, action: Action) -> bool:
        """Whether an answer of this seat shows something that it may not know before it answers."""
        return self.seat is not None and self.rules.reveals(self._s, self.seat, action)

    def after(self, action: Action) -> OpenView[S]:
        """This seat's view of a copy of the table on which it has answered so.

        Refused for an answer that reveals something: a preview never shows more than the view itself.
        """
        if self.seat is None:
            raise RulesBug("a spectator answers nothing")
        if self.reveals(action):
            text = "What this answer leads to is hidden until it is given."
            raise Refused("view/hidden", self.rules.ask(self._s, self.seat).clause, text)
        s = self.rules.copy(self._s)
        self.rules.apply(s, self.seat, action)
        return type(self)(self.rules, s, self.lexicon, self.seat)
