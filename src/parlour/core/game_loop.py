"""The loop of every play: answer the draws, find who is asked, apply the answer, until the game is over.

`GameLoop` has the steps of the loop; its user decides when to take one. Tables, the lab, roll-outs, searches and
environments all play through it:

    loop = GameLoop(rules, state, source)
    while loop.advance().kind != OVER:
        seat = loop.next_seat(answers)
        loop.answer(seat, choose(loop.ask(seat)))
        answers += 1

`parlour.core.random_play.playout` is the exception: it repeats these steps by hand, for speed.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, final

from mypy_extensions import mypyc_attr

from parlour.core.events import Log
from parlour.core.frames import State
from parlour.core.moves import Action, Ask, Draw, Pending, Rng, below
from parlour.core.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawSource:
    """Answers draws. Dealers are the draw sources of tables; simulations have simpler ones."""

    @abstractmethod
    def deal(self, draw: Draw) -> list[int] | None:
        """Return the values of a draw; None if the user of the loop has to answer it."""


@final
class RandomDraws(DrawSource):
    """Answers draws with one random generator, in the order in which they come up."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def deal(self, draw: Draw) -> list[int] | None:
        """Return the values that `draw.pick` finds, with a shortcut for common draws."""
        faces = draw.faces
        rng = self.rng
        if draw.count == 1:
            return [faces[below(rng, len(faces))]]
        if draw.returns:
            return [faces[below(rng, len(faces))] for _ in range(draw.count)]
        return draw.pick(self._below)

    def _below(self, n: int) -> int:
        return below(self.rng, n)


@final
class GameLoop:
    """A state in play, whom it waits for, and the source of its draws. Without a source its user answers all draws."""

    def __init__(self, rules: Rules[Any, Any], state: State, source: DrawSource | None = None) -> None:
        self.rules = rules
        self.state = state
        self.source = source
        self._pending: Pending | None = None
        """Whom the state waits for, cached until the next move; None if not computed yet."""

    def replace_state(self, state: State) -> None:
        """Continue from another state of the same game."""
        self.state = state
        self._pending = None

    def is_over(self) -> bool:
        return self.state.outcome is not None

    def pending(self) -> Pending:
        """Return whom the state waits for."""
        pending = self._pending
        if pending is None:
            pending = self._pending = self.rules.pending(self.state)
        return pending

    def deal(self, log: Log | None = None) -> list[int] | None:
        """Answer one draw from the source; return its values. None: no draw is pending, or the user must answer it."""
        draw = self.pending().draw
        source = self.source
        if draw is None or source is None:
            return None
        values = source.deal(draw)
        if values is not None:
            self.resolve_draw(values, log)
        return values

    def advance(self, log: Log | None = None) -> Pending:
        """Answer draws from the source until somebody else is waited for; return who."""
        while self.deal(log) is not None:
            pass
        return self.pending()

    def next_seat(self, turn: int) -> int:
        """Return the seat that answers next: the first that is waited for.

        Where nobody is waited for, all that may move take turns: `turn` is the number of answers so far.
        """
        pending = self.pending()
        seats = pending.seats
        if seats:
            return seats[0]
        free = pending.free
        return free[turn % len(free)]

    def ask(self, seat: int) -> Ask:
        """Return what a seat is asked that is waited for or free to move."""
        return self.rules.ask(self.state, seat)

    def answer(self, seat: int, action: Action, log: Log | None = None) -> None:
        """Apply an answer that the rules allow."""
        self._pending = None
        self.rules.apply(self.state, seat, action, log)

    def resolve_draw(self, values: list[int], log: Log | None = None) -> None:
        """Apply the result of the pending draw."""
        self._pending = None
        self.rules.resolve_draw(self.state, values, log)
