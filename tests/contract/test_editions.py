"""Editions are immutable: play reads them and never changes them."""

from __future__ import annotations

from pathlib import Path
from types import GetSetDescriptorType

import parlour
from parlour.core.data.reader import Reader
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import play_out
from parlour.core.registry import find
from parlour.table import library
from parlour.testing import edition_with, random_play, rulebook_of, seat_counts
from tests.contract.conftest import scenes

MOVES = 2000


def contents(thing: object, known: dict[int, tuple[int, object]] | None = None) -> object:
    """Everything that an object refers to at any depth, as data that can be compared; also of compiled classes."""
    known = {} if known is None else known  # holds the objects, so that no id is reused
    if thing is None or isinstance(thing, (int, float, str, bytes)):
        return thing
    if id(thing) in known:
        return f"object {known[id(thing)][0]}"
    known[id(thing)] = (len(known), thing)
    if isinstance(thing, (list, tuple)):
        return [contents(item, known) for item in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted(map(repr, thing))
    if isinstance(thing, dict):
        return [(contents(key, known), contents(value, known)) for key, value in thing.items()]
    if isinstance(thing, type) or not type(thing).__module__.startswith("parlour."):
        return repr(thing)
    return (type(thing).__name__, {name: contents(value, known) for name, value in attributes(thing).items()})


def attributes(thing: object) -> dict[str, object]:
    """An object's attributes. Those of a compiled class are descriptors of its type."""
    compiled = [
        name
        for cls in type(thing).__mro__
        for name, each in vars(cls).items()
        if isinstance(each, GetSetDescriptorType) and not name.startswith("__")
    ]
    return getattr(thing, "__dict__", {}) | {name: getattr(thing, name) for name in compiled if hasattr(thing, name)}


def test_play_changes_nothing_in_an_edition(slug: str) -> None:
    game = find(slug)
    edition = game.edition(Reader(library.edition_data(slug), slug))
    before = contents(edition)
    for n, (seats, _name, options) in enumerate(scenes(slug)):
        state = game.rules.setup(edition, rulebook_of(slug).complete(options), seats)
        play_out(game.rules, state, FastRandom(n), MOVES)
    assert contents(edition) == before


def test_a_table_changes_nothing_in_its_edition(slug: str, tmp_path: Path) -> None:
    path = edition_with(slug, tmp_path)
    for seats in seat_counts(slug):
        table = parlour.open(slug, seats=seats, edition=path, seed=3)
        before = contents(table.edition)
        for _events in random_play(table, 3, most=200):
            table.seen_by()
            for ask in table.asks():
                table.ask_data(ask.seat)
        table.position()
        table.record()
        assert contents(table.edition) == before
