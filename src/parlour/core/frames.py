"""Frames on a stack: a turn, an arrival inside it, a loan inside that. One loop runs the top one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Pending
from parlour.core.outcome import Outcome
from parlour.core.refusals import Reason, RulesBug


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the stack of what is going on, and how it ended.

    A game sets its own fields first and then these, so that the compiler knows them as set.
    """

    def __init__(self, stack: list[Frame[Any]], outcome: Outcome | None) -> None:
        self.stack = stack
        self.outcome = outcome
        self.top: Frame[Any] = stack[-1] if stack else NOTHING
        """What is going on above all else: the end of the stack, at hand."""

    def push(self, frame: Frame[Any]) -> None:
        """Something interrupts what is going on."""
        self.stack.append(frame)
        self.top = frame

    def pop(self) -> None:
        """What is going on above all else goes off the stack; at a table only `run` does that."""
        self.stack.pop()
        self.top = self.stack[-1] if self.stack else NOTHING


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something that is going on. It has no idea what interrupts it or what it interrupts."""

    def pending(self, s: S) -> Pending:
        """Whom it waits for; only asked when `go_on` has stopped here."""
        raise RulesBug(f"{type(self).__name__} waits for nobody")

    def ask(self, s: S, seat: int) -> Ask:
        """What that seat is asked."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def check(self, s: S, seat: int, action: Action) -> Reason | None:
        """Why a seat that is waited for may not answer so; None if it may."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def answer(self, s: S, seat: int, action: Action, log: Log | None) -> None:
        """Take an answer that has been checked."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def resolve_draw(self, s: S, values: list[int], log: Log | None) -> None:
        """Take chance's answer."""
        raise RulesBug(f"{type(self).__name__} draws nothing")

    @abstractmethod
    def advance(self, s: S, log: Log | None) -> bool:
        """Do what needs nobody's answer. True: finished, take me off. False: I wait, or have put a frame on top."""

    @abstractmethod
    def copy(self) -> Frame[S]:
        """A frame that shares nothing that changes; a frame whose fields never change returns itself."""


@final
class EmptyFrame(Frame[State]):
    """Nothing goes on; no table is ever like that, but a position from outside may be, and is refused."""

    def advance(self, s: State, log: Log | None) -> bool:
        raise RulesBug("nothing goes on")

    def copy(self) -> EmptyFrame:
        return self


NOTHING: Final = EmptyFrame()


def run(s: S, log: Log | None) -> None:
    """Go on until somebody is waited for. Nothing else takes a frame off the stack."""
    while s.outcome is None:
        top = s.top
        if top.advance(s, log):
            s.pop()
        elif s.top is top:
            return
