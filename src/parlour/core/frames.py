"""Frames: a stack of the activities in progress (a turn, an arrival, a loan), and the loop that runs it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Any, Final, Generic, Self, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.core.data.record_types import STACK
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Pending
from parlour.core.outcome import Outcome
from parlour.core.refusals import Reason, RulesBug


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base class of a game's state: the stack of frames and the outcome.

    A subclass sets its own fields before it calls this constructor, so that the compiler knows them as initialised.
    """

    def __init__(self, stack: list[Frame[Any]], outcome: Outcome | None) -> None:
        self.stack = stack
        self.outcome = outcome
        self.top: Frame[Any] = stack[-1] if stack else NOTHING
        """The frame in progress: the last one of the stack, for quick access."""

    def push(self, frame: Frame[Any]) -> None:
        """Put a frame on the stack; it interrupts the current one."""
        self.stack.append(frame)
        self.top = frame

    def pop(self) -> None:
        """Remove the top frame. At a table only `run` does that."""
        self.stack.pop()
        self.top = self.stack[-1] if self.stack else NOTHING

    def copy(self) -> Self:
        """Return a state that shares no mutable data with this one."""
        raise RulesBug(f"{type(self).__name__} has no copy: it needs the decorator `record`")


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """An activity in progress. A frame does not know what interrupts it or what it interrupts."""

    def pending(self, s: S) -> Pending:
        """Return whom the frame waits for. Called only after `advance` has stopped here."""
        raise RulesBug(f"{type(self).__name__} waits for nobody")

    def ask(self, s: S, seat: int) -> Ask:
        """Return what a seat is asked."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def question_details(self, s: S, seat: int) -> dict[str, object]:
        """Return what the text of a seat's question may name, as plain data: what is for sale, what is owed.

        It may hold nothing that the seat does not see. Only somebody who reads the question needs it.
        """
        return {}

    def check(self, s: S, seat: int, action: Action) -> Reason | None:
        """Return why a seat that is waited for may not give this answer; None if it may."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def answer(self, s: S, seat: int, action: Action, log: Log | None) -> None:
        """Apply an answer that has been checked."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def resolve_draw(self, s: S, values: list[int], log: Log | None) -> None:
        """Apply the result of a draw."""
        raise RulesBug(f"{type(self).__name__} draws nothing")

    @abstractmethod
    def advance(self, s: S, log: Log | None) -> bool:
        """Do everything that needs no answer.

        True: this frame is finished and is removed. False: it waits, or has pushed another frame on top.
        """

    def copy(self) -> Frame[S]:
        """Return an independent copy. A frame whose fields never change returns itself."""
        raise RulesBug(f"{type(self).__name__} has no copy: it needs the decorator `record`")


@final
class EmptyFrame(Frame[State]):
    """Stands for an empty stack. A table never has one; a position from outside may, and is refused."""

    def advance(self, s: State, log: Log | None) -> bool:
        raise RulesBug("nothing goes on")

    def copy(self) -> EmptyFrame:
        return self


NOTHING: Final = EmptyFrame()


Stack = Annotated[list[Frame[Any]], STACK]
"""The field `stack` of every state."""


def run(s: S, log: Log | None) -> None:
    """Advance until somebody is waited for. Nothing else removes frames from the stack."""
    while s.outcome is None:
        top = s.top
        if top.advance(s, log):
            s.pop()
        elif s.top is top:
            return
