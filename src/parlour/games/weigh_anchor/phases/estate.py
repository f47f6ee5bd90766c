"""A bankrupt's vessels, auctioned by the Bank one after another (WA-098)."""

from __future__ import annotations

from typing import final

from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.games.weigh_anchor.phases.auction import open_auction
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import first


@final
class EstateSale(Frame[AnchorState]):
    """The Bank auctions vessels in the order of the board, one at a time (WA-098, WA-R28)."""

    def __init__(self, vessels: int, bankrupt: int) -> None:
        self.vessels = vessels
        self.bankrupt = bankrupt

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self.vessels == 0:
            return True
        vessel = first(self.vessels)
        self.vessels &= self.vessels - 1
        open_auction(s, vessel, self.bankrupt, "WA-098", log)
        return False

    def copy(self) -> EstateSale:
        return EstateSale(self.vessels, self.bankrupt)
