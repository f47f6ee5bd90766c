"""`StepVocabulary`: the fixed, numbered set of small steps of which every answer of a game is made."""

from __future__ import annotations

from typing import Final, final

from parlour.core.text.names import Names
from parlour.core.text.notation import Grammar, SeatToken, Token
from parlour.kit.bits import members
from parlour.kit.trade.bundle import GOODS, BundleToken

WAIT: Final = 0
"""Do nothing, where a seat may move but need not; also the only step of a seat that is not asked."""
END: Final = 1
"""End of a list: no more goods on this side, no more cards."""
PLUS: Final = 2
MINUS: Final = 3
"""The signs of a number that may have either. In a trade, money that is given is positive."""
DIGITS: Final = 4
"""The first of ten steps that write a number, the highest place first."""
_SIGNS: Final = ("wait", "that is all", "+", "-")


@final
class StepVocabulary:
    """Signs, digits, the game's verbs, its seats, and the names of the board that an answer can contain.

    Names with a count ('Oil 2') have one step for the thing; the count follows in digits.
    """

    def __init__(self, grammar: Grammar, lexicon: Names) -> None:
        labels = [*_SIGNS, *[str(digit) for digit in range(10)]]
        self.verbs = len(labels)
        labels += [verb.pattern for verb in grammar.verbs]
        self.seats = len(labels)
        labels += [f"seat {lexicon.letter(seat)}" for seat in range(lexicon.seats)]
        self._names: dict[str, int] = {}
        for verb in grammar.verbs:
            for word in verb.words.values():
                category = category_of(word)
                if category is not None and category not in self._names:
                    self._names[category] = len(labels)
                    things = lexicon.things.get(category)
                    names = lexicon.names[category] if things is None else things.names
                    labels += [f"{category} {name}" for name in names]
        self.labels: Final = tuple(labels)
        """The meaning of each step in words."""
        self._firsts: dict[Token, int | None] = {}
        """The step of each token's first value, as far as it was looked up."""
        self._makes: list[object] = [verb.make for verb in grammar.verbs]
        self._verb_numbers: dict[object, int] = {make: self.verbs + n for n, make in enumerate(self._makes)}
        self._verb_bits: dict[object, int] = {make: 1 << step for make, step in self._verb_numbers.items()}
        self._things = lexicon.things.get(GOODS)
        self._goods = self._names.get(GOODS, len(labels))

    @property
    def size(self) -> int:
        return len(self.labels)

    def verb(self, make: object) -> int:
        """Return the step that begins an action of this class."""
        return self._verb_numbers[make]

    def verb_bit(self, make: object) -> int:
        """Return the step that begins an action of this class, as a bit."""
        return self._verb_bits[make]

    def make(self, verb: int) -> object:
        """Return the class of the actions that a step begins."""
        return self._makes[verb - self.verbs]

    def step(self, word: Token, value: int) -> int | None:
        """Return the step for a value of a token; None if the value is a number, written digit by digit."""
        if word not in self._firsts:
            self._firsts[word] = self._first(word)
        first = self._firsts[word]
        return None if first is None else first + value

    def good_step(self, thing: int) -> int:
        """Return the step that names one of the goods, or starts to."""
        return self._goods + (thing if self._things is None else self._things.of[thing])

    def good_steps(self, things: int) -> int:
        """Return the steps that name some goods; both are bits."""
        if self._things is None:
            return things << self._goods
        steps = 0
        for thing in members(things):
            steps |= 1 << self._things.of[thing]
        return steps << self._goods

    def is_counted(self, step: int) -> bool:
        """Whether a step that starts to name goods is followed by a count."""
        return self._things is not None and self._things.is_counted[step - self._goods]

    def count(self, thing: int) -> int:
        """Return the count in one of the goods."""
        return 1 if self._things is None else self._things.counts[thing]

    def counts(self, step: int, things: int) -> list[int]:
        """Return the counts in those of some goods that a step starts to name."""
        return [self.count(thing) for thing in members(things) if self.good_step(thing) == step]

    def good(self, step: int, count: int) -> int:
        """Return the goods that a step names with a count."""
        thing = step - self._goods
        return thing if self._things is None else self._things.number(thing, count)

    def _first(self, word: Token) -> int | None:
        if isinstance(word, SeatToken):
            return self.seats
        category = category_of(word)
        return None if category is None else self._names[category]


def category_of(word: Token) -> str | None:
    """Return the edition's category of names that a token uses; None if it uses none."""
    if isinstance(word, BundleToken):
        return GOODS
    category = getattr(word, "category", None)
    return category if isinstance(category, str) else None
