"""The normal bot for Pit: it chooses and changes its aim by what comes in and what the others seem to collect."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Term
from parlour.bots.common.reasons import sorted_terms
from parlour.bots.pit.opponents import Opponents
from parlour.bots.pit.reasons import reasons
from parlour.bots.pit.trading import PitTrader
from parlour.bots.temperament import Temperament
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.pit.hands import count
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


@mypyc_attr(native_class=False)
class NormalBot(PitTrader):
    """Collects what it holds most of, unless others collect it; trades single cards only when near a corner."""

    name = "normal"

    def __init__(self) -> None:
        super().__init__()
        self._reading: Opponents | None = None
        self._aim = -1
        self._most = 0
        self._idle = 0
        self._waited = 0
        self._contested: list[float] = []
        """The cost of each suit in play that has brought nothing for long."""

    def hand_began(self, view: PitView) -> None:
        self._reading = Opponents(view)
        self._aim = -1
        self._most = 0
        self._idle = 0
        self._waited = 0
        self._contested = [0.0] * len(view.suits_by_number())

    def got(self, view: PitView, partner: int, cards: int) -> None:
        self._read(view).gave(partner, cards)

    def looked(self, view: PitView) -> None:
        self._read(view).heard(view)

    def aim(self, view: PitView, rng: Rng) -> int:
        suits = view.suits_by_number()
        hand = view.hand_by_number()
        aim = self._aim
        if aim >= 0 and count(hand, aim) > self._most:
            self._most = count(hand, aim)
            self._idle = 0
            self._waited = 0
        elif aim >= 0:
            self._idle += 1
            self._waited += 1
            if self._idle > STUCK:
                self._contested[suits.index(aim)] += CONTESTED
                self._idle = 0
        best, most = -1, 0.0
        for n, promise in enumerate(self._promises(view, suits, hand)):
            likely = promise + rng.random() / 100
            if best < 0 or likely > most:
                best, most = suits[n], likely
        if best != aim:
            self._aim = best
            self._most = count(hand, best)
            self._idle = 0
        return best

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        table = cast("PitView", view)
        wanted = [self._read(table).wanted(n) for n in range(len(table.suits_by_number()))]
        return sorted_terms(reasons(table, action, self._aim, wanted))

    def least(self, view: PitView) -> int:
        return 1 if self._holds_bear(view) or self._missing(view) < NEAR or self._waited > self.calm() else 2

    def restlessness(self) -> float:
        return UNREST + RESTLESS * max(0, self._waited - CALM)

    def calm(self) -> float:
        """Return the number of fruitless looks after which it takes any trade."""
        return CALM * self.temperament.haggling

    def keeps_bull(self, view: PitView, aim: int) -> bool:
        is_late = self._read(view).nearest() >= ALARM and self._missing(view) > NEAR
        return count(view.hand_by_number(), aim) >= FEW / self.temperament.hope and not is_late

    def _promises(self, view: PitView, suits: tuple[int, ...], hand: int) -> list[float]:
        """Return the promise of each suit: cards held, its value, and whether somebody else seems to collect it."""
        reading = self._read(view)
        against = [WANTED * reading.wanted(n) + contested for n, contested in enumerate(self._contested)]
        return promises(view, suits, hand, self._aim, against, self.temperament)

    def _holds_bear(self, view: PitView) -> bool:
        _bull, bear = view.specials_by_number()
        return bear >= 0 and count(view.hand_by_number(), bear) > 0

    def _missing(self, view: PitView) -> int:
        """Return how many cards are still missing; the Bull counts as one."""
        bull, _bear = view.specials_by_number()
        hand = view.hand_by_number()
        wild = count(hand, bull) if bull >= 0 else 0
        return view.cards_alike() - count(hand, self._aim) - wild

    def _read(self, view: PitView) -> Opponents:
        if self._reading is None:
            self._reading = Opponents(view)
        return self._reading


def promises(
    view: PitView, suits: tuple[int, ...], hand: int, aim: int, against: list[float], temperament: Temperament
) -> list[float]:
    """Return the promise of each suit in play as an aim. `against` is what speaks against each, in cards."""
    values = view.values_by_number()
    stays = STAYS * temperament.keeping
    return [
        temperament.building * count(hand, suit)
        + (stays if suit == aim else 0.0)
        + temperament.hope * values[n] / POINTS_A_CARD
        - temperament.reserve * against[n]
        for n, suit in enumerate(suits)
    ]


BOT = NormalBot
