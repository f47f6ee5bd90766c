"""Positions: a moment as plain data is that moment again, and play goes on from it equally."""

from __future__ import annotations

import inspect
import json
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core.data.fields import BySeat, FieldType, ListOf, Maybe, WithDefault
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.core.text.names import Names
from parlour.core.view import OpenView
from parlour.testing import fingerprint, hand_table, played, random_move, random_play, random_table, twin
from tests.contract.conftest import scenes

Options = dict[str, object]


def test_a_position_is_the_same_moment_again(slug: str, seats: int, options: Options) -> None:
    table = hand_table(slug, seats, options)
    for n, _events in enumerate(random_play(table, 1, most=250)):
        if n % 3 == 0 or table.is_over():
            position = table.position()
            assert json.loads(json.dumps(position)) == position
            again = twin(table)
            assert again.position() == position
            assert fingerprint(again) == fingerprint(table)
            assert again.outcome() == table.outcome()


def test_play_goes_on_equally_from_a_position(slug: str, seats: int) -> None:
    """The same answers and draws give the same states, on the table and on its twin."""
    table = hand_table(slug, seats)
    for n, _events in enumerate(random_play(table, 2, most=160)):
        if n % 20 != 0 or table.is_over():
            continue
        one, other = twin(table), twin(table)
        here, there = Random(n), Random(n)
        for _ in range(25):
            if one.is_over():
                break
            told = [one.say(event) for event in random_move(one, here)]
            assert [other.say(event) for event in random_move(other, there)] == told
            assert fingerprint(one) == fingerprint(other)
        assert fingerprint(table) == fingerprint(twin(table))


def test_a_seat_can_answer_from_what_it_knows(slug: str) -> None:
    """By every setting: a bot is sent this position, and what it answers there is right on the true table."""
    for seats, _name, options in scenes(slug):
        table = played(hand_table(slug, seats, options), 6, most=24)
        for ask in table.asks():
            known = parlour.at(table.position_for(ask.seat, Random(7)), chance="by hand")
            asked = known.ask(ask.seat)
            assert asked is not None
            table.judge(ask.seat, known.show(asked.sample(Random(8))))


def test_the_start_is_a_position_that_says_nothing_but_the_game(slug: str, seats: int) -> None:
    fresh = hand_table(slug, seats)
    again = parlour.at({"game": slug, "seats": seats}, chance="by hand")
    assert again.position() == fresh.position()
    played(again, 3, most=40)
    assert parlour.at({"game": slug, "seats": seats}, chance="by hand").position() == fresh.position()


def test_a_record_from_a_position_replays(slug: str, seats: int) -> None:
    table = played(hand_table(slug, seats), 4, most=30)
    later = played(twin(table), 5, most=30)
    again = parlour.replay(later.record())
    assert again.record() == later.record()
    assert fingerprint(again) == fingerprint(later)


def test_what_a_position_cannot_hold_is_refused(slug: str, seats: int) -> None:
    """A field nobody knows, or a value of the wrong kind in any field, is named."""
    position = played(hand_table(slug, seats), 6, most=30).position()
    with pytest.raises(BadData, match="wings"):
        parlour.at(position | {"wings": 2})
    for field in find(slug).state.fields:
        with pytest.raises(BadData):
            parlour.at(position | {field: {"nonsense": 1.5}})


def test_every_field_is_a_parameter_of_the_same_name(slug: str) -> None:
    """For the state, its frames and all their parts; the state is given its edition and options beside.

    A derived value has a default. A function passes the fields it does not name on to the state's constructor.
    """
    state = find(slug).state
    for record in records_in(state):
        given = {"self", "edition", "options"} if record is state else {"self"}
        named = inspect.signature(record.make).parameters
        needed = {
            name for name, each in named.items() if each.default is each.empty and each.kind is not each.VAR_KEYWORD
        }
        assert needed - given <= set(record.fields), record.make
        if not any(each.kind is each.VAR_KEYWORD for each in named.values()):
            assert set(record.fields) <= set(named), record.make


def records_in(kind: FieldType) -> list[RecordType]:
    """A kind's own record and those inside it."""
    if isinstance(kind, RecordType):
        return [kind] + [record for part in kind.fields.values() for record in records_in(part)]
    inner = getattr(kind, "records", None)
    if inner is not None:
        return [record for part in inner.values() for record in records_in(part)]
    part = getattr(kind, "kind", None)
    return records_in(part) if isinstance(part, FieldType) else []


def test_a_view_of_an_open_game_is_a_position(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 4)
    for n, _events in enumerate(random_play(table, 4, most=60)):
        if n % 20 == 0 and isinstance(table.view(0), OpenView):
            told = {"game": slug, "options": dict(table.options), "seats": seats} | table.view_data(0)
            assert parlour.at(told, chance="by hand").view_data(0) == table.view_data(0)


def test_fields_that_are_read_together_are_those_of_the_table(slug: str, seats: int) -> None:
    """Whatever gives all fields of an object at once gives the same as asking for each by its name."""
    table = hand_table(slug, seats)
    lexicon = Names(table.edition.names, seats)
    for _events in random_play(table, 4, most=120):
        assert check_held(table.game.state, table.copy_state(), lexicon)


def check_held(kind: FieldType, value: Any, lexicon: Names) -> int:
    """Compare the fields of a value, and of all that is in it; returns how many there were."""
    if isinstance(kind, (WithDefault, Maybe)):
        return 0 if value is None else check_held(kind.kind, value, lexicon)
    if isinstance(kind, (BySeat, ListOf)):
        return sum(check_held(kind.kind, item, lexicon) for item in value)
    if isinstance(kind, TaggedUnion):
        return check_held(kind.records[kind.name_of(value)], value, lexicon)
    if not isinstance(kind, RecordType):
        return 0
    found = 0
    for (name, field), held in zip(kind.fields.items(), kind.field_values(value), strict=True):
        own = getattr(value, name, held)  # what a game computes for data is not an attribute
        assert field.dump(held, lexicon) == field.dump(own, lexicon), name
        found += 1 + check_held(field, held, lexicon)
    return found
