"""Views: what one seat, or a spectator, may know about a table, as data and never as the state itself."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from parlour.core.events import Log
from parlour.core.frames import S
from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import Refused, RulesBug
from parlour.core.rules import Rules
from parlour.core.text.names import Names


class ValueLine(NamedTuple):
    """One line of a valuation: what is counted, and the resulting amount.

    Catalogues have `value-KIND` for what is counted, with the details in it; its attribute `note` says how.
    """

    kind: str
    details: dict[str, object]
    amount: int


class Owed(NamedTuple):
    """What a seat must raise before play continues, and whom it owes it to: letters, '' for the Bank."""

    seat: str
    amount: int
    creditors: tuple[str, ...]
    bank: str = "the Bank"
    """The game's name for the Bank."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View(Generic[S]):
    """What one seat may know (seat None: a spectator). A view stays valid while the table changes."""

    def __init__(self, rules: Rules[Any, Any], s: S, lexicon: Names, seat: int | None) -> None:
        self.rules = rules
        self.lexicon = lexicon
        self.seat = seat
        self._s = s

    def ask(self) -> Ask | None:
        """Return what this seat is asked now, if anything."""
        if self.seat is None:
            return None
        pending = self.rules.pending(self._s)
        if self.seat not in pending.seats and self.seat not in pending.free:
            return None
        return self.rules.ask(self._s, self.seat)

    def to_data(self) -> dict[str, object]:
        """Return everything this seat may know as plain data. Without hidden information that is the whole state."""
        raise RulesBug(f"{type(self).__name__} does not say what its seat may know")

    def figures(self) -> dict[str, object]:
        """Return values that follow from the position by the rules and are shown with it, such as current prices."""
        return {}

    def worths(self) -> dict[str, int | None]:
        """Return each seat's standing in what the game is won by; None where this seat may not know it."""
        raise RulesBug(f"{type(self).__name__} does not say how the seats stand")

    def progress(self) -> dict[str, dict[str, object]]:
        """Return how each seat stands towards the goal, as details for the text `goal.standing`.

        Seats of which this seat may not know it are omitted.
        """
        return {seat: {"have": worth} for seat, worth in self.worths().items() if worth is not None}

    def shown_figures(self) -> dict[str, object]:
        """Return everything that is shown beside the position: the figures, and how the seats stand."""
        return self.figures() | {"progress": self.progress()}

    def measure(self) -> str:
        """Return what `worths` counts, in one word: money, points, squares."""
        raise RulesBug(f"{type(self).__name__} does not say what it counts")

    def money(self) -> dict[str, int | None]:
        """Return each seat's cash; None where this seat may not know it. Empty in games without money."""
        return {}

    def values(self) -> dict[str, int]:
        """Return the current board price of everything that can be owned. Empty where nothing can be bought."""
        return {}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        """Return the parts of a seat's worth; empty if it has no parts, or this seat may not know them."""
        return []

    def owed(self) -> Owed | None:
        """Return the debt that somebody is asked to settle now; None if there is none."""
        return None

    def places(self) -> dict[str, tuple[float, float, float, float]]:
        """Return each square's box on a board 1 wide and 1 high: left, top, width, height. Empty without a board."""
        return {}

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._s.outcome is not None

    def has_won(self) -> bool:
        """Whether this seat has won; False while the game goes on."""
        outcome = self._s.outcome
        return outcome is not None and self.seat in outcome.winners

    def imagined(self, rng: Rng) -> S:
        """Return a state on which this seat may try things out: everything hidden from it is resampled."""
        raise RulesBug(f"{type(self).__name__} does not say what its seat may imagine")

    def on(self, s: S, seat: int | None) -> View[S]:
        """Return a seat's view of another state of this game, such as an imagined one."""
        return type(self)(self.rules, s, self.lexicon, seat)

    def seats(self) -> tuple[str, ...]:
        """Return the letters of the seats."""
        return self.lexicon.letters

    def me(self) -> str:
        """Return the letter of this seat."""
        if self.seat is None:
            raise RulesBug("a spectator has no seat")
        return self.lexicon.letter(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenView(View[S]):
    """The view of a game without hidden information: a seat may think ahead on a copy of the state itself."""

    def state(self) -> S:
        """The state of the table itself, for reading only."""
        return self._s

    def imagined(self, rng: Rng) -> S:
        """Return a copy of the state on which this seat may try things out."""
        return self.rules.copy(self._s)  # type: ignore[no-any-return]

    def reveals(self, action: Action) -> bool:
        """Whether an answer of this seat shows something that it may not know before it answers."""
        return self.seat is not None and self.rules.reveals(self._s, self.seat, action)

    def after(self, action: Action, log: Log | None = None) -> OpenView[S]:
        """Return this seat's view of a copy of the table on which it has given this answer.

        `log` collects the events, also those that the seat may not know: `redaction.visible_events` filters them.
        Refused for an answer that reveals something: a preview never shows more than the view itself.
        """
        if self.seat is None:
            raise RulesBug("a spectator answers nothing")
        if self.reveals(action):
            text = "What this answer leads to is hidden until it is given."
            raise Refused("view/hidden", self.rules.ask(self._s, self.seat).clause, text)
        s = self.rules.copy(self._s)
        self.rules.apply(s, self.seat, action, log)
        return type(self)(self.rules, s, self.lexicon, self.seat)
