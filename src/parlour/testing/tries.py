"""Legal and illegal actions of every kind a game has, for tests of its checks."""

from __future__ import annotations

from itertools import chain
from math import prod
from random import Random

from parlour.core.moves import Action, Ask, below
from parlour.core.text.names import Names
from parlour.core.text.notation import ActionSyntax, Grammar, NameToken, NumberToken, SeatToken, Token, WordToken

ODD_NUMBERS = (-1, 0, 1, 2, 3, 10**9)
FAR_OUT = (64, 1 << 64)
"""Values beyond the bits of a machine word, and beyond its range."""


def some_actions(ask: Ask, rng: Random, most: int = 60) -> list[Action]:
    """Return all answers to an ask, or a random selection if there are more than `most`."""
    size = ask.size()
    if size <= most:
        return list(ask.actions())
    return [ask.sample(rng) for _ in range(most)]


def tries(grammar: Grammar, lexicon: Names, ask: Ask | None, rng: Random, each: int = 20) -> list[Action]:
    """Return actions of every kind, some of them answers to the ask and most of them not; up to `each` per kind."""
    asked = [] if ask is None else some_actions(ask, rng)
    return list(chain.from_iterable(_of_verb(verb, lexicon, asked, rng, each) for verb in grammar.verbs))


def _of_verb(verb: ActionSyntax, lexicon: Names, asked: list[Action], rng: Random, each: int) -> list[Action]:
    alike = [action for action in asked if type(action) is verb.make]
    pools = [_values(word, lexicon, [getattr(action, name) for action in alike]) for name, word in verb.words.items()]
    size = prod(len(pool) for pool in pools)
    picks = range(size) if size <= each else [below(rng, size) for _ in range(each)]
    return [verb.make(*_pick(pools, n)) for n in picks]


def _pick(pools: list[list[object]], n: int) -> list[object]:
    """Return the n-th combination of one value from each pool."""
    values: list[object] = []
    for pool in pools:
        n, i = divmod(n, len(pool))
        values.append(pool[i])
    return values


def _values(word: Token, lexicon: Names, asked: list[object]) -> list[object]:
    """Return values for one field: those in the ask, their neighbours, and values that name nothing."""
    if isinstance(word, SeatToken):
        return [*range(-1, lexicon.seats + 1), *FAR_OUT]
    if isinstance(word, NameToken):
        return [*range(-1, len(lexicon.names[word.category]) + 1), *FAR_OUT]
    if isinstance(word, WordToken):
        return list(word.one_of)
    if isinstance(word, NumberToken):
        near = {n + step for n in asked if isinstance(n, int) for step in (-1, 0, 1)}
        return [*sorted(near.union(ODD_NUMBERS, FAR_OUT))]
    return list(dict.fromkeys(asked))
