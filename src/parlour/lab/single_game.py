"""One game by bots, from the first ask to the end: on a table with its record, or faster on the bare rules.

Both play the same game: the draws come from the same generator, every bot has its own, and the seat that answers is the
first of those that are asked. A bot's answer is checked against the ask either way.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, final

from parlour.bots.bot import Bot
from parlour.bots.common.dice import SimulatedDice
from parlour.bots.playing import play_on, seat_rng
from parlour.chance.dealers import SeededDealer
from parlour.core.events import Event, Log
from parlour.core.frames import State
from parlour.core.game_loop import GameLoop
from parlour.core.meaning.event_tags import LED
from parlour.core.outcome import Outcome
from parlour.core.record import CHANCE as BY_CHANCE
from parlour.core.refusals import RulesBug
from parlour.core.registry import Game
from parlour.core.view import View
from parlour.lab.run_settings import RunSettings
from parlour.lab.watcher import WatcherGroup
from parlour.table.table import Table

OPENING: Final = 200
"""The number of answers within which it is decided who begins."""
YOUNG: Final = 50_000
"""The number of new objects after which Python looks for garbage in cycles: games leave little of it."""
Watch = Callable[[State, list[View[Any]]], WatcherGroup]
"""Creates the watchers of a table, given its state and the seats' views."""


@final
class GameResult:
    """The result of one game: its outcome (None: stopped), answers, draws, turns, record, and which seat began.

    Turns are as `Game.turn_number` counts them: None if the game does not, and the seat is None if it is not known.
    """

    def __init__(
        self,
        outcome: Outcome | None,
        answers: int,
        draws: int,
        turns: int | None,
        record: str = "",
        began: int | None = None,
    ) -> None:
        self.outcome = outcome
        self.answers = answers
        self.draws = draws
        self.turns = turns
        self.record = record
        self.began = began


@final
class _Beginning:
    """Finds which seat begins, from the game's event tags."""

    def __init__(self, game: Game) -> None:
        self.seat: int | None = None
        records = game.events.records
        self._fields = {records[sign.event].make: sign.parts["seat"] for sign in game.event_tags if sign.meaning == LED}

    def is_open(self, answers: int) -> bool:
        """Whether it is still to be found: only the first moves are watched for it."""
        return self.seat is None and answers < OPENING

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            field = self._fields.get(type(event))
            if field is not None and self.seat is None:
                self.seat = getattr(event, field)


@contextmanager
def fewer_collections() -> Iterator[None]:
    """Let Python look for garbage in cycles less often meanwhile."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


@fewer_collections()
def play_lightly(
    setting: RunSettings,
    bots: Sequence[Bot],
    seed: int,
    most: int,
    watch: Watch | None = None,
    dice_by_seat: bool = False,
) -> GameResult:
    """Play a game on the bare rules: no journal, and no events unless there are watchers."""
    rules = setting.game.rules
    state = rules.setup(setting.edition, setting.options, len(bots))
    loop = GameLoop(rules, state, SimulatedDice(seed, dice_by_seat))
    rngs = [seat_rng(seed, seat) for seat in range(len(bots))]
    views = [setting.game.view(rules, state, setting.lexicon, seat) for seat in range(len(bots))]
    watching = watch(state, views) if watch is not None else None
    beginning = _Beginning(setting.game)
    log: Log | None = Log()
    answers = 0
    draws = 0
    while True:
        if log is not None and log.events:
            beginning.see(log.events)
            if watching is not None:
                watching.after(log.events)
            log.events.clear()
        if watching is None and not beginning.is_open(answers):
            log = None
        if loop.deal(log) is not None:
            draws += 1
            continue
        if loop.is_over() or answers == most:
            break
        seat = loop.next_seat(answers)
        ask = loop.ask(seat)
        action = bots[seat].choose(views[seat], ask, rngs[seat])
        if not ask.contains(action):
            raise RulesBug(f"bot {bots[seat].name!r} answered {action!r}, which it was not asked for")
        if loop.pending().seats or action != ask.default_action:  # the default answer of a free seat: doing nothing
            if watching is not None:
                watching.before()
            loop.answer(seat, action, log)
        answers += 1
    return GameResult(state.outcome, answers, draws, setting.game.turn_number(state), began=beginning.seat)


def play_on_a_table(setting: RunSettings, bots: Sequence[Bot], seed: int, most: int) -> GameResult:
    """Play one game on a table, with its record."""
    table = Table(setting.game, setting.rulebook, setting.edition, setting.options, setting.names, SeededDealer(seed))
    rngs = {seat: seat_rng(seed, seat) for seat in range(len(bots))}
    answers = play_on(table, dict(enumerate(bots)), rngs, most)
    draws = sum(entry.who == BY_CHANCE for entry in table.moves())
    beginning = _Beginning(setting.game)
    beginning.see(table.events)
    turns = setting.game.turn_number(table.copy_state())
    return GameResult(table.outcome(), answers, draws, turns, table.record(), beginning.seat)
