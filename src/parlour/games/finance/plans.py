"""Proposals to several players, and the frames that can hold proposals."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.data.fields import Absent, SeatSet, TupleOf, enum_of
from parlour.core.data.record_class import record
from parlour.core.text.notation import NUMBER, SEAT, Number, Seat
from parlour.games.finance.fields import SERIES
from parlour.games.finance.state import FinanceState
from parlour.kit.deeds import NOBODY
from parlour.kit.trade.bundle import Numbered
from parlour.kit.trade.offers import OfferFrame

TO_SHARE: Final = 0
TO_POOL: Final = 1
TO_STOP: Final = 2
KIND: Final = enum_of(
    {
        "sharing": "to share the income, each keeping their leases",
        "holding": "to share the income, one holding all leases",
        "stop": "to end the game",
    }
)


@record
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan(Numbered):
    """A proposal to several seats, which must all agree. `agreed` are those who have, including the maker."""

    number: Annotated[Number, "Its number; answers name it."]
    maker: Annotated[Seat, "Who proposes it."]
    kind: Annotated[int, KIND, "What is proposed."]
    agreed: Annotated[SeatSet, "Who has agreed, the maker included."]
    series: Annotated[int, Absent(SERIES), "The series that is shared; null where none is."] = NOBODY
    holder: Annotated[int, Absent(SEAT), "Who would hold all leases; null: each keeps their own."] = NOBODY
    shares: Annotated[tuple[int, ...], TupleOf(NUMBER), "Whole percent by seat."] = ()
    moneys: Annotated[
        tuple[int, ...], TupleOf(NUMBER), "What the holder pays each of the others, or gets from them, by seat."
    ] = ()

    def __post_init__(self) -> None:
        parties = 0
        for seat, share in enumerate(self.shares):
            if share:
                parties |= 1 << seat
        self._parties = parties

    def is_for(self, owners: int) -> bool:
        """Return whether these seats, as bits, are exactly those with a share."""
        return self._parties == owners

    def agreed_by(self, seat: int) -> Plan:
        return Plan(
            self.number,
            self.maker,
            self.kind,
            self.agreed | 1 << seat,
            self.series,
            self.holder,
            self.shares,
            self.moneys,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanFrame(OfferFrame[FinanceState]):
    """A frame that can hold proposals to several seats as well as offers, and that seats pass: a window."""

    plans: list[Plan]
    passed: i64
