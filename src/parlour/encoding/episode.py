"""`Episode`: one play of a game in small steps, which all environments use: whose step it is, and which are open.

It plays on the bare rules, without journal and events, as the lab does. Draws come from the same generator, and the
seat that answers is the first of those that are waited for. Where nobody is waited for, all that may move take turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, final

from mypy_extensions import mypyc_attr

from parlour.core.edition import Edition
from parlour.core.game_loop import GameLoop, RandomDraws
from parlour.core.moves import CHANCE, OVER, Action, Draw, Pending, Rng
from parlour.core.outcome import Outcome
from parlour.core.refusals import BadData, RulesBug
from parlour.core.registry import Game
from parlour.core.rules import Rules
from parlour.core.view import View
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.game_encoding import MASK, OBSERVATION, Encoding
from parlour.encoding.observations.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EpisodeConfig:
    """A game, its seats and its options: what all its episodes share."""

    def __init__(self, edition: Edition, options: Mapping[str, object], encoding: Encoding) -> None:
        self.game: Game = encoding.game
        self.edition = edition
        self.options = options
        self.seats = encoding.lexicon.seats
        self.encoding = encoding
        self._table: Any = None
        """The table after setup, created for the first episode."""

    def table(self) -> Any:
        """Return a new table after setup, owned by the caller. Copying one is much faster than setting it up."""
        rules = self.game.rules
        if self._table is None:
            self._table = rules.setup(self.edition, self.options, self.seats)
        return rules.copy(self._table)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored_config, (type(self), self.edition, self.options, self.encoding)

    def __deepcopy__(self, _memo: object) -> EpisodeConfig:
        return self  # immutable apart from its caches

    def state_data(self, state: Any) -> object:
        """Return a state of this game as plain data."""
        return self.game.state.dump(state, self.encoding.lexicon)

    def state_of(self, data: object) -> Any:
        """Return the state that `state_data` has written."""
        values = self.game.state.values(data, self.encoding.lexicon, "")
        return self.game.state.make(edition=self.edition, options=self.table().options, **values)

    def chance(self, seed: int) -> Rng:
        """Return the generator of a play's draws."""
        raise RulesBug(f"{type(self).__name__} has no dice")


def _restored_config(cls: Any, edition: Edition, options: Mapping[str, object], encoding: Encoding) -> EpisodeConfig:
    """Restore a pickled config of any subclass, without calling the subclass's own constructor."""
    config: EpisodeConfig = cls.__new__(cls)
    EpisodeConfig.__init__(config, edition, options, encoding)
    return config


@final
class Episode:
    """A play in progress."""

    def __init__(
        self,
        setting: EpisodeConfig,
        seed: int | None,
        ask_free_seats: bool = False,
        after: Episode | None = None,
        state: Any = None,
    ) -> None:
        """Start a play.

        Without a seed it stops at every draw, and the caller answers it through `deal`. `after`: the play before this
        one, which hands over its observation buffers. `state`: a table in the middle of play; `copy` sets the rest.
        """
        game = setting.game
        self.setting = setting
        self.encoding = setting.encoding
        self.ask_free_seats = ask_free_seats
        """Whether seats that may move but are not waited for are also asked, after each move."""
        self._rules: Rules[Any, Any] = game.rules
        is_new = state is None
        self.state: Any = setting.table() if is_new else state
        self._loop = GameLoop(game.rules, self.state)
        self._rng: Rng | None = None
        self.views: list[View[Any]] = self._views(self.state)
        self._observations: list[Observation | None] = (
            _no_observations(setting.seats) if after is None else after._hand_over()
        )
        self._up_to_date = 0
        """The seats whose observation is up to date, as bits."""
        self.answers: list[tuple[int, Action]] = []
        """Every answer that was given, with its seat."""
        self.seat = -1
        """The seat whose step it is; -1 when the game is over."""
        self.answering: PartialAction | None = None
        self.draw: Draw | None = None
        """The pending draw, if the caller answers draws."""
        self.drawn: list[int] = []
        """The faces of that draw answered so far."""
        self._turns = 0
        self._asked: set[int] = set()
        if seed is not None:
            self._draw_with(setting.chance(seed))
        if is_new:
            self._go_on()

    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.state.outcome
        return outcome

    def open(self) -> list[int]:
        """The steps that are open to the seat whose step it is."""
        return [] if self.answering is None else self.answering.open[:]

    def take(self, step: int) -> bool:
        """Take a step for the seat whose step it is. Return True if that completed an answer, or let things stand."""
        answering = self.answering
        if answering is None:
            raise BadData("step", "the game is over")
        if not answering.mask.has(step):
            label = self.encoding.vocabulary.labels[step] if 0 <= step < self.encoding.actions else "?"
            raise BadData("step", f"{step} ({label}) is not open now; the mask tells which steps are")
        if not answering.go(step):
            return False
        if answering.action is not None:
            self._apply(self.seat, answering.action)
        self._turns += 1
        self._go_on()
        return True

    def asked(self) -> dict[int, PartialAction]:
        """Return everybody who may answer at this moment: the seat whose step it is or, where answers are sealed, all
        asked seats."""
        if self.answering is None:
            return {}
        if not self.answering.ask.sealed or self.answering.taken:
            return {self.seat: self.answering}
        return {seat: self.encoding.answering(self._loop.ask(seat)) for seat in self._loop.pending().seats}

    def answer(self, answers: Mapping[int, Action | None]) -> None:
        """Apply the answers of those who were asked, in the order of their seats; None lets things stand.

        An answer may end the moment, as a corner in Pit does: then the remaining answers are dropped.
        """
        for seat, action in answers.items():
            pending = self._loop.pending()
            if action is not None and (seat in pending.seats or seat in pending.free):
                self._apply(seat, action)
        self._turns += 1
        self._go_on()

    def observe(self, seat: int, answering: PartialAction | None) -> Any:
        """Return what a seat sees now, with its answer so far."""
        buffer = self._observations[seat]
        if buffer is None:
            buffer = self._observations[seat] = self.encoding.new_observation(seat)
        if not self._up_to_date >> seat & 1:
            buffer.update(self.views[seat])
            self._up_to_date |= 1 << seat
        return buffer.read(answering)

    def observation(self, seat: int, answering: PartialAction | None) -> dict[str, Any]:
        """Return what a seat sees now, and its open steps; a seat that is not asked can only wait."""
        return {OBSERVATION: self.observe(seat, answering), MASK: self.encoding.open_mask(answering)}

    def asked_sees(self) -> dict[str, Any]:
        """Return what the seat whose step it is sees, and its open steps."""
        return self.observation(self.seat, self.answering)

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return self._rules.is_playing(self.state, seat)

    def count_in(self) -> int:
        """Return how many seats are still in the game."""
        count = 0
        for seat in range(self.setting.seats):
            if self._rules.is_playing(self.state, seat):
                count += 1
        return count

    def faces(self) -> list[int]:
        """Return the possible values of the draw's next face, each equally likely."""
        assert self.draw is not None
        return [face for face in self.draw.faces if self.draw.returns or face not in self.drawn]

    def deal(self, face: int) -> None:
        """Answer one face of the draw; after the last one, play goes on."""
        assert self.draw is not None
        self.drawn.append(face)
        if len(self.drawn) == self.draw.count:
            self._loop.resolve_draw(self.drawn)
            self.drawn = []
            self._go_on()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state as plain data, and the partial answer as its steps."""
        answering = self.answering
        under_way = None if answering is None else (answering.may_wait, answering.taken)
        at = (self.answers, self.seat, self.draw is not None, self.drawn, self._rng, self._turns, self._asked)
        return _resumed, (self.setting, self.ask_free_seats, self.setting.state_data(self.state), at, under_way)

    def __deepcopy__(self, _memo: object) -> Episode:
        return self.copy()

    def copy(self, state: Any = None) -> Episode:
        """Return an independent copy; with `state`, a copy on another state that looks the same to the seat at its
        turn."""
        rules = self._rules
        twin = Episode(
            self.setting, None, self.ask_free_seats, None, rules.copy(self.state) if state is None else state
        )
        twin.answers = self.answers[:]
        twin.seat = self.seat
        twin.draw = None if self.draw is None else twin._loop.pending().draw
        twin.drawn = self.drawn[:]
        twin._draw_with(copy(self._rng))
        twin._turns = self._turns
        twin._asked = set(self._asked)
        if self.answering is not None:
            twin.answering = self.encoding.answering(twin._loop.ask(self.seat), self.answering.may_wait)
            for step in self.answering.taken:
                twin.answering.take(step)
        return twin

    def _hand_over(self) -> list[Observation | None]:
        """Hand the observation buffers over to another play, which then writes only what is different there."""
        buffers = self._observations
        self._observations = _no_observations(self.setting.seats)
        self._up_to_date = 0
        return buffers

    def _views(self, state: Any) -> list[View[Any]]:
        game, lexicon = self.setting.game, self.encoding.lexicon
        return [game.view(game.rules, state, lexicon, seat) for seat in range(self.setting.seats)]

    def _apply(self, seat: int, action: Action) -> None:
        self._loop.answer(seat, action)
        self.answers.append((seat, action))
        if self._asked:
            self._asked.clear()

    def _draw_with(self, rng: Rng | None) -> None:
        """Answer draws with this generator; None: the caller answers them."""
        self._rng = rng
        self._loop.source = None if rng is None else RandomDraws(rng)

    def _go_on(self) -> None:
        """Answer pending draws, and ask the next seat."""
        self._up_to_date = 0
        loop = self._loop
        pending = loop.advance()
        self.draw = pending.draw
        if pending.kind == CHANCE or pending.kind == OVER:
            self.seat, self.answering = -1, None
            return
        seat = self._free_seat(pending) if self.ask_free_seats else -1
        if seat < 0:
            seat = loop.next_seat(self._turns)
        self.seat = seat
        self.answering = PartialAction(self.encoding.encoder, loop.ask(seat), seat not in pending.seats)

    def _free_seat(self, pending: Pending) -> int:
        """Return a seat that may move beside those that are waited for, each once after a move; -1 if there is none."""
        if pending.seats:
            for seat in pending.free:
                if seat not in self._asked:
                    self._asked.add(seat)
                    return seat
        return -1


def _resumed(
    setting: EpisodeConfig,
    ask_free_seats: bool,
    data: object,
    at: tuple[Any, ...],
    under_way: tuple[bool, list[int]] | None,
) -> Episode:
    """Restore a pickled play."""
    episode = Episode(setting, None, ask_free_seats, None, setting.state_of(data))
    episode.answers, episode.seat, is_drawing, episode.drawn, rng, episode._turns, episode._asked = at
    episode._draw_with(rng)
    loop = episode._loop
    if is_drawing:
        episode.draw = loop.pending().draw
    if under_way is not None:
        may_wait, taken = under_way
        answering = setting.encoding.answering(loop.ask(episode.seat), may_wait)
        for step in taken:
            answering.take(step)
        episode.answering = answering
    return episode


def _no_observations(seats: int) -> list[Observation | None]:
    return [None] * seats
