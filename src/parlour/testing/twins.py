"""Non-interference tests: hidden information must not change a byte of what a seat receives.

Two tables that one seat cannot distinguish are played side by side: hidden parts differ, and everything the seat sees
is the same. After every step all output for that seat is compared. A game with hidden information has in its folder a
module `twin` with

- `resample_hidden(s, seat, rng)`: a state that differs from s only in what the seat cannot see;
- `redraw(s, seat, draw, values, rng)`: another result of a draw that looks the same to the seat;
- `alike(s, twin, seat, actor, action)`: what the actor can do on the twin that must look the same to the seat;
- `unseen(s, twin, seat)`: a move that only one of the two needs and that nobody sees, or None.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from parlour import bots
from parlour.chance.dealers import ManualDealer
from parlour.core.moves import CHANCE, Action, below
from parlour.core.refusals import Refused
from parlour.core.view import View
from parlour.table import positions
from parlour.table.table import Table
from parlour.testing.states import fingerprint
from parlour.testing.tries import some_actions, tries

Make = Callable[..., Table]
"""Creates a table as `Table` does; a test that plants a leak passes its own."""


PREVIEWED = 8
"""How many answers of a seat are previewed by name after each step."""


class Leak(AssertionError):
    """The seat was shown something on one table that it was not shown on its twin."""


def has_hidden_info(slug: str) -> bool:
    """Whether a game declares hidden information."""
    return find_spec(f"parlour.games.{slug.replace('-', '_')}.twin") is not None


def hooks(slug: str) -> Any:
    """Return a game's `twin` module."""
    return import_module(f"parlour.games.{slug.replace('-', '_')}.twin")


class Twins:
    """Two tables that a seat (None: a spectator) must not be able to distinguish."""

    def __init__(
        self, table: Table, seat: int | None, rng: Random, make: Make = Table, from_here: bool = False
    ) -> None:
        self.seat = seat
        self.rng = rng
        self.hooks = hooks(table.game.slug)
        self.steps = 0
        """The number of steps after which the tables were really different."""
        self._told = 0
        starts: list[dict[str, object] | None] = [None, None]
        if from_here:
            other = self.hooks.resample_hidden(table.copy_state(), seat, rng)
            head = {key: table.position()[key] for key in positions.HEAD}
            starts = [table.position(), head | positions.dump(table.game, other, table.lexicon)]
        self.tables = [
            make(table.game, table.rulebook, table.edition, table.options, table.names, ManualDealer(), start)
            for start in starts
        ]

    def play(self, moves: int) -> int:
        """Play a number of moves, or until something is revealed to all; return the steps that counted."""
        self.compare()
        for _ in range(moves):
            if not self.step():
                break
        return self.steps

    def step(self) -> bool:
        """Make one move on both tables and compare everything. False: they may legitimately differ from here on."""
        here, there = self.tables
        rules = here.game.rules
        s, twin = here.copy_state(), there.copy_state()
        hid = rules.has_hidden_info(s)
        pending = rules.pending(s)
        if here.is_over() or there.is_over():
            return False
        move = self.hooks.unseen(s, twin, self.seat)
        if move is not None:
            is_twin_s, actor, action = move
            self.tables[is_twin_s].act(actor, action)
        elif pending.kind == CHANCE:
            self._let_chance_answer(s, twin)
        elif not self._let_somebody_answer(s, twin):
            return False
        if hid and not (self._hides(here) and self._hides(there)):
            return False  # the hand is over, and revealed to all
        self.compare()
        return True

    def compare(self) -> None:
        """Compare everything that both tables give the seat, byte for byte."""
        one, other = (canonical(table.seen_by(self.seat, self._told)) for table in self.tables)
        if one != other:
            raise Leak(first_difference(one, other))
        self._compare_previews()
        self._told = len(self.tables[0].visible_events(self.seat))
        if fingerprint(self.tables[0]) != fingerprint(self.tables[1]):
            self.steps += 1

    def _compare_previews(self) -> None:
        """Compare what the seat's answers would do: those that are tried anyway, and some that are asked for."""
        ask = None if self.seat is None else self.tables[0].view(self.seat).ask()
        if ask is None:
            return
        some = [self.tables[0].show(action) for action in some_actions(ask, Random(self.steps), PREVIEWED)]
        for answers in ((), some):
            one, other = (table.consequences(ask.seat, answers) for table in self.tables)
            if one != other:
                raise Leak(f"the preview says {one}, and on the twin {other}")

    def compare_refusals(self) -> None:
        """Check that whatever the seat tries is refused with the same words on both, or on neither."""
        if self.seat is None:
            return
        here, there = self.tables
        rules = here.game.rules
        ask = here.view(self.seat).ask()
        for action in tries(here.game.grammar, here.lexicon, ask, self.rng, each=4):
            said = [self._refusal(table, action) for table in (here, there)]
            if said[0] != said[1]:
                raise Leak(f"{here.show(action)}: {said[0]!r}, and on the twin {said[1]!r}")
        assert rules.has_hidden_info(here.copy_state()) == rules.has_hidden_info(there.copy_state())

    def compare_bots(self) -> None:
        """Check that every bot in that seat, with the same random numbers, answers the same."""
        if self.seat is None:
            return
        for name in bots.names(self.tables[0].game.slug):
            answers: list[Action] = []
            for table in self.tables:
                view: View[Any] = table.view(self.seat)
                ask = view.ask()
                if ask is not None:
                    answers.append(bots.find(name, table.game.slug).choose(view, ask, Random(self.steps)))
            if len(answers) == 1 or (answers and answers[0] != answers[1]):
                raise Leak(f"the bot {name!r} answers {answers}")

    def _hides(self, table: Table) -> bool:
        return table.game.rules.has_hidden_info(table.copy_state())

    def _refusal(self, table: Table, action: Action) -> str:
        reason = table.game.rules.check(table.copy_state(), self.seat or 0, action)
        if reason is None:
            return ""
        try:
            table.act(self.seat or 0, action)
        except Refused as refused:
            return f"{refused.code} {refused.clause} {refused.text}"
        raise Leak(f"{table.show(action)} was taken, though the rules refuse it")

    def _let_chance_answer(self, s: Any, twin: Any) -> None:
        here, there = self.tables
        draw = here.draw()
        assert draw is not None
        values = draw.pick(lambda n: below(self.rng, n))
        word = here.game.draw_notations[draw.what]
        others = self.hooks.redraw(twin, self.seat, draw, values, self.rng)
        here.resolve_draw(*[word.dump(value, here.lexicon) for value in values])
        there.resolve_draw(*[word.dump(value, there.lexicon) for value in others])

    def _let_somebody_answer(self, s: Any, twin: Any) -> bool:
        """Make a random answer of a random seat that has a counterpart on the twin; False if there is none."""
        here, there = self.tables
        for actor, action in self._candidates():
            found = [a for a in self.hooks.alike(s, twin, self.seat, actor, action) if self._is_right(there, actor, a)]
            if found:
                here.act(actor, action)
                there.act(actor, found[below(self.rng, len(found))])
                return True
        return False

    def _candidates(self) -> Iterator[tuple[int, Action]]:
        """Yield answers to try, in random order."""
        asks = self.tables[0].asks()
        order = [asks.pop(below(self.rng, len(asks))) for _ in range(len(asks))]
        for ask in order:
            yield ask.seat, ask.sample(self.rng)
        for ask in order:
            for action in some_actions(ask, self.rng):
                yield ask.seat, action

    def _is_right(self, table: Table, actor: int, action: Action) -> bool:
        return table.game.rules.check(table.copy_state(), actor, action) is None


def canonical(data: object) -> str:
    """Return plain data as text, in the order in which it was written: the order could reveal something too."""
    return json.dumps(data, ensure_ascii=False)


def first_difference(one: str, other: str) -> str:
    """Return where two texts differ, with some context."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 80) : at + 60]!r} and on the twin ...{other[max(0, at - 80) : at + 60]!r}"
