"""The rulebook's invariants, over random play with all that has happened before in view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, strategies as st

import parlour
from parlour.core.events import Event
from parlour.core.refusals import BadData
from parlour.games.mariners_compass.events import ExpeditionMoved, SmallManDisplaced, SmallManEntered, SmallManMoved
from parlour.table.table import Table
from parlour.testing import hand_table, random_move
from parlour.testing.strategies import options, seeds
from tests.games.mariners_compass.board import CITY, Man, at, men, seen

SLUG = "mariners-compass"
SEATS = "AB"
NORTH = 8


class Moment(NamedTuple):
    """One move of a game: what stood where before it and after it, what happened, and whether it was a spin."""

    before: dict[str, Man]
    after: dict[str, Man]
    events: list[Event]
    mover: str
    is_spin: bool
    table: Table


def moments(seed: int, chosen: dict[str, object], most: int = 400) -> Iterator[Moment]:
    """A random game, move by move, from the first turn on."""
    table = hand_table(SLUG, 2, chosen)
    rng = Random(seed)
    for _ in range(most):
        if table.is_over():
            return
        before, mover, in_turn = men(table), seen(table).mover(), len(table.copy_state().stack) == 1
        is_spin = table.draw() is not None
        events = random_move(table, rng)
        if in_turn:
            yield Moment(before, men(table), events, mover, is_spin, table)


@pytest.mark.clause("MAR-I01")
@given(seeds())
def test_mar_i01_small_men_share_no_space_but_n_until_the_further_spin(seed: int) -> None:
    """When they share N, the last comer's small man is the next to move, and moves away."""
    last_comer = ""
    for moment in moments(seed, {}):
        (a, _), (b, _) = moment.after.values()
        moved = any(isinstance(event, (SmallManMoved, SmallManEntered)) for event in moment.events)
        if last_comer and moved:
            assert moment.mover == last_comer
        if a is not None and a == b:
            assert a == NORTH
            last_comer = moment.mover
            assert moment.table.is_over() or seen(moment.table).mover() == last_comer
        else:
            last_comer = ""


@pytest.mark.clause("MAR-I01")
@given(seeds(), options(SLUG))
def test_mar_i01_by_other_readings_they_share_n_alone(seed: int, chosen: dict[str, object]) -> None:
    for moment in moments(seed, chosen, most=200):
        (a, _), (b, _) = moment.after.values()
        assert a is None or a != b or a == NORTH


@pytest.mark.clause("MAR-I02")
@given(seeds(), options(SLUG))
def test_mar_i02_an_expedition_stays_on_its_table_and_moves_one_square_a_spin(
    seed: int, chosen: dict[str, object]
) -> None:
    at_spin: dict[str, Man] = {}
    for moment in moments(seed, chosen, most=200):
        if moment.is_spin or not at_spin:
            at_spin = moment.before
        for seat in SEATS:
            column, row = moment.after[seat][1]
            was_column, was_row = at_spin[seat][1]
            assert 1 <= column <= 7
            assert 1 <= row <= 9
            assert max(abs(column - was_column), abs(row - was_row)) <= 1
        moves = [event for event in moment.events if isinstance(event, ExpeditionMoved)]
        assert len({event.seat for event in moves}) == len(moves)


@pytest.mark.clause("MAR-I03")
@given(seeds(), options(SLUG))
def test_mar_i03_a_small_man_has_its_index_from_its_owner_s_first_spin_on(seed: int, chosen: dict[str, object]) -> None:
    entered: set[str] = set()
    for moment in moments(seed, chosen, most=100):
        for seat in SEATS:
            assert (moment.before[seat][0] is not None) == (seat in entered)
        entered |= {SEATS[event.seat] for event in moment.events if isinstance(event, SmallManEntered)}
        if moment.is_spin and moment.before[moment.mover][0] is None:
            waits = [ask.seat for ask in moment.table.asks()]
            assert moment.mover in entered or waits == [SEATS.index(moment.mover)]


@pytest.mark.clause("MAR-I04", "MAR-16")
@given(seeds(), st.sampled_from(["exclusive", "inclusive"]))
def test_mar_i04_an_index_changes_by_the_owner_s_number_or_to_n(seed: int, counting: str) -> None:
    for moment in moments(seed, {"later_counting": counting}):
        expected = {seat: moment.before[seat][0] for seat in SEATS}
        for event in moment.events:
            if isinstance(event, SmallManEntered):
                assert expected[SEATS[event.seat]] is None
                expected[SEATS[event.seat]] = event.number - 1
            elif isinstance(event, SmallManMoved):
                assert SEATS[event.seat] == moment.mover
                steps = event.number if counting == "exclusive" else event.number - 1
                expected[moment.mover] = ((moment.before[moment.mover][0] or 0) + steps) % 16
            elif isinstance(event, SmallManDisplaced):
                assert SEATS[event.seat] != moment.mover
                assert expected[SEATS[event.seat]] == expected[moment.mover] != NORTH
                expected[SEATS[event.seat]] = NORTH
        assert {seat: moment.after[seat][0] for seat in SEATS} == expected


@pytest.mark.clause("MAR-I05")
@given(seeds(), options(SLUG))
def test_mar_i05_the_winner_s_expedition_and_no_other_stands_on_a_pole(seed: int, chosen: dict[str, object]) -> None:
    poles = {(4, 9)} if chosen.get("pole_exact", True) else {(column, 9) for column in range(1, 8)}
    for moment in moments(seed, chosen):
        outcome = moment.table.outcome()
        winners = [] if outcome is None else [SEATS[seat] for seat in outcome.winners]
        assert [seat for seat in SEATS if moment.after[seat][1] in poles] == winners
        assert outcome is None or (outcome.reason == "pole") == bool(winners)


@pytest.mark.clause("MAR-I06", "MAR-R10")
@given(seeds(), seeds(), options(SLUG))
def test_mar_i06_swapping_cities_changes_nothing(dice: int, answers: int, chosen: dict[str, object]) -> None:
    """The same spins and answers from the other cities, with the other colours: all but their names is the same."""
    told: list[list[str]] = []
    ends: list[object] = []
    for starts in (
        ("start from New York with red", "start from London with blue"),
        ("start from London with blue", "start from New York with red"),
    ):
        table = parlour.open(SLUG, seats=2, seed=dice, options=chosen)
        for seat, start in zip(SEATS, starts, strict=True):
            table.act(seat, start)
        rng = Random(answers)
        told.append([])
        for _ in range(150):
            if table.is_over():
                break
            told[-1] += [table.say(event) for event in random_move(table, rng)]
        ends.append((men(table), table.outcome(), seen(table).turns()))
    assert told[0] == told[1]
    assert ends[0] == ends[1]


POSITIONS: dict[str, dict[str, object]] = {
    "MAR-I01: the two small men share": {"a": (5, CITY), "b": (5, CITY)},
    "MAR-I05": {"a": (5, (4, 9))},
    "MAR-I03: after its owner's first spin": {"turn": {"stage": "to move"}},
    "MAR-14: there is no direction": {"a": (4, CITY), "turn": {"stage": "to move"}},
    "MAR-09: two different numbers": {"a": (4, CITY), "turn": {"stage": "to choose a number", "first": 3, "second": 3}},
    "MAR-21: one arrow": {
        "turn": {"stage": "to choose a number", "first": 3, "second": 4},
        "arrow_choice": "fixed_first",
    },
    "MAR-18: a further spin": {"a": (8, CITY), "b": (8, CITY), "turn": {"spins_again": True}},
    "MAR-R15: the turns have run out": {"turns": 2000},
}


@pytest.mark.clause("MAR-I01", "MAR-I03", "MAR-I05")
@pytest.mark.parametrize("fault", POSITIONS)
def test_a_position_that_breaks_an_invariant_is_refused_with_its_clause(fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        at(**POSITIONS[fault])  # type: ignore[arg-type]


@pytest.mark.clause("MAR-I01")
def test_mar_i01_both_on_n_with_a_direction_to_choose_needs_the_further_spin() -> None:
    north: Man = (NORTH, CITY)
    stage = {"stage": "to move", "first": 2, "second": 2}
    at(a=north, b=north, turn=stage | {"spins_again": True}, expedition_move="optional")
    with pytest.raises(BadData, match="MAR-I01"):
        at(a=north, b=north, turn=stage, expedition_move="optional")
    at(a=north, b=north, turn=stage, expedition_move="optional", later_counting="inclusive")


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        ([], "MAR-12"),
        ([{"choosing": {}}], "MAR-12"),
        ([{"turn": {}}] * 4, "MAR-12"),
        ([{"turn": {}}, {"turn": {}}], "MAR-07"),
        ([{"turn": {}}, {"lead": {"contenders": ["A"]}}], "MAR-07"),
        ([{"turn": {}}, {"lead": {"contenders": ["A", "A"]}}], "MAR-07"),
        ([{"turn": {}}, {"lead": {"contenders": ["A", "B"], "spun": [3, 4]}}], "MAR-07"),
        ([{"turn": {"stage": "spinning"}}, {"lead": {"contenders": ["A", "B"]}}], "MAR-07"),
        ([{"turn": {}}, {"lead": {"contenders": ["A", "B"]}}, {"turn": {}}], "MAR-06"),
    ],
)
def test_a_stack_that_no_game_has_is_refused(stack: list[object], fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        parlour.at({"game": SLUG, "stack": stack})


def test_an_outcome_that_the_board_does_not_show_is_refused() -> None:
    for reason, winners in (("pole", ["A"]), ("pole", []), ("turn-cap", ["B"])):
        outcome = {"reason": reason, "clause": "MAR-20", "winners": winners, "scores": [0, 0]}
        with pytest.raises(BadData, match="MAR-"):
            parlour.at({"game": SLUG, "stack": [{"turn": {}}], "outcome": outcome})


def test_city_and_colour_are_chosen_together_and_by_one_alone() -> None:
    for players in (
        {"A": {"city": "London"}},
        {"A": {"colour": "red"}},
        {"A": {"city": "London", "colour": "red"}, "B": {"city": "London", "colour": "blue"}},
    ):
        with pytest.raises(BadData, match="MAR-06"):
            parlour.at({"game": SLUG, "players": players})
