"""The habits of sensible traders of Pit: what somebody with a hand collects, calls and gives, and how likely.

They are those of the normal bot, and softer, so that little that people do is a surprise.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, TypeVar

from parlour.core.moves import Rng
from parlour.games.pit.hands import BITS, count
from parlour.games.pit.view import PitView

LONGER: Final = 2.0
"""One card more of it makes a commodity e to this power more likely to be what he collects."""
POINTS_A_CARD: Final = 100
"""And so many points are worth as much as one card."""
BIGGER: Final = 3.0
"""One card more makes a set e to this power more likely to be offered."""
ODD: Final = 0.1
"""How often somebody calls any number, or none, for reasons of his own."""
MOST: Final = 4
"""The largest set."""
UNLIKELY: Final = 0.005
"""What is less likely than this is not thought of."""
BULL_FROM: Final = 3
"""Who has so many cards of what he collects has a use for the Bull."""
BEAR_WEIGHS: Final = 3
BULL_WEIGHS: Final = 2
"""To be rid of one of these is worth so many cards."""
MAX_KEPT: Final = 20_000
"""So many hands are remembered; then they are worked out again."""

Key = TypeVar("Key")
Value = TypeVar("Value")
Gifts = tuple[tuple[int, float], ...]
"""Cards, as a hand, and how likely somebody is to give just these; 1 in all."""


class CardLot(NamedTuple):
    """Some cards that go together: by number, the first so many as a hand, for a trade may be lowered."""

    firsts: tuple[int, ...]
    chance: float

    @property
    def number(self) -> int:
        return len(self.firsts) - 1


class CardsInPlay(NamedTuple):
    """The cards in play: each commodity with its value, and the Bull and the Bear, -1 where they are not."""

    values: tuple[tuple[int, int], ...]
    alike: int
    bull: int = -1
    bear: int = -1


@lru_cache(maxsize=16)
def habits_with(pack: CardsInPlay) -> TraderModel:
    """The habits of all who play with a pack: what is worked out for one bot serves the next."""
    return TraderModel(pack)


def pack_of(view: PitView) -> CardsInPlay:
    """The cards that are played with at a table."""
    number = view.lexicon.number
    values = tuple([(number("card", suit), view.value(suit)) for suit in view.suits()])
    specials = [number("card", name) for name in view.specials()]
    return CardsInPlay(values, view.cards_alike(), *specials)


class TraderModel:
    """What a hand makes its holder do. It follows from the hand alone, so it is worked out once for each."""

    def __init__(self, pack: CardsInPlay) -> None:
        self.pack = pack
        self._lots: dict[int, tuple[CardLot, ...]] = {}
        self._calls: dict[int, tuple[float, ...]] = {}
        self._gifts: dict[tuple[int, int, int], Gifts] = {}
        self._corners: dict[int, bool] = {}
        self._aims: dict[int, tuple[float, ...]] = {}

    def aims(self, hand: int) -> tuple[float, ...]:
        """How likely each commodity is what he collects, in the order of the pack."""
        found = self._aims.get(hand)
        if found is None:
            cards = [count(hand, suit) + value / POINTS_A_CARD for suit, value in self.pack.values]
            found = _shares([exp(LONGER * number) for number in cards])
            _keep(self._aims, hand, found)
        return found

    def is_corner(self, hand: int) -> bool:
        """Whether he would have hit the board: nine alike, or the Bull and eight, and no Bear."""
        found = self._corners.get(hand)
        if found is None:
            wild = self.pack.bull >= 0 and count(hand, self.pack.bull) > 0
            barred = self.pack.bear >= 0 and count(hand, self.pack.bear) > 0
            most = max([count(hand, suit) for suit, _ in self.pack.values])
            found = not barred and most + wild >= self.pack.alike
            _keep(self._corners, hand, found)
        return found

    def lots(self, hand: int) -> tuple[CardLot, ...]:
        """What he may offer, and how likely: something that he does not collect, and rather more of it than less."""
        found = self._lots.get(hand)
        if found is None:
            chances: dict[tuple[int, ...], float] = {}
            for (aim, _worth), likely in zip(self.pack.values, self.aims(hand), strict=True):
                if likely < UNLIKELY:
                    continue
                loose, worths = self._loose(hand, aim)
                for firsts, chance in zip(loose, _shares([exp(BIGGER * worth) for worth in worths]), strict=True):
                    chances[firsts] = chances.get(firsts, 0.0) + likely * chance
            found = tuple([CardLot(firsts, chance) for firsts, chance in chances.items()])
            _keep(self._lots, hand, found)
        return found

    def wants(self, hand: int, cards: int) -> float:
        """How many of some cards are of what he collects, on average."""
        aims = self.aims(hand)
        return sum([count(cards, suit) * aims[n] for n, (suit, _) in enumerate(self.pack.values) if count(cards, suit)])

    def some_lot(self, hand: int, rng: Rng) -> tuple[int, ...]:
        """What he offers, by lot: by number, the first so many cards; nothing if he keeps them all."""
        left = rng.random()
        lots = self.lots(hand)
        for lot in lots:
            left -= lot.chance
            if left < 0.0:
                return lot.firsts
        return lots[0].firsts if lots else (0,)

    def floor(self, hand: int, number: int) -> int:
        """The fewest cards that he trades: two, or one when he is near a corner or wants to be rid of the Bear."""
        near = max([count(hand, suit) for suit, _ in self.pack.values]) >= self.pack.alike - 1
        barred = self.pack.bear >= 0 and count(hand, self.pack.bear) > 0
        return min(number, 1 if near or barred else 2)

    def call(self, hand: int, number: int) -> float:
        """How likely he is to call a number; 0 stands for none."""
        found = self._calls.get(hand)
        if found is None:
            most = self._most(hand)
            chances = [ODD / (most + 1) if called <= most else 0.0 for called in range(MOST + 1)]
            for lot in self.lots(hand):
                chances[lot.number] += (1 - ODD) * lot.chance
            found = tuple(_shares(chances))
            _keep(self._calls, hand, found)
        return found[number]

    def gifts(self, hand: int, called: int, number: int) -> Gifts:
        """What he gives when a call of his comes to a trade, perhaps a lowered one; empty if he cannot.

        Who has called nothing matches another's call: with as many cards of anything that he can spare.
        """
        key = (hand, called, number)
        found = self._gifts.get(key)
        if found is None:
            if called:
                lots = [lot for lot in self.lots(hand) if lot.number == called]
                chances = [lot.chance for lot in lots]
            else:
                lots = [lot for lot in self.lots(hand) if lot.number == number]
                chances = [self._spared(hand, lot) for lot in lots]
            given: dict[int, float] = {}
            for lot, chance in zip(lots, _shares(chances), strict=True):
                given[lot.firsts[number]] = given.get(lot.firsts[number], 0.0) + chance
            found = tuple(given.items())
            _keep(self._gifts, key, found)
        return found

    def _spared(self, hand: int, lot: CardLot) -> float:
        """How gladly he parts with a lot of a given number: it is not what he collects."""
        likely = 1e-9
        for (aim, _worth), chance in zip(self.pack.values, self.aims(hand), strict=True):
            if not count(lot.firsts[-1], aim):
                likely += chance
        return likely

    def _most(self, hand: int) -> int:
        """The largest set that a hand holds."""
        specials = sum([count(hand, card) for card in (self.pack.bull, self.pack.bear) if card >= 0])
        return min(MOST, specials + max([count(hand, suit) for suit, _ in self.pack.values]))

    def _loose(self, hand: int, aim: int) -> tuple[list[tuple[int, ...]], list[int]]:
        """The lots that somebody who collects something could offer, and what it is worth to be rid of each."""
        special: tuple[int, ...] = ()
        worth = 0
        if self.pack.bear >= 0 and count(hand, self.pack.bear):
            special += (self.pack.bear,)
            worth += BEAR_WEIGHS
        if self.pack.bull >= 0 and count(hand, self.pack.bull) and count(hand, aim) < BULL_FROM:
            special += (self.pack.bull,)
            worth += BULL_WEIGHS
        lots: list[tuple[int, ...]] = []
        worths: list[int] = []
        if special:
            lots.append(_firsts(special))
            worths.append(worth)
        for suit, _value in self.pack.values:
            if suit == aim:
                continue
            for number in range(1, min(MOST, count(hand, suit)) + 1):
                lots.append(_firsts((suit,) * number))
                worths.append(number)
                if special and number + len(special) <= MOST:
                    lots.append(_firsts((*special, *(suit,) * number)))
                    worths.append(number + worth)
        return lots, worths


def _firsts(cards: tuple[int, ...]) -> tuple[int, ...]:
    hands = [0]
    for card in cards:
        hands.append(hands[-1] + (1 << (BITS * card)))
    return tuple(hands)


def _shares(weights: list[float]) -> tuple[float, ...]:
    whole = sum(weights) or 1.0
    return tuple([weight / whole for weight in weights])


def _keep(shelf: dict[Key, Value], key: Key, value: Value) -> None:
    if len(shelf) >= MAX_KEPT:
        shelf.clear()
    shelf[key] = value
