"""Luck: what each draw did for the seats, compared with the average of all possible results.

The luck of a draw is a seat's worth at the next question minus the mean of that worth over all possible results. So it
is what the dice did before anybody could react: rents, fines, salaries, cards. What a player makes of a square that can
be bought is not luck. Every result counts as often as it comes up, so the expected luck is zero, whoever plays and
however they play.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from parlour.analysis.turning_points import event_for
from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.moves import Draw, below
from parlour.core.record import CHANCE
from parlour.records.timeline import Timeline

MAX_OUTCOMES: Final = 1296
"""If a draw has more possible results, `SAMPLED` random ones are used."""
SAMPLED: Final = 100
STROKES: Final = 3

Lucks = list[dict[str, float]]
"""By moment and seat."""


class LuckEvent(NamedTuple):
    """A draw with a large effect on a seat: the moment after it, the seat, the effect, and what happened."""

    moment: int
    seat: str
    luck: float
    event: Event


def lucks(timeline: Timeline, seed: int = 1) -> Lucks:
    """Return by moment what the draw that led to it was worth to each seat; 0 if no draw did."""
    seats = list(timeline.worths[0])
    found: Lucks = [dict.fromkeys(seats, 0.0)]
    for n, step in enumerate(timeline.steps):
        luck = dict.fromkeys(seats, 0.0)
        if step.entry.who == CHANCE:
            before = timeline.state(n)
            draw = timeline.table.game.rules.pending(before).draw
            if draw is not None:
                expected = expectation(timeline, before, draw, Random(f"{seed}/{n}"))
                base = known(timeline.worths[n])
                for seat, worth in timeline.worths[n + 1].items():
                    luck[seat] = (base[seat] if worth is None else worth) - expected[seat]
        found.append(luck)
    return found


def totals(luck: Lucks) -> dict[str, float]:
    """Return the total luck of each seat."""
    return {seat: sum(moment[seat] for moment in luck) for seat in luck[0]}


def strokes(timeline: Timeline, luck: Lucks, most: int = STROKES) -> list[LuckEvent]:
    """Return the draws with the largest effects, at most one per moment, in the order of play."""
    moments = [n for n, by_seat in enumerate(luck) if any(by_seat.values()) and timeline.steps[n - 1].events]
    greatest = sorted(moments, key=lambda n: (-max(abs(each) for each in luck[n].values()), n))[:most]
    found = []
    for n in sorted(greatest):
        seat, much = max(luck[n].items(), key=lambda each: abs(each[1]))
        found.append(LuckEvent(n, seat, much, event_for(timeline, n, round(abs(much)))))
    return found


def expectation(timeline: Timeline, before: State, draw: Draw, rng: Random) -> dict[str, float]:
    """Return the mean of each seat's worth after a draw. A worth that is hidden then counts as unchanged."""
    rules = timeline.table.game.rules
    base = known(worths_in(timeline, before))
    count = draw.outcomes()
    if count <= MAX_OUTCOMES:
        answers = [draw.outcome(n) for n in range(count)]
    else:
        answers = [draw.pick(lambda n: below(rng, n)) for _ in range(SAMPLED)]
    sums = dict.fromkeys(base, 0.0)
    for values in answers:
        state: Any = rules.copy(before)
        rules.resolve_draw(state, values)
        for seat, worth in worths_in(timeline, state).items():
            sums[seat] += base[seat] if worth is None else worth
    return {seat: total / len(answers) for seat, total in sums.items()}


def worths_in(timeline: Timeline, state: State) -> dict[str, int | None]:
    """Return what every seat is worth from its own view."""
    letters = list(timeline.worths[0])
    return {letter: timeline.view(state, seat).worths()[letter] for seat, letter in enumerate(letters)}


def known(worths: dict[str, int | None]) -> dict[str, int]:
    """Replace hidden worths by 0 if there is nothing to compare them with."""
    return {seat: 0 if worth is None else worth for seat, worth in worths.items()}
