"""Line-ups: the tables of a tournament, played one after another, each with a result folder of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from parlour.bots.loading import make, name_of
from parlour.core.refusals import BadData
from parlour.core.registry import find as find_game
from parlour.lab.batch import Batch
from parlour.lab.plan import AnyBot, Plan
from parlour.lab.simulate import Progress, play, rows_of
from parlour.lab.store import ResultFolder
from parlour.lab.unfinished import Unfinished


class LineUp(NamedTuple):
    """A table of a tournament: who sits there in which order, and how many games they play."""

    plan: Plan
    games: int
    folder: str
    """The name of its result folder."""


def whole_rounds(games: int, seatings: int) -> int:
    """Return the smallest number of games that is at least `games` and plays every seating equally often."""
    return -(-games // seatings) * seatings


def distinct_names(bots: Sequence[AnyBot], game: str) -> list[str]:
    """Return the bots' names. Refuse fewer than two bots, unknown ones, and the same one twice."""
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


def folder_of(bots: Sequence[AnyBot]) -> str:
    """Return the name of a table's result folder; a character's name stands after a full stop there."""
    return "-".join(name_of(bot).replace("/", ".") for bot in bots)


def play_line_ups(
    line_ups: Sequence[LineUp],
    jobs: int,
    out: str | Path | None,
    progress: Progress | None,
    batch: int | None,
    cluster: str | None,
    restart: bool,
) -> list[list[Batch]]:
    """Play all games of all line-ups.

    With a folder `out` every finished batch is stored at once, and an interrupted run continues. The results are
    written when all line-ups are finished.
    """
    total = sum(one.games for one in line_ups)
    done = 0
    played: list[list[Batch]] = []
    stored: list[tuple[ResultFolder, Unfinished]] = []
    for plan, games, folder in line_ups:
        unfinished = None
        if out is not None:
            store = ResultFolder(Path(out) / folder)
            unfinished = Unfinished(store.folder, plan.facts(), restart)
            stored.append((store, unfinished))
        played.append(play(plan, games, jobs, _part_of(progress, done, total), unfinished, batch, cluster))
        done += games
    for (store, unfinished), (plan, _games, _folder), batches in zip(stored, line_ups, played, strict=False):
        rows = rows_of(batches)
        store.write(rows, plan.facts() | {"games": len(rows)}, False)
        unfinished.remove()
    return played


def thinking_of(played: Sequence[Sequence[Batch]]) -> dict[str, tuple[int, float]]:
    """Return the answers and the processor seconds of each bot in all these games."""
    thought: dict[str, tuple[int, float]] = {}
    for batches in played:
        for one in batches:
            for name, (answers, seconds) in one.thought.items():
                so_far = thought.get(name, (0, 0.0))
                thought[name] = (so_far[0] + answers, so_far[1] + seconds)
    return thought


def _part_of(progress: Progress | None, before: int, total: int) -> Progress | None:
    """Return a progress callback for one line-up as part of the whole."""
    if progress is None:
        return None

    def tell(done: int, _games: int) -> None:
        progress(before + done, total)

    return tell
