"""A point gained by displacing: it is kept on any Score Table (TEN-19, TEN-25)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.memo import Memo
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.ten_up.actions import Enter, Forward
from parlour.games.ten_up.counters import below_top, bits, enter, forward, in_hand, most_advanced_first, steps_left
from parlour.games.ten_up.events import CountLost
from parlour.games.ten_up.reasons import AT_TOP, KEEP_POINT, NONE_IN_HAND, NOT_THERE
from parlour.games.ten_up.state import TenUpState
from parlour.kit.asks import ListedAsk

ASKS: Final[Memo[tuple[str, int, bool, int], Ask]] = Memo(4000)
"""By the edition, the seat, whether it has a counter in hand, and the places of counters that can go forward."""


@record
class Gain(Frame[TenUpState]):
    """One point that the mover gains and may keep on any table."""

    is_settled: Annotated[bool, "Whether the point has been kept; passes at once."] = False

    def pending(self, s: TenUpState) -> Pending:
        return ONE_SEAT[s.mover]

    def ask(self, s: TenUpState, seat: int) -> Ask:
        places = below_top(s, seat)
        has_more = in_hand(s, seat) > 0
        key = (s.edition.content, seat, has_more, bits(places))
        ask = ASKS.get(key)
        if ask is None:
            choices: tuple[Choice, ...] = ()
            if places:
                choices += (Choice(Forward, OneOf(most_advanced_first(s, places))),)
            if has_more:
                choices += (Choice(Enter, OneOf(tuple(range(len(s.edition.tables))))),)
            ask = ListedAsk(seat, choices, KEEP_POINT.clause, choices[0].nth(0))
            ASKS.keep(key, ask)
        return ask

    def check(self, s: TenUpState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Forward):
            return cannot_forward(s, seat, action.place)
        if isinstance(action, Enter):
            return cannot_enter(s, seat, action.table)
        return KEEP_POINT

    def answer(self, s: TenUpState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Forward):
            forward(s, seat, action.place, "TEN-25", log)
        else:
            assert isinstance(action, Enter)
            enter(s, seat, action.table, "TEN-25", log)
        self.is_settled = True

    def advance(self, s: TenUpState, log: Log | None) -> bool:
        if self.is_settled:
            return True
        seat = s.mover
        if in_hand(s, seat) > 0:
            return False
        places = below_top(s, seat)
        if len(places) > 1:
            return False
        if places:
            forward(s, seat, places[0], "TEN-25", log)
        elif log is not None:  # TEN-R12: only beyond ten, if the win is tested at the end of the turn
            log.add(CountLost(seat))
        return True


def cannot_forward(s: TenUpState, seat: int, place: int) -> Reason | None:
    """Return why a counter of a seat may not go forward from a place."""
    if place not in s.players[seat].counters:
        return NOT_THERE
    return None if steps_left(s, place) > 0 else AT_TOP


def cannot_enter(s: TenUpState, seat: int, table: int) -> Reason | None:
    """Return why a seat may not enter a counter on a table."""
    if not 0 <= table < len(s.edition.tables):
        return KEEP_POINT
    return None if in_hand(s, seat) > 0 else NONE_IN_HAND
