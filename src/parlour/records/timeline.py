"""A record that can be looked at at any moment: the moves that stand, and the state after each of them."""

from __future__ import annotations

from collections import deque
from typing import Any, Final, NamedTuple, final

from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.outcome import Outcome
from parlour.core.record import UNDO, Entry, Journal
from parlour.core.view import OpenView, View
from parlour.records.replay import walk_on
from parlour.table import positions
from parlour.table.reapply import retaken
from parlour.table.table import Table

EVERY: Final = 32
"""So many moves lie between two states that are kept; those between are played again when they are wanted."""
OF_A_TURN: Final = ("mover", "turn", "turns", "dealt")
"""What a state changes when another turn begins, or another hand."""


class TimelineMove(NamedTuple):
    """One move that stands: its line, what happened and whether a turn ended with it."""

    entry: Entry
    events: list[Event]
    ends_turn: bool


@final
class Timeline:
    """All moments of a record. Moment 0 is before the first move, moment n after n moves that stand."""

    def __init__(self, table: Table, journal: Journal) -> None:
        """From a table before its first move, and the journal to play on it; BadData names a wrong line."""
        self.table = table
        self.journal = journal
        self.steps: list[TimelineMove] = []
        self._kept: list[State] = [table.copy_state()]
        self._turns = [_turn_of(self._kept[0])]
        self.worths = [own_worths(table)]
        """What every seat was worth at each moment, in its own eyes."""
        table.watchers.append(self._note)
        deque(walk_on(table, journal), maxlen=0)
        table.watchers.remove(self._note)

    def __len__(self) -> int:
        """How many moments there are."""
        return len(self.steps) + 1

    def state(self, moment: int) -> State:
        """A state of one's own, as it was then."""
        table = self.table
        state: State = table.game.rules.copy(self._kept[moment // EVERY])
        for step in self.steps[moment - moment % EVERY : moment]:
            retaken(table.game, table.lexicon, state, step.entry)
        return state

    def states(self, first: int, count: int) -> list[State]:
        """The states of some moments in a row; none is shared."""
        table = self.table
        state = self.state(first)
        found = [state]
        for step in self.steps[first : first + count - 1]:
            state = table.game.rules.copy(state)
            retaken(table.game, table.lexicon, state, step.entry)
            found.append(state)
        return found

    def view(self, state: State, seat: int | None) -> View[Any]:
        """A seat's view of one of these states; None is a spectator's."""
        return self.table.game.view(self.table.game.rules, state, self.table.lexicon, seat)

    def view_data(self, state: State, seat: int | None) -> dict[str, object]:
        """A seat's view of one of these states, as plain data."""
        table = self.table
        return positions.view_data(table.game, state, table.lexicon, self.view(state, seat))

    def has_hidden_info(self) -> bool:
        """Whether seats see different things in this game."""
        return not isinstance(self.table.view(None), OpenView)

    def position(self, moment: int) -> dict[str, object]:
        """A moment as plain data, from which another table can go on."""
        table = self.table
        head = positions.head(table.game, table.edition, table.rulebook, table.options, table.names)
        return head | positions.dump(table.game, self.state(moment), table.lexicon)

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def _note(self, table: Table, entry: Entry, events: list[Event]) -> None:
        """A move was made, or taken back: then it is as if it had not been."""
        if entry.who == UNDO:
            self.steps.pop()
            self._turns.pop()
            self.worths.pop()
            del self._kept[len(self.steps) // EVERY + 1 :]
            return
        state = table.copy_state()
        turn = _turn_of(state)
        self.steps.append(TimelineMove(entry, list(events), turn != self._turns[-1]))
        self._turns.append(turn)
        self.worths.append(own_worths(table))
        if len(self.steps) % EVERY == 0:
            self._kept.append(state)


def own_worths(table: Table) -> dict[str, int | None]:
    """What every seat is worth in its own eyes. It tells what others may not know: only for games that are over."""
    return {seat: table.view(seat).worths()[seat] for seat in table.view().seats()}


def _turn_of(state: State) -> tuple[object, ...]:
    return tuple([getattr(state, name, None) for name in OF_A_TURN])
