"""Analysis of a record's deals: how often each side wins with the deal and without it, if bots play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from parlour.analysis.paired_difference import PairedDifference
from parlour.analysis.rollouts import parts_won
from parlour.analysis.turning_points import changes
from parlour.core.events import Event
from parlour.core.meaning.event_tags import TRADED
from parlour.records.timeline import Timeline

ENOUGH: Final = 8
"""The minimum number of games on each side before a deal is judged."""


class JudgedDeal(NamedTuple):
    """A deal: the moment after it, what happened, each side's chances without and with it, and the number of games."""

    moment: int
    event: Event
    sides: dict[str, PairedDifference]
    """By seat; a is its chance if the default answer had been given instead, b its chance after the deal."""
    games: int


@final
class DealTrial:
    """Trial of one deal: games are played on from after it, and from before it as if nobody had agreed."""

    def __init__(self, timeline: Timeline, n: int, bot: str, seed: int) -> None:
        """The deal is made by the move after moment n."""
        rules = timeline.table.game.rules
        self._timeline = timeline
        self._moment = n + 1
        self._event, self._pair = _deals_of(timeline, n)[0]
        self._bot = bot
        self._seed = f"{seed}/{n}"
        seat = timeline.table.lexicon.seat(timeline.steps[n].entry.who)
        self._without: Any = timeline.state(n)
        rules.apply(self._without, seat, rules.ask(self._without, seat).default_action)
        self._with = timeline.state(n + 1)
        self._lost: list[list[float]] = [[], []]
        self._won: list[list[float]] = [[], []]

    def play_on(self) -> None:
        """Play one more game with the deal and one without it, on the same dice."""
        number = len(self._won[0])
        for state, results in ((self._without, self._lost), (self._with, self._won)):
            parts = parts_won(self._timeline, state, self._pair, number, self._seed, self._bot)
            for side, part in zip(results, parts, strict=True):
                side.append(part)

    def verdict(self) -> JudgedDeal:
        games = len(self._won[0])
        least = 1 - 0.025 ** (1 / games)  # if differing games are rarer than this, the sample may contain none
        letters = [self._timeline.table.lexicon.letter(seat) for seat in self._pair]
        sides = {
            letters[k]: PairedDifference("chance to win", self._lost[k], self._won[k], least)
            for k in range(len(letters))
        }
        return JudgedDeal(self._moment, self._event, sides, games)


def deals_in(timeline: Timeline) -> list[int]:
    """Return the moments before the answers that made a deal, largest change of worth first."""
    letters = set(timeline.worths[0])
    found = [n for n, step in enumerate(timeline.steps) if step.entry.who in letters and _deals_of(timeline, n)]
    return sorted(found, key=lambda n: -_swing(timeline, n))


def judged(
    timeline: Timeline, most: int, times: int, is_late: Callable[[], bool], bot: str, seed: int
) -> list[JudgedDeal]:
    """Judge the largest deals that time allows, each with up to `times` games; in the order of play."""
    trials: list[DealTrial] = []
    for n in deals_in(timeline)[:most]:
        if trials and is_late():
            break
        trial = DealTrial(timeline, n, bot, seed)
        for _ in range(min(ENOUGH, times)):
            trial.play_on()
        trials.append(trial)
    for number in range(ENOUGH * len(trials), times * len(trials)):
        if is_late():
            break
        trials[number % len(trials)].play_on()
    return sorted((trial.verdict() for trial in trials), key=lambda deal: deal.moment)


def _deals_of(timeline: Timeline, n: int) -> list[tuple[Event, tuple[int, int]]]:
    """Return the deals of the move after moment n: the event and both seats."""
    game = timeline.table.game
    found: list[tuple[Event, tuple[int, int]]] = []
    for event in timeline.steps[n].events:
        for sign in game.event_tags:
            if sign.meaning == TRADED and type(event) is game.events.records[sign.event].make:
                found.append((event, (getattr(event, sign.parts["seat"]), getattr(event, sign.parts["to"]))))
    return found


def _swing(timeline: Timeline, n: int) -> int:
    return sum(abs(change) for change in changes(timeline.worths[n], timeline.worths[n + 1]).values())
