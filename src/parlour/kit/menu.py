"""Choice menus: the choices that a seat is offered repeatedly, created once and updated before each ask.

Games with much business ask most of their questions in windows, and from one ask to the next little changes. So a
`ChoiceMenu` keeps the choices. Before an ask their domains are updated, and bits say which choices are open. They are
valid until the next move, like every ask. A copy of a state starts with menus of its own.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from parlour.core.moves import MAX_KINDS, Ask, Choice
from parlour.kit.actions import PASSES


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceMenu:
    """The choices of one seat, in the order of an ask; `clause` is the clause of the window."""

    def __init__(self, seat: int, kinds: tuple[Choice, ...], clause: str) -> None:
        assert len(kinds) <= MAX_KINDS
        self.seat = seat
        self.all_choices = kinds
        self.clause = clause
        self.random_bits: i64 = sum([1 << n for n, choice in enumerate(kinds) if not choice.never_random])
        """The choices that random play may pick."""
        self._ask = Ask(seat, kinds, clause, PASSES)
        self._choices: dict[int, tuple[Choice, ...]] = {}

    def choices(self, kinds: int) -> tuple[Choice, ...]:
        """Return the choices selected by bits."""
        found = self._choices.get(kinds)
        if found is None:
            found = tuple([choice for n, choice in enumerate(self.all_choices) if kinds >> n & 1])
            self._choices[kinds] = found
        return found

    def ask(self, kinds: i64, default: Choice, required: bool) -> Ask:
        """Return the ask of a window with these choices open. A time-out gives the first answer of `default`."""
        return put(self._ask, kinds, kinds & self.random_bits, default, required)


def put(ask: Ask, kinds: i64, random_bits: i64, default: Choice, required: bool) -> Ask:
    """Reuse an ask with other open choices; `random_bits` selects the ones that random play picks from."""
    ask.open_bits = kinds
    ask.random_bits = random_bits
    ask.default_choice = default
    ask.required = required
    ask.listed = None
    ask.is_met_again = False
    return ask
