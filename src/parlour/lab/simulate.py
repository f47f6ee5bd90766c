"""Simulations: many games by bots, planned, played in batches, stored as they are finished, and summed up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from parlour.bots.loading import name_of
from parlour.lab.batch import Batch
from parlour.lab.plan import AnyBot, Plan, check_number, planned
from parlour.lab.runner import BATCH, batch_size, batches, spans
from parlour.lab.statistics.summary import GameRow, Summary
from parlour.lab.store import ResultFolder
from parlour.lab.unfinished import Unfinished
from parlour.lab.watcher import Row
from parlour.table import library

Progress = Callable[[int, int], None]
"""Called at the start and after every batch with the number of games played and the total."""

MAX_JOBS: Final = 256


def simulate(
    game: str,
    games: int,
    bots: Sequence[AnyBot],
    seed: int,
    jobs: int = 1,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    out: str | Path | None = None,
    progress: Progress | None = None,
    records: bool = False,
    paired: bool = False,
    batch: int | None = None,
    cluster: str | None = None,
    restart: bool = False,
    watch: Sequence[str] = (),
    most: int | None = None,
) -> Summary:
    """Play many games; write games.parquet, seats.parquet and run.json into the folder `out` if it is given.

    `bots` are names, 'package.module:Class', or bot classes; a list shorter than the table is repeated. Without `seats`
    there are as many as bots, but no fewer than the game needs. With `records` every game is played on a table and its
    record written to records.parquet; the results are the same. With `paired` the same dice are thrown for each seating
    of the bots. `cluster` is the address of a Dask scheduler. `watch` names watchers, or 'all'; each adds a table to
    the folder. A game is stopped after `most` answers and counted as unfinished.

    An interrupted run with a folder keeps every finished batch, and the same call continues from there, with any number
    of processes; `restart` discards them.
    """
    check_number("games", games, 1)
    check_number("jobs", jobs, 1, MAX_JOBS)
    if batch is not None:
        check_number("batch", batch, 1)
    plan = planned(game, bots, seed, seats, options, edition, records, paired, watch, most=most)
    if out is None:
        return summary_of(plan, play(plan, games, jobs, progress, None, batch, cluster))
    store = ResultFolder(out)
    unfinished = Unfinished(store.folder, plan.facts(), restart)
    played = play(plan, games, jobs, progress, unfinished, batch, cluster)
    store.write_edition(None if plan.edition is None else library.read_file(plan.edition))
    store.write(rows_of(played), plan.facts() | {"games": games}, records, watched_in(plan, played))
    unfinished.remove()
    return summary_of(plan, played)


def play(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    unfinished: Unfinished | None = None,
    batch: int | None = None,
    cluster: str | None = None,
) -> list[Batch]:
    """Play the first games of a plan; games that were played before an interruption are not played again."""
    played: list[Batch] = []
    have: set[int] = set()
    for one in [] if unfinished is None else unfinished.batches():
        numbers = {row.game for row in one.games}
        if max(numbers) < games and have.isdisjoint(numbers):
            played.append(one)
            have |= numbers
    if progress is not None:
        progress(len(have), games)
    size = batch if batch is not None else BATCH if cluster is not None else batch_size(games - len(have), jobs)
    for one in batches(plan, spans((n for n in range(games) if n not in have), size), jobs, cluster):
        played.append(one)
        have.update(row.game for row in one.games)
        if unfinished is not None:
            unfinished.keep(one)
        if progress is not None:
            progress(len(have), games)
    return sorted(played, key=lambda one: one.games[0].game)


def rows_of(played: Sequence[Batch]) -> list[GameRow]:
    """Return all games in the order of their numbers."""
    return [row for one in played for row in one.games]


def watched_in(plan: Plan, played: Sequence[Batch]) -> dict[str, list[Row]]:
    """Return the table of each watcher, in the order of the games."""
    return {name: [row for one in played for row in one.watched[name]] for name in plan.watch}


def summary_of(plan: Plan, played: Sequence[Batch]) -> Summary:
    rows = rows_of(played)
    names = dict.fromkeys(name_of(bot) for bot in plan.bots)
    return Summary(plan.game, plan.seed, list(names), [row.seat for row in rows[0].seats], rows, plan.title())
