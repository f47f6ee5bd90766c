"""The normal bot for Pit: it chooses and changes its aim by what comes in and what the others seem to collect."""

from __future__ import annotations

from typing import Final

from parlour.bots.pit.opponents import Opponents
from parlour.bots.pit.trading import PitTrader
from parlour.core.moves import Rng
from parlour.games.pit.view import PitView

STUCK: Final = 4
"""After this many looks without another card for it, an aim is assumed to be somebody else's too."""
CONTESTED: Final = 1.0
"""The cost of that to an aim, in cards."""
WANTED: Final = 3.0
"""The cost if somebody else is certain to collect it, judging by what they do not give away."""
STAYS: Final = 0.7
"""The bonus of the current aim over others, in cards."""
POINTS_A_CARD: Final = 100
"""The number of points that is worth one card."""
NEAR: Final = 2
"""With fewer cards missing than this, any trade will do; before, single-card trades help those who are nearer."""
CALM: Final = 20
"""The number of fruitless looks after which the bot changes its behaviour."""
UNREST: Final = 0.6
"""The random part of an offer's value."""
RESTLESS: Final = 0.2
"""The increase of the random part with every fruitless look after that."""
FEW: Final = 3
"""With fewer cards of its aim than this, a bot has no use for the Bull."""
ALARM: Final = 0.8
"""A player at least this near may end the hand at any moment."""


class NormalBot(PitTrader):
    """Collects what it holds most of, unless others collect it; trades single cards only when near a corner."""

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
        """Return the promise of a suit: cards held, its value, and whether somebody else seems to collect it."""
        stays = STAYS if suit == self._aim else 0.0
        against = WANTED * self._read(view).wanted(suit) + self._contested[suit]
        return held + stays + view.value(suit) / POINTS_A_CARD - against

    def _holds_bear(self, view: PitView) -> bool:
        return bool(view.specials()) and view.holds(view.specials()[1]) > 0

    def _missing(self, view: PitView) -> int:
        """Return how many cards are still missing; the Bull counts as one."""
        wild = view.holds(view.specials()[0]) if view.specials() else 0
        return view.cards_alike() - view.holds(self._aim) - wild

    def _read(self, view: PitView) -> Opponents:
        if self._reading is None:
            self._reading = Opponents(view)
        return self._reading


BOT = NormalBot
