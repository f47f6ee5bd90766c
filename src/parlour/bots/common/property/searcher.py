"""Search in property games: at auctions, over purchases, dealings and buildings.

Auctions are searched when the bid comes near what the lot costs, and again when it has risen by much. Buildings are
searched once a turn, where the baseline would mortgage a deed for one, or would keep the money. The rest is left to
the baseline, to save play-outs.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.bots.common.property.evaluation import PropertyHoldings
from parlour.bots.common.property.rivals import RivalModel
from parlour.bots.common.search import Searcher
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.kit.actions import Accept, Bid, Offer
from parlour.kit.dice import THROWS, Throw

RISEN: Final = 0.5
"""An auction is searched again when the bid has risen by this fraction of what the lot costs."""


@mypyc_attr(native_class=False)
class PropertySearcher(Searcher):
    """Base class of the bots that search in property games. A game's subclass knows its facts and its buildings."""

    pieces: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of answers that raise money to build."""

    least_bid: ClassVar[float] = 0.0
    """The least bid that is searched, relative to what the lot costs."""

    def __init__(self) -> None:
        super().__init__()
        self._lot = -1
        """The deed of the auction that was searched last."""
        self._bid = 0
        self._turn = -1
        """The turn in which buildings were searched last."""
        self._rivals = RivalModel()

    def holdings(self, view: View[Any], seat: int) -> PropertyHoldings[Any]:
        """Return the possessions at this moment as the baseline values them."""
        raise NotImplementedError

    def holdings_as_rivals(self, view: View[Any], seat: int) -> PropertyHoldings[Any]:
        """Return the possessions at this moment as the rivals value them."""
        raise NotImplementedError

    def choose(self, view: Any, ask: Ask, rng: Rng) -> Action:
        lot, bid, bidder = view.lot_by_number()
        if lot >= 0 or self._rivals.is_watching():
            self._rivals.see(self.holdings_as_rivals(view, ask.seat), lot, bid, bidder)
        return super().choose(view, ask, rng)

    def rival_at(self, seat: int) -> Bot:
        found = self.rival()
        found.adopt(self._rivals.temperament(seat))
        return found

    def next_piece(self, view: View[Any], ask: Ask) -> Action | None:
        """Return what the baseline would build next if it reserved nothing."""
        raise NotImplementedError

    def is_doubtful(self, view: View[Any], ask: Ask) -> bool:
        """Whether a purchase is searched."""
        return False

    def should_search(self, view: Any, ask: Ask, baseline: Action) -> bool:
        kinds: set[object] = {choice.make for choice in ask.choices}
        if isinstance(baseline, Offer) or Accept in kinds:
            return True
        if Bid in kinds:
            return self._is_new(view)
        if self.is_doubtful(view, ask):
            return True
        if Throw not in kinds or not isinstance(baseline, (Throw, *self.pieces)):
            return False
        return self._may_build(view, ask, baseline)

    def _may_build(self, view: Any, ask: Ask, baseline: Action) -> bool:
        """Whether there is a building to decide on that was not decided on in this turn."""
        turn = view.turns()
        if turn == self._turn or (isinstance(baseline, Throw) and self.next_piece(view, ask) is None):
            return False
        self._turn = turn
        return True

    def _is_new(self, view: Any) -> bool:
        """Whether an auction is worth a search that has not been made at about this bid."""
        deed, bid, _bidder = view.lot_by_number()
        if deed < 0:
            return False
        cost = self.holdings(view, 0).facts.values[deed]
        if bid < self.least_bid * cost or (deed == self._lot and self._bid <= bid < self._bid + RISEN * cost):
            return False
        self._lot, self._bid = deed, bid
        return True

    def candidates(self, view: View[Any], ask: Ask, baseline: Action) -> list[Action]:
        found = super().candidates(view, ask, baseline)
        if THROWS in found:
            piece = self.next_piece(view, ask)
            if piece is not None and piece not in found:
                found.append(piece)
        return found
