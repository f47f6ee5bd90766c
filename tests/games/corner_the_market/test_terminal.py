"""The board in the terminal: readable at 80 columns, whatever goes on."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from parlour.table.table import Table
from parlour.terminal.boards import draw, legend
from parlour.testing import play, random_play, random_table
from tests.games.corner_the_market.board import SLUG, at, in_pit, player


def lines_of(table: Table, seat: str | None = "A") -> list[str]:
    return draw(SLUG, table.view(seat), 80).plain.split("\n")


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_it_fits_80_columns_and_a_screen_through_a_whole_game(seats: int) -> None:
    table = random_table(SLUG, seats, seats)
    for n, _events in enumerate(random_play(table, seats)):
        if n % 7 == 0 or table.is_over():
            drawn = lines_of(table)
            assert max(cell_len(line) for line in drawn) <= 80
            assert len(drawn) <= 17 + 2 * seats
    assert cell_len(legend(SLUG)) <= 120


def test_track_prices_and_holdings() -> None:
    table = at(player(4_200, 5, Coffee=7), player(at=5, Hides=10), player(0, None), marker="spring", brokers={"A": 2})
    drawn = lines_of(table)
    assert "Spring" in drawn[0]
    assert next(line for line in drawn if "☎ 3" in line).split()[:3] == ["CASH", "Flyer", "b"]
    assert any("5  AB" in line for line in drawn)
    row = next(line for line in drawn if line.startswith("▸A")).split()
    assert row == ["▸A", "5", "■7", "2", "4,200", "15,600"]
    assert any("★10" in line for line in drawn)
    assert any("bankrupt" in line for line in drawn)
    assert next(line for line in drawn if "sells at" in line).split()[2:4] == ["1,200", "1,600"]
    assert "closed" in next(line for line in drawn if "in stock" in line)


def test_the_pit_one_stands_in_comes_first_and_offers_are_shown() -> None:
    table = in_pit("Sugar 4", player(Hides=2), player(at="Coffee 2"))
    play(table, "A offer B: 1 Hides for 2500")
    drawn = lines_of(table)
    pits = [line.split()[0] for line in drawn if " Ent. " in line]
    assert pits == ["Sugar"]
    assert "OPEN" in next(line for line in drawn if line.startswith(" Sugar"))
    assert drawn[-1].strip() == "Offer 1: A gives B 1 Hides for 2500."
    assert [line.split()[0] for line in lines_of(table, "B") if " Ent. " in line] == ["Coffee", "Sugar"]


def test_nobody_is_lost_where_many_stand_and_where_no_ring_is_drawn() -> None:
    places = ("Sugar 4", "Coffee 2", "Rubber 10", 0, 0, 0, 0, 38)
    drawn = lines_of(in_pit("Sugar 4", player(), *[player(at=place) for place in places[1:]]))
    assert any(line.startswith(" 0  D+3 1 ") for line in drawn)
    shown = {line[1]: line[3:13].strip() for line in drawn[-len(places) :]}
    assert shown == dict(zip("ABCDEFGH", map(str, places), strict=True))
    assert sum(" Ent. " in line for line in drawn) == 1


def test_a_crash_and_the_longer_game() -> None:
    drawn = lines_of(at(marker="july", crash=True, options={"calendar_mode": "months"}))
    assert "July (summer)" in drawn[0]
    assert "MARKET CRASH" in drawn[0]


def test_what_is_hidden_is_a_question_mark() -> None:
    table = at(
        player(4_200, Coffee=7), player(7_700, Hides=3), options={"holdings_visible": False, "cash_visible": False}
    )
    rows = {line[1]: line.split()[1:] for line in lines_of(table) if line[1:3] in ("A ", "B ")}
    assert rows["A"] == ["0", "■7", "0", "4,200", "11,900"]
    assert rows["B"][0] == "0"
    assert set(rows["B"][1:]) == {"?"}
