"""Field types of Pit: cards, hands, swaps, corners and answers."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Annotated, Final

from parlour.core.data.fields import FieldType, ListOf, TupleOf
from parlour.core.data.outcome_fields import TEXT
from parlour.core.refusals import BadData, brief, expected, quoted
from parlour.core.text.names import Names, fold
from parlour.core.text.notation import NUMBER, SEAT, ActionField, Grammar, NameToken, Number, SeatToken, Token
from parlour.games.pit.corner import WORDS
from parlour.games.pit.hands import BITS, MAX_ALIKE, count

MAX_CARDS: Final = 20
"""No hand has more cards than this."""
COPIES: Final = 16
"""Distinguishes equal cards in a deal: a dealt card is its kind times this, plus its number within the kind."""
_PART: Final = re.compile(r"(.+?)(?:\s+(\d{1,3}))?")
_DEALT: Final = re.compile(r"(.+)-(\d{1,2})")


class CardsToken(Token):
    """Some cards, in an order that may or may not matter: 'Oil 2 + Bull'."""

    pattern = r"[^\d\s].*?"

    def __init__(self, category: str) -> None:
        self.category = category

    def like(self) -> FieldType:
        return TupleOf(NameToken(self.category))

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
                problem = f"{brief(part.strip())} is no number of cards, which is 1 to {MAX_CARDS}"
                raise BadData(where, problem, "number", {"typed": quoted(part.strip()), "most": MAX_CARDS})
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
            shown: dict[str, object] = {"typed": quoted(data), "values": list(self.words)}
            raise BadData(where, expected(self.form(), data), "word", shown)
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
            sample = self.sample(lexicon)
            problem = f"there is no card {brief(data)}; write a card of a deal like {sample!r}"
            raise BadData(where, problem, "name", {"typed": quoted(data), "example": sample})
        return card * COPIES + number

    def form(self) -> str:
        return "a card of a deal"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return f"{lexicon.sample('commodity', n)}-1"


class HandField(FieldType):
    """A hand: how many of each card, by name."""

    def __init__(self) -> None:
        self.category = "card"

    def like(self) -> FieldType:
        return TupleOf(NameToken(self.category))

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        names = lexicon.names[self.category]
        return {names[card]: count(value, card) for card in range(len(names)) if count(value, card)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        hand = 0
        for name, number in data.items():
            if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MAX_ALIKE:
                raise BadData(f"{where}.{name}", expected(f"a number of cards from 0 to {MAX_ALIKE}", number))
            hand += number << (BITS * lexicon.number(self.category, str(name), where))
        return hand

    def form(self) -> str:
        return "a table of cards and their numbers"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.sample(self.category, n): 2}


class SwapField(FieldType):
    """Two seats and how many cards they swapped: ["A", "B", 2]."""

    def __init__(self) -> None:
        self.seat = SeatToken()

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        return [lexicon.letter(value[0]), lexicon.letter(value[1]), value[2]]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list) or len(data) != 3:
            raise self.unlike(data, lexicon, where)
        one, other = (self.seat.load(seat, lexicon, where) for seat in data[:2])
        return (one, other, NUMBER.load(data[2], lexicon, where))

    def form(self) -> str:
        return "two seats and a number"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return [lexicon.letters[0], lexicon.letters[1], 2]


class AnswersField(FieldType):
    """Answers by seat, in notation. Seats that have not answered are left out."""

    def __init__(self, grammar: Grammar) -> None:
        self.spoken = ActionField(grammar)

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, list)
        return {lexicon.letter(n): self.spoken.dump(a, lexicon) for n, a in enumerate(value) if a is not None}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        answers: list[object] = [None] * lexicon.seats
        for letter, answer in data.items():
            answers[lexicon.seat(letter, where)] = self.spoken.load(answer, lexicon, f"{where}.{letter}")
        return answers

    def form(self) -> str:
        return "a table of answers by seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.letters[0]: self.spoken.example(lexicon, n)}


class CornerField(ListOf):
    """A corner: its words, its commodity and its points, as in ["corner", "Oil", 85]."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list) or [type(part) for part in data] != [str, str, int]:
            raise self.unlike(data, lexicon, where)
        return tuple(data)

    def form(self) -> str:
        return "words, a commodity and points"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return ["corner", lexicon.sample("commodity", n), 85]


CARDS: Final = CardsToken("card")
COMMODITY: Final = NameToken("commodity")
CARD: Final = NameToken("card")
DEALT: Final = DealtCardToken()
HAND: Final = HandField()
SWAP: Final = SwapField()
Cards = Annotated[tuple[int, ...], CARDS]
Suits = Annotated[tuple[int, ...], CardsToken("commodity")]
"""Commodities written like cards: 'Oil + Gas'."""
Commodities = Annotated[tuple[int, ...], TupleOf(COMMODITY)]
Commodity = Annotated[int, COMMODITY]
CornerWords = Annotated[int, EnumToken(WORDS)]
Vote = Annotated[int, EnumToken(("no", "yes"))]
Seats = Annotated[tuple[int, ...], TupleOf(SEAT)]
CardCount = Number
Points = Number
