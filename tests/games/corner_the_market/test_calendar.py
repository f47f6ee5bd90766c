"""Marker, seasons, prices and the Crash (CTM-011 to CTM-022)."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.table import library
from parlour.testing import cited, edition_with, play
from tests.games.corner_the_market.board import SLUG, asked, at, cash, in_pit, may, owns, place, player, seen, throws

SEASONS = ["winter", "spring", "summer", "autumn"]


@pytest.mark.clause("CTM-011", "CTM-014")
def test_ctm_014_prices_are_those_of_the_season_and_rise_to_twice_winter() -> None:
    for number, season in enumerate(SEASONS):
        view = seen(at(marker=season))
        assert [view.asking(c) for c in view.commodities()] == [view.price_in(season, c) for c in view.commodities()]
        assert view.seasons()[number] == season
    view = seen(at())
    for commodity in view.commodities():
        prices = [view.price_in(season, commodity) for season in SEASONS]
        assert prices == sorted(set(prices))
        assert prices[3] == 2 * prices[0]


@pytest.mark.clause("CTM-012", "CTM-013", "CTM-026", "CTM-S07")
def test_ctm_s07_double_twos_move_marker_and_piece_and_give_another_throw() -> None:
    table = throws(dice=(2, 2), then=["E06"])
    assert seen(table).marker() == "spring"
    assert place(table) == "4"
    assert owns(table, "A", "Coffee") == 1
    assert asked(table) == "A"
    assert may(table, "A throw")


@pytest.mark.clause("CTM-012", "CTM-019", "CTM-S08")
def test_ctm_s08_double_ones_start_a_crash() -> None:
    table = throws(player(at=8), dice=(1, 1), marker="spring", brokers={"B": 1})
    assert (seen(table).marker(), seen(table).is_crash()) == ("summer", True)
    assert place(table) == "10"
    assert cash(table, "AB") == (19_700, 20_300)
    assert may(table, "A throw")


@pytest.mark.clause("CTM-014", "CTM-015", "CTM-020", "CTM-R07", "CTM-S09")
def test_ctm_s09_double_twos_end_it() -> None:
    table = throws(player(), player(at=22), dice=(2, 2), mover="B", marker="summer", crash=True)
    assert (seen(table).marker(), seen(table).is_crash()) == ("autumn", False)
    assert seen(table).current("Coffee") == 1_800


@pytest.mark.clause("CTM-015", "CTM-016", "CTM-017", "CTM-020", "CTM-S10")
def test_ctm_s10_double_ones_let_it_go_on_and_prices_do_not_rise() -> None:
    table = throws(player(), player(at=20), dice=(1, 1), mover="B", marker="summer", crash=True)
    view = seen(table)
    assert (view.marker(), view.is_crash()) == ("autumn", True)
    assert (view.asking("Coffee"), view.redeeming("Coffee")) == (900, 600)


@pytest.mark.clause("CTM-012", "CTM-027", "CTM-R01", "CTM-R02", "CTM-S11")
def test_ctm_s11_third_doubles_move_the_marker_and_not_the_piece() -> None:
    table = throws(player(at=8), dice=(2, 2), marker="spring", turn={"doubles": 2}, then=["F09"])
    assert (seen(table).marker(), place(table), asked(table)) == ("summer", "8", "A")
    play(table, "A take Flyer")
    assert (cash(table), place(table), asked(table)) == (21_500, "8", "B")


@pytest.mark.clause("CTM-R02", "CTM-012")
def test_ctm_r02_the_option_lets_third_doubles_leave_the_marker() -> None:
    options = {"third_doubles_marker": "ignored"}
    table = throws(dice=(1, 1), marker="autumn", turn={"doubles": 2}, options=options)
    assert (seen(table).marker(), seen(table).is_crash(), table.is_over()) == ("autumn", False, False)
    assert throws(dice=(1, 1), marker="autumn", turn={"doubles": 2}).is_over()
    second = throws(player(at=20), dice=(2, 2), turn={"doubles": 1}, options=options)
    assert seen(second).marker() == "spring"


@pytest.mark.clause("CTM-016", "CTM-043")
@pytest.mark.parametrize(("crash", "price"), [(False, 1_500), (True, 900)])
def test_ctm_016_the_exchange_sells_at_the_current_price_and_in_a_crash_at_winter(crash: bool, price: int) -> None:
    table = in_pit("Coffee 1", marker="summer", crash=crash)
    play(table, "A buy 1 Coffee")
    assert cash(table) == 20_000 - price


@pytest.mark.clause("CTM-017", "CTM-052")
@pytest.mark.parametrize(("crash", "price"), [(False, 900), (True, 600)])
def test_ctm_017_the_exchange_redeems_at_winter_and_in_a_crash_at_the_crash_price(crash: bool, price: int) -> None:
    table = throws(player(at=0, Coffee=2), dice=(2, 6), marker="summer", crash=crash)
    play(table, "A sell 1 Coffee")
    assert cash(table) == 20_000 + price


@pytest.mark.clause("CTM-018", "CTM-021", "CTM-R49")
@pytest.mark.parametrize("crash", [False, True])
def test_ctm_018_players_ask_what_they_like(crash: bool) -> None:
    """In a Crash too they may bargain; prices are multiples of 100."""
    table = in_pit("Coffee 4", player(), player(Sugar=1), marker="spring", crash=crash)
    for price in (100, 7_700, 20_000):
        assert may(table, f"A offer B: {price} for 1 Sugar")
    assert not may(table, "A offer B: 150 for 1 Sugar")
    assert not may(table, "A offer B: 20100 for 1 Sugar")


@pytest.mark.clause("CTM-021", "CTM-R16")
def test_ctm_021_crash_prices_hold_between_players_in_a_shared_pit() -> None:
    table = in_pit("Cotton 1", player(), player(at="Cotton 5", Cotton=1), marker="summer", crash=True)
    play(table, "A buy 1 Cotton from B")
    assert cash(table, "AB") == (18_700, 21_300)


@pytest.mark.clause("CTM-022", "CTM-082", "CTM-R08")
def test_ctm_022_corner_prices_hold_in_a_crash() -> None:
    table = at(player(0, Coffee=6), marker="summer", crash=True)
    assert seen(table).corner_price("Coffee", 6) == 1_600
    assert seen(table).assets("A") == 9_600
    other = at(player(0, Coffee=6), marker="summer", crash=True, options={"corner_price_in_crash": "crash"})
    assert seen(other).corner_price("Coffee", 6) == 700
    calm = at(player(0, Coffee=6), marker="summer", options={"corner_price_in_crash": "crash"})
    assert seen(calm).corner_price("Coffee", 6) == 1_600


@pytest.mark.clause("CTM-R07", "CTM-020")
def test_ctm_r07_a_crash_may_end_with_any_move_of_the_marker(tmp_path: Path) -> None:
    """Where the marker moves on a third number too, the two readings part."""
    edition = edition_with(
        SLUG, tmp_path, ("marker_moves_on_doubles_of = [1, 2]", "marker_moves_on_doubles_of = [1, 2, 3]")
    )
    for options, crash in (({}, True), ({"crash_ends": "next_marker_move"}, False)):
        table = throws(player(at=16), dice=(3, 3), marker="spring", crash=True, edition=edition, options=options)
        assert (seen(table).marker(), seen(table).is_crash()) == ("summer", crash)
    again = at(player(at=20), chance=[(1, 1)], marker="spring", crash=True, options={"crash_ends": "next_marker_move"})
    told = [again.say(event) for event in again.act("A", "throw")]
    assert told[2:4] == ["The crash is over.", "The market crashes!"]
    assert seen(again).is_crash()


@pytest.mark.clause("CTM-R36", "CTM-024", "CTM-026")
def test_ctm_r36_in_a_pit_marker_then_piece_then_square_at_new_prices_then_the_extra_throw() -> None:
    table = throws(player(at="Coffee 1"), dice=(2, 2))
    assert (seen(table).marker(), place(table)) == ("spring", "Coffee 3")
    events = play(table, "A buy 1 Coffee")
    assert cash(table) == 18_800
    assert cited(events) == ["CTM-043", "CTM-043"]
    assert may(table, "A throw")


@pytest.mark.clause("CTM-140", "CTM-R46", "CTM-S57")
def test_ctm_s57_the_longer_game_moves_by_months() -> None:
    options = {"calendar_mode": "months"}
    table = throws(player(at=18), dice=(2, 2), marker="march", options=options, then=["E01"])
    view = seen(table)
    assert (view.marker(), view.season(), view.asking("Coffee")) == ("april", "spring", 1_200)
    assert view.steps_left() == 8


@pytest.mark.clause("CTM-R46", "CTM-140")
def test_ctm_r46_three_months_make_a_season_and_a_crash_may_end_within_one() -> None:
    months = library.edition_data(SLUG)["calendar"]["months"]
    options = {"calendar_mode": "months"}
    for season in SEASONS:
        assert len(months[season]) == 3
        assert [seen(at(marker=month, options=options)).season() for month in months[season]] == [season] * 3
    table = throws(player(at=18), dice=(2, 2), marker="april", crash=True, options=options, then=["E01"])
    assert (seen(table).marker(), seen(table).season(), seen(table).is_crash()) == ("may", "spring", False)
