"""Before the first turn: two players, their men, the board, cities and colours, the lead."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import answers, cited, play
from tests.games.mariners_compass.board import CITY, SPACES, at, expedition, index, men, seen

CHOSEN = ("A start from New York with red", "B start from London with blue")


def opened(*chance: object, **options: object) -> Table:
    return parlour.open("mariners-compass", seats=2, chance=list(chance), options=options)


@pytest.mark.clause("MAR-01")
def test_mar_01_it_is_for_two() -> None:
    assert len(parlour.open("mariners-compass", seats=2).names) == 2
    for seats in (1, 3):
        with pytest.raises(BadData, match=f"is played by 2, not by {seats}"):
            parlour.open("mariners-compass", seats=seats)


@pytest.mark.clause("MAR-02")
def test_mar_02_each_has_a_large_and_a_small_man_of_one_colour_and_the_indicator_is_shared() -> None:
    table = opened((1, 2), (3, 4))
    play(table, *CHOSEN)
    for seat, colour in (("A", "red"), ("B", "blue")):
        assert seen(table).colour(seat) == colour
        assert (index(table, seat), expedition(table, seat)) == (None, CITY)
    play(table, "A spin", "B spin")
    assert [entry.text for entry in table.moves() if entry.who == "*"] == ["spin 1 2", "spin 3 4"]


@pytest.mark.clause("MAR-02")
def test_mar_02_a_colour_is_given_once() -> None:
    table = opened()
    play(table, "A start from New York with blue")
    assert answers(table) == ["B start from London with red"]
    with pytest.raises(BadData, match="MAR-02"):
        parlour.at({"game": "mariners-compass", "players": {"A": {"city": "London", "colour": "red"},
                                                             "B": {"city": "New York", "colour": "red"}}})  # fmt: skip


@pytest.mark.clause("MAR-03")
def test_mar_03_each_city_is_the_centre_of_its_table() -> None:
    table = opened()
    play(table, *CHOSEN)
    columns, rows = seen(table).table_size()
    assert [seen(table).city(seat) for seat in "AB"] == ["New York", "London"]
    assert (columns + 1, rows + 1) == (2 * CITY[0], 2 * CITY[1])
    assert {one["end_of_board"] for one in library.edition_data("mariners-compass")["tables"]} == {"west", "east"}
    assert expedition(table, "A") == expedition(table, "B") == CITY


@pytest.mark.clause("MAR-04")
def test_mar_04_the_ring_has_letters_and_blanks_by_turns() -> None:
    assert list(seen(opened()).compass()) == SPACES
    letters = library.edition_data("mariners-compass")["compass"]["letters"]
    assert letters[::2] == ["S", "SW", "W", "NW", "N", "NE", "E", "SE"]
    assert set(letters[1::2]) == {""}


@pytest.mark.clause("MAR-06")
def test_mar_06_each_chooses_city_and_colour_by_seat() -> None:
    table = opened()
    assert answers(table) == [
        f"A start from {city} with {colour}" for city in ("New York", "London") for colour in ("red", "blue")
    ]
    events = play(table, "A start from London with blue")
    assert cited(events) == ["MAR-06"]
    assert answers(table) == ["B start from New York with red"]
    play(table, "B start from New York with red")
    assert [seen(table).city(seat) for seat in "AB"] == ["London", "New York"]
    assert men(table) == {"A": (None, CITY), "B": (None, CITY)}


@pytest.mark.clause("MAR-07")
@pytest.mark.parametrize(
    ("spins", "leader"), [([(6, 5), (1, 2)], "A"), ([(1, 2), (6, 5)], "B"), ([(3, 4), (4, 4)], "B")]
)
def test_mar_07_the_highest_spin_plays_first(spins: list[tuple[int, int]], leader: str) -> None:
    table = opened(*spins)
    events = play(table, *CHOSEN, "A spin", "B spin")
    assert cited(events)[-3:] == ["MAR-07"] * 3
    assert answers(table) == [f"{leader} spin"]
    assert seen(table).mover() == leader


@pytest.mark.clause("MAR-R03", "MAR-S23")
def test_mar_s23_a_tie_for_the_lead_is_spun_again_by_both() -> None:
    table = opened((3, 4), (6, 1), (5, 5), (6, 6))
    events = play(table, *CHOSEN, "A spin", "B spin")
    assert cited(events)[-1] == "MAR-R03"
    assert table.say(events[-1]) == "A and B tie and spin again."
    assert answers(table) == ["A spin"]
    play(table, "A spin", "B spin")
    assert seen(table).mover() == "B"


@pytest.mark.clause("MAR-R03")
@pytest.mark.parametrize(("lead_value", "leader"), [("sum_of_arrows", "B"), ("higher_arrow", "A")])
def test_mar_r03_the_sum_counts_or_the_higher_arrow(lead_value: str, leader: str) -> None:
    table = opened((6, 1), (5, 5), lead_value=lead_value)
    play(table, *CHOSEN, "A spin", "B spin")
    assert seen(table).mover() == leader


@pytest.mark.clause("MAR-R03")
def test_mar_r03_by_the_higher_arrow_other_sums_tie() -> None:
    table = opened((6, 1), (4, 6), lead_value="higher_arrow")
    assert cited(play(table, *CHOSEN, "A spin", "B spin"))[-1] == "MAR-R03"


@pytest.mark.clause("MAR-08")
def test_mar_08_the_leader_spins_again_to_enter() -> None:
    """The spin for the lead moves nothing; the next one enters the small man by one arrow's number."""
    table = opened((6, 5), (1, 2), (3, 3))
    play(table, *CHOSEN, "A spin", "B spin")
    assert men(table) == {"A": (None, CITY), "B": (None, CITY)}
    events = play(table, "A spin")
    assert "MAR-08" in cited(events)
    assert index(table, "A") == 2


@pytest.mark.clause("MAR-08", "MAR-R01")
@pytest.mark.parametrize("number", range(1, 7))
def test_mar_08_entry_counts_from_s_towards_w_and_s_is_one(number: int) -> None:
    table = at(chance=[(number, number)])
    play(table, "A spin")
    assert index(table, "A") == number - 1
    assert SPACES[:5] == ["S", "S-SW", "SW", "SW-W", "W"]
