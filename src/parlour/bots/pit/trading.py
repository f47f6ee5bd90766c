"""What the traders of Pit share: which cards to part with, and how to act in rounds and live. The aim is each one's."""

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
"""After so many exchanges in one live hand it is going round in circles: better to void it."""
STILLNESS = 60
"""And after so many looks at a market in which nothing is exchanged."""
NEVER = -100.0
"""What it is worth to part with a card that stays."""
INVITATION = 4
"""An invitation is so much less than a trade."""
AT_ONCE = (Ready, Open, LeaveSuitsToLot, NameDealer)
"""Where there is nothing to think about."""


class PitTrader(Bot):
    """Parts with everything but its aim, most cards first; hits the board as soon as it can."""

    game = "pit"

    def __init__(self) -> None:
        self._hand_number = 0
        self._seen = (0, 0)
        self._before: dict[str, int] = {}
        self._still = 0

    @abstractmethod
    def aim(self, view: PitView, rng: Rng) -> str:
        """The commodity to collect."""

    @abstractmethod
    def keeps_bull(self, view: PitView, aim: str) -> bool:
        """Whether the Bull is worth holding on to."""

    def restlessness(self) -> float:
        """How much the next offer is left to chance: going round in circles ends by doing something else."""
        return 0.5

    def hand_began(self, view: PitView) -> None:
        """A new hand has been dealt."""

    def got(self, view: PitView, partner: str, cards: dict[str, int]) -> None:
        """A partner has given these cards."""

    def least(self, view: PitView) -> int:
        """The fewest cards worth a trade."""
        return 1

    def looked(self, view: PitView) -> None:
        """Something has happened since the last look."""

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
        """What has come in since the last look, and from whom."""
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
        """What it is worth to be rid of each card; below zero: it stays."""
        names = view.lexicon.names["card"]
        worth = dict.fromkeys(range(len(names)), 1.0)
        worth[names.index(aim)] = NEVER
        if view.specials():
            bull, bear = view.specials()
            worth[names.index(bull)] = NEVER if self.keeps_bull(view, aim) else 2.0
            worth[names.index(bear)] = 3.0
        return worth

    def _offer_most(self, view: PitView, actions: tuple[Action, ...], worth: dict[int, float], rng: Rng) -> Action:
        """The most cards that can be spared, and as few of them as a partner likes, the worst first."""
        best, most = actions[0], 0.0
        for action in actions:
            if isinstance(action, Offer) and action.floor == min(len(action.cards), self.least(view)):
                gain = sum(worth[card] for card in action.cards)
                gain += sum(worth[card] for card in action.cards[: action.floor]) / 2  # they go in any trade
                gain += rng.random() * self.restlessness()
                if gain > most:
                    best, most = action, gain
        return best

    def _trade_live(
        self, view: PitView, ask: Ask, actions: tuple[Action, ...], worth: dict[int, float], rng: Rng
    ) -> Action:
        """Answer what was offered, match a call, or make one; and now and then think again about one's own."""
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
        """The answer of some kinds that gets rid of most."""
        best: Action | None = None
        most = 0.0
        for action in actions:
            if isinstance(action, kinds):
                gain = self._live_gain(view, action, worth) + rng.random()
                if gain > most:
                    best, most = action, gain
        return best

    def _live_gain(self, view: PitView, action: Action, worth: dict[int, float]) -> float:
        """What a call is worth, or a trade with one who calls; far below zero if it had better not be."""
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
    """The corner that scores most, in the words for it."""
    words, commodity, _points = view.corners()[0]
    wanted = Corner(WORDS.index(words), view.lexicon.number("commodity", commodity))
    return next(action for action in actions if action == wanted)
