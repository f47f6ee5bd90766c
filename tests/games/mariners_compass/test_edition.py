"""Edition files: anyone may copy ours and change it; what cannot be played is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import edition_text, edition_with, played
from tests.games.mariners_compass.board import CITY, at, expedition

OURS = edition_text("mariners-compass")

BROKEN = {
    "a player too many": ("max_players = 2", "max_players = 3", r"edition: .*two players \(MAR-01\)"),
    "a player alone": ("min_players = 2", "min_players = 1", r"edition: .*two players \(MAR-01\)"),
    "no title": ('title = "Mariner\'s Compass"\n', "", r"edition: 'title' is missing"),
    "an unknown mark": (
        'provenance = "text"',
        'provenance = "hearsay"',
        r"edition.provenance: 'hearsay' is not one of",
    ),
    "a misspelt key": ("large_men = 2", "large_man = 2", r"equipment: 'large_men' is missing"),
    "a key too many": ("indicator = 1\n", "indicator = 1\ndice = 2\n", r"equipment.dice: nothing reads this key"),
    "one colour twice": ('["red", "blue"]', '["red", "Réd"]', r"colour 'red' stands there twice"),
    "three colours": ('["red", "blue"]', '["red", "blue", "green"]', r"men.colours: expected 2 different colours"),
    "three arrows": ("arrows = 2 ", "arrows = 3 ", r"indicator.arrows: 3 is more than 2"),
    "no numbers": ("numbers = [1, 2, 3, 4, 5, 6]", "numbers = []", r"indicator.numbers: the dial needs numbers"),
    "a number twice": (
        "[1, 2, 3, 4, 5, 6]",
        "[1, 2, 2]",
        r"indicator.numbers: the dial needs numbers, each of them once",
    ),
    "a number that is none": ("[1, 2, 3, 4, 5, 6]", '[1, "two"]', r"indicator.numbers: expected a whole number"),
    "a ring too short": ("spaces = 16", "spaces = 15", r"compass.letters: expected 15 values, got 16"),
    "a letter without a step": ('"SE", ""]', '"X", ""]', r"compass.letters: the letter 'X' has no step"),
    "two blanks together": ('["S", "", "SW"', '["S", "", ""', r"compass.letters: space . is blank, and so is one"),
    "an entry that is no letter": ('entry_space = "S"', 'entry_space = "Q"', r"compass.entry_space: 'Q' is not one of"),
    "a displaced man nowhere": ('displaced_to = "N"', 'displaced_to = ""', r"compass.displaced_to: '' is not one of"),
    "entry that counts otherwise": (
        "entry_counts_start = true",
        "entry_counts_start = false",
        r"entry_counts_start: .*MAR-R01",
    ),
    "a step of two squares": ("N = [0, 1]", "N = [0, 2]", r"compass.steps.N: a step is one square"),
    "a step nowhere": ("N = [0, 1]", "N = [0, 0]", r"compass.steps.N: a step is one square"),
    "two steps alike": ("N = [0, 1]", "N = [1, 1]", r"compass.steps.N: .* direction of its own"),
    "a city off the centre": ("city_at = [4, 5]     ", "city_at = [3, 5]     ", r"tables.*(MAR-03)"),
    "unequal Tables": (
        "columns = 7\nrows = 9\ncity_at = [4, 5]\n",
        "columns = 9\nrows = 9\ncity_at = [5, 5]\n",
        r"tables\[1\]: .*MAR-03",
    ),
    "one city for both": ('city = "London"', 'city = "new york"', r"city 'New York' stands there twice"),
    "a city that cannot be typed": (
        'city = "London"',
        'city = "London with Kent"',
        r"city 'London with Kent' has 'with'",
    ),
    "a city without a name": ('city = "London"', 'city = ""', r"'' is no name for a city"),
    "another game": ('game = "mariners-compass"', 'game = "ten-down"', r"an edition of 'ten-down'"),
    "no TOML": ("[men]", "[men", r"this is no TOML"),
}


@pytest.mark.clause("MAR-01", "MAR-03")
@pytest.mark.parametrize("case", BROKEN)
def test_an_edition_that_cannot_be_played_is_refused_with_its_place(case: str, tmp_path: Path) -> None:
    old, new, message = BROKEN[case]
    path = edition_with("mariners-compass", tmp_path, (old, new))
    with pytest.raises(BadData, match=message) as refused:
        parlour.open("mariners-compass", edition=path)
    assert "mine.toml" in str(refused.value)


@pytest.mark.clause("MAR-R10", "MAR-R11")
def test_mar_r10_another_edition_may_place_the_poles_otherwise(tmp_path: Path) -> None:
    path = edition_with("mariners-compass", tmp_path, *[("pole_at = [4, 9]\n", "pole_at = [5,  7]\n")] * 2)
    table = at(a=(7, (5, 6)), chance=[(1, 1)], edition=path)
    table.act("A", "spin")
    assert expedition(table, "A") == (5, 7)
    assert table.view("A").has_won()
    beyond = at(a=(7, (4, 8)), chance=[(1, 1)], edition=path)
    beyond.act("A", "spin")
    assert expedition(beyond, "A") == (4, 9)
    assert not beyond.is_over()


def test_a_larger_dial_is_played_by_its_own_numbers(tmp_path: Path) -> None:
    """Numbers as large as you like, also beyond the ring, and no two spins are taken for one another."""
    path = edition_with("mariners-compass", tmp_path, ("[1, 2, 3, 4, 5, 6]", "[1, 2, 1001, 2001]"))
    for spin in ((1, 1001), (2, 1), (1, 2001), (2, 1001)):
        table = at(a=(0, CITY), chance=[spin], edition=path)
        table.act("A", "spin")
        ask = table.ask("A")
        assert ask is not None
        assert [table.show(action) for action in ask.actions()] == [f"play {number}" for number in spin]
    played(parlour.open("mariners-compass", seed=1, edition=path), 1, most=200)


def test_an_edition_may_ask_for_options_and_players_go_before_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OURS + "\n[rules.options]\nturn_cap = 7\npole_exact = false\n", encoding="utf-8")
    assert parlour.open("mariners-compass", edition=path).options["turn_cap"] == 7
    mine = parlour.open("mariners-compass", edition=path, options={"turn_cap": 9})
    assert (mine.options["turn_cap"], mine.options["pole_exact"]) == (9, False)
