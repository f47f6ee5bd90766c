"""Decks and suites: building evenly, the limits, shortages and their auction."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import (
    CANADIAN,
    CUNARD,
    D_FLEET,
    FRENCH,
    HOLLAND,
    ITALIAN,
    POOR,
    SWEDISH,
    at,
    cash,
    levels,
    may,
    seen,
    stock,
    waited,
)


def refused(table: Table, seat: str, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as no:
        table.act(seat, text)
    assert not may(table, seat, text)
    return no.value.code, no.value.clause


@pytest.mark.clause("WA-S48", "WA-061", "WA-062", "WA-063", "WA-064", "WA-067")
@pytest.mark.parametrize("first", ["Empress of England", "Empress of Canada", "Empress of Britain"])
def test_wa_s48_the_first_deck_goes_anywhere_the_second_elsewhere(first: str) -> None:
    table = at({"A": {"cash": 100}}, {"A": [CANADIAN]})
    play(table, f"A build {first}")
    assert cash(table)["A"] == 50
    assert seen(table).hire_now(first) == {"Empress of Britain": 40}.get(first, 30)
    assert refused(table, "A", f"build {first}") == ("build/uneven", "WA-067")
    other = "Empress of Canada" if first != "Empress of Canada" else "Empress of England"
    play(table, f"A build {other}")
    assert cash(table)["A"] == 0


@pytest.mark.clause("WA-S49", "WA-067", "WA-I06")
def test_wa_s49_a_third_deck_before_the_others_have_two_is_refused() -> None:
    table = at(fleet={"A": [ITALIAN]}, levels={ITALIAN: (2, 1, 1)})
    assert refused(table, "A", "build Andrea Doria") == ("build/uneven", "WA-067")
    play(table, "A build Andrea Doria 3")
    assert levels(table, ITALIAN) == (3, 2, 2)


@pytest.mark.clause("WA-061")
def test_wa_061_building_needs_the_whole_group_and_liners() -> None:
    table = at(fleet={"A": ["Rex", "Andrea Doria", "Tugs"], "B": [FRENCH]})
    assert refused(table, "A", "build Rex") == ("build/group", "WA-061")
    assert refused(table, "A", "build Calshot") == ("build/not_a_liner", "WA-061")
    assert refused(table, "A", "build Paris") == ("build/group", "WA-061")


@pytest.mark.clause("WA-S50", "WA-087", "WA-086", "WA-R36")
def test_wa_s50_no_building_while_one_is_mortgaged() -> None:
    table = at(fleet={"A": [FRENCH]}, mortgaged=["Paris"])
    assert refused(table, "A", "build Normandie") == ("build/mortgaged", "WA-087")
    play(table, "A lift Paris")
    assert cash(table)["A"] == 1500 - 121
    play(table, "A build Normandie")
    assert levels(table, "Normandie") == (1,)


@pytest.mark.clause("WA-S51", "WA-064", "WA-066")
def test_wa_s51_as_many_as_cash_allows_at_any_time() -> None:
    table = at(fleet={"A": [FRENCH]}, mover="C")
    assert refused(table, "A", "build Paris 11") == ("build/cash", "WA-064")
    assert refused(table, "A", "build Paris 13") == ("build/count", "WA-066")
    play(table, "A build Paris 9")
    assert (cash(table)["A"], levels(table, FRENCH), seen(table).decks()) == (150, (3, 3, 3), 23)


@pytest.mark.clause("WA-S52", "WA-070", "WA-071", "WA-013")
def test_wa_s52_a_suite_takes_four_decks_back() -> None:
    table = at(fleet={"A": [HOLLAND]}, levels={HOLLAND: 4})
    assert (seen(table).decks(), seen(table).suites()) == (20, 12)
    events = play(table, "A suite Statendam")
    view = seen(table)
    assert (view.cash("A"), view.decks(), view.suites(), view.hire_now("Statendam")) == (1400, 24, 11, 750)
    assert "WA-071" in cited(events)
    assert "A fits a suite on Statendam." in [table.say(event) for event in events]


@pytest.mark.clause("WA-S53", "WA-070")
def test_wa_s53_a_suite_needs_four_decks_on_each() -> None:
    table = at(fleet={"A": [HOLLAND]}, levels={HOLLAND: (4, 4, 3)})
    assert refused(table, "A", "suite Statendam") == ("build/not_ready", "WA-070")


@pytest.mark.clause("WA-S54", "WA-073", "WA-R27")
def test_wa_s54_no_suites_left() -> None:
    table = at(
        {"D": POOR},
        {"A": [ITALIAN], "D": D_FLEET},
        levels={ITALIAN: 4, HOLLAND: 5, FRENCH: 5, "White Star Line": 5, "United States Lines": 5},
    )
    assert seen(table).suites() == 0
    assert refused(table, "A", "suite Rex") == ("suite/none_left", "WA-073")


@pytest.mark.clause("WA-073")
def test_wa_073_no_decks_left() -> None:
    table = at({"D": POOR}, {"A": [ITALIAN], "D": D_FLEET}, levels=stock(0, 12))
    assert seen(table).decks() == 0
    assert refused(table, "A", "build Rex") == ("build/none_left", "WA-073")


def declared(table: Table, *lines: str) -> None:
    """A purchase is declared, and D, who could raise money for a piece, wants none."""
    play(table, lines[0], "D want 0", *lines[1:])


def one_deck(**readings: Any) -> Table:
    """The Bank has one deck; A may build at 50, B at 200."""
    return at({"D": POOR}, {"A": [SWEDISH], "B": [CUNARD], "D": D_FLEET}, levels=stock(1, 12), **readings)


@pytest.mark.clause("WA-S55", "WA-074", "WA-R26", "WA-R25", "WA-R27")
@pytest.mark.parametrize(("reading", "back"), [("printed_cost", 25), ("amount_paid", 105)])
def test_wa_s55_the_last_deck_goes_to_the_highest_bidder(reading: str, back: int) -> None:
    table = one_deck(sell_back_base=reading)
    declared(table, "A build Stockholm")
    assert waited(table) == "B"
    play(table, "B want 1")
    assert not may(table, "B", "bid 199")
    play(table, "A bid 50", "B bid 200", "A bid 210", "B hold", "A fit Stockholm")
    assert (cash(table)["A"], seen(table).decks(), levels(table, SWEDISH)) == (1290, 0, (1, 0))
    play(table, "A sell Stockholm")
    assert cash(table)["A"] == 1290 + back


@pytest.mark.clause("WA-R26")
def test_wa_r26_the_winner_fits_where_the_printed_cost_is_not_above_the_bid() -> None:
    table = at({"D": POOR}, {"A": [SWEDISH, ITALIAN], "B": [CUNARD], "D": D_FLEET}, levels=stock(1, 12))
    declared(table, "A build Stockholm", "B want 1", "A bid 60", "B hold")
    assert may(table, "A", "fit Gripsholm")
    assert not may(table, "A", "fit Rex")
    with pytest.raises(Refused) as no:
        table.act("A", "fit Rex")
    assert (no.value.code, no.value.clause) == ("shortage/fit", "WA-R26")
    play(table, "A fit Gripsholm")
    assert (levels(table, SWEDISH), cash(table)["A"]) == ((0, 1), 1440)


@pytest.mark.clause("WA-R26")
def test_wa_r26_bids_may_start_anywhere_by_a_house_rule() -> None:
    table = one_deck(shortage_floor="any")
    declared(table, "A build Stockholm", "B want 1")
    assert may(table, "B", "bid 1")
    play(table, "B bid 1", "A hold")
    play(table, "B fit Queen Mary")
    assert (levels(table, CUNARD), cash(table)["B"]) == ((0, 1), 1499)


@pytest.mark.clause("WA-R26")
def test_wa_r26_a_piece_nobody_bids_for_ends_the_auction() -> None:
    table = one_deck()
    declared(table, "A build Stockholm", "B want 1", "A hold", "B hold")
    assert (seen(table).decks(), seen(table).scarce(), waited(table)) == (1, "", "A")


@pytest.mark.clause("WA-R26", "WA-074")
def test_wa_r26_one_piece_at_a_time_and_the_last_claimant_has_the_rest_at_printed_cost() -> None:
    table = at({"D": POOR}, {"A": [SWEDISH], "B": [CUNARD], "D": D_FLEET}, levels=stock(3, 12))
    declared(table, "A build Stockholm 3", "B want 1", "A bid 60", "B bid 200", "A hold", "B fit Queen Mary")
    assert (levels(table, CUNARD), levels(table, SWEDISH), waited(table)) == ((0, 1), (0, 0), "A")
    play(table, "A fit Stockholm")
    assert (levels(table, SWEDISH), seen(table).decks()) == ((1, 1), 0)
    assert (cash(table)["A"], cash(table)["B"]) == (1400, 1300)


@pytest.mark.clause("WA-R26", "WA-073", "WA-I01")
def test_wa_r26_the_last_claimant_has_no_more_than_there_is() -> None:
    table = at({"D": POOR}, {"A": [SWEDISH], "B": [CUNARD], "D": D_FLEET}, levels=stock(2, 12))
    declared(table, "A build Stockholm 3", "B want 1", "B bid 200", "A hold", "B fit Queen Mary", "A fit Gripsholm")
    assert (levels(table, SWEDISH), seen(table).decks(), cash(table)["A"]) == ((0, 1), 0, 1450)
    assert (seen(table).scarce(), waited(table)) == ("", "A")


@pytest.mark.clause("WA-R26", "WA-064")
def test_wa_d17_a_time_out_fits_the_piece_on_the_dearest_vessel() -> None:
    table = at({"D": POOR}, {"A": [SWEDISH, ITALIAN], "B": [CUNARD], "D": D_FLEET}, levels=stock(1, 12))
    declared(table, "A build Stockholm", "B want 1", "A bid 200", "B hold")
    table.time_out("A")
    assert (sum(levels(table, ITALIAN)), sum(levels(table, SWEDISH)), cash(table)["A"]) == (1, 0, 1300)


@pytest.mark.clause("WA-R26", "WA-R14")
def test_wa_r26_in_rotation_the_buyer_is_asked_last() -> None:
    table = one_deck(auction="rotation")
    declared(table, "A build Stockholm", "B want 1")
    assert waited(table) == "B"
    play(table, "B hold")
    assert waited(table) == "A"
    play(table, "A bid 50", "A fit Gripsholm")
    assert levels(table, SWEDISH) == (0, 1)


@pytest.mark.clause("WA-S56", "WA-074", "WA-R27")
def test_wa_s56_within_the_stock_all_buy_at_printed_cost() -> None:
    table = at({"D": POOR}, {"A": [SWEDISH], "B": [CUNARD], "D": D_FLEET}, levels=stock(5, 12))
    declared(table, "A build Stockholm 2", "B want 3", "B fit Queen Mary")
    while waited(table) == "B":
        table.time_out("B")
    assert (cash(table)["A"], cash(table)["B"], seen(table).decks()) == (1400, 900, 0)
    assert sum(levels(table, CUNARD)) == 3


@pytest.mark.clause("WA-S57", "WA-073", "WA-R27")
def test_wa_s57_one_player_alone_buys_up_to_the_stock() -> None:
    table = at({"D": POOR}, {"A": [SWEDISH], "D": D_FLEET}, levels=stock(2, 12))
    declared(table, "A build Stockholm 3")
    assert (levels(table, SWEDISH), cash(table)["A"], seen(table).decks()) == ((1, 1), 1400, 0)


@pytest.mark.clause("WA-R27")
def test_wa_r27_nobody_is_asked_where_it_cannot_matter() -> None:
    table = at(fleet={"A": [SWEDISH], "B": [CUNARD]})
    play(table, "A build Stockholm 2")
    assert (levels(table, SWEDISH), waited(table)) == ((1, 1), "A")


@pytest.mark.clause("WA-R27", "WA-R14", "WA-R15")
def test_wa_r27_who_could_raise_the_money_is_asked_and_may_raise_it_first() -> None:
    """B has no cash, but vessels outside the group to mortgage; by the other reading only cash counts."""
    fleet = {"A": [SWEDISH], "B": [CUNARD, "Ohio", "Rex"], "D": D_FLEET[:3]}
    fitted = stock(1, 12)
    broke = {"B": {"cash": 0}, "D": POOR}
    table = at(broke, fleet, levels=fitted)
    play(table, "A build Stockholm")
    assert waited(table) == "B"
    assert refused(table, "B", "want 1") == ("shortage/want", "WA-R27")
    assert refused(table, "B", "mortgage Paris") == ("mortgage/not_yours", "WA-082")
    play(table, "B mortgage Ohio", "B mortgage Rex")
    assert (cash(table)["B"], waited(table)) == (200, "B")
    play(table, "B want 1", "B bid 200", "A hold", "B fit Queen Mary")
    assert (levels(table, CUNARD), cash(table)["B"]) == ((0, 1), 0)
    cash_only = at(broke, fleet, levels=fitted, shortage_claim="cash_in_hand")
    play(cash_only, "A build Stockholm")
    assert (levels(cash_only, SWEDISH), waited(cash_only)) == ((1, 0), "A")


@pytest.mark.clause("WA-R27", "WA-087")
def test_wa_r27_the_group_to_be_fitted_and_its_pieces_raise_nothing_for_it() -> None:
    """B has only improved groups: their pieces would go back to the stock, so nobody is asked."""
    fleet = {"A": [SWEDISH], "B": [CUNARD, ITALIAN], "D": D_FLEET[:2]}
    fitted = stock(3, 12, mine=5) | {ITALIAN: 1, CUNARD: 1}
    table = at({"B": {"cash": 0}, "D": POOR}, fleet, levels=fitted)
    play(table, "A build Stockholm 2")
    assert (levels(table, SWEDISH), waited(table)) == ((1, 1), "A")


@pytest.mark.clause("WA-R27")
def test_wa_r27_others_say_how_many_they_want_or_none() -> None:
    table = one_deck()
    declared(table, "A build Stockholm")
    with pytest.raises(Refused) as no:
        table.act("B", "want 8")
    assert (no.value.code, no.value.clause) == ("shortage/want", "WA-R27")
    assert "7" in no.value.text
    table.time_out("B")
    assert (levels(table, SWEDISH), cash(table)["A"]) == ((1, 0), 1450)


@pytest.mark.clause("WA-R27", "WA-074")
def test_wa_r27_scarce_suites_are_auctioned_as_decks_are() -> None:
    rows = {SWEDISH: 4, CUNARD: 4, HOLLAND: 5, FRENCH: 5, "White Star Line": 5, "United States Lines": (5, 5, 4)}
    table = at({"D": POOR}, {"A": [SWEDISH], "B": [CUNARD], "D": D_FLEET}, levels=rows)
    assert seen(table).suites() == 1
    play(table, "A suite Stockholm", "B want 1", "B bid 200", "A hold", "B fit Queen Mary")
    assert (levels(table, CUNARD), levels(table, SWEDISH), seen(table).suites()) == ((4, 5), (4, 4), 0)


@pytest.mark.clause("WA-S85", "WA-068", "WA-070", "WA-072")
def test_wa_s85_four_decks_one_suite() -> None:
    table = at(fleet={"A": [CUNARD]}, levels={CUNARD: 4})
    assert refused(table, "A", "build Queen Mary") == ("build/full", "WA-068")
    play(table, "A suite Queen Mary")
    assert cash(table)["A"] == 1300
    assert refused(table, "A", "suite Queen Mary") == ("suite/one", "WA-072")


@pytest.mark.clause("WA-S95", "WA-063", "WA-R50")
def test_wa_s95_another_group_does_not_matter() -> None:
    table = at(fleet={"A": [SWEDISH, CANADIAN]}, levels={SWEDISH: 1})
    play(table, "A build Stockholm")
    assert levels(table, SWEDISH) == (2, 1)


@pytest.mark.clause("WA-S101", "WA-070", "WA-073", "WA-R53")
def test_wa_s101_a_suite_stands_for_the_decks_handed_in() -> None:
    rows = {ITALIAN: (5, 4, 4), HOLLAND: 5, FRENCH: 5, "White Star Line": 5, CUNARD: (5, 4)}
    table = at({"D": POOR}, {"A": [ITALIAN], "D": [HOLLAND, FRENCH, "White Star Line", CUNARD]}, levels=rows)
    assert seen(table).suites() == 1
    play(table, "A suite Rex")
    assert (levels(table, ITALIAN), cash(table)["A"]) == ((5, 4, 5), 1400)
    assert refused(table, "A", "suite Conte di Savoia") == ("suite/none_left", "WA-073")
    assert refused(table, "A", "build Rex") == ("build/full", "WA-068")


@pytest.mark.clause("WA-R13", "WA-066")
def test_wa_r13_pieces_are_bought_without_standing_on_the_space() -> None:
    table = at({"B": {"at": 5}}, {"B": [ITALIAN]})
    play(table, "B build Rex 2")
    assert levels(table, ITALIAN) == (1, 0, 1)
