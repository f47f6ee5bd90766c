"""How the seats stand: in every game, and hidden where the rules hide it."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots.bot import find
from parlour.bots.playing import play_on, seat_rng
from parlour.i18n.languages import game_catalogue
from parlour.table.table import Table

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
    catalogue = game_catalogue(slug)
    longest = 0
    while not table.is_over():
        play_on(table, bots, rngs, 25)
        for seat in table.view().seats():
            lines = table.view(seat).valuation(seat)
            longest = max(longest, len(lines))
            assert sum(line.amount for line in lines) == table.view(seat).worths()[seat]
            for line in lines:
                assert "{$" not in catalogue.text(f"value-{line.kind}", line.details), line
                assert catalogue.arguments(f"value-{line.kind}") == line.details.keys(), line
    assert longest > (1 if slug != "monopolist" else 0)


def test_a_valuation_that_is_not_shown_has_no_lines() -> None:
    table = parlour.open("finance", seats=3, options={"ownership_display": "memory"}, seed=8)
    assert table.view("A").valuation("B") == []
    assert table.view("A").valuation("A")
