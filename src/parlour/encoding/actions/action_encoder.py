"""`ActionEncoder`: encodes the answers of one game as sequences of small steps.

First comes the kind of answer, then field by field: a number digit by digit, a trade item by item, then the end. At
every step, only those steps are open that lead to a legal answer. So nothing illegal can be built, there are no dead
ends, and each legal answer has exactly one sequence of steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from parlour.core.domains import ByFirst, Domain, IntRange, MemberOf, Product, TupleDomain, count_of
from parlour.core.memo import Memo
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
"""The number of cached trees of answers."""
MAX_LISTED: Final = 5000
"""A domain with more values than this must have a builder of its own."""


@final
class RowsBuilder:
    """Listed rows of values: their tree, and the steps of each row."""

    def __init__(self, node: Node, steps_by_row: dict[tuple[Any, ...], list[int]]) -> None:
        self.node = node
        self.steps_by_row = steps_by_row


@final
class ActionEncoder(BuilderFactory):
    """Encodes the answers of one game. It creates the builder of each domain."""

    def __init__(self, grammar: Grammar, vocabulary: StepVocabulary, masks: MaskCache, resign: bool = True) -> None:
        """Create the encoder. `resign`: whether irreversible answers such as resigning are open where there are
        others."""
        self.resign = resign
        self.vocabulary = vocabulary
        self.masks = masks
        self._words: dict[Any, list[Token]] = {verb.make: list(verb.words.values()) for verb in grammar.verbs}
        self._trees: Memo[tuple[object, object], Node] = Memo(MAX_TREES)
        """Trees of listable answers, by the kind of answer and the key of its domain."""
        self._rows: Memo[tuple[object, object], RowsBuilder] = Memo(MAX_TREES)
        """Listed rows, by their tokens and values."""

    def verbs(self, ask: Ask) -> int:
        """Return the steps that begin each kind of answer, as bits."""
        verbs = 0
        for choice in ask.choices:
            if choice.never_random and verbs and not self.resign:
                continue  # these come last, so there are others
            verbs |= self.vocabulary.verb_bit(choice.make)
        return verbs

    def choice(self, ask: Ask, verb: int) -> Choice:
        """Return the choice that a first step selects."""
        make = self.vocabulary.make(verb)
        for choice in ask.choices:
            if choice.make is make:
                return choice
        raise RulesBug(f"no answer begins with step {verb}")

    def tree(self, choice: Choice) -> Node | None:
        """Return the tree of steps after the first one, if the domain can be listed and cached."""
        domain = choice.domain
        assert domain is not None
        if isinstance(domain, MemberOf) and self.vocabulary.step(self._words[choice.make][0], 0) is not None:
            return None  # a MemberBuilder is faster than finding the tree
        found = domain.key()
        if found is None:
            return None
        key = (choice.make, found)
        node = self._trees.get(key)
        if node is None:
            node = self._trees.keep(key, self._tree(choice, domain))
        return node

    def _tree(self, choice: Choice, domain: Domain) -> Node:
        words = self._words[choice.make]
        rows: list[tuple[Any, ...]]
        if isinstance(domain, TupleDomain):
            rows = [domain.pick(n) for n in range(_listable(domain))]
        else:
            rows = [(domain.nth(n),) for n in range(_listable(domain))]
        places = _widths(rows, words)
        return tree_of(self.masks, [(self._row_steps(row, words, places), choice.make(*row)) for row in rows])

    def fields(self, choice: Choice) -> FieldBuilder:
        """Return the builder of an answer's fields, after the first step. `made` turns the built value into the
        answer."""
        domain = choice.domain
        assert domain is not None
        words = self._words[choice.make]
        return self.joint(domain, words) if isinstance(domain, TupleDomain) else self.single(domain, words[0])

    def made(self, choice: Choice, fields: Any) -> Action:
        """Return the answer with these field values."""
        domain = choice.domain
        if isinstance(domain, MemberOf):
            return domain.build(choice.make, count_of(domain.bits & (1 << fields) - 1))
        return choice.make(*fields) if isinstance(domain, TupleDomain) else choice.make(fields)

    def single(self, domain: Domain, word: Token) -> FieldBuilder:
        if isinstance(domain, MemberOf):
            first = self.vocabulary.step(word, 0)
            if first is not None:
                return MemberBuilder(self.masks, domain.bits, first)
        if isinstance(domain, IntRange) and self.vocabulary.step(word, 0) is None:
            return NumberBuilder(self.masks, [(domain.low, domain.high, domain.step)])
        if isinstance(domain, Splits):
            return SplitBuilder(self.masks, domain)
        if isinstance(domain, Payments):
            return PaymentsBuilder(self.masks, domain)
        return self.one_of([domain.nth(n) for n in range(_listable(domain))], word)

    def joint(self, domain: TupleDomain, words: list[Token]) -> FieldBuilder:
        if isinstance(domain, DealDomain):
            return DealBuilder(self.masks, self, self.vocabulary, domain, words[0])
        if isinstance(domain, Product):
            return ProductBuilder(self.masks, self, words, domain.parts)
        if isinstance(domain, ByFirst):
            heads = [(first, then) for first, then in domain.branches if then.size()]
            return ByFirstBuilder(self.masks, self, words, heads)
        if isinstance(domain, AnyOf):
            return AnyOfBuilder(self.masks, self, words, [part for part in domain.parts if part.size()])
        rows = self._listed([domain.pick(n) for n in range(_listable(domain))], words)
        return RowBuilder(self.masks, rows.node, rows.steps_by_row, False)

    def one_of(self, values: list[Any], word: Token) -> FieldBuilder:
        if len(values) == 1:
            return DoneBuilder(self.masks, values[0])
        rows = self._listed([(value,) for value in values], [word])
        return RowBuilder(self.masks, rows.node, rows.steps_by_row, True)

    def _listed(self, rows: Sequence[tuple[Any, ...]], words: Sequence[Token]) -> RowsBuilder:
        key = (tuple(words), tuple(rows))
        known = self._rows.get(key)
        if known is None:
            places = _widths(rows, words)
            steps_by_row = {row: self._row_steps(row, words, places) for row in rows}
            node = tree_of(self.masks, [(steps, row) for row, steps in steps_by_row.items()])
            known = self._rows.keep(key, RowsBuilder(node, steps_by_row))
        return known

    def _row_steps(self, row: tuple[Any, ...], words: Sequence[Token], places: list[int]) -> list[int]:
        """Return the steps of a row: one step for a name, one per card and then END, a fixed number of digits for a
        number."""
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
    """Return with how many digits the numbers of each field are written."""
    return [_places([row[n] for row in rows]) for n in range(len(words))]


def _places(values: list[Any]) -> int:
    """Return how many digits the longest of some numbers has."""
    return max([len(str(value)) for value in values if isinstance(value, int)], default=0)


def _listable(domain: Domain) -> int:
    """Return the number of values of a domain; RulesBug if there are too many to list."""
    size = domain.size()
    if size > MAX_LISTED:
        raise RulesBug(f"{type(domain).__name__} is too large to be listed, and nobody has said how it is spelt")
    return size


@final
@mypyc_attr(acyclic=True)
class AnyOfBuilder(FieldsBuilder):
    """Builds a row of one of several domains: first which domain, then the row."""

    def __init__(
        self, masks: MaskCache, factory: BuilderFactory, words: list[Token], domains: list[TupleDomain]
    ) -> None:
        super().__init__(masks, factory, words)
        self._domains = domains
        self.advance()

    def next_part(self) -> FieldBuilder | None:
        if not self.values:
            return NumberBuilder(self.masks, [(0, len(self._domains) - 1, 1)])
        return None if len(self.values) > 1 else self.factory.joint(self._domains[self.values[0]], self.words)

    def whole(self) -> Any:
        return self.values[1]

    def of_part(self, value: Any) -> Any:
        if self.values:
            return value
        return next(n for n, domain in enumerate(self._domains) if domain.contains(value))
