"""A point lost: the loser chooses which counter goes back, even out of turn (TEN-20, TEN-21)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.memo import Memo
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Seat
from parlour.games.ten_up.actions import Back
from parlour.games.ten_up.counters import bits, lowest_first, set_back
from parlour.games.ten_up.events import NothingLost
from parlour.games.ten_up.reasons import NOT_THERE, SET_BACK
from parlour.games.ten_up.state import TenUpState
from parlour.kit.asks import ListedAsk

ON_ONE: Final = 0
DISPLACED: Final = 1
VISITED: Final = 2
SENT_ON: Final = 3
CAUSE: Final = enum_of(
    {
        "on a square ONE": "the man stopped on LOSE ONE",
        "displaced": "the man was displaced",
        "visited at home": "another man stopped on the man's Base while it stood there",
        "sent on": "the man stood on the Base of one who was sent home",
    }
)
CAUSE_CLAUSES: Final = ("TEN-22", "TEN-24", "TEN-R06", "TEN-R07")
ASKS: Final[Memo[tuple[str, int, int], Ask]] = Memo(4000)
"""By the edition, the seat and the places of its counters."""


@record
class Loss(Frame[TenUpState]):
    """One point that a seat loses."""

    seat: Annotated[Seat, "Who loses the point."]
    cause: Annotated[int, CAUSE, "Why."]
    is_settled: Annotated[bool, "Whether the counter has been set back; passes at once."] = False

    def pending(self, s: TenUpState) -> Pending:
        return ONE_SEAT[self.seat]

    def ask(self, s: TenUpState, seat: int) -> Ask:
        counters = s.players[seat].counters
        key = (s.edition.content, seat, bits(counters))
        ask = ASKS.get(key)
        if ask is None:
            choice = Choice(Back, OneOf(lowest_first(s, list(set(counters)))))
            ask = ListedAsk(seat, (choice,), SET_BACK.clause, choice.nth(0))
            ASKS.keep(key, ask)
        return ask

    def check(self, s: TenUpState, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, Back):
            return SET_BACK
        return None if action.place in s.players[seat].counters else NOT_THERE

    def answer(self, s: TenUpState, seat: int, action: Action, log: Log | None) -> None:
        assert isinstance(action, Back)
        set_back(s, seat, action.place, CAUSE_CLAUSES[self.cause], log)
        self.is_settled = True

    def advance(self, s: TenUpState, log: Log | None) -> bool:
        if self.is_settled:
            return True
        counters = s.players[self.seat].counters
        if not counters:  # TEN-27
            if log is not None:
                log.add(NothingLost(self.seat))
            return True
        if counters[0] != counters[-1]:
            return False
        set_back(s, self.seat, counters[0], CAUSE_CLAUSES[self.cause], log)
        return True
