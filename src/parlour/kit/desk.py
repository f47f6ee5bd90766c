"""A seat's desk: the choices it is given again and again, made once and seen to before each ask.

Nearly all asks of a game with much business are those of its windows, and from one to the next little changes in them.
So the choices stay; before an ask their domains are brought up to date, and bits say which of them it holds. They are
good until the next move, as every ask is; a copy of a state begins with desks of its own.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.core.moves import Action, Ask, Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk:
    """The choices of one seat, in the order of an ask; `clause` is that of the window."""

    def __init__(self, seat: int, kinds: tuple[Choice, ...], clause: str) -> None:
        self.seat = seat
        self.kinds = kinds
        self.clause = clause
        self._choices: dict[int, tuple[Choice, ...]] = {}
        self._asks: dict[int, Ask] = {}
        self._last: Ask | None = None
        self._last_key = 0

    def choices(self, kinds: int) -> tuple[Choice, ...]:
        """The choices of these kinds, a bit each."""
        found = self._choices.get(kinds)
        if found is None:
            found = tuple([choice for n, choice in enumerate(self.kinds) if kinds >> n & 1])
            self._choices[kinds] = found
        return found

    def ask(self, kinds: int, otherwise: Action, must: bool) -> Ask:
        """The ask of a window with the choices of these kinds."""
        key = -kinds if must else kinds
        ask = self._last
        if ask is None or key != self._last_key:
            ask = self._asks.get(key)
            if ask is None:
                ask = Ask(self.seat, self.choices(kinds), self.clause, otherwise, must)
                self._asks[key] = ask
            self._last = ask
            self._last_key = key
        ask.otherwise = otherwise
        ask.listed = None
        return ask
