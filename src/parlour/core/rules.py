"""The interface of a game's rules: a stateless object that asks, checks answers and changes a state."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from parlour.core.edition import Edition
from parlour.core.events import Log
from parlour.core.frames import S, run
from parlour.core.moves import NOBODY, Action, Ask, Pending
from parlour.core.refusals import Reason

E = TypeVar("E", bound=Edition)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, E]):
    """Base class of a game's rules. All games keep the activities in progress as frames on `state.stack`."""

    def __init__(self, out_of_turn: Reason) -> None:
        self.out_of_turn = out_of_turn
        """The refusal for a seat that is not asked."""

    @abstractmethod
    def setup(self, edition: E, options: Mapping[str, object], seats: int) -> S:
        """Return the state before the first move."""

    def copy(self, s: S) -> S:
        """Return a state that shares no mutable data with this one."""
        return s.copy()

    def pending(self, s: S) -> Pending:
        """Return whom the table waits for."""
        if s.outcome is not None:
            return NOBODY
        pending: Pending = s.top.pending(s)
        return pending

    def ask(self, s: S, seat: int) -> Ask:
        """Return what a seat is asked that is waited for or free to move. Valid until the next move."""
        ask: Ask = s.top.ask(s, seat)
        return ask

    def question_details(self, s: S, seat: int) -> dict[str, object]:
        """Return what the text of a seat's question may name, as plain data."""
        details: dict[str, object] = s.top.question_details(s, seat)
        return details

    def check(self, s: S, seat: int, action: Action) -> Reason | None:
        """Check an answer without changing anything; None if it is legal."""
        pending = self.pending(s)
        if seat not in pending.seats and seat not in pending.free:
            return self.out_of_turn
        reason: Reason | None = s.top.check(s, seat, action)
        return reason

    def apply(self, s: S, seat: int, action: Action, log: Log | None = None) -> None:
        """Apply an answer that `check` has allowed, then advance until somebody is waited for."""
        s.top.answer(s, seat, action, log)
        run(s, log)

    def resolve_draw(self, s: S, values: list[int], log: Log | None = None) -> None:
        """Apply the result of a draw, then advance until somebody is waited for."""
        s.top.resolve_draw(s, values, log)
        run(s, log)

    def begin_turn(self, s: S) -> None:
        """Remove everything from the stack but its first frame, and advance to the start of the mover's turn.

        For a position without a stack. The first frame must be as `setup` creates it. BadData if the position may be at
        another moment than the start of a turn.
        """
        while len(s.stack) > 1:
            s.pop()
        run(s, None)

    @abstractmethod
    def broken_invariants(self, s: S) -> list[str]:
        """Return the rulebook's invariants that this state breaks, each starting with its id. Empty if all hold."""

    def is_playing(self, s: S, seat: int) -> bool:
        """Whether a seat is still in the game. In some games nobody ever drops out."""
        return True

    def has_hidden_info(self, s: S) -> bool:
        """Whether something on the table is hidden from somebody now, such as a hand of cards."""
        return False

    def reveals(self, s: S, seat: int, action: Action) -> bool:
        """Whether an answer shows something that its seat may not know before it answers.

        Such an answer is never previewed (`OpenView.after`, `Table.preview`) and never undone.
        """
        return False

    def refusal_details(self, s: S, seat: int, action: Action) -> dict[str, object]:
        """Return the values that a refusal's text may name, as plain data."""
        return {}
