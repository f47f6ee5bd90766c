"""How often each space of a board is visited, in the long run: a Markov chain of throws and cards.

A token rests on a space, is thrown forward, and may be put elsewhere by the space it stops on or by a card. The chain
neglects that a throw after doubles belongs to the same turn, and that a token may have to stay for some turns where it
is held: neither changes much how often one space is visited compared with another.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

THROWS: Final = 60
"""The number of throws until the chain has forgotten where the tokens began."""
STOPS: Final = 3
"""The maximum number of stops of one throw that are followed: a card may lead to a space with cards."""


def visits(throws: Sequence[int], ends: Sequence[Sequence[int]]) -> list[float]:
    """Return how often tokens stop on each space, compared with the average of all spaces.

    `throws`: how many of all throws move a token by 0, 1, 2... spaces. `ends`: for each space, where a token that
    stops there is put, all equally likely.
    """
    size = len(ends)
    resting = [1.0 / size] * size
    stops: list[float] = []
    for _ in range(THROWS):
        arriving = _thrown(resting, throws)
        stops = [0.0] * size
        resting = [0.0] * size
        for _stop in range(STOPS):
            stops = [before + share for before, share in zip(stops, arriving, strict=True)]
            moved = [0.0] * size
            for space, share in enumerate(arriving):
                for end in ends[space]:
                    if end == space:
                        resting[space] += share / len(ends[space])
                    else:
                        moved[end] += share / len(ends[space])
            arriving = moved
        resting = [before + share for before, share in zip(resting, arriving, strict=True)]
    total = 0.0
    for share in stops:
        total += share
    return [share * size / total for share in stops]


def _thrown(resting: list[float], throws: Sequence[int]) -> list[float]:
    """Return where tokens stop after a throw."""
    size = len(resting)
    total = sum(throws)
    arriving = [0.0] * size
    for space, share in enumerate(resting):
        for steps, ways in enumerate(throws):
            if ways:
                arriving[(space + steps) % size] += share * ways / total
    return arriving
