"""A good trader of Pit: it chooses and changes its aim by what comes in and by what the others seem to collect."""

from __future__ import annotations

from typing import Final

from parlour.bots.pit.opponents import Opponents
from parlour.bots.pit.trading import PitTrader
from parlour.core.moves import Rng
from parlour.games.pit.view import PitView

STUCK: Final = 4
"""After so many looks without another card for it, an aim seems to be somebody else's too."""
CONTESTED: Final = 1.0
"""What that costs an aim, in cards."""
WANTED: Final = 3.0
"""And what it costs that somebody else is sure to collect it, going by what he has kept."""
STAYS: Final = 0.7
"""What an aim is ahead of others, in cards, because it is the aim."""
POINTS_A_CARD: Final = 100
"""So many points are worth as much as one card more."""
NEAR: Final = 2
"""With fewer cards missing than this, any trade will do; before, trades of single cards help only who is nearer."""
CALM: Final = 20
"""After so many looks in vain it is time for something else."""
UNREST: Final = 0.6
"""How much of an offer is left to chance."""
RESTLESS: Final = 0.2
"""And how much more with every look after that."""
FEW: Final = 3
"""With fewer cards of its aim than this, a bot has no use for the Bull."""
ALARM: Final = 0.8
"""Somebody as near as this may end the hand at any moment."""


class NormalBot(PitTrader):
    """Collects what it holds most of, unless others keep it; trades single cards only when it is near a corner."""

    name = "normal"

    def __init__(self) -> None:
        super().__init__()
        self._reading: Opponents | None = None
        self._aim = ""
        self._most = 0
        self._idle = 0
        self._waited = 0
        self._contested: dict[str, float] = {}

    def hand_began(self, view: PitView) -> None:
        self._reading = Opponents(view)
        self._aim = ""
        self._most = 0
        self._idle = 0
        self._waited = 0
        self._contested = dict.fromkeys(view.suits(), 0.0)

    def got(self, view: PitView, partner: str, cards: dict[str, int]) -> None:
        self._read(view).gave(partner, cards)

    def looked(self, view: PitView) -> None:
        self._read(view).heard(view)

    def aim(self, view: PitView, rng: Rng) -> str:
        held = {suit: view.holds(suit) for suit in view.suits()}
        if self._aim and held[self._aim] > self._most:
            self._most = held[self._aim]
            self._idle = 0
            self._waited = 0
        elif self._aim:
            self._idle += 1
            self._waited += 1
            if self._idle > STUCK:
                self._contested[self._aim] += CONTESTED
                self._idle = 0
        best = max(held, key=lambda suit: self._promise(view, suit, held[suit]) + rng.random() / 100)
        if best != self._aim:
            self._aim = best
            self._most = held[best]
            self._idle = 0
        return self._aim

    def least(self, view: PitView) -> int:
        return 1 if self._holds_bear(view) or self._missing(view) < NEAR or self._waited > CALM else 2

    def restlessness(self) -> float:
        return UNREST + RESTLESS * max(0, self._waited - CALM)

    def keeps_bull(self, view: PitView, aim: str) -> bool:
        is_late = self._read(view).nearest() >= ALARM and self._missing(view) > NEAR
        return view.holds(aim) >= FEW and not is_late

    def _promise(self, view: PitView, suit: str, held: int) -> float:
        """What a suit promises: cards held, its value, and that nobody else seems to collect it."""
        stays = STAYS if suit == self._aim else 0.0
        against = WANTED * self._read(view).wanted(suit) + self._contested[suit]
        return held + stays + view.value(suit) / POINTS_A_CARD - against

    def _holds_bear(self, view: PitView) -> bool:
        return bool(view.specials()) and view.holds(view.specials()[1]) > 0

    def _missing(self, view: PitView) -> int:
        """How many cards there are still to get; the Bull counts for one."""
        wild = view.holds(view.specials()[0]) if view.specials() else 0
        return view.cards_alike() - view.holds(self._aim) - wild

    def _read(self, view: PitView) -> Opponents:
        if self._reading is None:
            self._reading = Opponents(view)
        return self._reading


BOT = NormalBot
