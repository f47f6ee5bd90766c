"""Batches: the results of some games of a plan, as sent between processes and stored by an interrupted run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.bots.bot import Bot
from parlour.core.frames import State
from parlour.core.outcome import Outcome
from parlour.core.view import View
from parlour.lab.plan import Plan
from parlour.lab.run_settings import RunSettings
from parlour.lab.single_game import GameResult, play_lightly, play_on_a_table
from parlour.lab.statistics.summary import GameRow, SeatRow
from parlour.lab.think_time import ThinkTime
from parlour.lab.watcher import Cell, Row, Scene, Watcher, WatcherGroup, chosen


@dataclass(frozen=True)
class Batch:
    """The results of some games."""

    games: list[GameRow]
    watched: dict[str, list[tuple[Cell, ...]]]
    """The rows of each watcher's table."""
    thought: dict[str, tuple[int, float]] = field(default_factory=dict)
    """By bot, the number of answers and the processor seconds; only if the plan is timed."""


def play_games(plan: Plan, numbers: range) -> Batch:
    """Play the games with these numbers."""
    setting = plan.setting()
    kinds = chosen(plan.watch, setting.game)
    rows: list[GameRow] = []
    watched: dict[str, list[Row]] = {kind.name: [] for kind in kinds}
    clock = ThinkTime() if plan.timed else None
    for number in numbers:
        seated = plan.seated(number) if clock is None else [clock.on(bot) for bot in plan.seated(number)]
        seed = plan.seed_of(number)
        if plan.records:
            played = play_on_a_table(setting, seated, seed, plan.most)
        else:
            played = _played(plan, setting, number, seated, kinds, watched)
        if plan.records and kinds:  # watchers run on the bare rules, which play the same game
            _played(plan, setting, number, plan.seated(number), kinds, watched)
        rows.append(_row(number, seed, seated, played, setting))
    return Batch(rows, watched, {} if clock is None else clock.thought)


def _played(
    plan: Plan,
    setting: RunSettings,
    number: int,
    seated: list[Bot],
    kinds: Sequence[type[Watcher]],
    watched: dict[str, list[Row]],
) -> GameResult:
    seed = plan.seed_of(number)
    if not kinds:
        return play_lightly(setting, seated, seed, plan.most, None, plan.dice_by_seat)
    made: list[WatcherGroup] = []

    def watch(state: State, views: list[View[Any]]) -> WatcherGroup:
        made.append(WatcherGroup(kinds, Scene(setting, state, views)))
        return made[0]

    played = play_lightly(setting, seated, seed, plan.most, watch, plan.dice_by_seat)
    for name, rows in made[0].end(number).items():
        watched[name] += rows
    return played


def _row(number: int, seed: int, bots: list[Bot], played: GameResult, setting: RunSettings) -> GameRow:
    outcome = played.outcome
    winners = () if outcome is None else outcome.winners
    seats = [
        SeatRow(
            number,
            setting.lexicon.letter(seat),
            bot.name,
            winners == (seat,),
            outcome is not None and (not winners or (seat in winners and len(winners) > 1)),
            None if outcome is None else outcome.scores[seat],
            None if outcome is None else rank_of(outcome, seat),
            None if played.began is None else played.began == seat,
        )
        for seat, bot in enumerate(bots)
    ]
    return GameRow(
        number,
        seed,
        "" if outcome is None else outcome.reason,
        "" if outcome is None else outcome.clause,
        "".join(setting.lexicon.letter(seat) for seat in winners),
        _margin(outcome),
        played.answers,
        played.draws,
        played.turns,
        seats,
        played.record,
    )


def rank_of(outcome: Outcome, seat: int) -> int:
    """Return a seat's rank at the end: winners first, then by score; 1 plus the number of seats that did better."""
    keys = [(other in outcome.winners, score) for other, score in enumerate(outcome.scores)]
    return 1 + sum(key > keys[seat] for key in keys)


def _margin(outcome: Outcome | None) -> int | None:
    """Return the winner's lead over the next score; None without a single winner."""
    if outcome is None or len(outcome.winners) != 1:
        return None
    others = [score for seat, score in enumerate(outcome.scores) if seat != outcome.winners[0]]
    return outcome.scores[outcome.winners[0]] - max(others)
