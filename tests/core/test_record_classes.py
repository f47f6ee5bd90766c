"""Record classes: what follows from the fields of a class, and what is refused when it is defined."""

from __future__ import annotations

import inspect
import pickle
import traceback
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import pytest
from mypy_extensions import i64

from parlour.core.data.fields import FLAG, Absent, ListOf, WithDefault
from parlour.core.data.outcome_fields import Ending
from parlour.core.data.record_class import fields_of, record, record_type, state_type, tagged, tuple_of
from parlour.core.data.record_types import TaggedUnion
from parlour.core.data.values import Value
from parlour.core.events import Event, Log
from parlour.core.frames import Frame, Stack, State
from parlour.core.moves import Action
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Number, Seat

NAMES = Names({}, 3)


@record
class Bet(Action):
    on: Seat
    amount: Number


@record
class Won(Event):
    clause = "X-01"
    seat: Seat
    amount: Number = 5


@record
class Told(Event):
    clause: str
    seen_by = tuple_of("seat", "to")
    seat: Seat
    to: Seat


@record
class Quiet(Event):
    clause = "X-02"


@record
class Coin(Value):
    worth: Number


@record
class Purse:
    """A purse."""

    coins: Annotated[list[Coin], ListOf(record_type(Coin)), "What is in it."]
    by_seat: dict[int, list[int]]
    history: list[list[int]]
    seen: set[int]
    owner: Annotated[int, Absent(SEAT)] = -1
    is_open: Annotated[bool, "Whether it is open."] = False


@record
class Machine:
    bits: Annotated[i64, NUMBER]
    purse: Purse | None
    derived: i64 = 0

    def __post_init__(self) -> None:
        self.half: i64 = self.bits // 2


@record
class TableState(State):
    purses: list[Purse]
    turns: Annotated[Number, "How many turns are over."]
    stack: Stack
    outcome: Ending = None


@record
class Turn(Frame[TableState]):
    dice: Annotated[Number, "How many dice."] = 0

    def advance(self, s: TableState, log: Log | None) -> bool:
        return False


@record
class Waiting(Frame[TableState]):
    def advance(self, s: TableState, log: Log | None) -> bool:
        return False


def purse() -> Purse:
    return Purse([Coin(3)], {0: [1]}, [[1], [2]], {4})


def test_an_action_has_values_and_a_notation() -> None:
    assert Bet(1, 20).values() == (1, 20)
    assert Bet(1, 20) == Bet(on=1, amount=20)
    assert pickle.loads(pickle.dumps(Bet(1, 20))) == Bet(1, 20)
    assert ActionSyntax(Bet, "bet {amount} on {on}").show(Bet(1, 20), NAMES) == "bet 20 on B"


def test_an_event_passes_its_clause_and_audience_to_the_base_class() -> None:
    assert (Won(2).clause, Won(2).seen_by, Won(2).amount) == ("X-01", None, 5)
    assert (Told("X-03", 1, 2).clause, Told("X-03", 1, 2).seen_by) == ("X-03", (1, 2))
    assert Quiet().clause == "X-02"  # type: ignore[call-arg]
    assert pickle.loads(pickle.dumps(Told("X-03", 1, 2))).to == 2
    assert "clause" not in vars(Won)
    assert not hasattr(Won, "copy")


def test_a_copy_shares_only_what_never_changes() -> None:
    one = purse()
    two = one.copy()  # type: ignore[attr-defined]
    assert vars(two) == vars(one)
    assert two.coins[0] is one.coins[0]
    for name in ("coins", "by_seat", "history", "seen"):
        assert getattr(two, name) is not getattr(one, name)
    assert two.by_seat[0] is not one.by_seat[0]
    assert two.history[0] is not one.history[0]


def test_a_record_in_a_record_is_copied_and_none_stays_none() -> None:
    machine = Machine(8, purse())
    twin = machine.copy()  # type: ignore[attr-defined]
    assert twin.half == 4
    assert twin.purse is not machine.purse
    assert Machine(8, None).copy().purse is None  # type: ignore[attr-defined]


def test_a_state_has_its_stack_from_the_frames_that_are_defined_after_it() -> None:
    state = TableState([purse()], 4, [Waiting(), Turn(2)])
    twin = state.copy()
    assert isinstance(twin.top, Turn)
    assert twin.top is not state.top
    assert twin.stack[0] is state.stack[0], "a frame without fields is shared"
    assert twin.purses[0] is not state.purses[0]
    kind = state_type(TableState, tagged(Turn, idle=Waiting))
    data = {"turns": 4, "stack": [{"idle": {}}, {"turn": {"dice": 2}}]}
    assert kind.dump(state, NAMES) == data
    assert kind.meanings["turns"] == "How many turns are over."
    assert "purses" not in kind.fields


def test_a_default_is_omitted_from_data() -> None:
    kind = TaggedUnion(tagged(Won, Quiet))
    event = TaggedUnion(tagged(Won)).load({"won": {"seat": "B"}}, NAMES, "")
    assert isinstance(event, Won)
    assert kind.dump(event, NAMES) == {"won": {"seat": "B"}}
    assert kind.dump(Won(1, 6), NAMES) == {"won": {"seat": "B", "amount": 6}}
    assert list(fields_of(Purse)) == ["coins", "owner", "is_open"]


def test_a_bool_needs_no_field_type() -> None:
    field = record_type(Purse).fields["is_open"]
    assert isinstance(field, WithDefault)
    assert field.kind is FLAG


def test_signature_and_traceback_are_those_of_written_code() -> None:
    assert list(inspect.signature(Purse).parameters) == ["coins", "by_seat", "history", "seen", "owner", "is_open"]
    assert Purse.__init__.__qualname__ == "Purse.__init__"
    broken = purse()
    del broken.seen
    with pytest.raises(AttributeError) as caught:
        broken.copy()  # type: ignore[attr-defined]
    (last,) = traceback.extract_tb(caught.value.__traceback__)[-1:]
    assert last.filename.endswith("test_record_classes.Purse>")
    assert "self.seen.copy()" in (last.line or "")


def without_clause() -> None:
    @record
    class Nameless(Event):
        seat: Seat


def list_as_default() -> None:
    @record
    class Shared:
        items: list[int] = []  # noqa: RUF012


def default_first() -> None:
    @record
    class Order:
        one: int = 0
        two: int  # type: ignore[misc]


def sequence_to_copy() -> None:
    @record
    class Vague:
        items: Sequence[int]


def meaning_without_type() -> None:
    @record
    class Untyped:
        items: Annotated[int, "How many."]


def two_field_types() -> None:
    @record
    class Twice:
        seat: Annotated[Seat, Absent(SEAT)]


def unknown_name() -> None:
    @record
    class Typo:
        seat: Saet  # type: ignore[name-defined]  # noqa: F821


def no_record() -> None:
    record_type(Names)


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        (without_clause, "Nameless: Event needs clause: a field or a constant"),
        (list_as_default, "Shared.items: a default is a number, a text, None or a tuple of them"),
        (default_first, "Order.two: a field without a default cannot follow one that has a default"),
        (sequence_to_copy, r"Vague.items: Sequence\[int\] does not say how to copy it"),
        (meaning_without_type, "Untyped.items: its annotation has a meaning and no field type"),
        (two_field_types, "Twice.seat: it has more than one field type or meaning"),
        (unknown_name, "Typo.seat: the annotation Saet cannot be evaluated: name 'Saet' is not defined"),
        (no_record, "Names is not decorated with `record`"),
    ],
)
def test_a_mistake_is_told_when_the_class_is_defined(mistake: Callable[[], Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        mistake()
