"""The base class of the Pit bots: which cards to give away, and how to act in rounds and in live play."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, cast

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


class PitTrader(Bot):
    """Gives away everything but its aim, most cards first; hits the board as soon as it can."""

    game = "pit"

    def __init__(self) -> None:
        self._hand_number = 0
        self._seen = (0, 0)
        self._before: dict[str, int] = {}
        self._still = 0

    @abstractmethod
    def aim(self, view: PitView, rng: Rng) -> str:
        """Return the commodity to collect."""

    @abstractmethod
    def keeps_bull(self, view: PitView, aim: str) -> bool:
        """Whether the Bull is worth keeping."""

    def restlessness(self) -> float:
        """Return the random part of the next offer's value; a higher one breaks out of circles."""
        return 0.5

    def hand_began(self, view: PitView) -> None:
        """Called when a new hand has been dealt."""

    def got(self, view: PitView, partner: str, cards: dict[str, int]) -> None:
        """Called when a partner has given these cards."""

    def least(self, view: PitView) -> int:
        """Return the fewest cards that are worth a trade."""
        return 1

    def looked(self, view: PitView) -> None:
        """Called when something has happened since the last look."""

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        table = cast("PitView", view)
        actions = ask.actions()
        if len(actions) == 1 or any(isinstance(actions[0], kind) for kind in AT_ONCE):
            return ask.default_action
        self._look(table)
        if table.corners() and any(isinstance(action, Corner) for action in actions):
            return hit_board(table, actions)
        if any(isinstance(action, Hold) for action in actions):
            return next(action for action in actions if isinstance(action, Hold))
        aim = self.aim(table, rng)
        worth = self._worths(table, aim)
        if table.form() == "rounds":
            return self._offer_most(table, actions, worth, rng)
        return self._trade_live(table, ask, actions, worth, rng)

    def _look(self, view: PitView) -> None:
        """Take in what has been received since the last look, and from whom."""
        now = dict(view.hand())
        moment = (view.round(), view.exchanges())
        if view.hand_number() != self._hand_number:
            self._hand_number = view.hand_number()
            self._still = 0
            self.hand_began(view)
        elif moment != self._seen:
            before = self._before
            came = {card: now[card] - before.get(card, 0) for card in now if now[card] > before.get(card, 0)}
            for one, other, _number in view.swaps():
                if view.me() in (one, other):
                    self.got(view, other if one == view.me() else one, came)
            self.looked(view)
        self._still = self._still + 1 if moment == self._seen else 0
        self._seen = moment
        self._before = now

    def _worths(self, view: PitView, aim: str) -> dict[int, float]:
        """Return the value of getting rid of each card; negative: it stays."""
        names = view.lexicon.names["card"]
        worth = dict.fromkeys(range(len(names)), 1.0)
        worth[names.index(aim)] = NEVER
        if view.specials():
            bull, bear = view.specials()
            worth[names.index(bull)] = NEVER if self.keeps_bull(view, aim) else 2.0
            worth[names.index(bear)] = 3.0
        return worth

    def _offer_most(self, view: PitView, actions: tuple[Action, ...], worth: dict[int, float], rng: Rng) -> Action:
        """Offer as many cards as can be spared, lowered as far as a partner likes, the worst cards first."""
        best, most = actions[0], 0.0
        for action in actions:
            if isinstance(action, Offer) and action.floor == min(len(action.cards), self.least(view)):
                gain = sum(worth[card] for card in action.cards)
                gain += sum(worth[card] for card in action.cards[: action.floor]) / 2  # these go in any trade
                gain += rng.random() * self.restlessness()
                if gain > most:
                    best, most = action, gain
        return best

    def _trade_live(
        self, view: PitView, ask: Ask, actions: tuple[Action, ...], worth: dict[int, float], rng: Rng
    ) -> Action:
        """Answer an offer, match a call, or make one; now and then reconsider one's own."""
        is_over_long = view.exchanges() > PATIENCE or self._still > STILLNESS
        if is_over_long and not view.votes_to_void(view.me()):
            return next(action for action in actions if isinstance(action, VoteVoid) and action.answer == YES)
        for kinds in ((Accept, Lower), (Match,)):
            best = self._best(view, actions, kinds, worth, rng)
            if best is not None:
                return best
        calls = view.number(view.me())
        if calls and below(rng, 4):
            return ask.default_action
        found = self._best(view, actions, (Call, CallNumber), worth, rng)
        return ask.default_action if found is None else found

    def _best(
        self,
        view: PitView,
        actions: tuple[Action, ...],
        kinds: tuple[type[Action], ...],
        worth: dict[int, float],
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

    def _live_gain(self, view: PitView, action: Action, worth: dict[int, float]) -> float:
        """Return the value of a call, or of a trade with a caller; far below zero if it should be avoided."""
        if isinstance(action, CallNumber):
            return 0.0
        assert isinstance(action, (Call, Match, Lower, Accept))
        number = len(action.cards)
        gain = sum(worth[card] for card in action.cards)
        if isinstance(action, Call):
            return gain
        if number < self.least(view):
            return NEVER
        partner = view.lexicon.letter(action.player)
        if isinstance(action, Match) and number < view.number(partner):
            return NEVER if view.offered_to(partner) else gain / INVITATION
        return gain


def hit_board(view: PitView, actions: tuple[Action, ...]) -> Action:
    """Return the corner that scores most, with its wording."""
    words, commodity, _points = view.corners()[0]
    wanted = Corner(WORDS.index(words), view.lexicon.number("commodity", commodity))
    return next(action for action in actions if action == wanted)
