"""Comparison of two sets of rules on the same dice: what differs, with confidence intervals.

Both sides play the same deals with the same bots in the same seats, and each seat has dice of its own, so that a seat's
tenth throw is the same on both sides even if another seat has thrown more often on one of them. The comparison uses the
differences of each pair of games, which vary much less than the games themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import final

from parlour.analysis.paired_difference import LEAST, PairedDifference
from parlour.core.meaning.event_tags import RUINED
from parlour.core.registry import find
from parlour.lab.batch import Batch
from parlour.lab.plan import AnyBot, Plan, check_number, planned
from parlour.lab.simulate import MAX_JOBS, Progress, play
from parlour.lab.statistics.summary import GameRow


@final
class RulesVariant:
    """One side of a comparison: options, and changes of the edition's data by path."""

    def __init__(self, options: Mapping[str, object], changes: Mapping[str, object] | None = None) -> None:
        self.options = dict(options)
        self.changes = dict(changes or {})


@final
class Comparison:
    """All measures of a comparison."""

    def __init__(self, plan: Plan, games: int, deals: int, differences: list[PairedDifference]) -> None:
        self.game = plan.game
        self.title = plan.title()
        """The game, and the edition of the first side if it is a custom one."""
        self.seed = plan.seed
        self.facts = plan.facts()
        """What the first side played."""
        self.games = games
        self.deals = deals
        """The number of independent pairs: games on the same dice count as one."""
        self.differences = differences

    def to_data(self, a: str, b: str) -> dict[str, object]:
        """Return the comparison as data, with both rules in words."""
        rows = [
            {"measure": o.measure, "a": o.a, "b": o.b, "mean": o.mean, "low": o.interval[0], "high": o.interval[1]}
            for o in self.differences
        ]
        data = {"a": a, "b": b, "games": self.games, "deals": self.deals, "differences": rows}
        return {name: value for name, value in self.facts.items() if name not in ("options", "changes")} | data

    def of(self, measure: str) -> PairedDifference:
        return next(one for one in self.differences if one.measure == measure)


def compare(
    game: str,
    a: RulesVariant,
    b: RulesVariant,
    games: int,
    bots: Sequence[AnyBot],
    seed: int,
    jobs: int = 1,
    seats: int | None = None,
    edition: str | Path | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
    most: int | None = None,
    seed_b: int | None = None,
) -> Comparison:
    """Play `games` games on each side, rounded up to whole deals, and compare them.

    `seed_b` gives the second side dice of its own: the intervals are wider then, and still valid.
    """
    check_number("games", games, LEAST)
    check_number("jobs", jobs, 1, MAX_JOBS)
    plans = [
        _plan(game, side, bots, side_seed, seats, edition, most)
        for side, side_seed in ((a, seed), (b, seed if seed_b is None else seed_b))
    ]
    seatings = plans[0].seatings()
    deals = max(LEAST, -(-games // seatings))
    each = deals * seatings
    played: list[list[Batch]] = []
    for side, plan in enumerate(plans):

        def tell(done: int, _games: int, before: int = side * each) -> None:
            if progress is not None:
                progress(before + done, 2 * each)

        played.append(play(plan, each, jobs, tell, cluster=cluster))
    left, right = (measured(plan, batches) for plan, batches in zip(plans, played, strict=True))
    differences = [PairedDifference(name, left[name], right[name]) for name in left if name in right]
    return Comparison(plans[0], each, deals, differences)


def _plan(
    game: str,
    side: RulesVariant,
    bots: Sequence[AnyBot],
    seed: int,
    seats: int | None,
    edition: str | Path | None,
    most: int | None,
) -> Plan:
    return planned(
        game,
        bots,
        seed,
        seats,
        side.options,
        edition,
        paired=True,
        watch=("ruins", "worth") if _has_ruin(game) else ("worth",),
        changes=side.changes,
        dice_by_seat=True,
        most=most,
    )


def _has_ruin(game: str) -> bool:
    return any(sign.meaning == RUINED for sign in find(game).event_tags)


def measured(plan: Plan, batches: Sequence[Batch]) -> dict[str, list[float]]:
    """Return each measure's mean over the games of every deal."""
    rows = [row for one in batches for row in one.games]
    letters = [seat.seat for seat in rows[0].seats]
    found: dict[str, list[float]] = {"moves": [row.answers + row.draws for row in rows]}
    if all(row.turns is not None for row in rows):
        found["turns"] = [float(row.turns or 0) for row in rows]
    found["decisions"] = [float(row.answers) for row in rows]
    found["finished"] = [float(row.reason != "") for row in rows]
    for letter in letters:
        found[f"share won by {letter}"] = [won(row, letter) for row in rows]
    if "ruins" in plan.watch:
        ruined = _counts([int(str(row[0])) for one in batches for row in one.watched["ruins"]])
        found["bankruptcies"] = [float(ruined.get(row.game, 0)) for row in rows]
    courses = _courses(batches)
    found["spread of wealth"] = [sum(map(gini, courses[row.game])) / len(courses[row.game]) for row in rows]
    found["worth at the end"] = [float(sum(courses[row.game][-1])) for row in rows]
    size = plan.seatings()
    return {name: [sum(v[n : n + size]) / size for n in range(0, len(v), size)] for name, v in found.items()}


def won(row: GameRow, letter: str) -> float:
    """Return a seat's part of a win: all, a share among several winners, or nothing."""
    return 1 / len(row.winners) if letter in row.winners else 0.0


def gini(worths: Sequence[float]) -> float:
    """Return the Gini coefficient of worths: 0 if all are equal, near 1 if one has everything. Debts count as 0."""
    ordered = sorted(max(0.0, worth) for worth in worths)
    total = sum(ordered)
    if total == 0:
        return 0.0
    count = len(ordered)
    return sum((2 * place - count + 1) * worth for place, worth in enumerate(ordered)) / (count * total)


def _counts(numbers: Sequence[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return counts


def _courses(batches: Sequence[Batch]) -> dict[int, list[list[float]]]:
    """Return by game the seats' worths at each recorded moment; a hidden worth keeps its previous value."""
    courses: dict[int, list[list[float]]] = {}
    for one in batches:
        for game, _turn, seat, _money, worth in one.watched["worth"]:
            course = courses.setdefault(int(str(game)), [])
            if seat == "A":
                course.append(list(course[-1]) if course else [])
            place = ord(str(seat)) - ord("A")
            value = float(worth) if isinstance(worth, (int, float)) else 0.0
            if place == len(course[-1]):
                course[-1].append(value)
            elif worth is not None:
                course[-1][place] = value
    return courses
