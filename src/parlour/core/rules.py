"""The rules of a game: one stateless object that says who is asked what, judges answers and changes a state."""

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
    """What a game must be able to do. All seven games keep what is going on in frames on `state.stack`."""

    def __init__(self, out_of_turn: Reason) -> None:
        self.out_of_turn = out_of_turn
        """The refusal for a seat that is not asked."""

    @abstractmethod
    def setup(self, edition: E, options: Mapping[str, object], seats: int) -> S:
        """The table as it stands before anybody has done anything."""

    @abstractmethod
    def copy(self, s: S) -> S:
        """A state that shares nothing that changes."""

    def pending(self, s: S) -> Pending:
        """Whom the table waits for."""
        if s.outcome is not None:
            return NOBODY
        pending: Pending = s.top.pending(s)
        return pending

    def ask(self, s: S, seat: int) -> Ask:
        """What a seat that is waited for, or free to move, is asked; good until the next move."""
        ask: Ask = s.top.ask(s, seat)
        return ask

    def check(self, s: S, seat: int, action: Action) -> Reason | None:
        """Judge an answer and change nothing."""
        pending = self.pending(s)
        if seat not in pending.seats and seat not in pending.free:
            return self.out_of_turn
        reason: Reason | None = s.top.check(s, seat, action)
        return reason

    def apply(self, s: S, seat: int, action: Action, log: Log | None = None) -> None:
        """Take an answer on trust (`check` is the door's work) and go on until somebody is waited for."""
        s.top.answer(s, seat, action, log)
        run(s, log)

    def resolve_draw(self, s: S, values: list[int], log: Log | None = None) -> None:
        """Take chance's answer and go on."""
        s.top.resolve_draw(s, values, log)
        run(s, log)

    def begin_turn(self, s: S) -> None:
        """Take everything off the stack but its first frame, and go on to the start of the mover's turn.

        For a position that does not say what is going on. The first frame must be as `setup` makes it. BadData if it
        may be another moment than the start of a turn.
        """
        while len(s.stack) > 1:
            s.pop()
        run(s, None)

    @abstractmethod
    def broken_invariants(self, s: S) -> list[str]:
        """The rulebook's invariants that this state breaks, each beginning with its id. Empty when all is well."""

    def is_playing(self, s: S, seat: int) -> bool:
        """Whether a seat is still in the game; in some games nobody ever goes out."""
        return True

    def has_hidden_info(self, s: S) -> bool:
        """Whether something on the table is hidden from somebody now, such as a hand of cards."""
        return False

    def reveals(self, s: S, seat: int, action: Action) -> bool:
        """Whether an answer shows something that its seat may not know before it answers.

        Such an answer is never previewed (`OpenView.after`, `Table.weigh`) and never undone.
        """
        return False

    def refusal_details(self, s: S, seat: int, action: Action) -> dict[str, object]:
        """The numbers and names that fill in the template of a refusal; the table adds an `example`."""
        return {}
