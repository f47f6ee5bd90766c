"""A point gained on a TALLY ONE square: it is kept on the Score Table next to it (TEN-14 to TEN-18)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.memo import Memo
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.ten_up.actions import REFUSE, Enter, Forward, Refuse
from parlour.games.ten_up.counters import (
    below_top,
    bits,
    enter,
    forward,
    most_advanced_first,
    table_of,
)
from parlour.games.ten_up.events import CountLost, PointRefused
from parlour.games.ten_up.fields import Table
from parlour.games.ten_up.phases.gain import cannot_enter, cannot_forward
from parlour.games.ten_up.reasons import CANNOT_REFUSE, MUST_FORWARD, OTHER_TABLE, TALLY_POINT
from parlour.games.ten_up.state import TenUpState
from parlour.kit.asks import ListedAsk

ASKS: Final[Memo[tuple[str, int, int, int, bool], Ask]] = Memo(4000)
"""By the edition, the seat, the table, the places of counters that can go forward, and whether one may be entered."""


@record
class Tally(Frame[TenUpState]):
    """One point that the mover gains on a given table."""

    table: Annotated[Table, "The Score Table the point is gained on."]
    is_settled: Annotated[bool, "Whether the point has been kept or refused; passes at once."] = False

    def pending(self, s: TenUpState) -> Pending:
        return ONE_SEAT[s.mover]

    def ask(self, s: TenUpState, seat: int) -> Ask:
        places = below_top(s, seat, self.table)
        enters = self._cannot_enter(s, seat, places) is None
        key = (s.edition.content, seat, self.table, bits(places), enters)
        ask = ASKS.get(key)
        if ask is None:
            choices: tuple[Choice, ...] = ()
            if places:
                choices += (Choice(Forward, OneOf(most_advanced_first(s, places))),)
            if enters:
                choices += (Choice(Enter, OneOf((self.table,))),)
            if not places:
                choices += (REFUSE,)  # TEN-17, TEN-R10
            ask = ListedAsk(seat, choices, TALLY_POINT.clause, choices[0].nth(0))
            ASKS.keep(key, ask)
        return ask

    def question_details(self, s: TenUpState, seat: int) -> dict[str, object]:
        return {"table": s.edition.tables[self.table]}

    def check(self, s: TenUpState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Forward):
            return OTHER_TABLE if table_of(s, action.place) != self.table else cannot_forward(s, seat, action.place)
        places = below_top(s, seat, self.table)
        if isinstance(action, Enter):
            return OTHER_TABLE if action.table != self.table else self._cannot_enter(s, seat, places)
        if isinstance(action, Refuse):
            return CANNOT_REFUSE if places else None
        return TALLY_POINT

    def answer(self, s: TenUpState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Forward):
            forward(s, seat, action.place, "TEN-16", log)
        elif isinstance(action, Enter):
            is_choice = len(below_top(s, seat, self.table)) > 0
            enter(s, seat, self.table, "TEN-R09" if is_choice else "TEN-17", log)
        elif log is not None:
            log.add(PointRefused(seat, self.table))
        self.is_settled = True

    def advance(self, s: TenUpState, log: Log | None) -> bool:
        """Wait only if there is a choice. Otherwise keep or lose the point automatically."""
        if self.is_settled:
            return True
        seat = s.mover
        places = below_top(s, seat, self.table)
        enters = self._cannot_enter(s, seat, places) is None
        if places:
            if enters or len(places) > 1:
                return False
            forward(s, seat, places[0], "TEN-16", log)
        elif not enters:  # TEN-18
            if log is not None:
                log.add(CountLost(seat))
        elif has_counter_on(s, seat, self.table):  # TEN-17
            return False
        else:
            enter(s, seat, self.table, "TEN-15", log)
        return True

    def _cannot_enter(self, s: TenUpState, seat: int, places: list[int]) -> Reason | None:
        """Return why a seat may not enter another counter on this table.

        `places` are the places from which the seat's counters can go forward.
        """
        if places and not s.options.tallies_freely:
            return MUST_FORWARD
        return cannot_enter(s, seat, self.table)


def has_counter_on(s: TenUpState, seat: int, table: int) -> bool:
    for place in s.players[seat].counters:
        if table_of(s, place) == table:
            return True
    return False
