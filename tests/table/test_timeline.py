"""A record looked at at any moment: the same as the table was then, for every seat."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.analysis.turning_points import MOST, changes, turning_points
from parlour.bots.bot import find
from parlour.bots.playing import play_on, seat_rng
from parlour.core.record import UNDO, Entry, read_journal
from parlour.core.refusals import BadData
from parlour.records.replay import opened_for
from parlour.records.timeline import EVERY, Timeline
from parlour.table.table import Table
from tests.table import honest


def timeline_of(text: str) -> Timeline:
    journal = read_journal(text)
    return Timeline(opened_for(journal, None), journal)


def watched(slug: str, answers: int) -> tuple[Table, list[dict[str | None, object]]]:
    """A table that bots have played at, and what everybody saw at each moment."""
    seats = 2 if slug == "mariners-compass" else 4
    table = parlour.open(slug, seats=seats, seed=11)
    eyes = [None, *table.view().seats()]
    seen: list[dict[str | None, object]] = [{seat: table.view_data(seat) for seat in eyes}]

    def note(table: Table, entry: Entry, _events: object) -> None:
        assert entry.who != UNDO
        seen.append({seat: table.view_data(seat) for seat in eyes})

    table.watchers.append(note)
    bots = {n: find("normal", slug) for n in range(seats)}
    play_on(table, bots, {n: seat_rng(11, n) for n in range(seats)}, answers)
    return table, seen


@pytest.mark.parametrize("slug", parlour.games())
def test_every_moment_is_seen_as_it_was(slug: str) -> None:
    table, seen = watched(slug, 3 * EVERY // 2)
    timeline = timeline_of(table.record())
    assert len(timeline) == len(seen) == len(table.moves()) + 1
    for seat in (None, 0):
        letter = None if seat is None else "A"
        shown = [timeline.view_data(state, seat) for state in timeline.states(0, len(timeline))]
        assert shown == [each[letter] for each in seen]
    for moment in (0, 1, EVERY - 1, EVERY, EVERY + 1, len(timeline) - 1):
        assert timeline.view_data(timeline.state(moment), 1) == seen[moment]["B"]
    assert [event for step in timeline.steps for event in table.events_data(None, step.events)] == table.events_data(
        None, table.events
    )


@pytest.mark.parametrize("slug", parlour.games())
def test_a_table_goes_on_from_any_moment(slug: str) -> None:
    table, seen = watched(slug, EVERY)
    timeline = timeline_of(table.record())
    for moment in (0, len(timeline) // 2, len(timeline) - 1):
        assert parlour.at(timeline.position(moment), seed=1).view_data("A") == seen[moment]["A"]


def test_looking_changes_nothing() -> None:
    table, seen = watched("weigh-anchor", 40)
    timeline = timeline_of(table.record())
    for state in timeline.states(0, 20):
        play_on(parlour.at(timeline.position(3), seed=1), {}, {}, 5)
        state.stack.clear()
    assert timeline.view_data(timeline.state(5), 0) == seen[5]["A"]


def test_what_was_undone_is_as_if_it_had_not_been() -> None:
    table = honest.fair_table(3)
    nonces = {letter: honest.nonces_of(3, letter) for letter in "AB"}
    honest.pledge_all(table, nonces)
    honest.open_all(table, nonces)
    honest.play_on(table, nonces, Random(3), 2)
    table.undo()
    timeline = timeline_of(table.record(keep_secret=True))
    assert [step.entry.text for step in timeline.steps] == [entry.text for entry in table.moves()]
    assert timeline.view_data(timeline.state(len(timeline) - 1), 0) == table.view_data(0)
    assert len(timeline.worths) == len(timeline)


def test_a_wrong_line_is_named() -> None:
    table, _seen = watched("ten-up", 10)
    forged = parlour.open("ten-up", seats=4, seed=11).journal
    for entry in table.journal.entries[:-1]:
        forged.add(entry)
    forged.add(Entry("A", "fly to the moon"))
    with pytest.raises(BadData, match=f"line {len(table.journal.entries) + len(forged.header) + 2}"):
        timeline_of(forged.text())


@pytest.mark.parametrize("slug", parlour.games())
def test_worths_are_those_that_every_seat_saw_at_the_time(slug: str) -> None:
    seats = 2 if slug == "mariners-compass" else 4
    table = parlour.open(slug, seats=seats, seed=5)
    letters = table.view().seats()
    seen = [{seat: table.view(seat).worths()[seat] for seat in letters}]
    table.watchers.append(
        lambda at, _entry, _events: seen.append({seat: at.view(seat).worths()[seat] for seat in letters})
    )
    numbers = range(seats)
    play_on(table, {n: find("normal", slug) for n in numbers}, {n: seat_rng(5, n) for n in numbers}, 120)
    timeline = timeline_of(table.record(keep_secret=True))
    assert len(timeline.worths) == len(table.moves()) + 1
    assert timeline.worths == seen


def test_turns_end_where_another_seat_moves() -> None:
    table, seen = watched("ten-up", 60)
    timeline = timeline_of(table.record())
    movers = [each[None]["mover"] for each in seen]  # type: ignore[index]
    turns = [n for n, step in enumerate(timeline.steps, 1) if step.ends_turn]
    assert turns
    assert {n for n in range(1, len(movers)) if movers[n] != movers[n - 1]} <= set(turns)


def spread(by_seat: dict[str, int]) -> int:
    return max(0, *by_seat.values()) - min(0, *by_seat.values()) if by_seat else 0


def test_turning_points_are_the_greatest_swings_and_the_end() -> None:
    table, _seen = watched("weigh-anchor", 100_000)
    assert table.is_over()
    timeline = timeline_of(table.record())
    points = turning_points(timeline)
    assert len(points) == MOST
    assert [point.moment for point in points] == sorted(point.moment for point in points)
    assert points[-1].moment == len(timeline) - 1
    swings = [
        spread(changes(before, after)) for before, after in zip(timeline.worths, timeline.worths[1:], strict=False)
    ]
    assert max(swings) in [spread(point.changes) for point in points]
    for point in points:
        assert point.event in timeline.steps[point.moment - 1].events


def test_a_record_without_moves_has_one_moment_and_no_turning_point() -> None:
    timeline = timeline_of(parlour.open("finance", seats=3, seed=1).record())
    assert len(timeline) == 1
    assert turning_points(timeline) == []
