"""Answers in small steps: what kind, then field by field; a number by its digits, a trade thing by thing, then sent.

At every step just those are open from which a legal answer can be reached: nothing illegal can be said, and nobody
gets stuck. Each legal answer is reached in one way.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeVar, final

from parlour.core.domains import Among, ByFirst, Domain, IntRange, Joint, Product
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import RulesBug
from parlour.core.words import Grammar, Word
from parlour.kit.bits import members
from parlour.kit.bundle import GOODS, Bundle
from parlour.kit.deal import GETTING, GIVING, Deal
from parlour.kit.shares import WHOLE, AnyOf, Payments, Splits
from parlour.steps.alphabet import DIGITS, END, Alphabet
from parlour.steps.numbers import NONE_WANTED, spell
from parlour.steps.trees import Node, row_of, tree_of

T = TypeVar("T")
Walk = Generator[tuple[list[int], int], int, T]

MOST_TREES: Final = 3000
"""So many trees of answers are kept."""
MOST_LISTED: Final = 5000
"""A domain of more values than this, and of no kind that is known here, cannot be spelt."""


@final
class Speller:
    """Spells the answers of one game."""

    def __init__(self, grammar: Grammar, alphabet: Alphabet) -> None:
        self.alphabet = alphabet
        self._words: dict[Any, list[Word]] = {verb.make: list(verb.words.values()) for verb in grammar.verbs}
        self._trees: dict[tuple[object, object], Node] = {}
        """Of answers that can be listed, by their kind and their domain's key."""
        self._rows: dict[tuple[object, object], Node] = {}
        """Of rows of values that were listed, by their words and themselves."""

    def verbs(self, ask: Ask) -> list[int]:
        """The steps that begin each kind of answer, in order."""
        verbs: list[int] = []
        last = -1
        is_sorted = True
        for choice in ask.choices:
            verb = self.alphabet.verb(choice.make)
            is_sorted = is_sorted and last <= verb
            last = verb
            verbs.append(verb)
        if not is_sorted:
            verbs.sort()
        return verbs

    def choice(self, ask: Ask, verb: int) -> Choice:
        """The kind of answer that a step begins."""
        for choice in ask.choices:
            if self.alphabet.verb(choice.make) == verb:
                return choice
        raise RulesBug(f"no answer begins with step {verb}")

    def tree(self, choice: Choice) -> Node | None:
        """The ways on from the step that says which kind of answer it is, where they can be kept."""
        domain = choice.domain
        assert domain is not None
        found = domain.key()
        if found is None:
            return None
        key = (choice.make, found)
        node = self._trees.get(key)
        if node is None:
            if len(self._trees) >= MOST_TREES:
                self._trees.clear()
            node = self._trees[key] = self._tree(choice, domain)
        return node

    def _tree(self, choice: Choice, domain: Domain) -> Node:
        words = self._words[choice.make]
        if isinstance(domain, Among):
            first = self.alphabet.step(words[0], 0)
            if first is not None:
                return row_of(domain, choice.make, first)
        rows: list[tuple[Any, ...]]
        if isinstance(domain, Joint):
            rows = [domain.pick(n) for n in range(_listable(domain))]
        else:
            rows = [(domain.nth(n),) for n in range(_listable(domain))]
        places = _widths(rows, words)
        return tree_of([(self._spelt(row, words, places), choice.make(*row)) for row in rows])

    def fields(self, choice: Choice, wanted: Action | None) -> Walk[Any]:
        """The fields of an answer, after the step that says which kind it is; `made` makes it of what is returned."""
        domain = choice.domain
        assert domain is not None
        words = self._words[choice.make]
        values = None if wanted is None else wanted.values()
        if isinstance(domain, Joint):
            return self._joint(domain, words, values)
        return self._single(domain, words[0], None if values is None else values[0])

    def made(self, choice: Choice, fields: Any) -> Action:
        """The answer with these fields."""
        return choice.make(*fields) if isinstance(choice.domain, Joint) else choice.make(fields)

    # Whatever finds the way for a domain is not on it: each that is would be passed at every step.

    def _single(self, domain: Domain, word: Word, wanted: Any) -> Walk[Any]:
        if isinstance(domain, IntRange) and self.alphabet.step(word, 0) is None:
            return spell([(domain.low, domain.high, domain.step)], wanted)
        if isinstance(domain, Splits):
            return _split(domain, wanted)
        if isinstance(domain, Payments):
            return _payments(domain, wanted)
        return self._value([(domain.nth(n),) for n in range(_listable(domain))], word, wanted)

    def _value(self, rows: list[tuple[Any, ...]], word: Word, wanted: Any) -> Walk[Any]:
        row = yield from self._row(rows, [word], None if wanted is None else (wanted,))
        return row[0]

    def _joint(self, domain: Joint, words: list[Word], wanted: Any) -> Walk[tuple[Any, ...]]:
        if isinstance(domain, Deal):
            return self._deal(domain, words[0], wanted)
        if isinstance(domain, Product):
            return self._product(domain, words, wanted)
        if isinstance(domain, ByFirst):
            return self._by_first(domain, words, wanted)
        if isinstance(domain, AnyOf):
            return self._any_of(domain, words, wanted)
        return self._row([domain.pick(n) for n in range(_listable(domain))], words, wanted)

    def _product(self, domain: Product, words: list[Word], wanted: Any) -> Walk[tuple[Any, ...]]:
        values = []
        for n, part in enumerate(domain.parts):
            values.append((yield from self._single(part, words[n], None if wanted is None else wanted[n])))
        return tuple(values)

    def _by_first(self, domain: ByFirst, words: list[Word], wanted: Any) -> Walk[tuple[Any, ...]]:
        heads = [(first, then) for first, then in domain.branches if then.size()]
        rows = [(first,) for first, _then in heads]
        (first,) = yield from self._row(rows, words[:1], None if wanted is None else wanted[:1])
        then = next(then for known, then in heads if known == first)
        return (first, (yield from self._single(then, words[1], None if wanted is None else wanted[1])))

    def _any_of(self, domain: AnyOf, words: list[Word], wanted: Any) -> Walk[tuple[Any, ...]]:
        parts = [part for part in domain.parts if part.size()]
        place = None if wanted is None else next(n for n, part in enumerate(parts) if part.contains(wanted))
        chosen = yield from spell([(0, len(parts) - 1, 1)], place)
        return (yield from self._joint(parts[chosen], words, wanted))

    def _deal(self, deal: Deal, word: Word, wanted: Any) -> Walk[tuple[Any, ...]]:
        """A trade: with whom, what is given thing by thing, what is got, and the money."""
        heads = {
            head: partner
            for head, partner in deal.heads()
            if deal.is_enough(partner, 0, 0, GIVING) or deal.more(partner, 0, 0, GIVING)
        }
        (head,) = yield from self._row([(head,) for head in heads], [word], None if wanted is None else wanted[:1])
        partner = heads[head]
        first = self.alphabet.name(GOODS, 0)
        give = get = 0
        for side in (GIVING, GETTING):
            left = None if wanted is None else deal.things(wanted[side + 1].goods)
            while True:
                steps = [first + thing for thing in deal.more(partner, give, get, side)]
                if deal.is_enough(partner, give, get, side):
                    steps.insert(0, END)
                step = yield steps, NONE_WANTED if left is None else self._next(left)
                if step == END:
                    break
                thing = step - first
                if side == GIVING:
                    give = deal.with_one(give, thing)
                else:
                    get = deal.with_one(get, thing)
        money = None if wanted is None else wanted[1].cash - wanted[2].cash
        spans = [(low, high, deal.money_step()) for low, high in deal.moneys(partner, give, get)]
        cash = yield from spell(spans, money)
        return (head, Bundle(max(cash, 0), give), Bundle(max(-cash, 0), get))

    def _next(self, left: list[int]) -> int:
        return self.alphabet.name(GOODS, left.pop(0)) if left else END

    def _row(
        self, rows: Sequence[tuple[Any, ...]], words: Sequence[Word], wanted: tuple[Any, ...] | None
    ) -> Walk[tuple[Any, ...]]:
        """One of some listed rows, step by step."""
        key = (tuple(words), tuple(rows))
        node = self._rows.get(key)
        if node is None:
            if len(self._rows) >= MOST_TREES:
                self._rows.clear()
            places = _widths(rows, words)
            node = self._rows[key] = tree_of([(self._spelt(row, words, places), row) for row in rows])
        goal = None if wanted is None else self._spelt(wanted, words, _widths(rows, words))
        depth = 0
        while node.steps:
            step = yield node.steps, NONE_WANTED if goal is None else goal[depth]
            node = node.after[step]
            depth += 1
        row: tuple[Any, ...] = node.leaf
        return row

    def _spelt(self, row: tuple[Any, ...], words: Sequence[Word], places: list[int]) -> list[int]:
        """A row as steps: names by one step each, cards one by one and that is all, numbers by so many digits."""
        steps: list[int] = []
        for value, word, width in zip(row, words, places, strict=True):
            if isinstance(value, tuple):
                steps += [self._named(word, item) for item in value]
                steps.append(END)
                continue
            step = self.alphabet.step(word, value)
            if step is not None:
                steps.append(step)
            else:
                steps += [DIGITS + int(digit) for digit in str(value).zfill(width)]
        return steps

    def _named(self, word: Word, item: int) -> int:
        step = self.alphabet.step(word, item)
        if step is None:
            raise RulesBug(f"{type(word).__name__} lists things without a name")
        return step


def _widths(rows: Sequence[tuple[Any, ...]], words: Sequence[Word]) -> list[int]:
    """How many digits the numbers of each word are spelt with."""
    return [_places([row[n] for row in rows]) for n in range(len(words))]


def _places(values: list[Any]) -> int:
    """How many digits the largest of some numbers has."""
    return max([len(str(value)) for value in values if isinstance(value, int)], default=0)


def _listable(domain: Domain) -> int:
    """How many values a domain has, if it is small enough to list them."""
    size = domain.size()
    if size > MOST_LISTED:
        raise RulesBug(f"{type(domain).__name__} is too large to be listed, and nobody has said how it is spelt")
    return size


def _split(domain: Splits, wanted: tuple[int, ...] | None) -> Walk[tuple[int, ...]]:
    """Percents, party by party; the last one takes what is left."""
    shares = [0] * domain.seats
    parties = members(domain.parties)
    left = WHOLE
    for n, seat in enumerate(parties):
        after = len(parties) - n - 1
        least = 1 if after else left
        shares[seat] = yield from spell([(least, left - after, 1)], None if wanted is None else wanted[seat])
        left -= shares[seat]
    return tuple(shares)


def _payments(domain: Payments, wanted: tuple[int, ...] | None) -> Walk[tuple[int, ...]]:
    """What the payer pays each of the others, below zero what he gets of them."""
    amounts = [0] * len(domain.cash)
    for seat in members(domain.others):
        span = (-domain.cash[seat], domain.cash[domain.payer], 1)
        amounts[seat] = yield from spell([span], None if wanted is None else wanted[seat])
    return tuple(amounts)
