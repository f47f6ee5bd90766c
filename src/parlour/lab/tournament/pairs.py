"""Tournaments: every pair of bots, in every seating, on the same dice, with ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import final

from parlour.core.registry import find as find_game
from parlour.lab.plan import AnyBot, Plan, check_number, planned
from parlour.lab.simulate import MAX_JOBS, Progress, rows_of
from parlour.lab.statistics.bradley_terry import Round, elo, fit
from parlour.lab.statistics.summary import Z_95, GameRow, wilson
from parlour.lab.tournament.line_ups import LineUp, distinct_names, folder_of, play_line_ups, thinking_of, whole_rounds
from parlour.table import library


@final
class Match:
    """All games of two bots. A game without a single winner of the two, or without an end, is a tie."""

    def __init__(self, first: str, second: str, rounds: list[Round]) -> None:
        self.first = first
        self.second = second
        self.rounds = rounds
        self.won = sum(one.won for one in rounds)
        self.lost = sum(one.lost for one in rounds)
        self.tied = sum(one.tied for one in rounds)
        self.games = self.won + self.lost + self.tied
        self.share = (self.won + self.tied / 2) / self.games
        """The share of points: 1 for a win, 1/2 for a tie."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share: Wilson's, or from how much whole rounds differ if that is wider."""
        low, high = wilson(self.share * self.games, self.games)
        count = len(self.rounds)
        if count > 1:
            shares = [(one.won + one.tied / 2) / (one.won + one.lost + one.tied) for one in self.rounds]
            spread = sqrt(sum((share - self.share) ** 2 for share in shares) / (count - 1))
            reach = Z_95 * spread / sqrt(count)
            low, high = min(low, max(0.0, self.share - reach)), max(high, min(1.0, self.share + reach))
        return low, high

    @property
    def is_decided(self) -> bool:
        """Whether the interval excludes equality."""
        low, high = self.interval
        return not low <= 0.5 <= high


@final
class Standing:
    """One bot's result: its rating with the 95 % interval, its wins, and how long it thought."""

    def __init__(
        self, name: str, rating: float, reach: float, matches: list[Match], thought: tuple[int, float]
    ) -> None:
        self.name = name
        self.rating = rating
        """In Elo points above or below the average of all bots here."""
        self.interval = (rating - reach, rating + reach)
        self.games = sum(match.games for match in matches)
        self.won = sum(match.won if match.first == name else match.lost for match in matches)
        self.tied = sum(match.tied for match in matches)
        answers, seconds = thought
        self.per_move = seconds / answers if answers else 0.0
        """Processor seconds."""

    @property
    def share(self) -> float:
        """The share of its games that it won."""
        return self.won / self.games


@final
class Tournament:
    """The standings, best first, and the matches."""

    def __init__(
        self, game: str, seats: int, seed: int, standings: list[Standing], matches: list[Match], title: str = ""
    ) -> None:
        self.game = game
        self.title = title or game
        """The game, and the edition if it is a custom one."""
        self.seats = seats
        self.seed = seed
        self.standings = standings
        self.matches = matches


def tournament(
    game: str,
    bots: Sequence[AnyBot],
    games: int,
    seed: int,
    jobs: int = 1,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    out: str | Path | None = None,
    progress: Progress | None = None,
    batch: int | None = None,
    cluster: str | None = None,
    restart: bool = False,
    most: int | None = None,
) -> Tournament:
    """Play at least `games` games per pair, in whole rounds: all seatings of the pair, each on the same dice.

    At a table for more than two the bots of a pair alternate. With a folder `out` every line-up's results are written
    into a folder of its own, and an interrupted tournament continues. A game is stopped after `most` answers, and
    counts as a tie.
    """
    check_number("games", games, 1)
    check_number("jobs", jobs, 1, MAX_JOBS)
    if batch is not None:
        check_number("batch", batch, 1)
    names = distinct_names(bots, game)
    number = _default_seats(game, edition) if seats is None else seats
    pairs: list[tuple[int, int]] = []
    line_ups: list[LineUp] = []
    for first, second in combinations(range(len(bots)), 2):
        plans = list(_plans((bots[first], bots[second]), game, seed, number, options, edition, most))
        for plan in plans:
            folder = folder_of(plan.bots[:2])
            line_ups.append(LineUp(plan, whole_rounds(games, plan.seatings() * len(plans)) // len(plans), folder))
            pairs.append((first, second))
    played = play_line_ups(line_ups, jobs, out, progress, batch, cluster, restart)
    rounds: dict[tuple[int, int], dict[int, Round]] = {}
    for (first, second), (plan, _games, _folder), batches in zip(pairs, line_ups, played, strict=True):
        for row in rows_of(batches):
            by_deal = rounds.setdefault((first, second), {})
            _count(row, names[first], by_deal.setdefault(plan.deal(row.game), Round(first, second, 0, 0, 0)))
    matches = [Match(names[first], names[second], list(found.values())) for (first, second), found in rounds.items()]
    standings = _standings(names, matches, thinking_of(played))
    return Tournament(game, number, seed, standings, matches, line_ups[0].plan.title())


def _default_seats(game: str, edition: str | Path | None) -> int:
    """Return the smallest table at which both of a pair have equally many seats; otherwise the smallest table."""
    found = library.edition(find_game(game), edition)
    even = [number for number in range(max(2, found.least_seats), found.most_seats + 1) if number % 2 == 0]
    return even[0] if even else found.least_seats


def _plans(
    pair: tuple[AnyBot, AnyBot],
    game: str,
    seed: int,
    seats: int,
    options: Mapping[str, object] | None,
    edition: str | Path | None,
    most: int | None,
) -> Iterator[Plan]:
    """Yield the tables of a pair: the bots alternate; if one has a seat more, both have it in turn."""
    orders = [pair] if seats % 2 == 0 else [pair, pair[::-1]]
    for order in orders:
        places = [order[n % 2] for n in range(seats)]
        yield planned(game, places, seed, seats, options, edition, paired=True, timed=True, most=most)


def _count(row: GameRow, first: str, counted: Round) -> None:
    winners = {seat.bot for seat in row.seats if seat.seat in row.winners}
    if len(winners) != 1:
        counted.tied += 1
    elif first in winners:
        counted.won += 1
    else:
        counted.lost += 1


def _standings(
    names: Sequence[str], matches: Sequence[Match], thought: Mapping[str, tuple[int, float]]
) -> list[Standing]:
    found = fit(len(names), [one for match in matches for one in match.rounds])
    standings = [
        Standing(
            name,
            elo(found.strengths[n]),
            elo(Z_95 * found.errors[n]),
            [match for match in matches if name in (match.first, match.second)],
            thought.get(name, (0, 0.0)),
        )
        for n, name in enumerate(names)
    ]
    return sorted(standings, key=lambda standing: -standing.rating)
