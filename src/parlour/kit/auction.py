"""An open outcry auction: who may bid, who has held since the last raise, and the standing bid.

In the open form all bidders are asked together, and a raise asks all others again. In rotation one bidder is asked at a
time, and a hold is final.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import SEATS, Absent
from parlour.core.data.record_class import record, record_type
from parlour.core.moves import Ask
from parlour.core.text.notation import SEAT, Number
from parlour.kit.actions import Bid
from parlour.kit.bits import next_seat

NOBODY: Final = -1
OPEN: Final = -1


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class OpenAuction:
    """The state of one auction. `bidders` and `held` are seat sets; `turn` is the seat asked in rotation, or OPEN."""

    bidders: Annotated[i64, SEATS, "The seats that may bid."]
    held: Annotated[i64, SEATS, "The seats that have held since the last raise."] = 0
    high: Annotated[i64, Absent(SEAT), "Who has made the standing bid; null while there is none."] = NOBODY
    bid: Annotated[Number, "The standing bid."] = 0
    turn: Annotated[i64, Absent(SEAT), "In rotation, the seat that is asked; null where all bid at once."] = OPEN

    def others(self) -> i64:
        """Return the seats that have not held, without the one that has made the standing bid."""
        left = self.bidders & ~self.held
        return left & ~(1 << self.high) if self.high >= 0 else left

    def asked(self) -> i64:
        """Return the seats that still have to answer."""
        return self.others() if self.turn == OPEN else self.others() & 1 << self.turn

    def is_open(self, able: i64, seats: int) -> bool:
        """Return whether a seat that is able to bid is asked. In rotation, seats that are not able hold."""
        asked = self.asked()
        while asked and not asked & able:
            if self.turn == OPEN:
                return False
            self.hold(self.turn, seats)
            asked = self.asked()
        return asked != 0

    def may_raise(self) -> i64:
        """Return the seats that have held and may still raise while another has not answered."""
        if self.turn != OPEN:
            return 0
        free = self.held & self.bidders
        return free & ~(1 << self.high) if self.high >= 0 else free

    def place(self, seat: int, bid: int, seats: int) -> None:
        """Raise the bid; in the open form all others are asked again."""
        self.high = seat
        self.bid = bid
        if self.turn == OPEN:
            self.held = 0
        else:
            self._pass_on(seat, seats)

    def hold(self, seat: int, seats: int) -> None:
        self.held |= 1 << seat
        if self.turn != OPEN:
            self._pass_on(seat, seats)

    def drop(self, seat: int, seats: int) -> None:
        """Remove a seat that leaves the game."""
        self.bidders &= ~(1 << seat)
        if self.turn == seat:
            self._pass_on(seat, seats)

    def _pass_on(self, seat: int, seats: int) -> None:
        self.turn = max(0, next_seat(seat, seats, self.bidders & ~self.held))

    def copy(self) -> OpenAuction:
        return OpenAuction(self.bidders, self.held, self.high, self.bid, self.turn)


OUTCRY: Final = record_type(OpenAuction)


def least_bid(ask: Ask) -> int | None:
    """Return the lowest bid that an ask allows; None if it asks for none."""
    for choice in ask.choices:
        if choice.make is Bid and choice.size() > 0:
            bid = choice.nth(0)
            assert isinstance(bid, Bid)
            return bid.amount
    return None
