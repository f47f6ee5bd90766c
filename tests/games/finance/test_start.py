"""The start: money, men, the stack of leases, and who moves first."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.testing import cited, play, rulebook_of
from tests.games.finance.town import at, board, cash, seen, square, waited


@pytest.mark.clause("FIN-S01", "FIN-001", "FIN-002", "FIN-003", "FIN-004", "FIN-005", "FIN-006", "FIN-007")
def test_fin_s01_the_table_at_the_start() -> None:
    table = parlour.open("finance", seats=4, chance=[])
    view = seen(table)
    assert cash(table) == dict.fromkeys("ABCD", 1000)
    assert [square(table, seat) for seat in "ABCD"] == [0, 0, 0, 0]
    assert (len(view.stacked()), view.stacked()[0], view.number("Wayback")) == (28, "Wayback", 1)
    assert [view.number(lease) for lease in view.stacked()] == list(range(1, 29))
    assert view.auctioneer() == ""  # the table calls the sales, and every seat may bid
    assert (len(board().chance), len(board().chest)) == (16, 12)


@pytest.mark.clause("FIN-S02", "FIN-008", "FIN-R02")
def test_fin_s02_the_highest_moves_first_and_ties_throw_again() -> None:
    table = parlour.open("finance", seats=4, chance=[(2, 3), (4, 5), (3, 6), (1, 2), (1, 3), (3, 4)])
    events = play(table, "A throw", "B throw", "C throw", "D throw")
    assert "FIN-R02" in cited(events)
    assert waited(table) == "B"
    play(table, "B throw", "C throw")
    order = [seen(table).mover()]
    again = at(mover="C", state={"first": "C"}, chance=[(5, 5), (5, 5), (5, 5)])  # all of them stop on Taxes
    for seat in "CDA":
        play(again, f"{seat} throw", f"{seat} end")
        order.append(seen(again).mover())
    assert order == ["C", "D", "A", "B"]


@pytest.mark.clause("FIN-008")
def test_fin_008_the_first_mover_throws_again_for_his_first_move() -> None:
    table = parlour.open("finance", seats=2, chance=[(6, 6), (1, 2), (4, 6)])
    play(table, "A throw", "B throw")
    assert square(table, "A") == 0
    play(table, "A throw")
    assert square(table, "A") == 10


@pytest.mark.clause("FIN-R02")
@pytest.mark.parametrize("seats", [1, 7])
def test_fin_r02_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 6"):
        parlour.open("finance", seats=seats)


@pytest.mark.clause("FIN-004", "FIN-R03")
def test_fin_r03_one_seat_is_auctioneer_where_the_table_says_so() -> None:
    table = parlour.open("finance", seats=3, chance=[(1, 2), (4, 5), (1, 1)], options={"auctioneer": "player"})
    play(table, "A throw", "B throw", "C throw")
    assert seen(table).auctioneer() == "B"  # the first mover
    out = at({"C": {"cash": 0}}, mover="C", state={"auctioneer": "C"}, auctioneer="player")
    play(out, "C resign")
    assert seen(out).auctioneer() == "D"  # the next player clockwise takes over


@pytest.mark.clause("FIN-139", "FIN-R49")
def test_fin_139_the_agreement_is_made_before_the_game() -> None:
    """Options are a table's from the start: nothing a seat can answer changes them; the broken sentence is no rule."""
    table = parlour.open("finance", seats=2, options={"sometimes": True}, chance=[(1, 2), (3, 4)])
    assert table.options["sometimes"] is True
    play(table, "A throw", "B throw")
    for text in ("sometimes", "agree", "set sometimes off"):
        with pytest.raises(Refused) as refused:
            table.act("B", text)
        assert refused.value.code == "notation/unknown"
    assert table.options["sometimes"] is True
    ruling = rulebook_of("finance").ruling("FIN-R49")
    assert ruling is not None
    assert not ruling.options


@pytest.mark.clause("FIN-020", "FIN-021", "FIN-R24")
def test_fin_021_men_go_round_forty_squares_and_corners_are_one_square_each() -> None:
    table = at({"A": {"at": 9}}, chance=[(1, 1), (4, 5)], seats=2, state={"owners": {"Boomtown": "A"}})
    play(table, "A throw")
    assert square(table, "A") == 11  # from Ye Olde Manor over the Taxes corner to Boomtown
    corners = [n for n, kind in enumerate(board().square_kinds) if kind in (0, 5, 7, 8)]
    assert corners == [0, 10, 20, 30]
    visit = at({"A": {"at": 15}}, chance=[(2, 3)])
    play(visit, "A throw")
    assert (square(visit, "A"), seen(visit).jail_tries("A"), cash(visit)["A"]) == (20, -1, 1000)
    assert waited(visit) == "A"


@pytest.mark.clause("FIN-020")
def test_fin_020_players_move_in_rotation_and_nobody_else_throws() -> None:
    table = at(chance=[(4, 6)])
    with pytest.raises(Refused) as refused:
        table.act("B", "throw")
    assert (refused.value.code, refused.value.clause) == ("window/not_your_throw", "FIN-020")
    play(table, "A throw", "A end")
    assert (seen(table).mover(), seen(table).turns()) == ("B", 1)
