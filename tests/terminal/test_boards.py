"""The boards: at most eighty columns in every position, men where they stand."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

import parlour
from parlour.table import library
from parlour.terminal import boards
from parlour.terminal.boards import plain
from parlour.terminal.texts.wording import Wording

GAMES = parlour.games()
TABLES = [
    (slug, seats)
    for slug in GAMES
    for seats in range(library.bundled_edition(slug).least_seats, library.bundled_edition(slug).most_seats + 1)
]


def drawn(table: parlour.Table) -> list[str]:
    return boards.draw(table.game.slug, table.view(0), 80).plain.split("\n")


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_position_of_a_random_game_fits_eighty_columns(slug: str, seats: int) -> None:
    table = parlour.open(slug, seats=seats, seed=seats)
    rng = Random(5)
    widest = 0
    for n in range(400):
        if n % 4 == 0 or table.is_over():
            lines = drawn(table)
            listed = plain.draw(table.view(None), 80, Wording()).plain.split("\n")
            assert lines != listed
            for line in [*lines, *listed]:
                assert line == line.rstrip()
                widest = max(widest, cell_len(line))
        if table.is_over():
            break
        ask = table.asks()[0]
        table.act(ask.seat, ask.sample(rng))
    assert 60 < widest <= 80


@pytest.mark.parametrize("slug", GAMES)
def test_a_narrow_terminal_gets_the_list_instead(slug: str) -> None:
    table = parlour.open(slug, seed=1)
    narrow = boards.draw(slug, table.view(0), 60)
    assert narrow.plain == plain.draw(table.view(0), 60, Wording()).plain
    assert all(cell_len(line) <= 60 for line in narrow.plain.split("\n"))


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_explains_its_signs(slug: str) -> None:
    assert boards.legend(slug)


def test_a_game_without_a_drawing_has_a_list_and_no_legend() -> None:
    table = parlour.open("mariners-compass", seed=1)
    assert boards.draw("no-such-game", table.view(0), 80).plain == plain.draw(table.view(0), 80, Wording()).plain
    assert boards.legend("no-such-game") == ""


def test_the_list_tells_what_the_view_tells_of_each_seat() -> None:
    table = parlour.open("mariners-compass", seed=1)
    table.act("A", "start from London with red")
    lines = plain.draw(table.view(0), 80, Wording()).plain.split("\n")
    assert "city              A London; B -" in lines
    assert "expedition        A 4, 5; B 4, 5" in lines
    assert "pole              4, 9" in lines


def test_expeditions_and_small_men_stand_where_they_are() -> None:
    players = {
        "A": {"city": "New York", "colour": "red", "small_man": "NW", "expedition": "(3, 6)"},
        "B": {"city": "London", "colour": "blue", "small_man": "N-NE", "expedition": "(7, 1)"},
    }
    position = {"game": "mariners-compass", "seats": 2, "players": players, "stack": [{"turn": {}}]}
    lines = drawn(parlour.at(position))
    assert lines[0].startswith(" ╭─ New York ─")
    assert "╭─ London ─" in lines[0]
    assert lines[4].startswith("6│ ·  ·  A  ·  ·  ·  · │")
    assert lines[9].endswith("1│ ·  ·  ·  ·  ·  ·  B │")
    assert lines[1].startswith("9│ ·  ·  ·  ✶  ·  ·  · │")
    assert "(NWa)" in lines[1]
    assert "(N)  (b)" in lines[0]


def test_men_and_counters_stand_on_their_squares() -> None:
    players = {
        "A": {"colour": "red", "man": 7, "counters": ["T1:2", "T3:4"]},
        "B": {"colour": "blue", "man": 18, "counters": ["T1:2"]},
    }
    lines = drawn(parlour.at({"game": "ten-up", "seats": 2, "players": players, "stack": [{"turn": {}}]}))
    at_7 = next(n for n, line in enumerate(lines) if "│7 −1│" in line)
    column = lines[at_7].index("│7 −1│")
    assert lines[at_7 + 1][column : column + 6] == "│ A  │"
    at_18 = lines[1].index("│18+1│")
    assert lines[2][at_18 : at_18 + 6] == "│ B  │"
    assert lines[1].startswith("│ 4 A     │")
    assert any(line.endswith("│ 2 AB    │") for line in lines[10:])
    assert any("A  ●●●●●●○○○○  6 of 10, 2 left" in line for line in lines)


def test_men_stand_under_their_space_and_the_span_is_as_wide_as_a_triangle() -> None:
    table = parlour.open("monopolist", seats=2, chance=[1, 320, 100])
    for line in ("take farmer with red", "take merchant with blue", "spin", "spin"):
        table.act(table.asks()[0].seat, line)
    lines = drawn(table)
    assert lines[0].startswith("   │ farmer  A ")
    assert "│ merchant  B " in lines[0]
    farmers, merchants = lines[1].index("$"), lines[1].index("$", 40)
    assert lines[2][farmers] == "A"
    assert lines[2][merchants] == "B"
    assert any(line.startswith("   Monopolist ████") for line in lines)
    assert "$ dollar  ✶ spider  · plain" in lines[-1]


def test_the_spider_is_shown_while_its_spin_is_played() -> None:
    rng = Random(2)
    table = parlour.open("monopolist", seats=2, seed=9)
    while getattr(table.view(0), "rest")() < 0:  # noqa: B009 (the view of one game, seen as any)
        ask = table.asks()[0]
        table.act(ask.seat, ask.sample(rng))
    spider = next(line for line in drawn(table) if "▲" in line)
    assert 8 <= spider.count("═") + 1 <= 11
