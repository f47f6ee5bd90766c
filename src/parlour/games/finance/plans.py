"""Proposals to several players, and the frames that can hold proposals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.games.finance.state import FinanceState
from parlour.kit.trade.bundle import Numbered
from parlour.kit.trade.offers import OfferFrame

TO_SHARE: Final = 0
TO_POOL: Final = 1
TO_STOP: Final = 2
KINDS: Final = ("sharing", "holding", "stop")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan(Numbered):
    """A proposal to several seats, which must all agree. `agreed` are those who have, including the maker."""

    def __init__(
        self,
        number: int,
        maker: int,
        kind: int,
        agreed: int,
        series: int,
        holder: int,
        shares: tuple[int, ...],
        moneys: tuple[int, ...],
    ) -> None:
        self.number = number
        self.maker = maker
        self.kind = kind
        self.agreed = agreed
        self.series = series
        self.holder = holder
        self.shares = shares
        self.moneys = moneys
        parties = 0
        for seat, share in enumerate(shares):
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
    """A frame that can hold proposals to several seats as well as offers."""

    plans: list[Plan]
