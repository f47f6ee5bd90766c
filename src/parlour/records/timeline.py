"""A timeline: random access to a record's moments, with the moves that were not undone and the state after each."""

from __future__ import annotations

from collections import deque
from typing import Any, Final, NamedTuple, final

from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.outcome import Outcome
from parlour.core.record import UNDO, Entry, Journal
from parlour.core.registry import Game
from parlour.core.view import OpenView, View
from parlour.records.replay import walk_on
from parlour.table import positions
from parlour.table.reapply import retaken
from parlour.table.table import Table

EVERY: Final = 32
"""The number of moves between two stored states; the states between are computed by playing the moves again."""


class TimelineMove(NamedTuple):
    """One move that was not undone: its line, its events and whether a turn ended with it."""

    entry: Entry
    events: list[Event]
    ends_turn: bool


@final
class Timeline:
    """All moments of a record. Moment 0 is before the first move, moment n after n moves that were not undone."""

    def __init__(self, table: Table, journal: Journal) -> None:
        """Play a journal on a table before its first move; BadData names a wrong line."""
        self.table = table
        self.journal = journal
        self.steps: list[TimelineMove] = []
        self._states: list[State] = [table.copy_state()]
        self._turns = [_turn_of(table.game, self._states[0])]
        self.worths = [own_worths(table)]
        """What every seat was worth at each moment, from its own view."""
        table.watchers.append(self._note)
        deque(walk_on(table, journal), maxlen=0)
        table.watchers.remove(self._note)

    def __len__(self) -> int:
        """Return the number of moments."""
        return len(self.steps) + 1

    def state(self, moment: int) -> State:
        """Return a new copy of the state at a moment."""
        table = self.table
        state: State = table.game.rules.copy(self._states[moment // EVERY])
        for step in self.steps[moment - moment % EVERY : moment]:
            retaken(table.game, table.lexicon, state, step.entry)
        return state

    def states(self, first: int, count: int) -> list[State]:
        """Return the states of consecutive moments, each a separate copy."""
        table = self.table
        state = self.state(first)
        found = [state]
        for step in self.steps[first : first + count - 1]:
            state = table.game.rules.copy(state)
            retaken(table.game, table.lexicon, state, step.entry)
            found.append(state)
        return found

    def view(self, state: State, seat: int | None) -> View[Any]:
        """Return a seat's view of one of these states; None is a spectator."""
        return self.table.game.view(self.table.game.rules, state, self.table.lexicon, seat)

    def view_data(self, state: State, seat: int | None) -> dict[str, object]:
        """Return a seat's view of one of these states, as plain data."""
        table = self.table
        return positions.view_data(table.game, state, table.lexicon, self.view(state, seat))

    def has_hidden_info(self) -> bool:
        """Whether seats see different things in this game."""
        return not isinstance(self.table.view(None), OpenView)

    def position(self, moment: int) -> dict[str, object]:
        """Return a moment as plain data, from which another table can continue."""
        table = self.table
        head = positions.head(table.game, table.edition, table.rulebook, table.options, table.names)
        return head | positions.dump(table.game, self.state(moment), table.lexicon)

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def _note(self, table: Table, entry: Entry, events: list[Event]) -> None:
        """Record a move, or remove the last one if it was undone."""
        if entry.who == UNDO:
            self.steps.pop()
            self._turns.pop()
            self.worths.pop()
            del self._states[len(self.steps) // EVERY + 1 :]
            return
        state = table.copy_state()
        turn = _turn_of(table.game, state)
        self.steps.append(TimelineMove(entry, list(events), turn != self._turns[-1]))
        self._turns.append(turn)
        self.worths.append(own_worths(table))
        if len(self.steps) % EVERY == 0:
            self._states.append(state)


def own_worths(table: Table) -> dict[str, int | None]:
    """Return what every seat is worth from its own view. This reveals hidden facts: only for games that are over."""
    return {seat: table.view(seat).worths()[seat] for seat in table.view().seats()}


def _turn_of(game: Game, state: State) -> tuple[int | None, int | None]:
    """Return what changes when another turn or hand begins."""
    return game.turn_number(state), game.mover(state)
