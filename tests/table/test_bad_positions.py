"""Positions that cannot be: each is refused with what is wrong, or it plays."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.testing import played, seat_counts
from tests.table.honest import GAME
from tests.table.strange import NAMES, STRANGE, WIDE, at_choice, attempt, sentence

QUICK = [value for value in STRANGE if value is not WIDE]


def position() -> dict[str, Any]:
    table = at_choice()
    return json.loads(json.dumps(table.position()))


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*path, key))
    elif isinstance(data, list):
        for n, value in enumerate(data):
            found += paths(value, (*path, n))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of the data with one place changed."""
    copy = json.loads(json.dumps(data))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return copy


@pytest.mark.parametrize("slug", parlour.games())
def test_a_position_with_one_impossible_place_is_refused_or_plays(slug: str) -> None:
    """Every place of a position in turn becomes every strange thing."""
    whole = played(parlour.open(slug, seats=seat_counts(slug)[-1], seed=3), seed=2, most=9).position()
    taken = refused = 0
    for path in paths(whole):
        for value in QUICK:
            table, refusal = attempt(lambda path=path, value=value: parlour.at(put(whole, path, value), seed=1))  # type: ignore[misc]
            if table is None:
                refused += 1
                assert len(str(refusal).split()) >= 3
                continue
            taken += 1
            try:
                played(table, most=4)  # what was taken must also play
            except Exception as problem:
                pytest.fail(f"{path} = {value!r} was taken, and then {problem!r}")
            assert parlour.at(table.position()).position() == table.position()
    assert refused > 10 * taken > 0


@pytest.mark.parametrize("value", STRANGE, ids=NAMES)
def test_a_position_that_is_none(value: Any) -> None:
    sentence(lambda: parlour.at(value))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"gold": 5}, "gold"),
        ({"players": {"C": {}}}, "'C'"),
        ({"players": {"A": {"expeditions": "(1, 1)"}}}, "expeditions"),
        ({"players": {"A": {"expedition": "(9, 9)"}}}, "(9, 9)"),
        ({"players": {"A": {"expedition": "(4, 9)"}}}, "MAR-I05"),
        ({"players": {"A": {"city": "London"}, "B": {"city": "London"}}}, "MAR-06"),
        ({"players": {"A": {"small_man": "W"}, "B": {"small_man": "W"}}}, "MAR-I01"),
        ({"stack": []}, "position"),
        ({"stack": [{"dance": {}}]}, "'dance'"),
        ({"mover": "C"}, "C"),
        ({"turns": "many"}, "turns"),
        ({"seats": 3}, "3"),
        ({"edition": "other-board"}, "other-board"),
        ({"options": {"turn_cap": -1}}, "turn_cap"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_an_impossible_position_is_named(change: dict[str, Any], said: str) -> None:
    assert said in sentence(lambda: parlour.at({"game": GAME} | change))


def test_a_position_without_its_game_is_named() -> None:
    assert "game" in sentence(lambda: parlour.at({}))
    data = position()
    del data["players"]["B"]
    data["seats"] = ["Ann", "Bo"]
    assert parlour.at(data).names == ["Ann", "Bo"]  # what is left out stands as at the start


def test_whoever_gave_a_position_cannot_change_the_table_by_it_later() -> None:
    data = position()
    table = parlour.at(data, seed=1)
    table.act("A", "play 1")
    before = table.record()
    data["players"]["A"]["expedition"] = "(1, 1)"
    table.names[0] = "Eve"
    assert table.record() == before
    table.undo()
    assert parlour.replay(table.record()).record() == table.record()
