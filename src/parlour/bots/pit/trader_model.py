"""A model of sensible Pit players: what the holder of a hand collects, calls and gives, with probabilities.

The model follows the normal bot, with softer probabilities, so that few actions of people are a surprise.
"""

# Compiled with mypyc.

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from parlour.core.moves import Rng
from parlour.games.pit.hands import BITS, count
from parlour.games.pit.view import PitView

LONGER: Final = 2.0
"""One more card makes a commodity e to this power more likely to be the holder's aim."""
POINTS_A_CARD: Final = 100
"""The number of points that is worth one card."""
BIGGER: Final = 3.0
"""One more card makes a set e to this power more likely to be offered."""
ODD: Final = 0.1
"""How often a player calls any number, or none, for other reasons."""
MOST: Final = 4
"""The size of the largest set."""
UNLIKELY: Final = 0.005
"""Less likely cases are ignored."""
BULL_FROM: Final = 3
"""With this many cards of their aim, players have a use for the Bull."""
BEAR_WEIGHS: Final = 3
BULL_WEIGHS: Final = 2
"""Getting rid of the Bull or the Bear is worth this many cards."""
MAX_CACHED: Final = 20_000
"""The maximum number of cached hands; then the cache is cleared."""

Key = TypeVar("Key")
Value = TypeVar("Value")
Gifts = tuple[tuple[int, float], ...]
"""Cards, as a hand, with the probability that somebody gives exactly these; the sum is 1."""


class CardLot(NamedTuple):
    """Cards that are offered together: by number, the first so many as a hand, because a trade may be lowered."""

    firsts: tuple[int, ...]
    chance: float

    @property
    def number(self) -> int:
        return len(self.firsts) - 1


class CardsInPlay(NamedTuple):
    """The cards in play: each commodity with its value, and the Bull and the Bear, -1 if they are not used."""

    values: tuple[tuple[int, int], ...]
    alike: int
    bull: int = -1
    bear: int = -1


@lru_cache(maxsize=16)
def habits_with(pack: CardsInPlay) -> TraderModel:
    """Return the model for a pack, shared by all bots that play with it."""
    return TraderModel(pack)


def pack_of(view: PitView) -> CardsInPlay:
    """Return the cards in play at a table."""
    number = view.lexicon.number
    values = tuple([(number("card", suit), view.value(suit)) for suit in view.suits()])
    specials = [number("card", name) for name in view.specials()]
    return CardsInPlay(values, view.cards_alike(), *specials)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TraderModel:
    """What a hand makes its holder do. It depends on the hand alone, so results are cached by hand."""

    def __init__(self, pack: CardsInPlay) -> None:
        self.pack = pack
        self._lots: dict[int, tuple[CardLot, ...]] = {}
        self._calls: dict[int, tuple[float, ...]] = {}
        self._gifts: dict[tuple[int, int, int], Gifts] = {}
        self._corners: dict[int, bool] = {}
        self._aims: dict[int, tuple[float, ...]] = {}

    def aims(self, hand: int) -> tuple[float, ...]:
        """Return how likely each commodity is the holder's aim, in the order of the pack."""
        found = self._aims.get(hand)
        if found is None:
            cards = [count(hand, suit) + value / POINTS_A_CARD for suit, value in self.pack.values]
            found = _shares([exp(LONGER * number) for number in cards])
            _remember(self._aims, hand, found)
        return found

    def is_corner(self, hand: int) -> bool:
        """Whether the holder would have hit the board: nine alike, or the Bull and eight, and no Bear."""
        found = self._corners.get(hand)
        if found is None:
            wild = self.pack.bull >= 0 and count(hand, self.pack.bull) > 0
            barred = self.pack.bear >= 0 and count(hand, self.pack.bear) > 0
            most = max([count(hand, suit) for suit, _ in self.pack.values])
            found = not barred and most + wild >= self.pack.alike
            _remember(self._corners, hand, found)
        return found

    def lots(self, hand: int) -> tuple[CardLot, ...]:
        """Return what the holder may offer, with probabilities: cards outside their aim, and rather more than fewer."""
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
            _remember(self._lots, hand, found)
        return found

    def wants(self, hand: int, cards: int) -> float:
        """Return the expected number of these cards that belong to the holder's aim."""
        aims = self.aims(hand)
        return sum([count(cards, suit) * aims[n] for n, (suit, _) in enumerate(self.pack.values) if count(cards, suit)])

    def some_lot(self, hand: int, rng: Rng) -> tuple[int, ...]:
        """Pick an offer at random: by number, the first so many cards; nothing if the holder keeps all."""
        left = rng.random()
        lots = self.lots(hand)
        for lot in lots:
            left -= lot.chance
            if left < 0.0:
                return lot.firsts
        return lots[0].firsts if lots else (0,)

    def floor(self, hand: int, number: int) -> int:
        """Return the fewest cards that the holder trades: two, or one when near a corner or with the Bear."""
        near = max([count(hand, suit) for suit, _ in self.pack.values]) >= self.pack.alike - 1
        barred = self.pack.bear >= 0 and count(hand, self.pack.bear) > 0
        return min(number, 1 if near or barred else 2)

    def call(self, hand: int, number: int) -> float:
        """Return how likely the holder calls a number; 0 stands for none."""
        found = self._calls.get(hand)
        if found is None:
            most = self._most(hand)
            chances = [ODD / (most + 1) if called <= most else 0.0 for called in range(MOST + 1)]
            for lot in self.lots(hand):
                chances[lot.number] += (1 - ODD) * lot.chance
            found = tuple(_shares(chances))
            _remember(self._calls, hand, found)
        return found[number]

    def gifts(self, hand: int, called: int, number: int) -> Gifts:
        """Return what the holder gives when their call leads to a trade, perhaps a lowered one; empty if impossible.

        A player who has called nothing matches another's call: with as many cards of anything that they can spare.
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
            _remember(self._gifts, key, found)
        return found

    def _spared(self, hand: int, lot: CardLot) -> float:
        """Return how readily the holder parts with a lot: it is not part of their aim."""
        likely = 1e-9
        for (aim, _worth), chance in zip(self.pack.values, self.aims(hand), strict=True):
            if not count(lot.firsts[-1], aim):
                likely += chance
        return likely

    def _most(self, hand: int) -> int:
        """Return the size of the largest set in a hand."""
        specials = sum([count(hand, card) for card in (self.pack.bull, self.pack.bear) if card >= 0])
        return min(MOST, specials + max([count(hand, suit) for suit, _ in self.pack.values]))

    def _loose(self, hand: int, aim: int) -> tuple[list[tuple[int, ...]], list[int]]:
        """Return the lots that a player with this aim could offer, and the value of getting rid of each."""
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


def _remember(cache: dict[Key, Value], key: Key, value: Value) -> None:
    if len(cache) >= MAX_CACHED:
        cache.clear()
    cache[key] = value
