"""Tournaments at mixed tables: all combinations of the bots at one table, rated by how they finish.

Every pair of different bots at a table counts as a game of the two: the one that finishes higher wins it. The ratings
are those of the Bradley-Terry model for these pairs. Pairs at one table, and tables on the same dice, are not
independent, so the intervals come from how much whole deals differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement, zip_longest
from math import sqrt
from pathlib import Path
from typing import Final, final

from parlour.bots.loading import name_of
from parlour.core.refusals import BadData
from parlour.core.registry import find as find_game
from parlour.lab.plan import AnyBot, check_number, planned
from parlour.lab.simulate import MAX_JOBS, Progress, rows_of
from parlour.lab.statistics.bradley_terry import Round, elo, fit
from parlour.lab.statistics.summary import Z_95, GameRow, SeatRow, wilson
from parlour.lab.tournament.line_ups import LineUp, distinct_names, folder_of, play_line_ups, thinking_of, whole_rounds
from parlour.table import library

MAX_TABLES: Final = 300
"""The maximum number of combinations of bots at a table."""


@final
class WinTally:
    """How often a bot's seats won. A game that several win together counts as an equal part for each."""

    def __init__(self, fair: float) -> None:
        self.fair = fair
        """The share that it would win among equals."""
        self._by_deal: dict[int, tuple[int, float]] = {}

    def add(self, deal: int, seats: int, won: float) -> None:
        so_far = self._by_deal.get(deal, (0, 0.0))
        self._by_deal[deal] = (so_far[0] + seats, so_far[1] + won)

    @property
    def played(self) -> int:
        """How many seats the bot has had, over all games."""
        return sum(seats for seats, _won in self._by_deal.values())

    @property
    def won(self) -> float:
        return sum(won for _seats, won in self._by_deal.values())

    @property
    def share(self) -> float:
        """The share of its seats that won."""
        return self.won / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share: Wilson's, or from how much whole deals differ if that is wider."""
        low, high = wilson(self.won, self.played)
        count = len(self._by_deal)
        if count > 1:
            parts = [won - seats * self.share for seats, won in self._by_deal.values()]
            reach = Z_95 * sqrt(count / (count - 1) * sum(part * part for part in parts)) / self.played
            low, high = min(low, max(0.0, self.share - reach)), max(high, min(1.0, self.share + reach))
        return low, high

    @property
    def is_decided(self) -> bool:
        """Whether the interval excludes the fair share."""
        low, high = self.interval
        return not low <= self.fair <= high


@final
class MixedStanding:
    """One bot's result at all tables: its rating with the 95 % interval, its wins, and how long it thought."""

    def __init__(self, name: str, rating: float, reach: float, wins: WinTally, thought: tuple[int, float]) -> None:
        self.name = name
        self.rating = rating
        """In Elo points above or below the average of all bots here."""
        self.interval = (rating - reach, rating + reach)
        self.wins = wins
        answers, seconds = thought
        self.per_move = seconds / answers if answers else 0.0
        """Processor seconds."""


@final
class MixedTable:
    """The games of one combination of bots."""

    def __init__(self, bots: list[str], games: int, wins: dict[str, WinTally]) -> None:
        self.bots = bots
        """One name for each seat, in the order of the first game."""
        self.games = games
        self.wins = wins
        """By bot."""


@final
class MixedTournament:
    """The standings, best first, and the tables."""

    def __init__(
        self, title: str, seats: int, seed: int, standings: list[MixedStanding], tables: list[MixedTable]
    ) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.standings = standings
        self.tables = tables


def mixed_tournament(
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
) -> MixedTournament:
    """Play at least `games` games at every mixed table, in whole rounds: all seatings, each on the same dice.

    The tables are all combinations of the bots in which at least two differ. Without `seats` there are as many as bots,
    as far as the game allows. With a folder `out` every table's results are written into a folder of its own, and an
    interrupted tournament continues. A game is stopped after `most` answers; then nobody has won or lost.
    """
    check_number("games", games, 1)
    check_number("jobs", jobs, 1, MAX_JOBS)
    if batch is not None:
        check_number("batch", batch, 1)
    names = distinct_names(bots, game)
    number = _default_seats(game, edition, len(bots)) if seats is None else seats
    check_number("seats", number, 2)
    line_ups: list[LineUp] = []
    for chosen in _tables(bots, number):
        plan = planned(game, chosen, seed, number, options, edition, paired=True, timed=True, most=most)
        folder = folder_of(chosen)
        line_ups.append(LineUp(plan, whole_rounds(games, plan.seatings()), folder))
    played = play_line_ups(line_ups, jobs, out, progress, batch, cluster, restart)
    totals = {name: WinTally(1 / number) for name in names}
    tables: list[MixedTable] = []
    rounds: list[Round] = []
    for (plan, count, _folder), batches in zip(line_ups, played, strict=True):
        seated = [name_of(bot) for bot in plan.bots]
        wins = {name: WinTally(1 / number) for name in dict.fromkeys(seated)}
        for row in rows_of(batches):
            deal = plan.deal(row.game)  # the same dice at every table
            _count_wins(row, deal, wins, totals)
            rounds += _pairs(row, names, deal)
        tables.append(MixedTable(seated, count, wins))
    found = fit(len(names), rounds)
    thought = thinking_of(played)
    standings = [
        MixedStanding(
            name, elo(found.strengths[n]), elo(Z_95 * found.errors[n]), totals[name], thought.get(name, (0, 0.0))
        )
        for n, name in enumerate(names)
    ]
    standings.sort(key=lambda standing: -standing.rating)
    return MixedTournament(line_ups[0].plan.title(), number, seed, standings, tables)


def _default_seats(game: str, edition: str | Path | None, bots: int) -> int:
    found = library.edition(find_game(game), edition)
    return max(2, found.least_seats, min(bots, found.most_seats))


def _tables(bots: Sequence[AnyBot], seats: int) -> list[list[AnyBot]]:
    """Return all combinations of at least two different bots, each with equal ones as far apart as possible."""
    tables: list[list[AnyBot]] = []
    for places in combinations_with_replacement(range(len(bots)), seats):
        counts = {place: places.count(place) for place in places}
        if len(counts) < 2:
            continue
        if len(tables) == MAX_TABLES:
            raise BadData("bots", f"{len(bots)} bots at {seats} seats make more than {MAX_TABLES} tables")
        columns = [[place] * counts[place] for place in sorted(counts, key=lambda place: -counts[place])]
        tables.append([bots[place] for row in zip_longest(*columns) for place in row if place is not None])
    return tables


def _count_wins(row: GameRow, deal: int, wins: Mapping[str, WinTally], totals: Mapping[str, WinTally]) -> None:
    """Count a game for its table and for all tables."""
    seats: dict[str, int] = defaultdict(int)
    won: dict[str, float] = defaultdict(float)
    for seat in row.seats:
        seats[seat.bot] += 1
        if seat.seat in row.winners:
            won[seat.bot] += 1 / len(row.winners)
    for name, count in seats.items():
        for tally in (wins[name], totals[name]):
            tally.add(deal, count, won[name])


def _pairs(row: GameRow, names: Sequence[str], deal: int) -> list[Round]:
    """Return a game as one round for each pair of seats with different bots."""
    return [
        _pair(names.index(one.bot), names.index(other.bot), one, other, deal)
        for one, other in combinations(row.seats, 2)
        if one.bot != other.bot
    ]


def _pair(first: int, second: int, one: SeatRow, other: SeatRow, deal: int) -> Round:
    """Return who of two seats finished higher; a tie if they are level or the game did not end."""
    if first > second:
        first, second, one, other = second, first, other, one
    gap = 0 if one.rank is None or other.rank is None else other.rank - one.rank
    return Round(first, second, gap > 0, gap < 0, gap == 0, deal)
