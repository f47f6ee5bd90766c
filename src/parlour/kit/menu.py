"""A seat's desk: the choices it is given again and again, made once and seen to before each ask.

Nearly all asks of a game with much business are those of its windows, and from one to the next little changes in them.
So the choices stay; before an ask their domains are brought up to date, and bits say which of them it holds. They are
good until the next move, as every ask is; a copy of a state begins with desks of its own.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from parlour.core.moves import MAX_KINDS, Ask, Choice
from parlour.kit.actions import PASSES


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceMenu:
    """The choices of one seat, in the order of an ask; `clause` is that of the window."""

    def __init__(self, seat: int, kinds: tuple[Choice, ...], clause: str) -> None:
        assert len(kinds) <= MAX_KINDS
        self.seat = seat
        self.all_choices = kinds
        self.clause = clause
        self.random_bits: i64 = sum([1 << n for n, choice in enumerate(kinds) if not choice.never_random])
        """The kinds that are not grave."""
        self._ask = Ask(seat, kinds, clause, PASSES)
        self._choices: dict[int, tuple[Choice, ...]] = {}

    def choices(self, kinds: int) -> tuple[Choice, ...]:
        """The choices of these kinds, a bit each."""
        found = self._choices.get(kinds)
        if found is None:
            found = tuple([choice for n, choice in enumerate(self.all_choices) if kinds >> n & 1])
            self._choices[kinds] = found
        return found

    def ask(self, kinds: i64, usual: Choice, must: bool) -> Ask:
        """The ask of a window with the choices of these kinds; the first answer of `usual` is given for a time-out."""
        return put(self._ask, kinds, kinds & self.random_bits, usual, must)


def put(ask: Ask, kinds: i64, ordinary: i64, usual: Choice, must: bool) -> Ask:
    """An ask that is put again, now with other kinds of answers; the ordinary ones where each is as likely by lot."""
    ask.open_bits = kinds
    ask.random_bits = ordinary
    ask.default_choice = usual
    ask.required = must
    ask.listed = None
    ask.is_met_again = False
    return ask
