"""The spin or throw for the lead: the highest plays first, and seats that tie for it spin again."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import ListOf, TupleOf, WithDefault, enum_of
from parlour.core.data.record_class import fields_of, record, tagged
from parlour.core.events import Event, Log
from parlour.core.frames import Frame, S
from parlour.core.moves import CHANCE, ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Seat

TO_SPIN: Final = 0
SPINNING: Final = 1
STAGE: Final = enum_of(
    {
        "to spin": "the next contender is asked to spin or throw",
        "spinning": "chance is waited for",
    }
)


@final
class Spin(Action):
    """Give the spinner a turn."""


SPIN: Final = Choice(Spin)
SPINS: Final = Spin()
SPIN_VERB: Final = ActionSyntax(Spin, "spin")


@record
class SpunForLead(Event):
    clause: str
    seat: Seat
    numbers: Annotated[tuple[int, ...], TupleOf(NUMBER)]


@record
class TiedForLead(Event):
    clause: str
    seats: Annotated[tuple[int, ...], TupleOf(SEAT)]


@record
class GotLead(Event):
    clause: str
    seat: Seat


LEAD_EVENTS: Final = tagged(SpunForLead, TiedForLead, GotLead)


@record
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class LeadFrame(Frame[S]):
    """The contenders spin in order. A game defines the clauses, the spinner and the value of a spin."""

    contenders: Annotated[list[int], ListOf(SEAT), "The seats that spin or throw for the lead, in order."]
    spun: Annotated[
        list[int],
        WithDefault(ListOf(NUMBER), []),
        "What the first of them have spun or thrown, in the same order.",
    ]
    stage: Annotated[int, STAGE, "What comes next."] = TO_SPIN

    @abstractmethod
    def reason(self) -> Reason:
        """Return the refusal of anything but a spin; its clause is the one by which the lead is spun for."""

    @abstractmethod
    def tie_clause(self) -> str: ...

    @abstractmethod
    def draw(self, s: S, seat: int) -> Draw: ...

    @abstractmethod
    def begin(self, s: S, leader: int) -> None:
        """Start the leader's turn: the frame below plays it."""

    def worth(self, s: S, values: list[int]) -> int:
        """Return the value of a spin for the lead."""
        return sum(values)

    def numbers(self, s: S, values: list[int]) -> tuple[int, ...]:
        """Return the numbers that a spin shows."""
        return tuple(values)

    def choice(self) -> Choice:
        """Return the choice that a contender is asked for; with dice it is a throw."""
        return SPIN

    def breaks_tie(self, s: S) -> bool:
        """Whether the first of those who tie has the lead; otherwise they spin again."""
        return False

    def seat(self) -> int:
        return self.contenders[len(self.spun)]

    def pending(self, s: S) -> Pending:
        if self.stage == SPINNING:
            return Pending(CHANCE, (), self.draw(s, self.seat()))
        return ONE_SEAT[self.seat()]

    def ask(self, s: S, seat: int) -> Ask:
        choice = self.choice()
        return Ask(seat, (choice,), self.reason().clause, choice.nth(0))

    def check(self, s: S, seat: int, action: Action) -> Reason | None:
        return None if self.choice().contains(action) else self.reason()

    def answer(self, s: S, seat: int, action: Action, log: Log | None) -> None:
        self.stage = SPINNING

    def resolve_draw(self, s: S, values: list[int], log: Log | None) -> None:
        self.stage = TO_SPIN
        if log is not None:
            log.add(SpunForLead(self.reason().clause, self.seat(), self.numbers(s, values)))
        self.spun.append(self.worth(s, values))

    def advance(self, s: S, log: Log | None) -> bool:
        if len(self.spun) < len(self.contenders):
            return False
        highest = max(self.spun)
        best = [seat for seat, worth in zip(self.contenders, self.spun, strict=True) if worth == highest]
        if len(best) > 1 and not self.breaks_tie(s):
            self.contenders = best
            self.spun = []
            if log is not None:
                log.add(TiedForLead(self.tie_clause(), tuple(best)))
            return False
        if log is not None:
            log.add(GotLead(self.reason().clause, best[0]))
        self.begin(s, best[0])
        return True


LEAD_FIELDS: Final = fields_of(LeadFrame)
