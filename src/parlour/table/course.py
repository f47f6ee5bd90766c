"""The course of a game: how each seat stood after every move of its record."""

from __future__ import annotations

from pathlib import Path

from parlour.core.record import Journal
from parlour.table.replay import walk
from parlour.table.table import Table


class Course:
    """By seat, its worth before the first move and after each move that stands; None where it could not be known."""

    def __init__(self, measure: str, worths: dict[str, list[int | None]]) -> None:
        self.measure = measure
        self.worths = worths


def course_of(journal: Journal, edition: str | Path | None = None) -> Course:
    """A record's course; BadData names the first line that is wrong.

    Every seat is asked for its own worth, so it shows what was hidden at the time: it is for games that are over.
    """
    measure = ""
    worths: dict[str, list[int | None]] = {}
    for table in walk(journal, edition):
        measure = table.view().measure()
        for seat, worth in own_worths(table).items():
            line = worths.setdefault(seat, [])
            del line[len(table.moves()) :]  # what was undone is as if it had not been
            line.append(worth)
    return Course(measure, worths)


def own_worths(table: Table) -> dict[str, int | None]:
    """What every seat is worth in its own eyes."""
    return {seat: table.view(seat).worths()[seat] for seat in table.view().seats()}
