"""Edition files: anyone may copy ours and change it; what cannot be played is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import edition_with, play, played
from tests.games.monopolist.board import SLUG, at, men, stocks

BROKEN = {
    "a fifth player": ("max_players = 4", "max_players = 5", r"edition: .*two, three or four players \(MON-01\)"),
    "an unknown mark": (
        'provenance = "text"',
        'provenance = "hearsay"',
        r"edition.provenance: 'hearsay' is not one of",
    ),
    "a key too many": ("button = 1\n", "button = 1\ndice = 2\n", r"equipment.dice: nothing reads this key"),
    "three men": ("men = 4 ", "men = 3 ", r"equipment.men: 3 is less than 4"),
    "a colour twice": ('"red", "blue"', '"red", "red"', r"men.colours: each man has a colour of his own \(MON-13\)"),
    "a colour twice in capitals": ('"red", "blue"', '"red", "RED"', r"colour 'red' stands there twice"),
    "a colour that cannot be typed": ('"red", ', '"red with spots", ', r"colour 'red with spots' has 'with'"),
    "a share of more than all": ("[3, 4]", "[5, 4]", r"deal.monopolist_share: 5/4 is no proper fraction"),
    "another share": ("[3, 4]", "[1, 2]", r"deal.by_players.2.per_player: by MON-R07 it is 10"),
    "a counter lost in the deal": (
        "monopolist = 49",
        "monopolist = 48",
        r"by_players.3.monopolist: by MON-R07 it is 49",
    ),
    "too many in use": ("in_use = 42", "in_use = 43", r"by_players.2.in_use: by MON-R07 it is 42"),
    "a payment below zero": (
        "spider_to_monopolist = 2",
        "spider_to_monopolist = -2",
        r"payments.spider_to_monopolist: -2 is less",
    ),
    "a ring without receipts": ("[1, 2, 2, 4]", "[1, 2, 2]", r"payments.pass_line_by_ring: expected 4 values, got 3"),
    "a circle of other ticks": (
        "ticks = 2520\n",
        "ticks = 2500\n",
        r"rings\[0\].space_width: 28 spaces of this width do not make 2500",
    ),
    "ticks the other way": (
        'growth = "counterclockwise"',
        'growth = "clockwise"',
        r"geometry.direction_of_growth: 'clockwise'",
    ),
    "fewer rest positions": ("rest_positions = 2520", "rest_positions = 8", r"spinner.rest_positions: .*2520"),
    "nine triangles": ("sectors = 8 ", "sectors = 9 ", r"spinner.numbers: expected 9 values, got 8"),
    "narrow triangles": (
        "sector_width = 315",
        "sector_width = 300",
        r"spinner.sector_width: 8 triangles of this width",
    ),
    "a number twice": ("[6, 1, 5, 7, 3, 8, 4, 2]", "[6, 1, 5, 7, 3, 8, 4, 4]", r"spinner.numbers: .*MON-06"),
    "a number of nothing": (
        "[6, 1, 5, 7, 3, 8, 4, 2]",
        "[6, 0, 5, 7, 3, 8, 4, 2]",
        r"spinner.numbers: 0 is less than 1",
    ),
    "a wider span": ("span_width = 315", "span_width = 330", r"spinner.span_width: .*MON-23"),
    "a lopsided span": ("span_right = 158", "span_right = 150", r"spinner.span_right: .*315"),
    "a trade twice": ('trade = "mechanic"', 'trade = "farmer"', r"corners\[0\].trade: 'farmer' stands at two corners"),
    "a line off the heavy lines": (
        "black_line_tick = 630",
        "black_line_tick = 600",
        r"corners\[1\].black_line_tick: .*ring 1 \(MON-09\)",
    ),
    "lines in another order": (
        "black_line_tick = 1260",
        "black_line_tick = 1890",
        r"corners\[2\].black_line_tick: .*a quarter apart",
    ),
    "a base left of its line": (
        'base = "R1-07"',
        'base = "R1-06"',
        r"corners\[1\].base: right of the black line lies R1-07 \(MON-08\)",
    ),
    "a base that is no dollar": (
        '630, end = 720, emblem = "dollar"',
        '630, end = 720, emblem = "plain"',
        r"corners\[1\].base: R1-07 should be a dollar",
    ),
    "a base away from the lines": (
        'emblem = "plain", inward = "R2-02"',
        'emblem = "plain", base_of = "farmer", inward = "R2-02"',
        r"R1-02.base_of: no black line",
    ),
    "an unknown emblem": (
        'emblem = "anvil", inward = "R2-01"',
        'emblem = "crown", inward = "R2-01"',
        r"R1-01.emblem: 'crown' is not one of",
    ),
    "an emblem without words": ('sheaf = "Farmer"\n', "", r"emblems: 'sheaf' is missing"),
    "turns to the right": (
        '["farmer", "scientist", "merchant", "mechanic"]',
        '["farmer", "mechanic", "merchant", "scientist"]',
        r"seating.turn_order: turns pass to the left",
    ),
    "a seat for nobody": (
        'default = ["farmer", "merchant"]',
        'default = ["farmer", "baker"]',
        r"two_players_default: 'baker' is not one of",
    ),
    "one seat for two": (
        'default = ["farmer", "merchant"]',
        'default = ["farmer", "farmer"]',
        r"two_players_default: 'farmer' stands twice",
    ),
    "three rings": ("number = 2 ", "number = 3 ", r"rings\[1\].number: .*this is ring 2"),
    "fine lines outside": ("cell_width = 90 ", "cell_width = 45 ", r"rings\[0\].cell_width: 1 cells of this width"),
    "half a cell too many": (
        "heavy or fine\ncells_per_space = 1",
        "heavy or fine\ncells_per_space = 2",
        r"rings\[0\].cell_width: 2 cells of this width",
    ),
    "a space too few": (
        '  { id = "R5-03", start = 1890, end = 2520, emblem = "spider" },\n',
        "",
        r"rings\[4\].spaces: expected 4 spaces, got 3",
    ),
    "a wrong id": ('id = "R1-01"', 'id = "R1-02"', r"rings\[0\].spaces\[1\].id: 'R1-02' should be 'R1-01'"),
    "an id in another form": ('id = "R1-01"', 'id = "one"', r"spaces\[1\].id: 'one' should be 'R1-01'"),
    "a gap between spaces": (
        "start = 90, end = 180",
        "start = 95, end = 180",
        r"spaces\[1\].start: the space before it ends at 90",
    ),
    "a space too long": ("start = 90, end = 180", "start = 90, end = 185", r"spaces\[1\].end: .*ends at 180"),
    "a way in to the left": (
        '"anvil", inward = "R2-01"',
        '"anvil", inward = "R2-00"',
        r"spaces\[1\].inward: by MON-25 it is R2-01",
    ),
    "a way in from the innermost ring": (
        '"R5-03", start = 1890, end = 2520, emblem = "spider"',
        '"R5-03", start = 1890, end = 2520, emblem = "spider", inward = "R5-00"',
        r"rings\[4\].spaces\[3\].inward: there is no ring further in",
    ),
}


FINE_LINES_IN_RING_1 = (
    ("cell_width = 90 ", "cell_width = 45 "),
    ("cells_per_space = 1", "cells_per_space = 2"),
)


@pytest.mark.clause("MON-04")
def test_mon_04_fine_lines_in_the_outer_rings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"rings\[0\].cells_per_space: fine lines .*MON-04"):
        parlour.open(SLUG, edition=edition_with(SLUG, tmp_path, *FINE_LINES_IN_RING_1))


@pytest.mark.clause("MON-01", "MON-04", "MON-06", "MON-08", "MON-09", "MON-13", "MON-23", "MON-25", "MON-R07")
@pytest.mark.parametrize("case", BROKEN)
def test_an_edition_that_cannot_be_played_is_refused_with_its_place(case: str, tmp_path: Path) -> None:
    old, new, message = BROKEN[case]
    path = edition_with(SLUG, tmp_path, (old, new))
    with pytest.raises(BadData, match=message) as refused:
        parlour.open(SLUG, edition=path)
    assert "mine.toml" in str(refused.value)


def test_numbers_of_another_edition_are_played_by(tmp_path: Path) -> None:
    """Dearer spiders, a richer dollar, other names: nothing of it stands in the rules."""
    path = edition_with(
        SLUG,
        tmp_path,
        ("spider_to_monopolist = 2", "spider_to_monopolist = 3"),
        ("dollar_from_each_opponent = 1", "dollar_from_each_opponent = 2"),
        ('"red", "blue"', '"Röt", "blue"'),
    )
    table = at(chance=[1350], edition=path, more={"A": {"colour": "rot"}})
    play(table, "A spin")
    assert stocks(table) == (1, 4, 4, 4, 51)
    table = at(chance=[950], edition=path, more={"A": {"colour": "rot"}})
    play(table, "A spin")
    assert stocks(table) == (11, 2, 2, 2, 47)
    assert played(parlour.open(SLUG, seats=4, seed=5, edition=path)).is_over()


@pytest.mark.clause("MON-35")
def test_an_edition_may_give_nothing_back_on_ring_4(tmp_path: Path) -> None:
    path = edition_with(SLUG, tmp_path, ("refunds_circuit_payments = true", "refunds_circuit_payments = false"))
    table = at(men={"A": "R4-02/1260"}, counters={"A": 6}, more={"A": {"paid": 4}}, chance=[950], edition=path)
    play(table, "A spin", "A advance to R4-01/1155")
    assert stocks(table)[0] == 6 + 4 - 2
    assert men(table)["A"] == "R4-01/1155"
