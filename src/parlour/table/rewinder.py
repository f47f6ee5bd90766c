"""Undo without replaying the whole game: checkpoints of the state at a few earlier moves.

A state costs memory, and a move that is applied again costs time, so neither all states nor none are stored. The gaps
between checkpoints grow with the distance from the last move: a table of n moves stores about 2 log2(n) states, and any
sequence of n moves and undos applies O(n log n) moves again. Nothing is stored before the first undo.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from parlour.core.frames import State
from parlour.core.record import Entry
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.table.reapply import retaken


@final
class Checkpoint:
    """The state after a number of moves. It is never changed: callers continue from a copy."""

    def __init__(self, moves: int, state: State) -> None:
        self.moves = moves
        self.state = state


@final
class Rewinder:
    """Finds the state after some of a table's moves."""

    def __init__(self, game: Game, lexicon: Names) -> None:
        self._game = game
        self._lexicon = lexicon
        self._checkpoints: list[Checkpoint] = []
        """Oldest first."""

    def __len__(self) -> int:
        """Return the number of stored states."""
        return len(self._checkpoints)

    def copy(self) -> Rewinder:
        """Return a rewinder for a copy of the table; both share the checkpoints."""
        twin = Rewinder(self._game, self._lexicon)
        twin._checkpoints = self._checkpoints[:]
        return twin

    def needs_first_state(self) -> bool:
        """Whether `begin` must be called before `state_after`."""
        return not self._checkpoints

    def begin(self, state: State) -> None:
        """Store the state before the first move; the rewinder owns it from now on."""
        self._checkpoints = [Checkpoint(0, state)]

    def state_after(self, moves: Sequence[Entry]) -> State:
        """Return the state after these moves, which are all that remain: later checkpoints are dropped."""
        end = len(moves)
        stored = self._checkpoints
        while stored[-1].moves > end:
            stored.pop()
        state: State = self._game.rules.copy(stored[-1].state)
        at = stored[-1].moves
        while at < end:
            # Store a checkpoint at the middle of what is left, then of the rest, and so on, so that the next undos are
            # cheap.
            due = (at + end + 1) // 2
            for entry in moves[at:due]:
                retaken(self._game, self._lexicon, state, entry)
            at = due
            stored.append(Checkpoint(at, self._game.rules.copy(state)))
        self._thin(end)
        return state

    def _thin(self, end: int) -> None:
        """Drop a checkpoint if its older neighbour is at most twice as far back as its newer one."""
        thinned: list[Checkpoint] = []  # newest first
        for checkpoint in reversed(self._checkpoints):
            far = end - checkpoint.moves
            while len(thinned) >= 2 and far <= 2 * (end - thinned[-2].moves):
                thinned.pop()
            thinned.append(checkpoint)
        thinned.reverse()
        self._checkpoints = thinned
