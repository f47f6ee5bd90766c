"""The bot: it sees what its seat sees, keeps what it has, and beats chance."""

from __future__ import annotations

from random import Random
from typing import cast

import parlour
from parlour import bots
from parlour.bots.monopolist.normal import outlook, worth
from parlour.bots.playing import play_on, seat_rng
from parlour.games.monopolist.view import MonopolistView
from parlour.table.table import Table
from parlour.testing import play
from tests.games.monopolist.board import SLUG, at, view_of


def answer_of(table: Table, seat: str = "A") -> str:
    bot = bots.find("normal", SLUG)
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    return table.show(bot.choose(view, ask, Random(0)))


def after(*lines: str, **position: object) -> Table:
    table = at(**position)  # type: ignore[arg-type]
    play(table, *lines)
    return table


def test_it_dodges_the_span_where_a_cell_is_free() -> None:
    """On ring 4 a covered cell leads upon ring 5, which costs five."""
    for cell in ("R4-03/1890", "R4-03/2415"):
        table = after("A spin", men={"A": cell}, counters={"A": 12}, chance=[1350])
        chosen = answer_of(table).removeprefix("advance to ")
        assert chosen.startswith("R4-02/")
        assert chosen not in view_of(table).covered(1350)


def test_it_takes_a_dollar_in_the_span_and_declines_a_spider() -> None:
    assert answer_of(after("A spin", men={"A": "R1-02"}, chance=[700])) == "advance"
    table = after("A spin", men={"A": "R1-05"}, counters={"A": 2}, chance=[840])
    assert view_of(table).covered(840).count("R1-10") == 1
    assert answer_of(table) == "decline"


def test_it_lends_nothing() -> None:
    table = after("B spin", men={"B": "R1-21"}, counters={"B": 2}, mover="B", chance=[1350])
    for seat in "CDA":
        assert answer_of(table, seat) == "lend nothing"
        play(table, f"{seat} lend nothing")


def test_it_lends_when_the_bankrupt_s_leaving_would_make_another_win() -> None:
    """The Farmer owes the Scientist five: forgotten, they would make him richer than the Monopolist."""
    table = after(
        "B spin",
        "C lend nothing",
        men={"B": "R1-21"},
        counters={"A": 29, "B": 2, "C": 4, "D": 4},
        more={"A": {"owes": {"B": 5}}},
        mover="B",
        chance=[1350],
    )
    play(table, "D lend nothing")
    assert answer_of(table, "A") == "lend nothing"
    table = after(
        "B spin",
        "C lend nothing",
        men={"B": "R1-21"},
        counters={"A": 1, "B": 2, "C": 29, "D": 4},
        more={"C": {"owes": {"B": 5}}},
        mover="B",
        chance=[1350],
    )
    assert answer_of(table, "D").startswith("lend ")
    assert answer_of(table, "D") != "lend nothing"


def test_it_takes_the_largest_loan_and_keeps_what_it_has() -> None:
    table = after("B spin", men={"B": "R1-21"}, counters={"B": 2, "D": 8}, mover="B", chance=[1350])
    play(table, "C lend 1", "D lend 5", "A lend nothing")
    assert answer_of(table, "B") == "accept D"
    table = at(counters={"A": 6}, more={"A": {"owes": {"C": 3}}})
    assert answer_of(table) == "spin"


def test_it_spins_again() -> None:
    assert answer_of(after("A spin", men={"A": "R1-07"}, chance=[2000])) == "spin"


def test_a_man_before_dollars_looks_better_than_one_before_spiders() -> None:
    """Eight spaces ahead of R3-11 lie many dollars and no spider; a ring further in all are spiders."""
    outer, middle = (view_of(at(men={"A": cell})) for cell in ("R1-00", "R3-04/840"))
    assert outlook(middle, 0) > outlook(outer, 0)
    restarting = view_of(at(men={"A": "R3-04/840"}, more={"A": {"restart": True}}))
    assert outlook(restarting, 0) == outlook(outer, 0)


def test_counters_are_worth_more_in_hand_than_with_a_rival_or_the_monopolist() -> None:
    even, rich, robbed = (
        cast("MonopolistView", at(counters={"A": a, "B": b}).view("A")) for a, b in ((4, 4), (5, 4), (4, 5))
    )
    assert worth(rich) > worth(even) > worth(robbed)


def test_it_beats_chance_from_any_seat() -> None:
    """One against three that answer at random wins far more than its share."""
    won = 0
    for game in range(60):
        mine = game % 4
        table = parlour.open(SLUG, seats=4, seed=game)
        seated = {seat: bots.find("normal" if seat == mine else "random", SLUG) for seat in range(4)}
        play_on(table, seated, {seat: seat_rng(game, seat) for seat in range(4)})
        outcome = table.outcome()
        assert outcome is not None
        won += mine in outcome.winners
    assert won >= 24
