"""Before the first turn: players, money, piles, the lead (CTM-001 to CTM-010)."""

from __future__ import annotations

from itertools import pairwise

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.table import library
from parlour.testing import cited, play, played
from tests.games.corner_the_market.board import SLUG, asked, at, cash, owns, place, player, seen, state_of, throws


@pytest.mark.clause("CTM-001", "CTM-002", "CTM-003", "CTM-005", "CTM-006", "CTM-007", "CTM-008", "CTM-R44", "CTM-S01")
def test_ctm_s01_the_table_is_set() -> None:
    table = parlour.open(SLUG, seats=4, chance="by hand")
    view = seen(table)
    for seat in "ABCD":
        assert (view.cash(seat), view.place(seat), view.broker_seats(seat)) == (20_000, "0", 0)
        assert view.holdings(seat) == (0,) * 6
    assert (view.marker(), view.is_crash()) == ("winter", False)
    assert [view.stock(commodity) for commodity in view.commodities()] == [10] * 6
    kept = state_of(table)
    assert kept.exchange.unseen.bit_count() == kept.flyer.unseen.bit_count() == 12
    assert kept.exchange.unseen & kept.flyer.unseen == 0
    assert kept.cash[-1] == -80_000


@pytest.mark.clause("CTM-001")
@pytest.mark.parametrize("seats", range(2, 9))
def test_ctm_001_two_to_eight_can_play(seats: int) -> None:
    assert played(parlour.open(SLUG, seats=seats, seed=seats), seats).is_over()


@pytest.mark.clause("CTM-001")
@pytest.mark.parametrize("seats", [1, 9])
def test_ctm_001_nobody_else_can(seats: int) -> None:
    with pytest.raises(BadData, match="played by 2 to 8"):
        parlour.open(SLUG, seats=seats)


@pytest.mark.clause("CTM-003", "CTM-R44")
def test_ctm_r44_every_seat_plays_and_the_platform_is_cashier() -> None:
    """Fines and forfeits go to the Exchange, not to a player."""
    table = throws(player(1_000, 0), dice=(1, 2))
    assert cash(table, "ABCD") == (500, 20_000, 20_000, 20_000)
    assert state_of(table).cash[-1] == -60_500


@pytest.mark.clause("CTM-005", "CTM-R42")
def test_ctm_r42_eight_players_get_their_money_whatever_bills_there_are() -> None:
    data = library.edition_data(SLUG)["equipment"]
    halves = next(bill for bill in data["bill"] if bill["value"] == 500)
    assert 8 * halves["start_each"] > halves["count"]
    assert sum(bill["value"] * bill["start_each"] for bill in data["bill"]) == 20_000
    table = parlour.open(SLUG, seats=8, chance="by hand")
    assert all(seen(table).cash(seat) == 20_000 for seat in "ABCDEFGH")


@pytest.mark.clause("CTM-006", "CTM-140")
def test_ctm_006_the_longer_game_starts_in_january() -> None:
    table = parlour.open(SLUG, options={"calendar_mode": "months"}, chance="by hand")
    assert (seen(table).marker(), seen(table).season()) == ("january", "winter")


@pytest.mark.clause("CTM-007")
def test_ctm_007_the_highest_throw_begins_and_turns_pass_to_the_left() -> None:
    table = parlour.open(SLUG, seats=3, chance=[(1, 2), (6, 5), (3, 3), (2, 1), (4, 6), (1, 2)])
    events = play(table, "A throw", "B throw", "C throw")
    assert cited(events) == ["CTM-007"] * 4
    for seat in "BCA":
        assert asked(table) == seat
        play(table, f"{seat} throw")
    assert asked(table) == "B"


@pytest.mark.clause("CTM-007")
def test_ctm_007_those_who_tie_throw_again() -> None:
    table = parlour.open(SLUG, seats=3, chance=[(5, 5), (1, 2), (6, 4), (1, 1), (2, 1)])
    play(table, "A throw", "B throw", "C throw")
    assert asked(table) == "A"
    play(table, "A throw", "C throw")
    assert asked(table) == "C"


@pytest.mark.clause("CTM-009")
def test_ctm_009_a_corner_raises_the_value_of_assets() -> None:
    worth = [seen(at(player(0, Coffee=n))).assets("A") for n in range(11)]
    assert [after - before for before, after in pairwise(worth)][:5] == [900] * 5
    assert worth[6] - worth[5] > 900


@pytest.mark.clause("CTM-010")
def test_ctm_010_play_goes_round_and_round_and_squares_are_obeyed() -> None:
    table = at(player(at=40), player(at=0), chance=[(1, 2), (4, 6)], exact=True)
    play(table, "A throw")
    assert (place(table), cash(table)) == ("43", 20_000)
    play(table, "B throw")
    assert (place(table, "B"), asked(table)) == ("10", "A")
    assert owns(table, "A", "Coffee") == 0
