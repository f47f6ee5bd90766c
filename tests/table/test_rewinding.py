"""Undo takes time in proportion to the moves made, whatever their order: counted in moves applied again."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from math import log2
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import parlour
from parlour.core.record import Entry
from parlour.core.registry import Game
from parlour.table import positions, rewinder
from parlour.table.reapply import retaken
from parlour.table.rewinder import Rewinder
from parlour.table.table import Table

DO, UNDO = True, False


class Counted:
    """A game whose state is the list of its moves, driven through a rewinder."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        rules = SimpleNamespace(copy=lambda state: state[:])
        self.rewinder = Rewinder(cast(Game, SimpleNamespace(rules=rules)), cast(Any, None))
        self.rewinder.begin(cast(Any, []))
        self.moves: list[Entry] = []
        self.steps = 0
        self.most_kept = 0
        monkeypatch.setattr(rewinder, "retaken", self._apply)

    def _apply(self, _game: object, _lexicon: object, state: list[Entry], entry: Entry) -> None:
        self.steps += 1
        state.append(entry)

    def run(self, course: Iterator[bool]) -> None:
        for n, is_move in enumerate(course):
            if is_move:
                self.moves.append(Entry("A", str(n)))
            elif self.moves:
                self.moves.pop()
                found = cast(list[Entry], self.rewinder.state_after(self.moves))
                assert found == self.moves
                self.most_kept = max(self.most_kept, len(self.rewinder))


def alternating(n: int) -> Iterator[bool]:
    """Half of the moves, then the last of them again and again."""
    yield from [DO] * (n // 2)
    yield from [UNDO, DO] * (n // 4)


def there_and_back(n: int) -> Iterator[bool]:
    yield from [DO] * (n // 2)
    yield from [UNDO] * (n // 2)


def climbing(n: int) -> Iterator[bool]:
    """Two on and one back: every move is undone once."""
    for _ in range(n // 3):
        yield from (DO, DO, UNDO)


def nested(n: int) -> Iterator[bool]:
    """Out and back, twice as far each time."""
    far = 1
    while n > 0:
        yield from [DO] * far
        yield from [UNDO] * far
        n -= 2 * far
        far *= 2


def swinging(n: int) -> Iterator[bool]:
    """Between one half of the moves and all of them."""
    yield from [DO] * (n // 4)
    for _ in range(3):
        yield from [UNDO] * (n // 8)
        yield from [DO] * (n // 8)


def at_random(n: int) -> Iterator[bool]:
    rng = Random(n)
    for _ in range(n):
        yield rng.random() < 0.55


SHAPES: list[Callable[[int], Iterator[bool]]] = [alternating, there_and_back, climbing, nested, swinging, at_random]


def steps_for(monkeypatch: pytest.MonkeyPatch, shape: Callable[[int], Iterator[bool]], n: int) -> int:
    counted = Counted(monkeypatch)
    counted.run(shape(n))
    assert counted.most_kept <= 2 * log2(n) + 4
    return counted.steps


@pytest.mark.parametrize("shape", SHAPES)
def test_twice_as_many_moves_and_undos_cost_about_twice_as_much(
    monkeypatch: pytest.MonkeyPatch, shape: Callable[[int], Iterator[bool]]
) -> None:
    once, twice = steps_for(monkeypatch, shape, 1000), steps_for(monkeypatch, shape, 2000)
    assert twice <= 2.5 * once + 20  # four times, if each undo began at the start
    assert twice <= 2000 * log2(2000)


def test_turns_red_if_no_state_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: all checkpoints but the first are forgotten."""
    monkeypatch.setattr(Rewinder, "_thin", lambda self, _end: self._checkpoints.__delitem__(slice(1, None)))
    with pytest.raises(AssertionError):
        test_twice_as_many_moves_and_undos_cost_about_twice_as_much(monkeypatch, alternating)


def by_default(table: Table, answers: int) -> None:
    for _ in range(answers):
        ask = table.asks()[0]
        table.act(ask.seat, ask.default_action)


def steps_of_record(monkeypatch: pytest.MonkeyPatch, slug: str, undos: int) -> int:
    """How many moves are applied again while a record is followed that undoes its last answer so often."""
    table = parlour.open(slug, seats=2, seed=1)
    by_default(table, 60)
    while not table.can_undo():
        by_default(table, 1)
    last = table.moves()[-1]
    for _ in range(undos):
        table.journal.add(Entry("!", "undo"))
        table.journal.add(last)
    count = 0

    def counting(*given: Any) -> Any:
        nonlocal count
        count += 1
        return retaken(*given)

    with monkeypatch.context() as patched:
        patched.setattr(rewinder, "retaken", counting)
        assert parlour.replay(table.record()).record() == table.record()
    return count


@pytest.mark.parametrize("slug", ["finance", "weigh-anchor"])
def test_a_record_full_of_undos_is_followed_in_linear_time(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    few, many = steps_of_record(monkeypatch, slug, 20), steps_of_record(monkeypatch, slug, 200)
    assert few == many, "only the first undo goes back to the start of the game"


@pytest.mark.parametrize("slug", parlour.games())
def test_undone_and_never_made_are_the_same(slug: str) -> None:
    """Random moves and undos, also at copied and pickled tables: state, events and everything that leaves are as if
    the undone moves had not been made."""
    seats = 4 if slug == "pit" else 2
    table, twin = (parlour.open(slug, seats=seats, seed=5) for _ in range(2))
    rng = Random(3)
    undone = 0
    for _ in range(150):
        if table.is_over():
            break
        if table.can_undo() and rng.random() < 0.5:
            table.undo()
            undone += 1
            if rng.random() < 0.2:
                table = table.copy()
            elif rng.random() < 0.2:
                table = pickle.loads(pickle.dumps(table))
        else:
            ask = table.asks()[0]
            table.act(ask.seat, ask.default_action)
    for entry in table.moves():
        if entry.who != "*":
            twin.asks()
            twin.act(entry.who, entry.text)
    table.asks()
    twin.asks()
    found = [positions.fingerprint(each.game, each.copy_state(), each.lexicon) for each in (table, twin)]
    assert found[0] == found[1]
    assert table.view_data("A") == twin.view_data("A")
    assert table.events_data(None, table.events) == twin.events_data(None, twin.events)
    assert undone or slug == "pit"
