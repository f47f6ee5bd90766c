"""The deck of a table, and everything that follows from a hand alone: its legal sets, offers and corners.

The same hands occur often, so the results are kept. Tables with the same edition and options share a deck.
"""

from __future__ import annotations

from typing import Final, TypeVar, final

from parlour.core.domains import Domain, Rows, Show, TupleDomain
from parlour.core.memo import Memo
from parlour.core.moves import CHANCE, Action, Ask, Choice, Draw, Pending
from parlour.games.pit.actions import PASSES, Call, Corner, Offer
from parlour.games.pit.corner import Finish, finishes
from parlour.games.pit.edition import PitEdition
from parlour.games.pit.fields import COPIES, Cards
from parlour.games.pit.hands import BITS
from parlour.games.pit.sets import offers_of, sets_of

T = TypeVar("T")

MAX_HANDS: Final = 20_000
"""The limit of each memo of hands."""
MAX_SUITS: Final = 1000
"""The limit of each memo of sets of suits or cards."""


@final
class Sets(Domain):
    """A list of legal sets."""

    def __init__(self, sets: tuple[Cards, ...]) -> None:
        self.sets = sets

    def key(self) -> object:
        return self.sets

    def size(self) -> int:
        return len(self.sets)

    def nth(self, n: int) -> object:
        return self.sets[n]

    def contains(self, value: object) -> bool:
        return value in self.sets


NO_SETS: Final = Sets(())


@final
class Offers(TupleDomain):
    """Every offer of a hand: its cards and its floor."""

    def __init__(self, offers: tuple[Offer, ...]) -> None:
        self.offers = offers

    def key(self) -> object:
        return self  # kept with the hand, so identity is enough

    def size(self) -> int:
        return len(self.offers)

    def pick(self, n: int) -> tuple[object, ...]:
        return self.offers[n].values()

    def contains(self, value: object) -> bool:
        for offer in self.offers:
            if offer.values() == value:
                return True
        return False

    def to_data(self, show: Show, field: int = 0) -> object:
        return {"rows": [[show(field, offer.cards), show(field + 1, offer.floor)] for offer in self.offers]}


@final
class Holding:
    """Everything a hand allows: its legal sets and offers."""

    def __init__(self, sets: tuple[Cards, ...], offers: tuple[Offer, ...]) -> None:
        self.sets = sets
        self.offers = Offers(offers)
        self.answers: tuple[Action, ...] = (PASSES, *offers)
        """Every possible answer in a round."""
        longest = max([len(cards) for cards in sets], default=0)
        self._up_to: list[Sets | None] = [None] * (longest + 1)
        """By number of cards, built on first use. The next two lists work the same way."""
        self._exactly: list[Sets | None] = [None] * (longest + 1)
        self._calls: list[Choice | None] = [None] * (longest + 1)

    def up_to(self, number: int) -> Sets:
        """Return the legal sets of at most `number` cards."""
        if number >= len(self._up_to):
            number = len(self._up_to) - 1
        found = self._up_to[number]
        if found is None:
            found = Sets(tuple([cards for cards in self.sets if len(cards) <= number]))
            self._up_to[number] = found
        return found

    def exactly(self, number: int) -> Sets:
        """Return the legal sets of exactly `number` cards."""
        if number >= len(self._exactly):
            return NO_SETS
        found = self._exactly[number]
        if found is None:
            found = Sets(tuple([cards for cards in self.sets if len(cards) == number]))
            self._exactly[number] = found
        return found

    def calls(self, number: int) -> Choice:
        """Return the live calls that hold up at most `number` cards."""
        if number >= len(self._calls):
            number = len(self._calls) - 1
        found = self._calls[number]
        if found is None:
            found = Choice(Call, self.up_to(number))
            self._calls[number] = found
        return found


@final
class Deck:
    """The commodities and their values, and what follows from a hand or from the suits in play."""

    def __init__(
        self,
        edition: PitEdition,
        values: dict[int, int],
        has_specials: bool,
        mixed: bool,
        bear_may_call: bool,
        tenth_with_bull: bool,
        strict_words: bool,
    ) -> None:
        self.edition = edition
        self.values = values
        self.has_specials = has_specials
        self.mixed = mixed
        self.bear_may_call = bear_may_call
        self.tenth_with_bull = tenth_with_bull
        self.strict_words = strict_words
        self.asks: list[Memo[int, Ask]] = [Memo(MAX_HANDS) for _ in range(edition.most_seats)]
        """The ask of each seat in a round, by its hand."""
        self._suits: Cards = ()
        self._corners: Choice | None = None
        """The corner calls possible with `_suits`. `_corners_by_suits` has those of other suits too."""
        self._corners_by_suits: Memo[Cards, Choice] = Memo(MAX_SUITS)
        self._deals: Memo[Cards, Pending] = Memo(MAX_SUITS)
        self._holdings: Memo[int, Holding] = Memo(MAX_HANDS)
        self._finishes: Memo[int, tuple[Finish, ...]] = Memo(MAX_HANDS)
        self._offers: Memo[Cards, tuple[Offer, ...]] = Memo(MAX_SUITS)

    def whole(self, suits: Cards) -> int:
        """Return all cards in play as one hand."""
        hand = 0
        for suit in suits:
            hand += self.edition.alike << (BITS * suit)
        if self.has_specials:
            hand += (1 << (BITS * self.edition.bull)) + (1 << (BITS * self.edition.bear))
        return hand

    def deal(self, suits: Cards) -> Pending:
        """Return the draw of the whole deck, with these suits in play."""
        found = self._deals.get(suits)
        if found is None:
            faces: list[int] = []
            for suit in suits:
                faces += [suit * COPIES + number for number in range(1, self.edition.alike + 1)]
            if self.has_specials:
                faces += [self.edition.bull * COPIES + 1, self.edition.bear * COPIES + 1]
            found = Pending(CHANCE, (), Draw("deal", tuple(faces), len(faces), "PIT-11", -1, False, ()))
            self._deals.keep(suits, found)
        return found

    def finishes(self, hand: int) -> tuple[Finish, ...]:
        """Return every way to lay down this hand, the best first."""
        found = self._finishes.get(hand)
        if found is None:
            found = finishes(self.edition, self.values, hand, self.bear_may_call, self.tenth_with_bull)
            self._finishes.keep(hand, found)
        return found

    def corners(self, suits: Cards, words: tuple[int, ...]) -> Choice:
        """Return every corner that can be called with these suits in play and these words."""
        found = self._corners
        if found is None or self._suits is not suits:
            found = self._corners_by_suits.get(suits)
            if found is None:
                rows = Rows(tuple([(word, suit) for suit in suits for word in words]))
                found = Choice(Corner, rows, irreversible=True)  # everybody learns of a false call (PIT-R08)
                self._corners_by_suits.keep(suits, found)
            self._suits = suits
            self._corners = found
        return found

    def finish(self, hand: int, words: int, commodity: int) -> Finish | None:
        """Return the score of a corner called in these words. None if it is a false call (PIT-R07, PIT-R08)."""
        for found in self.finishes(hand):
            if found.commodity == commodity and (found.words == words or not self.strict_words):
                return found
        return None

    def holding(self, hand: int) -> Holding:
        found = self._holdings.get(hand)
        if found is None:
            sets = sets_of(self.edition, hand, self.mixed)
            offers: list[Offer] = []
            for cards in sets:
                offers += self._offers_of(cards)
            found = Holding(sets, tuple(offers))
            self._holdings.keep(hand, found)
        return found

    def _offers_of(self, cards: Cards) -> tuple[Offer, ...]:
        found = self._offers.get(cards)
        if found is None:
            found = self._offers.keep(cards, offers_of(self.edition, cards, self.mixed))
        return found


_DECKS: Final[Memo[tuple[str, str, bool, bool, bool, bool, bool], Deck]] = Memo(50)


def deck_of(
    edition: PitEdition,
    value_set: str,
    has_specials: bool,
    mixed: bool,
    bear_may_call: bool,
    tenth_with_bull: bool,
    strict_words: bool,
) -> Deck:
    """Return the deck for these options."""
    key = (edition.content, value_set, has_specials, mixed, bear_may_call, tenth_with_bull, strict_words)
    found = _DECKS.get(key)
    if found is None:
        values = edition.values[value_set]
        found = Deck(edition, values, has_specials, mixed, bear_may_call, tenth_with_bull, strict_words)
        _DECKS.keep(key, found)
    return found
