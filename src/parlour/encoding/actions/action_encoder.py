"""Answers in small steps: what kind, then field by field; a number by its digits, a trade thing by thing, then sent.

At every step just those are open from which a legal answer can be reached: nothing illegal can be said, and nobody
gets stuck. Each legal answer is reached in one way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.domains import ByFirst, Domain, IntRange, MemberOf, Product, TupleDomain, count_of
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import RulesBug
from parlour.core.text.notation import Grammar, Token
from parlour.encoding.actions.choice_trees import Node, tree_of
from parlour.encoding.actions.field_builders import (
    BuilderFactory,
    ByFirstBuilder,
    DoneBuilder,
    FieldBuilder,
    FieldsBuilder,
    MemberBuilder,
    ProductBuilder,
    RowBuilder,
)
from parlour.encoding.actions.number_builders import NumberBuilder, PaymentsBuilder, SplitBuilder
from parlour.encoding.actions.step_masks import MaskCache
from parlour.encoding.actions.step_vocabulary import DIGITS, END, StepVocabulary
from parlour.encoding.actions.trade_builders import DealBuilder
from parlour.kit.trade.deal import DealDomain
from parlour.kit.trade.shares import AnyOf, Payments, Splits

MAX_TREES: Final = 3000
"""So many trees of answers are kept."""
MAX_LISTED: Final = 5000
"""A domain of more values than this, and of no kind that is known here, cannot be spelt."""


@final
class RowsBuilder:
    """Some rows of values that were listed: their tree, and all steps of each."""

    def __init__(self, node: Node, spelt: dict[tuple[Any, ...], list[int]]) -> None:
        self.node = node
        self.spelt = spelt


@final
class ActionEncoder(BuilderFactory):
    """Spells the answers of one game."""

    def __init__(self, grammar: Grammar, vocabulary: StepVocabulary, known: MaskCache, resign: bool = True) -> None:
        """`resign`: whether irreversible answers such as resigning are open where there are others."""
        self.resign = resign
        self.vocabulary = vocabulary
        self.known = known
        self._words: dict[Any, list[Token]] = {verb.make: list(verb.words.values()) for verb in grammar.verbs}
        self._trees: dict[tuple[object, object], Node] = {}
        """Of answers that can be listed, by their kind and their domain's key."""
        self._rows: dict[tuple[object, object], RowsBuilder] = {}
        """By their words and themselves."""

    def verbs(self, ask: Ask) -> int:
        """The steps that begin each kind of answer, as bits."""
        verbs = 0
        for choice in ask.choices:
            if choice.never_random and verbs and not self.resign:
                continue  # these come last, so there are others
            verbs |= self.vocabulary.verb_bit(choice.make)
        return verbs

    def choice(self, ask: Ask, verb: int) -> Choice:
        """The kind of answer that a step begins."""
        make = self.vocabulary.make(verb)
        for choice in ask.choices:
            if choice.make is make:
                return choice
        raise RulesBug(f"no answer begins with step {verb}")

    def tree(self, choice: Choice) -> Node | None:
        """The ways on from the step that says which kind of answer it is, where they can be kept."""
        domain = choice.domain
        assert domain is not None
        if isinstance(domain, MemberOf) and self.vocabulary.step(self._words[choice.make][0], 0) is not None:
            return None  # that is said sooner than a tree is found
        found = domain.key()
        if found is None:
            return None
        key = (choice.make, found)
        node = self._trees.get(key)
        if node is None:
            if len(self._trees) >= MAX_TREES:
                self._trees.clear()
            node = self._trees[key] = self._tree(choice, domain)
        return node

    def _tree(self, choice: Choice, domain: Domain) -> Node:
        words = self._words[choice.make]
        rows: list[tuple[Any, ...]]
        if isinstance(domain, TupleDomain):
            rows = [domain.pick(n) for n in range(_listable(domain))]
        else:
            rows = [(domain.nth(n),) for n in range(_listable(domain))]
        places = _widths(rows, words)
        return tree_of(self.known, [(self._spelt(row, words, places), choice.make(*row)) for row in rows])

    def fields(self, choice: Choice) -> FieldBuilder:
        """The fields of an answer, after the step that says which kind it is; `made` makes it of what is said."""
        domain = choice.domain
        assert domain is not None
        words = self._words[choice.make]
        return self.joint(domain, words) if isinstance(domain, TupleDomain) else self.single(domain, words[0])

    def made(self, choice: Choice, fields: Any) -> Action:
        """The answer with these fields."""
        domain = choice.domain
        if isinstance(domain, MemberOf):
            return domain.build(choice.make, count_of(domain.bits & (1 << fields) - 1))
        return choice.make(*fields) if isinstance(domain, TupleDomain) else choice.make(fields)

    def single(self, domain: Domain, word: Token) -> FieldBuilder:
        if isinstance(domain, MemberOf):
            first = self.vocabulary.step(word, 0)
            if first is not None:
                return MemberBuilder(self.known, domain.bits, first)
        if isinstance(domain, IntRange) and self.vocabulary.step(word, 0) is None:
            return NumberBuilder(self.known, [(domain.low, domain.high, domain.step)])
        if isinstance(domain, Splits):
            return SplitBuilder(self.known, domain)
        if isinstance(domain, Payments):
            return PaymentsBuilder(self.known, domain)
        return self.one_of([domain.nth(n) for n in range(_listable(domain))], word)

    def joint(self, domain: TupleDomain, words: list[Token]) -> FieldBuilder:
        if isinstance(domain, DealDomain):
            return DealBuilder(self.known, self, self.vocabulary, domain, words[0])
        if isinstance(domain, Product):
            return ProductBuilder(self.known, self, words, domain.parts)
        if isinstance(domain, ByFirst):
            heads = [(first, then) for first, then in domain.branches if then.size()]
            return ByFirstBuilder(self.known, self, words, heads)
        if isinstance(domain, AnyOf):
            return AnyOfBuilder(self.known, self, words, [part for part in domain.parts if part.size()])
        rows = self._listed([domain.pick(n) for n in range(_listable(domain))], words)
        return RowBuilder(self.known, rows.node, rows.spelt, False)

    def one_of(self, values: list[Any], word: Token) -> FieldBuilder:
        if len(values) == 1:
            return DoneBuilder(self.known, values[0])
        rows = self._listed([(value,) for value in values], [word])
        return RowBuilder(self.known, rows.node, rows.spelt, True)

    def _listed(self, rows: Sequence[tuple[Any, ...]], words: Sequence[Token]) -> RowsBuilder:
        key = (tuple(words), tuple(rows))
        known = self._rows.get(key)
        if known is None:
            if len(self._rows) >= MAX_TREES:
                self._rows.clear()
            places = _widths(rows, words)
            spelt = {row: self._spelt(row, words, places) for row in rows}
            node = tree_of(self.known, [(steps, row) for row, steps in spelt.items()])
            known = self._rows[key] = RowsBuilder(node, spelt)
        return known

    def _spelt(self, row: tuple[Any, ...], words: Sequence[Token], places: list[int]) -> list[int]:
        """A row as steps: names by one step each, cards one by one and that is all, numbers by so many digits."""
        steps: list[int] = []
        for value, word, width in zip(row, words, places, strict=True):
            if isinstance(value, tuple):
                steps += [self._named(word, item) for item in value]
                steps.append(END)
                continue
            step = self.vocabulary.step(word, value)
            if step is not None:
                steps.append(step)
            else:
                steps += [DIGITS + int(digit) for digit in str(value).zfill(width)]
        return steps

    def _named(self, word: Token, item: int) -> int:
        step = self.vocabulary.step(word, item)
        if step is None:
            raise RulesBug(f"{type(word).__name__} lists things without a name")
        return step


def _widths(rows: Sequence[tuple[Any, ...]], words: Sequence[Token]) -> list[int]:
    """How many digits the numbers of each word are spelt with."""
    return [_places([row[n] for row in rows]) for n in range(len(words))]


def _places(values: list[Any]) -> int:
    """How many digits the largest of some numbers has."""
    return max([len(str(value)) for value in values if isinstance(value, int)], default=0)


def _listable(domain: Domain) -> int:
    """How many values a domain has, if it is small enough to list them."""
    size = domain.size()
    if size > MAX_LISTED:
        raise RulesBug(f"{type(domain).__name__} is too large to be listed, and nobody has said how it is spelt")
    return size


@final
@mypyc_attr(acyclic=True)
class AnyOfBuilder(FieldsBuilder):
    """A row of one of several domains: which of them, then the row."""

    def __init__(
        self, known: MaskCache, spells: BuilderFactory, words: list[Token], domains: list[TupleDomain]
    ) -> None:
        super().__init__(known, spells, words)
        self._domains = domains
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        if not self.values:
            return NumberBuilder(self.known, [(0, len(self._domains) - 1, 1)])
        return None if len(self.values) > 1 else self.spells.joint(self._domains[self.values[0]], self.words)

    def whole(self) -> Any:
        return self.values[1]

    def of_part(self, value: Any) -> Any:
        if self.values:
            return value
        return next(n for n, domain in enumerate(self._domains) if domain.contains(value))
