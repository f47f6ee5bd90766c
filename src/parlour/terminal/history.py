"""What has happened at a table, move by move: told at the prompt, in the log and in a replay."""

from __future__ import annotations

from typing import Any

from parlour.chance.dealers import ManualDealer
from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.record import CHANCE, UNDO, Entry
from parlour.core.view import View
from parlour.table.table import Table


class HistoryMove:
    """A move that stands, and the events it caused."""

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


class SessionHistory:
    """The moves that stand at a table; it goes on with the table."""

    def __init__(self, table: Table) -> None:
        self.steps = [step for step, _state in retrace(table)]
        table.watchers.append(self._note)

    def _note(self, table: Table, entry: Entry, events: list[Event]) -> None:
        if entry.who == UNDO:
            self.steps.pop()
        else:
            self.steps.append(HistoryMove(entry, events))


def retrace(table: Table) -> list[tuple[HistoryMove, State]]:
    """The moves of a table once more, each with what it caused and the state after it."""
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
    """A copy of a table before its first move; chance answers what we tell it."""
    start: Any = table.journal.header.get("start")
    return Table(table.game, table.rulebook, table.edition, table.options, table.names, ManualDealer(), start)


def view_of(table: Table, state: State, seat: int | None = None) -> View[Any]:
    """A lens on another moment of a table."""
    return table.game.view(table.game.rules, state, table.lexicon, seat)
