"""The hard bot for Pit: it infers what the others hold, and chooses its aim and its partners by that.

From its own seat it tracks which deals are possible and how likely each is (`possible_deals`). What others are likely
to collect decides which aim has a chance. For every trade it could make it imagines such deals, what the others then
call and give (`trader_model`) and, in rounds, who is matched with whom. The value of a trade is what it brings of the
aim, and how many odd lots are left. In rounds the bot calls as many cards as it can unless fewer promise more, and
keeps its sets together until it is near a corner. In live play tempo counts: it trades whenever it can, as the normal
bot does, and avoids an aim that others seem to collect.
"""

# Compiled with mypyc.

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.bots.pit.hand_tracker import HandTracker
from parlour.bots.pit.normal import NEAR, NormalBot, promises
from parlour.bots.pit.trader_model import TraderModel, habits_with, pack_of
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.pit.actions import Accept, Call, Lower, Match, Offer
from parlour.games.pit.hands import cards_in, count, pack
from parlour.games.pit.phases.matching import pairs, tally
from parlour.games.pit.view import PitView

SCENES: Final = 12
"""The number of deals that are imagined for an answer."""
COLLECTED: Final = 0.7
"""In rounds, the cost to an aim, in cards, if somebody else is certain to collect it."""
COLLECTED_LIVE: Final = 3.0
"""In live play, where the others are as quick as oneself, the cost to an aim that is certain to be collected."""
GAINS: Final = 1.0
"""The value of receiving a card of the aim."""
RIDS: Final = 0.1
"""The value of getting rid of another card."""
TIDIES: Final = 0.3
"""The value of holding one commodity fewer, because each must be traded away separately."""
CALLS: Final = 2.0
"""In rounds, the value of calling one more card."""
UNREST: Final = 0.1
"""The random part of an offer's value, so that a table does not go round in circles."""
WHOLE: Final = 99
"""More cards than any set has."""
LIVELY: Final = 0.5
"""In live play, the weight of what a trade is expected to bring, beside the cards it disposes of."""


@mypyc_attr(native_class=False)
class HardBot(NormalBot):
    """The normal bot with more knowledge of what the others hold."""

    name = "hard"
    strength = 80

    def __init__(self) -> None:
        super().__init__()
        self._rng: Rng = Random(0)  # replaced by that of each answer
        self._habits: TraderModel | None = None
        self._following: HandTracker | None = None
        self._collected: list[float] = []
        """How likely anybody else collects each suit in play."""
        self._coming: dict[tuple[int, int], dict[int, float]] = {}

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        self._rng = rng
        action = super().choose(view, ask, rng)
        if self._following is not None:
            self._following.answered(action)
        return action

    def hand_began(self, view: PitView) -> None:
        super().hand_began(view)
        self._habits = habits_with(pack_of(view))
        self._following = HandTracker(view, self._habits, self._rng)

    def aim(self, view: PitView, rng: Rng) -> int:
        self._collected = self._what_others_collect(view)
        self._coming.clear()
        return super().aim(view, rng)

    def least(self, view: PitView) -> int:
        if view.is_live() or self._holds_bear(view):
            return super().least(view)
        return 1 if self._missing(view) < NEAR or self._waited > self.calm() else WHOLE

    def _look(self, view: PitView) -> None:
        before = self._following
        super()._look(view)
        if self._following is not None and self._following is before:
            self._following.look(view, self._rng)

    def _known(self) -> tuple[HandTracker, TraderModel]:
        assert self._following is not None
        assert self._habits is not None
        return self._following, self._habits

    def _what_others_collect(self, view: PitView) -> list[float]:
        """Return for each commodity how likely anybody else collects it."""
        following, habits = self._known()
        found = [0.0] * len(view.suits_by_number())
        for deal in following.deals.drawn(SCENES):
            nobody = [1.0] * len(found)
            for hand in deal:
                for n, chance in enumerate(habits.aims(hand)):
                    nobody[n] *= 1.0 - chance
            for n, chance in enumerate(nobody):
                found[n] += (1.0 - chance) / SCENES
        return found

    def _promises(self, view: PitView, suits: tuple[int, ...], hand: int) -> list[float]:
        cost = COLLECTED_LIVE if view.is_live() else COLLECTED
        against = [cost * self._collected[n] + contested for n, contested in enumerate(self._contested)]
        return promises(view, suits, hand, self._aim, against, self.temperament)

    def _offer_most(self, view: PitView, actions: tuple[Action, ...], worth: list[float], rng: Rng) -> Action:
        least = self.least(view)
        offers = [
            action
            for action in actions
            if isinstance(action, Offer)
            and action.floor == min(len(action.cards), least)
            and all(worth[card] > 0 for card in action.cards)
            and is_worst_first(action, worth)
        ]
        if not offers:
            return super()._offer_most(view, actions, worth, rng)
        unrest = UNREST * self.restlessness()
        scores = self._gains(view, offers, worth, rng)
        for n, offer in enumerate(offers):
            scores[n] += CALLS * sum([worth[card] for card in offer.cards]) + unrest * rng.random()
        return offers[scores.index(max(scores))]

    def _gains(self, view: PitView, offers: list[Offer], worth: list[float], rng: Rng) -> list[float]:
        """Return the value of each offer, averaged over what the others may hold and do."""
        following, habits = self._known()
        me, seats = following.me, len(following.others) + 1
        hand = view.hand_by_number()
        gains = [0.0] * len(offers)
        for deal in following.deals.drawn(SCENES):
            numbers, floors = [0] * seats, [0] * seats
            lots: list[tuple[int, ...]] = [()] * seats
            for seat, theirs in zip(following.others, deal, strict=True):
                lots[seat] = habits.some_lot(theirs, rng)
                numbers[seat] = len(lots[seat]) - 1
                floors[seat] = habits.floor(theirs, numbers[seat])
            orders = shuffled(seats, rng), shuffled(seats, rng)
            met: dict[tuple[int, int], tuple[int, int]] = {}
            for n, offer in enumerate(offers):
                key = (len(offer.cards), offer.floor)
                if key not in met:
                    numbers[me], floors[me] = key
                    met[key] = partner_in(pairs(numbers, floors, tally(numbers), *orders), me)
                partner, number = met[key]
                if number:
                    gains[n] += self._gain(view, hand, offer.packed[number], lots[partner][number], worth) / SCENES
        return gains

    def _live_gain(self, view: PitView, action: Action, worth: list[float]) -> float:
        normal_gain = super()._live_gain(view, action, worth)
        if normal_gain <= 0.0 or not isinstance(action, (Call, Match, Lower, Accept)):
            return normal_gain
        number = len(action.cards)
        partner = -1 if isinstance(action, Call) else action.player
        called = view.call_by_number(partner) if isinstance(action, Match) else 0
        if number < called:
            return normal_gain  # an invitation: its value is known when it is answered
        gave, hand = pack(action.cards), view.hand_by_number()
        gain = 0.0
        for got, likely in self._comes(partner, called, number).items():
            gain += likely * self._gain(view, hand, gave, got, worth)
        return normal_gain + LIVELY * gain

    def _comes(self, partner: int, called: int, number: int) -> dict[int, float]:
        """Return what a trade brings in, with probabilities; without a partner, from anybody who may match."""
        following, habits = self._known()
        found = self._coming.get((partner, number))
        if found is None:
            found = {}
            for deal in following.deals.drawn(SCENES):
                for seat, theirs in zip(following.others, deal, strict=True):
                    if partner in (-1, seat):
                        for got, chance in habits.gifts(theirs, called, number):
                            found[got] = found.get(got, 0.0) + chance
            whole = sum(found.values()) or 1.0
            found = {got: chance / whole for got, chance in found.items()}
            self._coming[partner, number] = found
        return found

    def _gain(self, view: PitView, hand: int, gave: int, got: int, worth: list[float]) -> float:
        """Return the value of a trade: cards of the aim, cards disposed of, and fewer commodities in hand."""
        aim = self._aim
        gain = GAINS * count(got, aim)
        gain += RIDS * sum([worth[card] for card in cards_in(gave)])
        gain -= RIDS * sum([worth[card] - 1 for card in cards_in(got) if card != aim])
        for suit, _value in self._known()[1].pack.values:
            if suit != aim:
                gain += TIDIES * (bool(count(hand, suit)) - bool(count(hand - gave + got, suit)))
        return gain


def partner_in(swaps: list[tuple[int, int, int]], me: int) -> tuple[int, int]:
    """Return the partner and number of cards of a seat's swap; nobody and 0 if there is none."""
    for one, other, number in swaps:
        if me in (one, other):
            return (other if one == me else one), number
    return -1, 0


def is_worst_first(offer: Offer, worth: list[float]) -> bool:
    """Whether a lowered trade takes the least useful cards first."""
    worths = [worth[card] for card in offer.cards]
    return worths[offer.floor :] == sorted(worths[offer.floor :], reverse=True) and max(worths) in worths[: offer.floor]


def shuffled(number: int, rng: Rng) -> list[int]:
    """Return the seats in random order."""
    return sorted(range(number), key=lambda _: rng.random())


BOT = HardBot
