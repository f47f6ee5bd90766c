"""The summary of a run: win shares with intervals, lengths of games, and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple, final

Z_95: Final = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""


BEGINNING: Final = ("first to play", "others")


def wilson(successes: float, trials: float, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's interval for a share, which is valid also for few trials and shares near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    low = 0.0 if successes == 0 else max(0.0, centre - reach)
    high = 1.0 if successes == trials else min(1.0, centre + reach)
    return low, high


def percentile(ordered: Sequence[int], percent: float) -> float:
    """Return a percentile, interpolated between neighbours."""
    place = (len(ordered) - 1) * percent / 100
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


class SeatRow(NamedTuple):
    """One seat of one game. Won: it was the only winner. Drawn: it won with others, or nobody won."""

    game: int
    seat: str
    bot: str
    won: bool
    drawn: bool
    score: int | None
    rank: int | None = None
    """1 for the winner; seats that are level have the same rank. None if the game did not end."""
    began: bool | None = None
    """Whether it played first; None if that is not known."""


class GameRow(NamedTuple):
    """One game. Reason and clause are '' if it was stopped before its end; margin is the lead over the next best."""

    game: int
    seed: int
    reason: str
    clause: str
    winners: str
    margin: int | None
    answers: int
    draws: int
    turns: int | None
    seats: list[SeatRow]
    record: str


@final
class WinShare:
    """How often a bot or seat won. Draws are counted separately: they are not wins, but count as games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played = 0
        self.won = 0
        self.drawn = 0
        self._ranks = 0
        self._ranked = 0

    def add(self, row: SeatRow) -> None:
        self.played += 1
        self.won += row.won
        self.drawn += row.drawn
        if row.rank is not None:
            self._ranks += row.rank
            self._ranked += 1

    @property
    def mean_rank(self) -> float | None:
        """Its mean rank in the games that ended; None if none did."""
        return self._ranks / self._ranked if self._ranked else None

    @property
    def share(self) -> float:
        return self.won / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win share."""
        return wilson(self.won, self.played)


@final
class Length:
    """Something counted in every game: its median, and the 10th and 90th percentile."""

    def __init__(self, counts: Iterable[int]) -> None:
        ordered = sorted(counts)
        self.low = percentile(ordered, 10)
        self.median = percentile(ordered, 50)
        self.high = percentile(ordered, 90)


@final
class Summary:
    """A run in a few numbers."""

    def __init__(
        self,
        game: str,
        seed: int,
        bots: Sequence[str],
        seats: Sequence[str],
        rows: Sequence[GameRow],
        title: str = "",
    ) -> None:
        self.game = game
        self.title = title or game
        """What was played: the game, and the edition if it is a custom one."""
        self.seed = seed
        self.games = len(rows)
        self.by_bot = _shares(bots, rows, lambda row: row.bot)
        self.by_seat = _shares(seats, rows, lambda row: row.seat)
        known = [row for row in rows if all(seat.began is not None for seat in row.seats)]
        self.by_beginning = _shares(BEGINNING, known, lambda row: BEGINNING[not row.began]) if known else []
        """The seats that played first, and the others; empty if that is not known."""
        self.moves = Length(row.answers + row.draws for row in rows)
        """Answers and draws."""
        self.answers = Length(row.answers for row in rows)
        turns = [row.turns for row in rows if row.turns is not None]
        self.turns = Length(turns) if turns else None
        """None if the game counts no turns."""
        self.endings = _endings(rows)
        """Reason, clause and number of games; the most frequent first."""

    @property
    def unfinished(self) -> int:
        """The number of games that were stopped at the limit."""
        return sum(count for reason, _clause, count in self.endings if not reason)


def _shares(names: Sequence[str], rows: Sequence[GameRow], key: Callable[[SeatRow], str]) -> list[WinShare]:
    shares = {name: WinShare(name) for name in names}
    for row in rows:
        for seat in row.seats:
            shares[key(seat)].add(seat)
    return list(shares.values())


def _endings(rows: Sequence[GameRow]) -> list[tuple[str, str, int]]:
    counts = Counter((row.reason, row.clause) for row in rows)
    return [(*ending, count) for ending, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]
