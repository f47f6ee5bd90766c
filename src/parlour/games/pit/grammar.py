"""The notation of Pit: 'offer Oil 3 floor 1', 'call Oil 2 + Bull', 'match B with Gas', 'bull corner Rice'."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from parlour.core.moves import Action
from parlour.core.refusals import BadData, brief, expected
from parlour.core.text.names import Names, fold
from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Grammar, NameToken, Token
from parlour.games.pit.actions import (
    ANSWERS,
    Accept,
    Call,
    CallNumber,
    Corner,
    Hold,
    LeaveSuitsToLot,
    Lower,
    Match,
    NameDealer,
    NameSuits,
    Offer,
    Open,
    Pass,
    Ready,
    TakeBack,
    VoteVoid,
    Withdraw,
)
from parlour.games.pit.corner import WORDS

MAX_CARDS: Final = 20
"""No hand has more cards than this."""
COPIES: Final = 16
"""Distinguishes equal cards in a deal: a dealt card is its kind times this, plus its number within the kind."""
_PART: Final = re.compile(r"(.+?)(?:\s+(\d{1,3}))?")
_OFFER: Final = re.compile(r"offer\s+([^\d\s].*?)", re.IGNORECASE)
_FLOOR: Final = re.compile(r"\sfloor\b", re.IGNORECASE)
_DEALT: Final = re.compile(r"(.+)-(\d{1,2})")


class CardsToken(Token):
    """Some cards, in an order that may or may not matter: 'Oil 2 + Bull'."""

    pattern = r"[^\d\s].*?"

    def __init__(self, category: str) -> None:
        self.category = category

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        parts: list[str] = []
        for card, alike in groupby(value):
            number = len(list(alike))
            name = lexicon.name(self.category, card)
            parts.append(name if number == 1 else f"{name} {number}")
        return " + ".join(parts)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, str):
            raise self.unlike(data, lexicon, where)
        cards: list[int] = []
        for part in data.split("+") if data.strip() else []:
            found = _PART.fullmatch(part.strip())
            if found is None:
                raise self.unlike(data, lexicon, where)
            number = 1 if found[2] is None else int(found[2])
            if number < 1 or len(cards) + number > MAX_CARDS:
                raise BadData(where, f"{brief(part.strip())} is no number of cards, which is 1 to {MAX_CARDS}")
            cards += [lexicon.number(self.category, found[1], where)] * number
        return tuple(cards)

    def form(self) -> str:
        return "cards"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return f"{lexicon.sample(self.category, n)} 2 + {lexicon.sample(self.category, n - 1)}"

    def examples(self, lexicon: Names) -> list[object]:
        return [(card,) for card in range(len(lexicon.names[self.category]))]


class EnumToken(Token):
    """One of a few fixed words, stored as a number."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.pattern = "|".join([word.replace(" ", r"\s+") for word in words])

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return self.words[value]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, str) or fold(data) not in self.words:
            raise BadData(where, expected(self.form(), data))
        return self.words.index(fold(data))

    def form(self) -> str:
        return f"one of {', '.join(self.words)}"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.words[n % len(self.words)]

    def examples(self, lexicon: Names) -> list[object]:
        return list(range(len(self.words)))


class DealtCardToken(Token):
    """One specific card of a deal: 'Oil-3', 'Bull'."""

    pattern = r".+"

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        card, number = divmod(value, COPIES)
        name = lexicon.name("card", card)
        return f"{name}-{number}" if card < len(lexicon.names["commodity"]) else name

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, str):
            raise self.unlike(data, lexicon, where)
        found = _DEALT.fullmatch(data)
        if found is None:
            card, number = lexicon.number("card", data, where), 1
        else:
            card, number = lexicon.number("commodity", found[1], where), int(found[2])
        if not 0 < number < COPIES or (found is None) != (card >= len(lexicon.names["commodity"])):
            raise BadData(
                where, f"there is no card {brief(data)}; write a card of a deal like {self.sample(lexicon)!r}"
            )
        return card * COPIES + number

    def form(self) -> str:
        return "a card of a deal"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return f"{lexicon.sample('commodity', n)}-1"


class OfferSyntax(ActionSyntax):
    """An offer.

    If the floor is not typed, the offer may be lowered to any number. It is always written with a floor.
    """

    def __init__(self) -> None:
        super().__init__(Offer, "offer {cards} floor {floor}", {"cards": CARDS, "floor": NUMBER})

    def read(self, text: str, lexicon: Names) -> Action | None:
        whole = super().read(text, lexicon)
        if whole is not None or _FLOOR.search(text) is not None:
            return whole
        bare = _OFFER.fullmatch(text)
        if bare is None:
            return None
        cards = CARDS.read(bare[1], lexicon)
        assert isinstance(cards, tuple)
        return Offer(cards, 1)


CARDS: Final = CardsToken("card")
SUITS: Final = CardsToken("commodity")
COMMODITY: Final = NameToken("commodity")
CARD: Final = NameToken("card")
DEALT: Final = DealtCardToken()
CORNER_WORDS: Final = EnumToken(WORDS)
ANSWER: Final = EnumToken(ANSWERS)

GRAMMAR: Final = Grammar(
    [
        ActionSyntax(Pass, "pass"),
        OfferSyntax(),
        ActionSyntax(Hold, "hold"),
        ActionSyntax(Ready, "ready"),
        ActionSyntax(Open, "open"),
        ActionSyntax(CallNumber, "call {number}", {"number": NUMBER}),
        ActionSyntax(Call, "call {cards}", {"cards": CARDS}),
        ActionSyntax(Match, "match {player} with {cards}", {"player": SEAT, "cards": CARDS}),
        ActionSyntax(Lower, "lower to {player} with {cards}", {"player": SEAT, "cards": CARDS}),
        ActionSyntax(Accept, "accept {player} with {cards}", {"player": SEAT, "cards": CARDS}),
        ActionSyntax(Withdraw, "withdraw"),
        ActionSyntax(TakeBack, "withdraw from {player}", {"player": SEAT}),
        ActionSyntax(VoteVoid, "void {answer}", {"answer": ANSWER}),
        ActionSyntax(Corner, "{words} {commodity}", {"words": CORNER_WORDS, "commodity": COMMODITY}),
        ActionSyntax(NameDealer, "dealer {player}", {"player": SEAT}),
        ActionSyntax(LeaveSuitsToLot, "suits by lot"),
        ActionSyntax(NameSuits, "suits {suits}", {"suits": SUITS}),
    ]
)
