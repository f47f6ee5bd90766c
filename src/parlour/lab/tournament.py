"""Tournaments: every pair of bots, in every seating, on the same dice, with ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import final

from parlour.bots.loading import make, name_of
from parlour.core.refusals import BadData
from parlour.core.registry import find as find_game
from parlour.lab.batch import Batch
from parlour.lab.plan import AnyBot, Plan, check_number, planned
from parlour.lab.simulate import MAX_JOBS, Progress, play, rows_of
from parlour.lab.statistics.bradley_terry import Round, elo, fit
from parlour.lab.statistics.summary import Z_95, GameRow, wilson
from parlour.lab.store import ResultFolder
from parlour.lab.unfinished import Unfinished
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
    names = _names(bots, game)
    number = _default_seats(game, edition) if seats is None else seats
    plans = {pair: list(_line_ups(game, pair, seed, number, options, edition, most)) for pair in combinations(bots, 2)}
    total = sum(_games(pair_plans, games) * len(pair_plans) for pair_plans in plans.values())
    title = next(iter(plans.values()))[0].title()
    done = 0
    matches: list[Match] = []
    thought: dict[str, tuple[int, float]] = dict.fromkeys(names, (0, 0.0))
    stored: list[tuple[ResultFolder, Unfinished, Plan, list[Batch]]] = []
    for pair, pair_plans in plans.items():
        rounds: dict[int, Round] = {}
        first, second = names.index(name_of(pair[0])), names.index(name_of(pair[1]))
        for plan in pair_plans:
            each = _games(pair_plans, games)
            store = None if out is None else ResultFolder(Path(out) / "-".join(name_of(bot) for bot in plan.bots[:2]))
            unfinished = None if store is None else Unfinished(store.folder, plan.facts(), restart)
            played = play(plan, each, jobs, _from(progress, done, total), unfinished, batch, cluster)
            done += each
            for row in rows_of(played):
                deal = plan.deal(row.game)
                _count(row, names[first], rounds.setdefault(deal, Round(first, second, 0, 0, 0)))
            for one in played:
                for name, (answers, seconds) in one.thought.items():
                    thought[name] = (thought[name][0] + answers, thought[name][1] + seconds)
            if store is not None and unfinished is not None:
                stored.append((store, unfinished, plan, played))
        matches.append(Match(names[first], names[second], list(rounds.values())))
    for store, unfinished, plan, played in stored:
        store.write(rows_of(played), plan.facts() | {"games": len(rows_of(played))}, False)
        unfinished.remove()
    return Tournament(game, number, seed, _standings(names, matches, thought), matches, title)


def _names(bots: Sequence[AnyBot], game: str) -> list[str]:
    given: object = bots
    if not isinstance(given, (list, tuple)) or len(given) < 2:
        raise BadData("bots", "a tournament wants at least two bots")
    find_game(game)
    for bot in bots:
        make(bot, game)
    names = [name_of(bot) for bot in bots]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadData("bots", f"{twice!r} is there twice")
    return names


def _default_seats(game: str, edition: str | Path | None) -> int:
    """Return the smallest table at which both of a pair have equally many seats; otherwise the smallest table."""
    found = library.edition(find_game(game), edition)
    even = [number for number in range(max(2, found.least_seats), found.most_seats + 1) if number % 2 == 0]
    return even[0] if even else found.least_seats


def _line_ups(
    game: str,
    pair: tuple[AnyBot, AnyBot],
    seed: int,
    seats: int,
    options: Mapping[str, object] | None,
    edition: str | Path | None,
    most: int | None,
) -> Iterator[Plan]:
    """Yield the line-ups: the bots alternate; if one has a seat more, both have it in turn."""
    orders = [pair] if seats % 2 == 0 else [pair, pair[::-1]]
    for order in orders:
        places = [order[n % 2] for n in range(seats)]
        yield planned(game, places, seed, seats, options, edition, paired=True, timed=True, most=most)


def _games(plans: Sequence[Plan], games: int) -> int:
    """Return the number of games of each line-up that gives at least `games` in whole rounds."""
    seatings = plans[0].seatings()
    rounds = -(-games // (seatings * len(plans)))
    return rounds * seatings


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
            thought[name],
        )
        for n, name in enumerate(names)
    ]
    return sorted(standings, key=lambda standing: -standing.rating)


def _from(progress: Progress | None, before: int, total: int) -> Progress | None:
    """Return a progress callback for one line-up as part of the whole."""
    if progress is None:
        return None

    def tell(done: int, _games: int) -> None:
        progress(before + done, total)

    return tell
