"""The rulebook's invariants, over random play with all that has happened before in view."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, strategies as st

import parlour
from parlour.core.events import Event
from parlour.core.refusals import BadData
from parlour.games.monopolist.events import (
    Advanced,
    CornerTaken,
    DrawnIn,
    LeftGame,
    LinePassed,
    Placed,
    Restarted,
    Spun,
)
from parlour.table.table import Table
from parlour.testing import edition_with, hand_table, random_move, seat_counts, settings
from parlour.testing.strategies import options, seats, seeds
from tests.games.monopolist.board import SLUG, at, men, stocks, view_of

Options = dict[str, object]
READINGS = settings(SLUG)


class Moment(NamedTuple):
    """One move of a game: what stood where before it, what happened, and the table after it."""

    before: dict[str, str]
    events: list[Event]
    table: Table


def moments(seed: int, count: int, chosen: Options, most: int = 500) -> Iterator[Moment]:
    """A random game, move by move."""
    table = hand_table(SLUG, count, chosen)
    rng = Random(seed)
    for _ in range(most):
        if table.is_over():
            return
        before = men(table)
        yield Moment(before, random_move(table, rng), table)


def ring(cell: str) -> int:
    return int(cell[1])


def name(table: Table, cell: int) -> str:
    return table.lexicon.name("cell", cell)


@pytest.mark.clause("MON-I01", "MON-I02", "MON-I03", "MON-I07", "MON-I08")
@pytest.mark.parametrize("count", seat_counts(SLUG))
@pytest.mark.parametrize("reading", READINGS)
def test_every_reading_keeps_the_invariants_after_every_move(reading: str, count: int) -> None:
    for seed in range(2):
        for moment in moments(seed, count, READINGS[reading]):
            state = moment.table.copy_state()
            assert moment.table.game.rules.broken_invariants(state) == []


@pytest.mark.clause("MON-I01", "MON-I02")
@given(seeds(), seats(SLUG), options(SLUG))
def test_mon_i01_counters_are_neither_made_nor_lost(seed: int, count: int, chosen: Options) -> None:
    dealt = 0
    for moment in moments(seed, count, chosen, most=200):
        held = stocks(moment.table)
        dealt = dealt or sum(held)
        assert sum(held) == dealt
        assert min(held) >= 0
    assert dealt in {40, 41, 42, 48} if count == 2 else dealt in {63, 64}


@pytest.mark.clause("MON-I03")
@given(seeds(), seats(SLUG), options(SLUG))
def test_mon_i03_a_man_moves_in_by_one_ring_and_out_by_a_restart_alone(seed: int, count: int, chosen: Options) -> None:
    """Followed from event to event, every man ends on the cell where it stands."""
    for before, events, table in moments(seed, count, chosen, most=200):
        where = dict(before)
        for event in events:
            if isinstance(event, (DrawnIn, Advanced, Placed, Restarted)):
                seat = "ABCD"[event.seat]
                cell = name(table, event.cell)
                if isinstance(event, DrawnIn):
                    assert ring(cell) == ring(where[seat]) + 1
                elif isinstance(event, Restarted):
                    assert cell == view_of(table).base(seat)
                else:
                    assert ring(cell) == ring(where[seat])
                where[seat] = cell
            elif isinstance(event, LeftGame):
                where["ABCD"[event.seat]] = ""
            elif isinstance(event, CornerTaken):
                where["ABCD"[event.seat]] = view_of(table).base("ABCD"[event.seat])
        assert men(table) == where


@pytest.mark.clause("MON-I04", "MON-R09")
@given(seeds(), seats(SLUG), st.sampled_from(["once_per_spin", "none"]))
def test_mon_i04_a_man_is_drawn_in_at_most_once_a_spin(seed: int, count: int, limit: str) -> None:
    """By the other reading the spinner's man twice."""
    drawn: list[int] = []
    spinner = -1
    for moment in moments(seed, count, {"draw_in_limit": limit}):
        for event in moment.events:
            if isinstance(event, Spun):
                drawn, spinner = [], event.seat
            elif isinstance(event, DrawnIn):
                drawn.append(event.seat)
                again = limit == "none" and event.seat == spinner
                assert drawn.count(event.seat) <= (2 if again else 1)


@pytest.mark.clause("MON-I05")
@given(seeds(), seats(SLUG), st.sampled_from(["before_next_spin", "at_once"]))
def test_mon_i05_nothing_is_paid_right_after_a_restart(seed: int, count: int, moment_of_restart: str) -> None:
    for moment in moments(seed, count, {"restart_moment": moment_of_restart}):
        restarted = {"ABCD"[event.seat] for event in moment.events if isinstance(event, Restarted)}
        if moment_of_restart == "before_next_spin":  # then the table waits for the spin, and nothing has followed
            assert all(view_of(moment.table).paid(seat) == 0 for seat in restarted)
        for seat in view_of(moment.table).seats():
            if view_of(moment.table).paid(seat):
                assert not view_of(moment.table).is_out(seat)


@pytest.mark.clause("MON-I06")
@given(seeds(), seats(SLUG), st.sampled_from(["restart", "continue"]))
def test_mon_i06_the_line_pays_at_most_once_between_two_starts(seed: int, count: int, bonus: str) -> None:
    passed: set[int] = set()
    for moment in moments(seed, count, {"bonus_after_pass": bonus}):
        for event in moment.events:
            if isinstance(event, LinePassed):
                assert event.seat not in passed
                passed.add(event.seat)
            elif isinstance(event, Restarted):
                passed.discard(event.seat)


@pytest.mark.clause("MON-I07")
@given(seeds(), st.sampled_from([3, 4]), options(SLUG))
def test_mon_i07_who_has_left_takes_no_part_any_more(seed: int, count: int, chosen: Options) -> None:
    out: set[int] = set()
    for moment in moments(seed, count, chosen):
        for event in moment.events:
            told = moment.table.game.events.data(event, moment.table.lexicon)["fields"]
            assert isinstance(told, dict)
            assert not out & {"ABCD".index(told[key]) for key in ("seat", "to", "lender") if key in told}
            if isinstance(event, LeftGame):
                out.add(event.seat)
        assert not out & {ask.seat for ask in moment.table.asks()}
        for seat in out:
            letter = "ABCD"[seat]
            assert (men(moment.table)[letter], stocks(moment.table)[seat]) == ("", 0)
            assert all(letter != lender for other in "ABCD"[:count] for lender, _ in view_of(moment.table).debts(other))


@pytest.mark.clause("MON-I08", "MON-38", "MON-39")
@given(seeds(), seats(SLUG))
def test_mon_i08_the_game_ends_when_exactly_one_has_won_and_not_before(seed: int, count: int) -> None:
    for moment in moments(seed, count, {"spin_cap": 60}):
        table = moment.table
        view = view_of(table)
        playing = [seat for seat in view.seats() if not view.is_out(seat)]
        worths = sorted((view.worth(seat) for seat in playing), reverse=True)
        capital = worths[0] > view.monopolist() and worths[0] > worths[1]
        last = sum(view.counters(seat) > 0 for seat in playing) == 1
        outcome = table.outcome()
        if outcome is None:
            assert not capital
            assert not last
        elif outcome.reason in ("capital", "last"):
            assert {"capital": capital, "last": last}[outcome.reason]
            assert len(outcome.winners) == 1
            assert outcome.scores[outcome.winners[0]] == worths[0]
        else:
            assert view.spins() == 60
            assert not capital
            assert not last
            assert [outcome.scores[seat] for seat in outcome.winners] == [worths[0]] * len(outcome.winners)


TURNED = ("numbers = [6, 1, 5, 7, 3, 8, 4, 2]", "numbers = [4, 2, 6, 1, 5, 7, 3, 8]")
NEXT_TRADE = {"farmer": "mechanic", "mechanic": "merchant", "merchant": "scientist", "scientist": "farmer"}
QUARTER = 630
PER_QUADRANT = {"1": 7, "2": 5, "3": 3, "4": 1, "5": 1}


def turned(text: str) -> str:
    """A name, or a line of a record, as it is a quarter of the circle further to the right."""
    if text in NEXT_TRADE:
        return NEXT_TRADE[text]
    if text[:1] == "R" and text[2:3] == "-":
        space, _, tick = text.partition("/")
        spaces = PER_QUADRANT[space[1]]
        further = f"{space[:3]}{(int(space[3:]) + spaces) % (4 * spaces):02}"
        return f"{further}/{(int(tick) + QUARTER) % 2520}" if tick else further
    return " ".join(turned(word) for word in text.split(" ")) if " " in text else text


def turned_data(data: Any) -> Any:
    if isinstance(data, dict):
        kept = {key: turned_data(value) for key, value in data.items()}
        if isinstance(kept.get("rest"), int):
            kept["rest"] = (kept["rest"] + QUARTER) % 2520
        return kept
    if isinstance(data, list):
        return [turned_data(item) for item in data]
    return turned(data) if isinstance(data, str) else data


@pytest.mark.clause("MON-I09")
@pytest.mark.parametrize("count", seat_counts(SLUG))
def test_mon_i09_a_quarter_turn_gives_the_same_game(count: int, tmp_path: Path) -> None:
    """Every seat has the next corner, the numbers lie two triangles on, every spin rests a quarter further."""
    path = edition_with(SLUG, tmp_path, TURNED)
    for seed in range(6):
        table = hand_table(SLUG, count)
        other = parlour.open(SLUG, seats=count, chance="by hand", edition=path)
        rng = Random(seed)
        while not table.is_over():
            random_move(table, rng)
            entry = table.moves()[-1]
            if entry.who == "*":
                other.resolve_draw((int(entry.text.split(" ")[1]) + QUARTER) % 2520)
            else:
                other.act(entry.who, turned(entry.text))
            assert other.position() == turned_data(table.position())
        assert other.outcome() == table.outcome()


def test_a_position_s_smallest_form_is_played_on_from() -> None:
    """As the rulebook's words have it: trade, colour, man and counters; the rest is as at the start."""
    table = parlour.at(
        {
            "game": SLUG,
            "seats": 2,
            "players": {
                "A": {"trade": "farmer", "colour": "red", "man": "R1-07", "counters": 4},
                "B": {"trade": "merchant", "colour": "blue", "man": "R3-05/1050", "counters": 6},
            },
            "mover": "B",
            "stack": [{"turn": {}}],
        },
        chance=[400],
    )
    table.act("B", "spin")
    assert view_of(table).monopolist() == 32
    assert parlour.at(table.position()).position() == table.position()


POSITIONS: dict[str, dict[str, object]] = {
    "MON-I01: 63 counters are there, but 64 were dealt": {"in_use": 63},
    "MON-I02: a stock is negative": {"counters": {"A": -1}},
    "MON-I05: counters paid": {"more": {"A": {"paid": -1}}},
    "MON-R25: there are 2000 spins": {"spins": 2001},
    "MON-12: two players have one corner": {"more": {"A": {"trade": "merchant"}}},
    "MON-13: two players have one man": {"more": {"A": {"colour": "blue"}}},
    "MON-13: a player has a corner and a man": {"more": {"A": {"trade": None}}},
    "MON-I07: a player who has left has counters": {"men": {"B": None}},
    "MON-I07: it is the turn of a player": {"men": {"A": None}, "counters": {"A": 0}},
    "MON-36: a man upon the innermost ring": {"men": {"B": "R5-00/105"}},
    "MON-R10: men go back to the Base at once": {"more": {"B": {"restart": True}}, "restart_moment": "at_once"},
    "MON-R16: a debt outlives": {"men": {"B": None}, "counters": {"B": 0}, "more": {"A": {"owes": {"B": 1}}}},
    "MON-34: nobody has lent this": {"more": {"A": {"owes": {"A": 1}}}},
    "MON-R15: only a bankrupt": {"more": {"A": {"arrears": {"monopolist": 1}}}, "shortfall": "owed"},
    "MON-33: a player without counters": {"counters": {"B": 0}},
    "MON-39: one player only": {
        "men": {"B": None, "C": None, "D": None},
        "counters": {"B": 0, "C": 0, "D": 0},
    },
    "MON-38: a player has outgrown": {"counters": {"A": 40}},
    "MON-R02: the spider cannot rest at -1": {"turn": {"stage": "to advance"}},
    "MON-R02: the spider cannot rest at 158": {
        "turn": {"stage": "to advance", "rest": 158},
        "spinner_model": "detent",
    },
    "MON-14: nothing is drawn in": {"turn": {"rest": 4}},
    "MON-I04: a man is looked at once": {"turn": {"stage": "to advance", "rest": 4, "looked_at": 5}},
    "MON-17: a bonus spin is earned": {"turn": {"stage": "to spin again"}},
    "MON-31: who places a man": {"turn": {"stage": "to place", "rest": 4}},
    "MON-31: this man has no cell": {"turn": {"stage": "to place", "rest": 4, "to_place": ["B"]}},
    "MON-R14: no man moves": {
        "men": {"A": "R5-00/0"},
        "more": {"A": {"restart": True}},
        "turn": {"stage": "to advance", "rest": 4},
    },
    "MON-27: this advance leaves nothing": {"turn": {"stage": "to advance", "rest": 1350}},
    "MON-16: nobody is asked at this stage": {"turn": {"stage": "played", "rest": 4}},
    "MON-16: turns lie at the bottom": {"stack": [{"turn": {}}, {"turn": {}}]},
    "MON-12: each player picks a corner before": {
        "stack": [{"turn": {}}, {"lead": {"contenders": ["A"]}}, {"choosing": {}}]
    },
    "MON-15: each contender spins once": {"stack": [{"turn": {}}, {"lead": {"contenders": ["A", "A"]}}]},
    "MON-13: a man starts from the Base": {"stack": [{"turn": {}}, {"lead": {"contenders": ["A", "B"]}}]},
    "MON-33: a bankruptcy interrupts": {"stack": [{"turn": {}}, {"bankruptcy": {"bankrupt": "A"}}]},
    "MON-33: this player is not bankrupt": {
        "stack": [{"turn": {"stage": "played", "rest": 4}}, {"bankruptcy": {"bankrupt": "A"}}]
    },
    "MON-34: the others are asked once": {
        "counters": {"A": 0},
        "stack": [{"turn": {"stage": "played", "rest": 4}}, {"bankruptcy": {"bankrupt": "A", "asked": 4}}],
    },
    "MON-R16: nobody can have offered": {
        "counters": {"A": 0},
        "stack": [{"turn": {"stage": "played", "rest": 4}}, {"bankruptcy": {"bankrupt": "A", "offers": {"C": 1}}}],
    },
    "MON-33: there is nothing to be asked": {
        "counters": {"A": 0},
        "stack": [{"turn": {"stage": "played", "rest": 4}}, {"bankruptcy": {"bankrupt": "A", "asked": 3}}],
    },
}


@pytest.mark.clause("MON-I01", "MON-I02", "MON-I03", "MON-I07", "MON-I08")
@pytest.mark.parametrize("fault", POSITIONS)
def test_a_position_that_no_game_has_is_refused_with_its_clause(fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        at(**POSITIONS[fault])  # type: ignore[arg-type]


@pytest.mark.clause("MON-I08")
@pytest.mark.parametrize("reason", ["last", "capital", "spin-cap", "all-ruined"])
def test_an_outcome_that_the_counters_do_not_show_is_refused(reason: str) -> None:
    position = at().position()
    scores = [4, 4, 4, 4]
    with pytest.raises(BadData, match="MON-I08"):
        parlour.at(position | {"outcome": {"reason": reason, "clause": "MON-38", "winners": ["A"], "scores": scores}})
