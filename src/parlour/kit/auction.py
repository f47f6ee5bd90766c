"""An open outcry auction: who may bid, who has held since the last raise, and the standing bid.

In the open form all bidders are asked together, and a raise asks all others again. In rotation one bidder is asked at a
time, and a hold is final.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import SEATS, Absent, RecordType, WithDefault, about
from parlour.core.text.notation import NUMBER, SEAT
from parlour.kit.bits import next_seat

NOBODY: Final = -1
OPEN: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OpenAuction:
    """The state of one auction. `bidders` and `held` are seat sets; `turn` is the seat asked in rotation, or OPEN."""

    def __init__(self, bidders: int, held: int = 0, high: int = NOBODY, bid: int = 0, turn: int = OPEN) -> None:
        self.bidders: i64 = bidders
        self.held: i64 = held
        self.high: i64 = high
        self.bid = bid
        self.turn: i64 = turn

    def asked(self) -> i64:
        """Return the seats that still have to answer."""
        left = self.bidders & ~self.held
        if self.high >= 0:
            left &= ~(1 << self.high)
        return left if self.turn == OPEN else left & 1 << self.turn

    def may_raise(self) -> i64:
        """Return the seats that have held and may still raise while another has not answered."""
        if self.turn != OPEN or self.high < 0:
            return self.held & self.bidders if self.turn == OPEN else 0
        return self.held & self.bidders & ~(1 << self.high)

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


def _values(auction: OpenAuction) -> list[object]:
    return [auction.bidders, auction.held, auction.high, auction.bid, auction.turn]


OUTCRY: Final = RecordType(
    OpenAuction,
    {
        "bidders": about(SEATS, "The seats that may bid."),
        "held": about(WithDefault(SEATS, 0), "The seats that have held since the last raise."),
        "high": about(WithDefault(Absent(SEAT), NOBODY), "Who has made the standing bid; null while there is none."),
        "bid": about(WithDefault(NUMBER, 0), "The standing bid."),
        "turn": about(
            WithDefault(Absent(SEAT), OPEN), "In rotation, the seat that is asked; null where all bid at once."
        ),
    },
    _values,
)
