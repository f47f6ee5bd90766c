"""The rulebook's invariants over random play: every number of players, every reading of every option."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, settings as tuned

import parlour
from parlour.core.events import Event
from parlour.core.refusals import BadData
from parlour.games.ten_up.events import (
    CounterEntered,
    CounterForwarded,
    CounterRemoved,
    CounterSetBack,
    ManMoved,
    Spun,
)
from parlour.games.ten_up.state import TenUpState
from parlour.table.table import Table
from parlour.testing import random_play, random_table, settings
from parlour.testing.strategies import seeds
from tests.games.ten_up.scenes import look, scene

GAINS = (CounterEntered, CounterForwarded)
LOSSES = (CounterSetBack, CounterRemoved)
SETTINGS = settings("ten-up")


class Watch:
    """Follows the events of a table and knows what the totals must be."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.totals = Counter(dict.fromkeys(range(len(table.names)), 0))
        self.gains = 0
        self.losses = 0
        self.moves = 2

    def see(self, event: Event) -> None:
        if isinstance(event, GAINS):
            self.totals[event.seat] += 1
            self.gains += event.clause == "TEN-25"
        elif isinstance(event, LOSSES):
            self.totals[event.seat] -= 1
            self.losses += event.clause == "TEN-24"
        elif isinstance(event, Spun):
            assert self.moves == 2, "TEN-I05: the turn before had not two moves"
            self.moves = 0
        elif isinstance(event, ManMoved):
            self.moves += 1
            assert self.moves <= 2, "TEN-I05: a third move"
        assert min(self.totals.values()) >= 0
        assert max(self.totals.values()) <= (13 if self.table.options["win_at"] == "end_of_turn" else 10)


@pytest.mark.clause("TEN-I01", "TEN-I02", "TEN-I03", "TEN-I04", "TEN-I05", "TEN-I06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", SETTINGS)
@tuned(max_examples=4)
@given(seed=seeds())
@example(seed=1878)
def test_the_invariants_hold_after_every_move(name: str, seats: int, seed: int) -> None:
    table = random_table("ten-up", seats, seed, SETTINGS[name])
    watch = Watch(table)
    for events in random_play(table, seed, most=600):
        for event in events:
            watch.see(event)
        assert table.game.rules.broken_invariants(table.copy_state()) == []
        check_counters(table)
        check_totals(table, watch)
        check_sharing(table)
        if not look(table).points_due():  # the loss is settled before the gain
            assert watch.gains >= watch.losses
    if table.is_over() and watch.moves < 2:
        assert table.options["win_at"] != "end_of_turn"
        assert table.options["first_square"] != "passed_over"


def check_counters(table: Table) -> None:
    """TEN-I01, TEN-I02."""
    view = look(table)
    for seat in view.seats():
        assert len(view.counters(seat)) + view.in_hand(seat) == 4
        assert all(name in view.tables() and 1 <= square <= 4 for name, square in view.counters(seat))


def check_totals(table: Table, watch: Watch) -> None:
    """TEN-I03: what the events add up to is what stands on the tables."""
    view = look(table)
    totals = [view.total(seat) for seat in view.seats()]
    assert totals == [watch.totals[n] for n in range(len(totals))]
    outcome = table.outcome()
    made = [n for n, total in enumerate(totals) if total >= 10]
    if outcome is not None and outcome.reason == "points":
        assert tuple(made) == outcome.winners
        assert outcome.scores == tuple(totals)
    elif table.options["win_at"] == "end_of_turn" and outcome is None:
        assert all(view.seats()[n] == view.mover() for n in made)
    else:
        assert made == []


def check_sharing(table: Table) -> None:
    """TEN-I04."""
    view = look(table)
    for square, men in Counter(view.man(seat) for seat in view.seats()).items():
        if men > 1:
            assert view.circuit()[square][0] == "base"
            visitors = [seat for seat in view.seats() if view.man(seat) == square and not view.is_home(seat)]
            assert len(visitors) <= 1 or table.options["base_safety"] == "everyone"


@pytest.mark.clause("TEN-I01")
def test_ten_i01_five_counters_are_no_position() -> None:
    with pytest.raises(BadData, match="TEN-I01"):
        scene(A=(0, "T1:1 T1:1 T1:1 T2:1 T3:1"))


@pytest.mark.clause("TEN-I02")
def test_ten_i02_a_square_that_is_not_there_is_no_position() -> None:
    with pytest.raises(BadData, match="there is no place 'T1:5'"):
        scene(A=(0, "T1:5"))


@pytest.mark.clause("TEN-I02")
def test_ten_i02_a_counter_off_the_tables_is_a_fault() -> None:
    table = scene()
    for place in (-1, 16):
        state = table.copy_state()
        assert isinstance(state, TenUpState)
        state.players[0].counters = (place,)
        assert any(fault.startswith("TEN-I02") for fault in table.game.rules.broken_invariants(state))


@pytest.mark.clause("TEN-03")
def test_ten_03_a_man_off_the_circuit_is_a_fault() -> None:
    table = scene()
    for square in (-1, 28):
        state = table.copy_state()
        assert isinstance(state, TenUpState)
        state.players[0].man = square
        assert any(fault.startswith("TEN-03") for fault in table.game.rules.broken_invariants(state))


@pytest.mark.clause("TEN-I03")
def test_ten_i03_ten_points_in_a_running_game_are_no_position() -> None:
    for win_at in ("ten_or_more_immediately", "end_of_turn"):
        with pytest.raises(BadData, match="TEN-I03"):
            scene(A=(0, "T1:4 T2:4 T3:2"), options={"win_at": win_at})


@pytest.mark.clause("TEN-I03")
def test_ten_i03_at_most_eleven_are_made_by_the_first_number_and_thirteen_by_the_second() -> None:
    stages = {
        "second move": ("T1:4 T2:4 T3:3", "T1:4 T2:4 T3:4"),
        "ending": ("T1:4 T2:4 T3:4 T4:1", "T1:4 T2:4 T3:4 T4:2"),
    }
    for stage, (possible, impossible) in stages.items():
        stack = [
            {"turn": {"stage": stage, "first": 4, "second": 3}},
            {"gain": {}},
        ]
        if stage == "second move":
            scene(stack=stack, A=(4, possible), options={"win_at": "end_of_turn"})
        with pytest.raises(BadData, match="TEN-I03"):
            scene(stack=stack, A=(4, impossible), options={"win_at": "end_of_turn"})
        with pytest.raises(BadData, match="TEN-I03"):
            scene(stack=stack, A=(4, possible))


@pytest.mark.clause("TEN-I04")
def test_ten_i04_two_men_on_a_square_are_no_position() -> None:
    with pytest.raises(BadData, match="TEN-I04"):
        scene(A=(5, ""), B=(5, ""))
    with pytest.raises(BadData, match="TEN-I04"):
        scene(3, A=(14, ""), C=(14, ""))
    scene(3, A=(14, ""), C=(14, ""), options={"base_safety": "everyone"})
    scene(3, A=(14, ""), B=(14, ""))


@pytest.mark.clause("TEN-I05")
@pytest.mark.parametrize(
    ("turn", "fault"),
    [
        ({"first": 3}, "TEN-I05"),
        ({"stage": "spinning", "second": 3}, "TEN-I05"),
        ({"stage": "to choose the first arrow", "first": 3, "second": 7}, "TEN-I05"),
        ({"stage": "to choose the first arrow", "first": 3, "second": 3}, "TEN-11"),
        ({"stage": "first move", "first": 3, "second": 2}, "nobody is asked"),
        ({"stage": "ending", "first": 3, "second": 2}, "nobody is asked"),
        ({"announced": "first"}, "TEN-R03"),
    ],
)
def test_ten_i05_a_turn_that_cannot_be_is_no_position(turn: dict[str, object], fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        scene(stack=[{"turn": turn}])


def test_an_arrow_is_announced_before_the_spin_where_that_is_the_rule() -> None:
    announced = {"arrow_order": "announce_before_spin"}
    spinning = {"stage": "spinning"}
    with pytest.raises(BadData, match="TEN-R03"):
        scene(stack=[{"turn": spinning}], options=announced)
    scene(stack=[{"turn": {**spinning, "announced": "second"}}], options=announced)


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ([], "the stack begins with a turn"),
        ([{"gain": {}}], "the stack begins with a turn"),
        ([{"turn": {}}, {"turn": {}}], "one turn"),
        ([{"turn": {}}, {"gain": {}}], "points after a move"),
        ([{"turn": {}}, {"choosing": {}}], "points after a move"),
        ([{"turn": {}}, {"lead": {"contenders": []}}], "nobody is asked"),
        ([{"turn": {}}, {"lead": {"contenders": ["A", "A"]}}], "nobody is asked"),
        ([{"turn": {}}, {"lead": {"contenders": ["A", "B"], "spun": [3, 4]}}], "nobody is asked"),
        ([{"turn": {"stage": "ending", "first": 1, "second": 2}}, {"gain": {"is_settled": True}}], "settled"),
        ([{"turn": {"stage": "ending", "first": 1, "second": 2}}, {"tally": {"table": "T1"}}], "nobody is asked"),
        (
            [{"turn": {"stage": "ending", "first": 1, "second": 2}}, {"loss": {"seat": "A", "cause": "displaced"}}],
            "nobody is asked",
        ),
    ],
)
def test_a_stack_that_cannot_be_is_no_position(stack: list[object], fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        scene(stack=stack)


def test_other_things_that_cannot_be() -> None:
    with pytest.raises(BadData, match="expected a square of the Circuit, 0 to 27, such as 3, got 28"):
        scene(A=(28, ""))
    with pytest.raises(BadData, match="TEN-R19"):
        scene(turns=2000)
    with pytest.raises(BadData, match="TEN-R19"):
        scene(turns=-1)
    with pytest.raises(BadData, match="TEN-02"):
        at({"players": {"A": {"colour": "red"}, "B": {"colour": "red"}}})


@pytest.mark.parametrize(
    ("outcome", "fault"),
    [
        ({"reason": "points", "clause": "TEN-28", "winners": ["B"], "scores": [10, 0]}, "TEN-I03"),
        ({"reason": "points", "clause": "TEN-28", "winners": ["A"], "scores": [9, 0]}, "TEN-28"),
        ({"reason": "turn-cap", "clause": "TEN-R19", "winners": ["A"], "scores": [10, 0]}, "TEN-R19"),
    ],
)
def test_an_ending_that_cannot_be_is_no_position(outcome: dict[str, object], fault: str) -> None:
    players = {"A": {"counters": ["T1:4", "T2:4", "T3:2"]}}
    right = {"reason": "points", "clause": "TEN-28", "winners": ["A"], "scores": [10, 0]}
    assert at({"players": players, "outcome": right}).is_over()
    with pytest.raises(BadData, match=fault):
        at({"players": players, "outcome": outcome})


@pytest.mark.clause("TEN-I03", "TEN-R11")
def test_ten_i03_eleven_cannot_be_won_with_nor_fourteen_at_the_end_of_a_turn() -> None:
    for counters, total, win_at in (
        (["T1:4", "T2:4", "T3:3"], 11, "ten_or_more_immediately"),
        (["T1:4", "T2:4", "T3:4", "T4:2"], 14, "end_of_turn"),
    ):
        outcome = {"reason": "points", "clause": "TEN-28", "winners": ["A"], "scores": [total, 0]}
        with pytest.raises(BadData, match="TEN-I03"):
            at({"players": {"A": {"counters": counters}}, "outcome": outcome, "options": {"win_at": win_at}})


def at(fields: dict[str, object]) -> Table:
    return parlour.at({"game": "ten-up", "seats": 2, "stack": [{"turn": {}}], **fields}, chance=[])
