"""Corners, premiums, penalties and Market Control (CTM-081 to CTM-097)."""

from __future__ import annotations

import pytest

from parlour.testing import cited, play
from tests.games.corner_the_market.board import (
    asked,
    at,
    cash,
    in_pit,
    may,
    owns,
    place,
    player,
    refusal,
    seen,
    throws,
    usual,
    with_card,
)


@pytest.mark.clause("CTM-081", "CTM-082")
def test_ctm_081_six_contracts_are_a_corner_from_the_moment_of_the_sixth() -> None:
    table = in_pit("Coffee 1", player(Coffee=5), marker="spring")
    before = seen(table).assets("A")
    events = play(table, "A buy 1 Coffee")
    assert "CTM-081" in cited(events)
    assert before == 20_000 + 5 * 1_200
    assert seen(table).assets("A") == 18_800 + 6 * 1_300


@pytest.mark.clause("CTM-082")
def test_ctm_082_all_are_revalued_with_each_further_contract() -> None:
    worth = [seen(at(player(0, Hides=n), marker="summer")).assets("A") for n in range(6, 10)]
    assert worth == [6 * 4_000, 7 * 4_100, 8 * 4_200, 9 * 4_300]


@pytest.mark.clause("CTM-083")
def test_ctm_083_the_premiums_that_the_text_gives() -> None:
    view = seen(at())
    assert [view.premium("Coffee", number) for number in (5, 6, 8, 9)] == [0, 100, 300, 400]
    assert view.premium("Hides", 8) == 700


@pytest.mark.clause("CTM-084", "CTM-085", "CTM-086")
def test_ctm_085_nobody_sells_from_a_corner_below_its_premium_price() -> None:
    """Not by an option, nor to a mover who calls for offers, nor in Open Trading; only a debt can force him."""
    option = throws(player(at=0, Coffee=6), dice=(2, 6))
    assert asked(option) == "B", "there is nothing to sell"
    called = in_pit("Coffee 1", player(), player(Coffee=6))
    play(called, "A call")
    assert refusal(called, "B offer 1 at 900") == ("quote/below_corner_price", "CTM-085")
    trading = in_pit("Sugar 4", player(Coffee=6), player())
    assert refusal(trading, "A offer B: 1 Coffee for 900") == ("offer/below_corner_price", "CTM-085")
    debt = throws(player(100, 0, Coffee=6), dice=(1, 2))
    play(debt, "A redeem Coffee")
    assert (cash(debt), owns(debt, "A", "Coffee")) == (100 + 900 - 500, 5)


@pytest.mark.clause("CTM-086")
def test_ctm_086_to_avoid_bankruptcy_it_is_broken_at_the_winter_price() -> None:
    table = throws(player(100, 0, Coffee=6), dice=(1, 2), marker="autumn")
    play(table, "A redeem Coffee")
    assert cash(table) == 100 + 900 - 500
    crash = throws(player(100, 0, Coffee=6), dice=(1, 2), marker="autumn", crash=True)
    play(crash, "A redeem Coffee")
    assert cash(crash) == 100 + 600 - 500


@pytest.mark.clause("CTM-089")
def test_ctm_089_even_to_a_player_compelled_to_buy() -> None:
    table = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=9), marker="winter")
    assert refusal(table, "B offer 1 at 2000") == ("quote/below_corner_price", "CTM-085")
    assert may(table, "B offer 1 at 2100")


@pytest.mark.clause("CTM-090", "CTM-S41", "CTM-107")
def test_ctm_s41_corner_penalties() -> None:
    table = throws(player(5_000, 0), player(Coffee=6, Hides=8), player(Sugar=9), dice=(2, 4))
    assert place(table) == "6"
    assert cash(table, "ABCD") == (3_700, 20_800, 20_500, 20_000)


@pytest.mark.clause("CTM-091", "CTM-S42")
def test_ctm_s42_without_a_corner_200_to_each() -> None:
    table = throws(player(5_000, 0), dice=(2, 4))
    assert cash(table, "ABCD") == (4_400, 20_200, 20_200, 20_200)


@pytest.mark.clause("CTM-R33", "CTM-091")
def test_ctm_r33_who_alone_has_a_corner_pays_nothing_unless_the_option_says_200() -> None:
    table = throws(player(5_000, 0, Coffee=6), dice=(2, 4))
    assert cash(table, "ABCD") == (5_000, 20_000, 20_000, 20_000)
    options = {"sole_corner_holder_on_corner": "pay_200_each"}
    other = throws(player(5_000, 0, Coffee=6), dice=(2, 4), options=options)
    assert cash(other, "ABCD") == (4_400, 20_200, 20_200, 20_200)
    both = throws(player(5_000, 0, Coffee=6), player(Sugar=6), dice=(2, 4), options=options)
    assert cash(both, "ABCD") == (4_800, 20_200, 20_000, 20_000)


@pytest.mark.clause("CTM-090", "CTM-R34", "CTM-S64")
def test_ctm_s64_control_counts_as_a_corner_of_ten() -> None:
    table = throws(player(5_000, 28), player(Hides=10), dice=(2, 4))
    assert place(table) == "34"
    assert cash(table, "ABCD") == (3_600, 21_400, 20_000, 20_000)


@pytest.mark.clause("CTM-092", "CTM-093", "CTM-094", "CTM-R28", "CTM-S43")
def test_ctm_s43_the_tenth_contract_closes_the_pit() -> None:
    table = in_pit("Coffee 1", player(Coffee=9), marker="spring")
    events = play(table, "A buy 1 Coffee")
    assert (cash(table), place(table), asked(table)) == (18_800, "Coffee 11", "B")
    assert seen(table).is_closed("Coffee")
    assert {"CTM-092", "CTM-093", "CTM-R28"} <= set(cited(events))


@pytest.mark.clause("CTM-094")
def test_ctm_094_all_trading_in_that_commodity_stops() -> None:
    option = throws(player(at=15), player(Coffee=10), dice=(1, 3))
    assert (place(option), asked(option)) == ("19", "B"), "the buying option for Coffee has nothing to sell"
    trading = in_pit("Sugar 4", player(Coffee=10), player())
    assert refusal(trading, "A offer B: 1 Coffee for 20000") == ("offer/control", "CTM-095")
    sale = throws(player(at=0, Coffee=10, Sugar=1), dice=(2, 6))
    assert refusal(sale, "A sell 1 Coffee") == ("sell/from_corner", "CTM-085")


@pytest.mark.clause("CTM-086", "CTM-095", "CTM-096", "CTM-R39", "CTM-R66", "CTM-S44")
def test_ctm_s44_a_debt_may_end_control_and_the_pit_is_open_again() -> None:
    table = throws(player(100, 0, Coffee=10), dice=(1, 2))
    assert usual(table) == "redeem Coffee"
    events = play(table, "A redeem Coffee")
    assert (cash(table), owns(table, "A", "Coffee"), seen(table).is_closed("Coffee")) == (500, 9, False)
    assert {"CTM-R66", "CTM-096"} <= set(cited(events))


@pytest.mark.clause("CTM-R66", "CTM-096")
def test_ctm_r66_the_other_nine_are_a_corner_and_pieces_stay_where_they_are() -> None:
    table = throws(player(100, 0, Coffee=10), player(at="Coffee 11"), dice=(1, 2))
    play(table, "A redeem Coffee")
    assert place(table, "B") == "Coffee 11"
    assert seen(table).assets("A") == 500 + 9 * 1_300
    assert seen(table).stock("Coffee") == 1


@pytest.mark.clause("CTM-097", "CTM-R09", "CTM-119")
def test_ctm_097_what_ten_are_worth_stands_in_the_schedule() -> None:
    for crash in (False, True):
        view = seen(at(player(0, Rubber=10), marker="spring", crash=crash))
        assert view.assets("A") == view.control_value("Rubber") == 64_000


@pytest.mark.clause("CTM-093")
def test_ctm_093_control_gained_by_a_card_closes_a_pit_too() -> None:
    table = with_card("E06", player(Coffee=9), player(at="Coffee 4"))
    assert seen(table).is_closed("Coffee")
    assert place(table, "B") == "Coffee 11"
