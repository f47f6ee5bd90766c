"""Fields as data: every kind writes what it reads, and names the place of what it cannot read."""

from __future__ import annotations

import pytest

from parlour.core.data.fields import (
    FLAG,
    Absent,
    BySeat,
    EnumOf,
    FieldType,
    ListOf,
    Maybe,
    TupleOf,
    WithDefault,
)
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, NameToken

LEXICON = Names({"ship": ["Rex", "Normandie"]}, 2)


class Purse:
    def __init__(self, cash: int, ships: list[int], is_in: bool = True) -> None:
        self.cash = cash
        self.ships = ships
        self.is_in = is_in

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purse) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


class Box:
    def __init__(self, size: int) -> None:
        self.size = size


PURSE = RecordType(
    Purse, {"cash": NUMBER, "ships": WithDefault(ListOf(NameToken("ship")), []), "is_in": WithDefault(FLAG, True)}
)
THINGS = TaggedUnion({"purse": PURSE, "box": RecordType(Box, {"size": NUMBER})})

PAIRS: list[tuple[FieldType, object, object]] = [
    (FLAG, True, True),
    (Maybe(SEAT), None, None),
    (Maybe(SEAT), 1, "B"),
    (Absent(SEAT), -1, None),
    (Absent(SEAT), 0, "A"),
    (EnumOf("to spin", "to move"), 1, "to move"),
    (ListOf(SEAT), [0, 1], ["A", "B"]),
    (TupleOf(NUMBER), (3, 4), [3, 4]),
    (BySeat(NUMBER), [7, 8], {"A": 7, "B": 8}),
    (PURSE, Purse(5, []), {"cash": 5}),
    (PURSE, Purse(5, [1, 0], False), {"cash": 5, "ships": ["Normandie", "Rex"], "is_in": False}),
    (THINGS, Purse(5, []), {"purse": {"cash": 5}}),
]


@pytest.mark.parametrize(("kind", "value", "data"), PAIRS)
def test_a_kind_writes_and_reads_back(kind: FieldType, value: object, data: object) -> None:
    assert kind.dump(value, LEXICON) == data
    assert kind.load(data, LEXICON, "") == value


@pytest.mark.parametrize(
    ("kind", "data", "message"),
    [
        (FLAG, 1, "at: expected true or false such as true, got 1"),
        (EnumOf("to spin"), "to fly", "at: expected one of to spin, got 'to fly'"),
        (EnumOf("to spin"), ["to spin"], "at: expected one of"),
        (ListOf(SEAT), "AB", r"at: expected a list such as \[\"B\"\], got 'AB'"),
        (ListOf(SEAT), ["A", "C"], r"at\[1\]: there is no seat 'C'"),
        (TupleOf(NUMBER), {"A": 1}, r"at: expected a list such as \[2\]"),
        (BySeat(NUMBER), [1, 2], r'at: expected a table by seats such as {"A": 2, "B": 3}'),
        (BySeat(NUMBER), {"A": 1}, "at: seat B is missing"),
        (BySeat(NUMBER), {"A": 1, "B": 2, "C": 3}, "at: there is no seat 'C'"),
        (BySeat(NUMBER), {"A": 1, "B": "x"}, "at.B: expected a whole number such as 2, got 'x'"),
        (PURSE, {"cash": 5, "gold": 1}, "at: there is no field 'gold'; the fields are cash, ships, is_in"),
        (PURSE, {}, "at: the field 'cash' is missing; it is a whole number such as 2"),
        (PURSE, {"cash": 5, "ships": ["Titanic"]}, r"at.ships\[0\]: there is no ship 'Titanic'"),
        (PURSE, 5, "at: expected a table of fields such as "),
        (THINGS, {}, "at: expected one of purse, box with its fields such as "),
        (THINGS, {"ship": {}}, "at: expected one of purse, box with its fields such as "),
        (THINGS, {"box": {"size": "large"}}, "at.box.size: expected a whole number such as 2"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(kind: FieldType, data: object, message: str) -> None:
    with pytest.raises(BadData, match=message):
        kind.load(data, LEXICON, "at")


def test_a_usual_value_is_made_anew_each_time() -> None:
    """A list that is left out in the data must not be one list for all who leave it out."""
    one = PURSE.load({"cash": 1}, LEXICON, "")
    assert isinstance(one, Purse)
    one.ships.append(1)
    assert PURSE.load({"cash": 1}, LEXICON, "") == Purse(1, [])
    assert PURSE.dump(one, LEXICON) == {"cash": 1, "ships": ["Normandie"]}


def test_a_class_without_a_name_cannot_be_written() -> None:
    with pytest.raises(BadData, match="no name is given to list"):
        THINGS.dump([], LEXICON)
