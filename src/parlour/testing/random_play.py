"""Random play on tables, one move at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import parlour
from parlour.core.events import Event
from parlour.core.moves import Rng, below
from parlour.table.table import Table

WAITED = 0.75


def random_table(slug: str, seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """Return a table with seeded chance."""
    return parlour.open(slug, seats=seats, options=options, seed=seed)


def hand_table(slug: str, seats: int, options: Mapping[str, object] | None = None) -> Table:
    """Return a table that waits at every draw for `table.resolve_draw`, so that each draw is a visible move."""
    return parlour.open(slug, seats=seats, options=options, chance="by hand")


def random_move(table: Table, rng: Rng) -> list[Event]:
    """Make one random answer, or the draw that a manual table waits for; return its events.

    If seats may move without being waited for, a seat that is waited for is picked three times in four, so that play
    advances.
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
    """Play at random to the end, or for a number of moves; yield the events of every move."""
    rng = Random(seed)
    moves = 0
    while not table.is_over() and (most is None or moves < most):
        yield random_move(table, rng)
        moves += 1


def played(table: Table, seed: int = 0, most: int | None = None) -> Table:
    """Play at random, then return the table."""
    for _events in random_play(table, seed, most):
        pass
    return table
