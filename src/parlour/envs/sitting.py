"""One play of a game in small steps: whose step it is, what is open to him, what it brings. All environments use it.

It plays on the bare rules, without journal and events, as the lab does: chance comes from the same generator, and the
seat that answers is the first of those that are waited for. Where nobody is waited for all that may move take turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

import parlour
from parlour.core.edition import Edition
from parlour.core.lexicon import Lexicon
from parlour.core.moves import CHANCE, OVER, Action, Draw, Pending, below
from parlour.core.outcome import Outcome
from parlour.core.refusals import BadData
from parlour.core.registry import Game
from parlour.core.view import OpenView, View
from parlour.envs.encoding import Array, Encoding, Seen
from parlour.steps.answering import Answering
from parlour.table import shelf

FORM: Final = "form"
"""The option by which a game says how it is played, where it has more than one form."""


@final
class Setting:
    """A game, its seats and its options: what all plays of it share."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None, form: str | None = None
    ) -> None:
        wanted = dict(options or {})
        preset = form
        if form is not None and form in forms(game):
            wanted, preset = {FORM: form} | wanted, None
        table = parlour.open(game, seats=seats, options=wanted, preset=preset, seed=0)
        self.game: Game = table.game
        self.edition: Edition = table.edition
        self.options = table.options
        self.seats = len(table.names)
        view = table.view(0)
        self.says_in, self.says_out = hasattr(view, "is_in"), hasattr(view, "is_out")
        """How the game's views tell who has gone out; neither: nobody ever does."""
        self.encoding = Encoding(self.game, Lexicon(self.edition.names, self.seats))


def forms(game: str) -> list[object]:
    """The readings of a game's option of that name; the other forms of games are their presets."""
    for option in shelf.rulebook(game).options:
        if option.name == FORM:
            return [value for value, _text in option.readings]
    return []


@final
class Sitting:
    """A play in progress."""

    _sights: list[Seen | None]
    _is_told: list[bool]
    """Whose sight is of this very moment."""
    _plain: dict[str, Any] | None
    """What all are told at this moment, where nothing is hidden."""

    def __init__(self, setting: Setting, seed: int | None, besides: bool = False) -> None:
        """Without a seed it stops at every draw, and chance is answered through `deal`."""
        self.setting = setting
        self.encoding = setting.encoding
        self.besides = besides
        """Whether those are asked too, after each move, who may move and are not waited for."""
        self._rules = rules = setting.game.rules
        self._nobody = [False] * setting.seats
        self.state: Any = rules.setup(setting.edition, setting.options, setting.seats)
        lexicon = setting.encoding.lexicon
        self.views: list[View[Any]] = [
            setting.game.view(rules, self.state, lexicon, seat) for seat in range(setting.seats)
        ]
        self._look_anew()
        self.answers: list[tuple[int, Action]] = []
        """Every answer that was given, with its seat."""
        self.seat = -1
        """Whose step it is; -1 when the game is over."""
        self.answering: Answering | None = None
        self.draw: Draw | None = None
        """What chance is asked, where somebody else answers for it."""
        self.drawn: list[int] = []
        """What it has answered of that so far."""
        self._chance = None if seed is None else Random(seed)
        self._turns = 0
        self._asked: set[int] = set()
        self._go_on()

    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    def open(self) -> list[int]:
        """The steps that are open to the seat whose step it is."""
        return [] if self.answering is None else self.answering.open

    def take(self, step: int) -> bool:
        """A step by the seat whose step it is; True if that gave an answer, or left things as they stand."""
        answering = self.answering
        if answering is None:
            raise BadData("step", "the game is over")
        if step not in answering.open:
            label = self.encoding.alphabet.labels[step] if 0 <= step < self.encoding.actions else "?"
            raise BadData("step", f"{step} ({label}) is not open now; the mask tells which steps are")
        if not answering.take(step):
            return False
        if answering.action is not None:
            self._apply(self.seat, answering.action)
        self._turns += 1
        self._go_on()
        return True

    def asked(self) -> dict[int, Answering]:
        """Everybody who may answer at this moment: the seat whose step it is or, where answers are sealed, all."""
        if self.answering is None:
            return {}
        if not self.answering.ask.sealed or self.answering.taken:
            return {self.seat: self.answering}
        rules = self.setting.game.rules
        seats = rules.pending(self.state).seats
        return {seat: self.encoding.answering(rules.ask(self.state, seat)) for seat in seats}

    def answer(self, answers: Mapping[int, Action | None]) -> None:
        """Answers of those who were asked, in the order of their seats; None leaves things as they stand.

        One of them may end the moment, as a corner in Pit does: then the others are not waited for any more.
        """
        rules = self.setting.game.rules
        for seat, action in answers.items():
            pending = rules.pending(self.state)
            if action is not None and (seat in pending.seats or seat in pending.free):
                self._apply(seat, action)
        self._turns += 1
        self._go_on()

    def observe(self, seat: int, answering: Answering | None) -> Array:
        """What a seat sees now, with its answer so far."""
        sight = self._sights[seat]
        if sight is None:
            sight = self._sights[seat] = Seen(self.encoding, seat)
        if not self._is_told[seat]:
            view = self.views[seat]
            told = self._plain
            if told is None:
                told = self.encoding.told(view)
                if isinstance(view, OpenView):
                    self._plain = told  # where nothing is hidden all are told the same
            sight.tell(view.worths(), told)
            self._is_told[seat] = True
        return sight.look(answering)

    def is_in(self, seat: int) -> bool:
        """Whether a seat still plays."""
        view = self.views[seat]
        letter = self.encoding.lexicon.letter(seat)
        if self.setting.says_in:
            return bool(view.is_in(letter))  # type: ignore[attr-defined]
        return not self.setting.says_out or not view.is_out(letter)  # type: ignore[attr-defined]

    def count_in(self) -> int:
        """How many still play."""
        seats = self.setting.seats
        if not self.setting.says_in and not self.setting.says_out:
            return seats
        return sum([self.is_in(seat) for seat in range(seats)])

    def faces(self) -> list[int]:
        """What the next face of the draw can be, each equally likely."""
        assert self.draw is not None
        return [face for face in self.draw.faces if self.draw.returns or face not in self.drawn]

    def deal(self, face: int) -> None:
        """Answer a face of the draw; after the last one play goes on."""
        assert self.draw is not None
        self.drawn.append(face)
        if len(self.drawn) == self.draw.count:
            self.setting.game.rules.fate(self.state, self.drawn, None)
            self.draw, self.drawn = None, []
            self._go_on()

    def copy(self, state: Any = None) -> Sitting:
        """The same play, to go on with apart; or that of another state that looks the same to the seat at its turn."""
        twin = Sitting.__new__(Sitting)
        twin.__dict__.update(self.__dict__)
        rules = self.setting.game.rules
        twin.state = rules.copy(self.state) if state is None else state
        twin.views = [
            self.setting.game.view(rules, twin.state, self.encoding.lexicon, seat) for seat in range(self.setting.seats)
        ]
        twin._look_anew()
        twin.answers, twin.drawn, twin._asked = self.answers[:], self.drawn[:], set(self._asked)
        if self.draw is not None:
            twin.draw = rules.pending(twin.state).draw
        if self._chance is not None:
            twin._chance = Random()
            twin._chance.setstate(self._chance.getstate())
        if self.answering is not None:
            twin.answering = self.encoding.answering(rules.ask(twin.state, self.seat), self.answering.may_wait)
            for step in self.answering.taken:
                twin.answering.take(step)
        return twin

    def _apply(self, seat: int, action: Action) -> None:
        self._rules.apply(self.state, seat, action, None)
        self.answers.append((seat, action))
        if self._asked:
            self._asked.clear()

    def _look_anew(self) -> None:
        """Nobody has looked on this state yet."""
        self._sights = [None] * self.setting.seats
        self._has_changed()

    def _has_changed(self) -> None:
        """Whatever was seen is old."""
        self._is_told = self._nobody[:]
        self._plain = None

    def _lot(self, n: int) -> int:
        assert self._chance is not None
        return below(self._chance, n)

    def _go_on(self) -> None:
        """Let chance answer, and ask the next seat."""
        self._has_changed()
        rules = self._rules
        pending = rules.pending(self.state)
        while pending.kind == CHANCE:
            draw = pending.draw
            assert draw is not None
            if self._chance is None:
                self.seat, self.answering, self.draw = -1, None, draw
                return
            rules.fate(self.state, draw.pick(self._lot), None)
            pending = rules.pending(self.state)
        if pending.kind == OVER:
            self.seat, self.answering = -1, None
            return
        seats = pending.seats
        seat = seats[0] if seats and not self.besides else self._next(pending)
        self.seat = seat
        self.answering = Answering(self.encoding.speller, rules.ask(self.state, seat), seat not in seats)

    def _next(self, pending: Pending) -> int:
        """Who is asked where those are too who are not waited for, or nobody is."""
        seats, free = pending.seats, pending.free
        if not seats:
            return free[self._turns % len(free)]
        for seat in free:
            if seat not in self._asked:
                self._asked.add(seat)
                return seat
        return seats[0]
