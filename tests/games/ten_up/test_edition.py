"""The edition file: what stands in it is checked, and an error names the field."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData
from parlour.games.ten_up.edition import TenUpEdition
from parlour.table import library
from parlour.testing import edition_data_with

Path = tuple[str | int, ...]


def read(data: dict[str, Any]) -> TenUpEdition:
    reader = Reader(data, "board.toml")
    edition = TenUpEdition(reader)
    reader.finish()
    return edition


def test_the_game_s_own_edition_is_read_whole() -> None:
    edition = read(deepcopy(library.edition_data("ten-up")))
    assert (edition.length, edition.goal, edition.top, edition.counters_each) == (28, 10, 4, 4)
    assert edition.homes == [(), (), (0, 14), (0, 14, 0), (0, 14, 0, 14)]
    assert edition.names["place"][:5] == ["T1:1", "T1:2", "T1:3", "T1:4", "T2:1"]


@pytest.mark.clause("TEN-01", "TEN-02", "TEN-04", "TEN-08", "TEN-13", "TEN-R14")
@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        (("edition", "min_players"), 1, "board.toml.edition.min_players", "TEN-01"),
        (("edition", "max_players"), 5, "board.toml.edition.max_players", "TEN-01"),
        (("equipment", "men"), 5, "board.toml.equipment.men", "TEN-02"),
        (("equipment", "counters"), 15, "board.toml.equipment.counters", "4 times 4 counters"),
        (("equipment", "counters_per_player"), 5, "board.toml.equipment.counters", "4 times 5 counters"),
        (("equipment", "indicator"), 2, "board.toml.equipment.indicator", "more than 1"),
        (("men", "colours"), ["red", "blue", "green"], "board.toml.men.colours", "4 values"),
        (("men", "colours"), ["red", "blue", "green", "Red"], "board.toml.men.colours", "twice"),
        (("indicator", "numbers"), [1, 2, 2], "board.toml.indicator.numbers", "each of them once"),
        (("indicator", "arrows"), 3, "board.toml.indicator.arrows", "more than 2"),
        (("goal", "points"), 17, "board.toml.goal.points", "4 counters can make 16 at most"),
        (("goal", "points"), 0, "board.toml.goal.points", "less than 1"),
        (("score_tables", "count"), 3, "board.toml.score_tables.names", "3 values"),
        (("score_tables", "names"), ["T1", "T2", "T3", "t3"], "board.toml.score_tables.names", "twice"),
        (("score_tables", "names"), ["T1", "T2", "T3", "T:4"], "board.toml.score_tables.names", "':'"),
        (("score_tables", "squares"), [1, 2, 4], "board.toml.score_tables.squares", "TEN-04"),
        (("score_tables", "squares"), [], "board.toml.score_tables.squares", "TEN-04"),
        (("circuit", "length"), 6, "board.toml.circuit.length", "less than 7"),
        (("circuit", "length"), 24, "board.toml.circuit.squares[7].index", "more than 23"),
        (("circuit", "direction"), "to the left", "board.toml.circuit.direction", "to the right"),
        (("circuit", "squares", 2, "index"), 4, "board.toml.circuit.squares[2].index", "square 4 stands twice"),
        (("circuit", "squares", 2, "kind"), "win", "board.toml.circuit.squares[2].kind", "'win' is not one of"),
        (("circuit", "squares", 1, "table"), "T5", "board.toml.circuit.squares[1].table", "'T5' is not one of"),
        (("circuit", "squares", 3, "table"), "T1", "board.toml.circuit.squares[3].table", "already"),
        (("circuit", "squares", 1), None, "board.toml.circuit.squares", "T1 has no TALLY ONE square"),
        (("circuit", "squares", 2, "table"), "T1", "board.toml.circuit.squares[2].table", "nothing reads this key"),
        (("circuit", "squares", 0), None, "board.toml.bases", "two Bases"),
        (("circuit", "squares", 4, "name"), "BASE A", "board.toml.bases", "two Bases"),
        (("bases", "two_players"), ["BASE A", "BASE A"], "board.toml.bases.two_players", "TEN-08"),
        (("bases", "three_players"), ["BASE A"] * 3, "board.toml.bases.three_players", "TEN-08"),
        (("bases", "three_players"), ["BASE A", "BASE B"], "board.toml.bases.three_players", "3 values"),
        (
            ("bases", "four_players"),
            ["BASE A", "BASE B", "BASE A", "BASE A"],
            "board.toml.bases.four_players",
            "TEN-08",
        ),
        (("bases", "four_players"), ["BASE C"] * 4, "board.toml.bases.four_players", "no Base 'BASE C'"),
        (("bases", "four_players"), None, "board.toml.bases", "'four_players' is missing"),
        (("circuit", "provenance"), "hearsay", "board.toml.circuit.provenance", "'hearsay' is not one of"),
        (("goal", "point"), 10, "board.toml.goal.point", "did you mean 'points'?"),
    ],
)
def test_a_broken_edition_is_refused_by_the_name_of_the_field(
    path: Path, value: object, where: str, problem: str
) -> None:
    with pytest.raises(BadData) as bad:
        read(edition_data_with("ten-up", path, value))
    assert bad.value.where == where
    assert problem in bad.value.problem


@pytest.mark.clause("TEN-05")
def test_ten_05_a_circuit_without_a_square_one_is_refused() -> None:
    data = deepcopy(library.edition_data("ten-up"))
    data["circuit"]["squares"] = [square for square in data["circuit"]["squares"] if square["kind"] != "lose"]
    with pytest.raises(BadData, match=r"board.toml.circuit.squares: there is no square ONE"):
        read(data)


@pytest.mark.clause("TEN-R14")
def test_ten_r14_another_board_may_have_another_number_of_tables() -> None:
    data = deepcopy(library.edition_data("ten-up"))
    data["score_tables"] |= {"count": 5, "names": ["T1", "T2", "T3", "T4", "Centre"]}
    data["circuit"]["squares"].append(
        {"index": 12, "kind": "tally", "table": "Centre", "name": "TALLY ONE", "provenance": "reconstructed"}
    )
    assert read(data).circuit[12] == ("tally", "TALLY ONE", "Centre")
