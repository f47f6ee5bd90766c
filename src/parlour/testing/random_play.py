"""Tables that play themselves at random, one move at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import parlour
from parlour.core.events import Event
from parlour.core.moves import Rng, below
from parlour.table.table import Table

WAITED = 0.75


def random_table(slug: str, seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """A table whose chance follows from a seed."""
    return parlour.open(slug, seats=seats, options=options, seed=seed)


def hand_table(slug: str, seats: int, options: Mapping[str, object] | None = None) -> Table:
    """A table that waits at every draw for `table.fate`, so that each draw is a move to be seen."""
    return parlour.open(slug, seats=seats, options=options, chance="by hand")


def random_move(table: Table, rng: Rng) -> list[Event]:
    """One answer, or the draw that a table by hand waits for, each equally likely; returns what happened.

    Where seats may move unasked, three times in four one is taken that is waited for: so play gets on.
    """
    asks = table.asks()
    draw = table.draw()
    if draw is not None:
        word = table.game.draw_notations[draw.what]
        values = draw.pick(lambda n: below(rng, n))
        return table.resolve_draw(*[word.dump(value, table.lexicon) for value in values])
    waited = [ask for ask in asks if ask.required]
    if 0 < len(waited) < len(asks) and rng.random() < WAITED:
        asks = waited
    ask = asks[below(rng, len(asks))]
    return table.act(ask.seat, ask.sample(rng))


def random_play(table: Table, seed: int = 0, most: int | None = None) -> Iterator[list[Event]]:
    """Play on at random to the end, or for so many moves; yields after every move what happened."""
    rng = Random(seed)
    moves = 0
    while not table.is_over() and (most is None or moves < most):
        yield random_move(table, rng)
        moves += 1


def played(table: Table, seed: int = 0, most: int | None = None) -> Table:
    """The table itself after such play."""
    for _events in random_play(table, seed, most):
        pass
    return table
