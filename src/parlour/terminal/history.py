"""The history of a table, move by move: shown at the prompt, in the log and in a replay."""

from __future__ import annotations

from typing import Any

from parlour.chance.dealers import ManualDealer
from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.record import CHANCE, UNDO, Entry
from parlour.core.view import View
from parlour.table.table import Table


class HistoryMove:
    """A move that was not undone, and its events."""

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


class SessionHistory:
    """The moves of a table that were not undone; it follows the table."""

    def __init__(self, table: Table) -> None:
        self.steps = [step for step, _state in retrace(table)]
        table.watchers.append(self._note)

    def _note(self, table: Table, entry: Entry, events: list[Event]) -> None:
        if entry.who == UNDO:
            self.steps.pop()
        else:
            self.steps.append(HistoryMove(entry, events))


def retrace(table: Table) -> list[tuple[HistoryMove, State]]:
    """Repeat the moves of a table; return each with its events and the state after it."""
    twin = twin_of(table)
    steps: list[tuple[HistoryMove, State]] = []
    for entry in table.moves():
        before = len(twin.events)
        if entry.who == CHANCE:
            twin.follow_draw(entry)
        else:
            twin.follow_action(entry)
        steps.append((HistoryMove(entry, twin.events[before:]), twin.copy_state()))
    return steps


def twin_of(table: Table) -> Table:
    """Return a copy of a table before its first move, with manual draws."""
    start: Any = table.journal.header.get("start")
    return Table(table.game, table.rulebook, table.edition, table.options, table.names, ManualDealer(), start)


def view_of(table: Table, state: State, seat: int | None = None) -> View[Any]:
    """Return a view of another moment of a table."""
    return table.game.view(table.game.rules, state, table.lexicon, seat)
