"""How the seats stand: in every game, along a record, and hidden where the rules hide it."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.bots.bot import find
from parlour.bots.playing import play_on, seat_rng
from parlour.core.record import read_journal
from parlour.table.course import course_of
from parlour.table.table import Table
from tests.table import honest

WON_BY_WORTH: dict[str, dict[str, object]] = {
    "corner-the-market": {},
    "finance": {"round_limit": 20},
    "monopolist": {},
    "pit": {"form": "rounds"},
    "ten-up": {},
    "weigh-anchor": {"turn_limit": 60},
}
"""The games whose final scores are worths, with options by which they end soon."""


def played(slug: str, options: dict[str, object], most: int | None = None, seats: int = 3) -> Table:
    table = parlour.open(slug, seats=seats, options=options, seed=5)
    numbers = range(seats)
    play_on(table, {n: find("normal", slug) for n in numbers}, {n: seat_rng(5, n) for n in numbers}, most)
    return table


@pytest.mark.parametrize("slug", WON_BY_WORTH)
def test_at_the_end_every_seat_is_worth_its_score(slug: str) -> None:
    table = played(slug, WON_BY_WORTH[slug])
    outcome = table.outcome()
    assert outcome is not None
    assert tuple(table.view().worths().values()) == outcome.scores


def test_an_expedition_is_worth_the_squares_made_good() -> None:
    table = played("mariners-compass", {}, seats=2)
    outcome = table.outcome()
    assert outcome is not None
    view = table.view()
    [winner] = [view.seats()[n] for n in outcome.winners]
    assert view.worths()[winner] == 4  # rows from the city to the Pole
    assert all(worth is not None and worth < 4 for seat, worth in view.worths().items() if seat != winner)


@pytest.mark.parametrize("slug", parlour.games())
def test_a_course_has_a_point_for_every_moment(slug: str) -> None:
    table = played(slug, {}, most=40, seats=2 if slug == "mariners-compass" else 4)
    course = course_of(read_journal(table.record(keep_secret=True)))
    assert course.measure == table.view().measure()
    for seat, line in course.worths.items():
        assert len(line) == len(table.moves()) + 1
        assert line[-1] == table.view(seat).worths()[seat]


def test_what_was_undone_leaves_the_course() -> None:
    table = honest.fair_table(3)
    nonces = {letter: honest.nonces_of(3, letter) for letter in "AB"}
    honest.pledge_all(table, nonces)
    honest.open_all(table, nonces)
    honest.play_on(table, nonces, Random(3), 2)
    table.undo()
    course = course_of(read_journal(table.record(keep_secret=True)))
    assert [len(line) for line in course.worths.values()] == [len(table.moves()) + 1] * 2


@pytest.mark.parametrize(
    ("slug", "options"),
    [("corner-the-market", {"holdings_visible": False}), ("finance", {"ownership_display": "memory"})],
)
def test_a_worth_that_is_hidden_is_not_told(slug: str, options: dict[str, object]) -> None:
    table = played(slug, options, most=60)
    for seat in table.view().seats():
        assert {other for other, worth in table.view(seat).worths().items() if worth is not None} == {seat}
    assert set(table.view().worths().values()) == {None}


@pytest.mark.parametrize("slug", ["corner-the-market", "finance", "monopolist", "ten-up", "weigh-anchor"])
def test_the_lines_of_a_valuation_add_up_to_the_worth(slug: str) -> None:
    table = parlour.open(slug, seats=3, options=WON_BY_WORTH[slug], seed=8)
    bots = {n: find("normal", slug) for n in range(3)}
    rngs = {n: seat_rng(8, n) for n in range(3)}
    longest = 0
    while not table.is_over():
        play_on(table, bots, rngs, 25)
        for seat in table.view().seats():
            lines = table.view(seat).valuation(seat)
            longest = max(longest, len(lines))
            assert sum(line.amount for line in lines) == table.view(seat).worths()[seat]
    assert longest > (1 if slug != "monopolist" else 0)


def test_a_valuation_that_is_not_shown_has_no_lines() -> None:
    table = parlour.open("finance", seats=3, options={"ownership_display": "memory"}, seed=8)
    assert table.view("A").valuation("B") == []
    assert table.view("A").valuation("A")
