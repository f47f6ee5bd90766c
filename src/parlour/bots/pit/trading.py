"""The base class of the Pit bots: which cards to give away, and how to act in rounds and in live play."""

# Compiled with mypyc.

from __future__ import annotations

from abc import abstractmethod
from typing import Any, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng, below
from parlour.core.view import View
from parlour.games.pit.actions import (
    YES,
    Accept,
    Call,
    CallNumber,
    Corner,
    Hold,
    LeaveSuitsToLot,
    Lower,
    Match,
    NameDealer,
    Offer,
    Open,
    Ready,
    VoteVoid,
)
from parlour.games.pit.corner import WORDS
from parlour.games.pit.hands import BITS, MAX_ALIKE
from parlour.games.pit.view import PitView

PATIENCE = 250
"""The number of exchanges in one live hand after which it is going round in circles: better to void it."""
STILLNESS = 60
"""The number of looks at a live market without an exchange after which it is better to void the hand."""
NEVER = -100.0
"""The value of giving away a card that must stay."""
INVITATION = 4
"""An invitation is worth this much less than a trade."""
AT_ONCE = (Ready, Open, LeaveSuitsToLot, NameDealer)
"""Actions that need no thought."""


@mypyc_attr(native_class=False)
class PitTrader(Bot):
    """Gives away everything but its aim, most cards first; hits the board as soon as it can."""

    game = "pit"

    def __init__(self) -> None:
        self._hand_number = 0
        self._seen = (0, 0)
        self._before = 0
        """The hand at the last look."""
        self._still = 0

    @abstractmethod
    def aim(self, view: PitView, rng: Rng) -> int:
        """Return the commodity to collect."""

    @abstractmethod
    def keeps_bull(self, view: PitView, aim: int) -> bool:
        """Whether the Bull is worth keeping."""

    def restlessness(self) -> float:
        """Return the random part of the next offer's value; a higher one breaks out of circles."""
        return 0.5

    def hand_began(self, view: PitView) -> None:
        """Called when a new hand has been dealt."""

    def got(self, view: PitView, partner: int, cards: int) -> None:
        """Called when a partner has given these cards, packed."""

    def least(self, view: PitView) -> int:
        """Return the fewest cards that are worth a trade."""
        return 1

    def looked(self, view: PitView) -> None:
        """Called when something has happened since the last look."""

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        table = cast("PitView", view)
        actions = ask.actions()
        if len(actions) == 1 or isinstance(actions[0], AT_ONCE):
            return ask.default_action
        self._look(table)
        if table.has_corner() and first_of(actions, Corner) is not None:
            return hit_board(table, actions)
        hold = first_of(actions, Hold)
        if hold is not None:
            return hold
        aim = self.aim(table, rng)
        worth = self._worths(table, aim)
        if table.is_live():
            return self._trade_live(table, ask, actions, worth, rng)
        return self._offer_most(table, actions, worth, rng)

    def _look(self, view: PitView) -> None:
        """Take in what has been received since the last look, and from whom."""
        now = view.hand_by_number()
        moment = (view.round(), view.exchanges())
        if view.hand_number() != self._hand_number:
            self._hand_number = view.hand_number()
            self._still = 0
            self.hand_began(view)
        elif moment != self._seen:
            me = view.seat
            for one, other, _number in view.swaps_by_number():
                if me in (one, other):
                    self.got(view, other if one == me else one, received(self._before, now))
            self.looked(view)
        self._still = self._still + 1 if moment == self._seen else 0
        self._seen = moment
        self._before = now

    def _worths(self, view: PitView, aim: int) -> list[float]:
        """Return the value of getting rid of each card; negative: it stays."""
        worth = [1.0] * len(view.lexicon.names["card"])
        worth[aim] = NEVER
        bull, bear = view.specials_by_number()
        if bull >= 0:
            worth[bull] = NEVER if self.keeps_bull(view, aim) else 2.0
            worth[bear] = 3.0
        return worth

    def _offer_most(self, view: PitView, actions: tuple[Action, ...], worth: list[float], rng: Rng) -> Action:
        """Offer as many cards as can be spared, lowered as far as a partner likes, the worst cards first."""
        return best_offer(actions, worth, self.least(view), self.restlessness(), rng)

    def _trade_live(self, view: PitView, ask: Ask, actions: tuple[Action, ...], worth: list[float], rng: Rng) -> Action:
        """Answer an offer, match a call, or make one; now and then reconsider one's own."""
        is_over_long = view.exchanges() > PATIENCE or self._still > STILLNESS
        if is_over_long and not view.votes_to_void(ask.seat):
            return vote_to_void(actions)
        for kinds in ((Accept, Lower), (Match,)):
            best = self._best(view, actions, kinds, worth, rng)
            if best is not None:
                return best
        calls = view.call_by_number(ask.seat)
        if calls and below(rng, 4):
            return ask.default_action
        found = self._best(view, actions, (Call, CallNumber), worth, rng)
        return ask.default_action if found is None else found

    def _best(
        self,
        view: PitView,
        actions: tuple[Action, ...],
        kinds: tuple[type[Action], ...],
        worth: list[float],
        rng: Rng,
    ) -> Action | None:
        """Return the answer of these kinds that gets rid of most."""
        best: Action | None = None
        most = 0.0
        for action in actions:
            if isinstance(action, kinds):
                gain = self._live_gain(view, action, worth) + rng.random()
                if gain > most:
                    best, most = action, gain
        return best

    def _live_gain(self, view: PitView, action: Action, worth: list[float]) -> float:
        """Return the value of a call, or of a trade with a caller; far below zero if it should be avoided."""
        if isinstance(action, CallNumber):
            return 0.0
        assert isinstance(action, (Call, Match, Lower, Accept))
        number = len(action.cards)
        gain = sum_of(worth, action.cards, number)
        if isinstance(action, Call):
            return gain
        if number < self.least(view):
            return NEVER
        partner = action.player
        if isinstance(action, Match) and number < view.call_by_number(partner):
            return NEVER if view.offered_by_number(partner) else gain / INVITATION
        return gain


def best_offer(actions: tuple[Action, ...], worth: list[float], least: int, unrest: float, rng: Rng) -> Action:
    """Return the offer that gets rid of most, lowered to `least`; `unrest` is the random part of its value."""
    best, most = actions[0], 0.0
    for action in actions:
        if isinstance(action, Offer):
            cards, floor = action.cards, action.floor
            number = len(cards)
            if floor == (min(number, least)):
                gain = sum_of(worth, cards, number)
                gain += sum_of(worth, cards, floor) / 2  # these go in any trade
                gain += rng.random() * unrest
                if gain > most:
                    best, most = action, gain
    return best


def sum_of(worth: list[float], cards: tuple[int, ...], number: int) -> float:
    """Return what getting rid of the first cards is worth."""
    gain = 0.0
    for n in range(number):
        gain += worth[cards[n]]
    return gain


def received(before: int, now: int) -> int:
    """Return the cards of which a hand has more than before."""
    cards = 0
    place = 0
    while now:
        more = (now & MAX_ALIKE) - (before & MAX_ALIKE)
        if more > 0:
            cards |= more << place
        now >>= BITS
        before >>= BITS
        place += BITS
    return cards


def first_of(actions: tuple[Action, ...], kind: type[Action]) -> Action | None:
    """Return the first action of a kind."""
    for action in actions:
        if type(action) is kind:
            return action
    return None


def vote_to_void(actions: tuple[Action, ...]) -> Action:
    return next(action for action in actions if isinstance(action, VoteVoid) and action.answer == YES)


def hit_board(view: PitView, actions: tuple[Action, ...]) -> Action:
    """Return the corner that scores most, with its wording."""
    words, commodity, _points = view.corners()[0]
    wanted = Corner(WORDS.index(words), view.lexicon.number("commodity", commodity))
    return next(action for action in actions if action == wanted)
