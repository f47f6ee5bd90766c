"""The bots: they see what their seat sees, go for Corners, keep some cash, and the speculator beats the others."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour import bots
from parlour.bots.playing import play_on, seat_rng
from parlour.lab.simulate import simulate
from parlour.table.table import Table
from parlour.testing import play
from tests.games.corner_the_market.board import SLUG, in_pit, player, throws, with_card


def answer_of(table: Table, seat: str = "A", name: str = "normal") -> str:
    bot = bots.find(name, SLUG)
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    return table.show(bot.choose(view, ask, Random(0)))


@pytest.mark.parametrize("name", ["normal", "trader"])
def test_they_buy_what_makes_control_or_a_corner(name: str) -> None:
    assert answer_of(in_pit("Copper 1", player(20_000)), name=name) == "buy 10 Copper"
    corner = answer_of(in_pit("Hides 1", player(18_000)), name=name)
    assert corner in ("buy 7 Hides", "buy 8 Hides")
    sixth = answer_of(in_pit("Coffee 3", player(3_000, Coffee=5), marker="spring"), name=name)
    assert sixth in ("buy 1 Coffee", "buy 2 Coffee")


def test_it_keeps_cash_for_penalties() -> None:
    table = in_pit("Rubber 1", player(20_000), player(Hides=8))
    answer = answer_of(table)
    number = int(answer.split()[1])
    assert answer.endswith(" Rubber")
    assert 20_000 - number * 2_400 >= 500


def test_it_prefers_the_forfeit_to_a_bad_purchase() -> None:
    table = in_pit("Rubber 1", player(20_000), player(Rubber=6), marker="autumn")
    assert answer_of(table) == "call"
    play(table, "A call", "B pass")
    assert answer_of(table) == "forfeit"


def test_it_keeps_its_corner_and_calls_for_bids() -> None:
    assert answer_of(in_pit("Sugar 5", player(Sugar=6), marker="summer")) == "decline"
    assert answer_of(in_pit("Sugar 5", player(Sugar=2))) == "call"


def test_it_bids_for_what_would_make_a_corner_and_no_more_than_it_is_worth() -> None:
    table = in_pit("Sugar 5", player(Sugar=2), player(Sugar=5), player())
    play(table, "A call")
    assert answer_of(table, "B").startswith("bid ")
    play(table, "B bid 9000", "C pass", "D pass")
    assert answer_of(table) == "accept bid"
    rich = in_pit("Sugar 5", player(Sugar=2), player(), player())
    play(rich, "A call")
    play(rich, "B bid 1500")
    assert answer_of(rich, "C") == "pass"


def test_it_chooses_the_pit_where_most_is_to_be_gained() -> None:
    assert answer_of(throws(player(20_000, 5, Coffee=1), dice=(3, 4))) == "enter Hides"
    assert answer_of(throws(player(12_000, 5, Coffee=1), player(Hides=10), dice=(3, 4))) != "enter Coffee"
    assert answer_of(throws(player(7_000, 5, Sugar=5), dice=(3, 4))) == "enter Sugar"


def test_it_gives_what_it_misses_least() -> None:
    assert answer_of(in_pit("Coffee 8", player(Sugar=5, Coffee=1), player(Cotton=1), marker="autumn")) == "give Coffee"
    assert answer_of(with_card("F11", player(100, Sugar=6, Copper=1, Coffee=3))).startswith("redeem C")


def test_it_makes_each_partner_one_offer_at_a_stop_and_the_next_at_a_better_price() -> None:
    bot = bots.find("normal", SLUG)
    offers = []
    for turn in range(3):
        table = in_pit("Coffee 4", player(Sugar=5), player(Sugar=1, Hides=5), turns=turn)
        play(table, "B pass", "C pass", "D pass")
        answers = []
        for _ in range(2):
            ask = table.ask(0)
            assert ask is not None
            answers.append(table.show(bot.choose(table.view("A"), ask, Random(0))))
            if answers[-1].startswith("offer"):
                play(table, f"A {answers[-1]}", "B refuse 1")
        assert answers[1] == "end trading"
        offers.append(answers[0])
    assert len(set(offers)) == 3
    sales = [int(offer.split()[-1]) for offer in offers if offer.startswith("offer B: 5 Sugar for ")]
    assert sales == sorted(set(sales), reverse=True)
    assert len(sales) == 2


def test_it_takes_good_offers_and_refuses_ruin() -> None:
    for terms, answer in (("1 Sugar for 1200", "accept 1"), ("1 Sugar for 15000", "refuse 1")):
        table = in_pit("Coffee 4", player(Sugar=5), player(Sugar=1))
        play(table, f"B offer A: {terms}", "C pass", "D pass")
        assert answer_of(table) == answer
    corner = in_pit("Coffee 4", player(), player(900, Hides=6), marker="summer")
    play(corner, "A offer B: 100 for 3 Hides")
    for name in ("normal", "trader"):
        assert answer_of(corner, "B", name) == "refuse 1"


@pytest.mark.parametrize("options", [{"holdings_visible": False, "cash_visible": False}, {"calendar_mode": "months"}])
def test_they_play_to_the_end_where_holdings_are_hidden_and_in_the_longer_game(options: dict[str, object]) -> None:
    table = parlour.open(SLUG, seats=4, seed=5, options=options)
    names = ["normal", "trader", "normal", "random"]
    play_on(table, {n: bots.find(name, SLUG) for n, name in enumerate(names)}, {n: seat_rng(5, n) for n in range(4)})
    assert table.is_over()


def test_it_beats_chance() -> None:
    summary = simulate(SLUG, 80, ["normal", "random", "random", "random"], seed=3)
    assert summary.by_bot[0].won >= 55


def test_it_beats_three_traders_more_often_than_one_in_four() -> None:
    summary = simulate(SLUG, 160, ["normal", "trader", "trader", "trader"], seed=4)
    assert summary.by_bot[0].interval[0] > 0.25
