"""Positions that do not say what is going on, and presets: what is inferred, and what is refused (decision 049)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.chance.dealers import ManualDealer
from parlour.core.refusals import BadData
from parlour.server.rooms.table_start import UploadedStart, beginning
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import hand_table, random_play

Options = dict[str, object]
LEFT_OUT = "'stack' is left out, so this is read as the start of "


def without_stack(table: Table) -> dict[str, object]:
    return {key: value for key, value in table.position().items() if key != "stack"}


def inferred(table: Table) -> Table | str:
    """The table that its position without a stack stands for, or why it stands for none."""
    try:
        return parlour.at(without_stack(table), chance="by hand")
    except BadData as problem:
        return problem.problem


def test_without_a_stack_a_position_is_the_start_of_the_movers_turn(slug: str, seats: int, options: Options) -> None:
    """Not the start of a game with a set-up; where the table stood at the start of a turn, it stands there again."""
    table = hand_table(slug, seats, options)
    start: Any = table.position()["stack"]
    has_setup = len(start) > 1
    same = 0
    for _events in random_play(table, 5, most=200):
        if table.is_over():
            break
        again = inferred(table)
        if isinstance(again, str):
            assert LEFT_OUT in again
            assert f"{start}".replace("'", '"').replace("None", "null") in again
            continue
        stack: Any = again.position()["stack"]
        assert stack[0] == table.position()["stack"][0] or stack != start or not has_setup  # type: ignore[index]
        assert not {"choosing", "lead", "opening_throw", "tokens", "sets", "opening"} & {
            name for frame in stack for name in frame
        }
        same += again.position() == table.position()
        if same:
            break
    assert same


def test_the_record_of_an_inferred_start_says_what_is_going_on(slug: str) -> None:
    table = hand_table(slug, library.bundled_edition(slug).least_seats)
    for _events in random_play(table, 5, most=200):
        try:
            again = parlour.at(without_stack(table), seed=3)
        except BadData:
            continue
        start: Any = again.journal.header["start"]
        assert start["stack"] == again.position()["stack"]
        assert parlour.replay(again.record()).position() == again.position()
        return
    raise AssertionError("no start of a turn was reached")


def test_an_old_record_without_a_stack_is_still_the_start_of_a_game(slug: str) -> None:
    """Such records were written before the turn was inferred: what they mean must not change."""
    fresh = hand_table(slug, library.bundled_edition(slug).least_seats)
    start = without_stack(fresh)
    old = Table(fresh.game, fresh.rulebook, fresh.edition, {}, fresh.names, ManualDealer(), start)
    assert old.journal.header["start"] == start
    assert old.position() == fresh.position()
    again = parlour.replay(old.record())
    assert again.position() == fresh.position()
    assert again.record() == old.record()


def test_a_preset_gives_the_options_of_a_position(slug: str) -> None:
    seats = library.bundled_edition(slug).least_seats
    presets = library.rulebook(slug).presets
    for preset in presets:
        opened = parlour.open(slug, seats=seats, preset=preset.name, chance="by hand")
        table = parlour.at({"game": slug, "seats": seats}, preset=preset.name, chance="by hand")
        assert table.options == opened.options
        assert table.position() == opened.position()
        for name in preset.options:  # what the position says itself comes on top
            default = library.rulebook(slug).complete({})[name]
            where = {"game": slug, "seats": seats, "options": {name: default}}
            assert parlour.at(where, preset=preset.name, chance="by hand").options[name] == default
    with pytest.raises(BadData, match="preset"):
        parlour.at({"game": slug, "seats": seats}, preset="nonsense")


def test_a_server_infers_the_same_start(slug: str) -> None:
    """What a client brings goes the same way, and the room stores a start that says what is going on."""
    seats = library.bundled_edition(slug).least_seats
    table = hand_table(slug, seats)
    for _events in random_play(table, 5, most=200):
        position = without_stack(table)
        try:
            wanted = parlour.at(position, chance="by hand").position()["stack"]
        except BadData:
            continue
        begins = beginning(UploadedStart(slug, seats, {}, "", position, "", None))
        assert begins.start is not None
        assert begins.start["stack"] == wanted
        return
    raise AssertionError("no start of a turn was reached")
