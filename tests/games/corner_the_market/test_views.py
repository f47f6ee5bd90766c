"""What seats see: everything, unless the table hides holdings or cash (CTM-R54)."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.view import OpenView
from parlour.games.corner_the_market.view import CornerView, VeiledView
from parlour.testing import play
from tests.games.corner_the_market.board import at, in_pit, player, seen, throws

HELD = (player(1_000, Coffee=3), player(2_000, Sugar=6), player(3_000))


@pytest.mark.clause("CTM-R54")
def test_ctm_r54_all_is_open_but_the_order_of_the_piles() -> None:
    table = at(*HELD, brokers={"C": 2})
    for reader in (None, "A", "B"):
        view: Any = table.view(reader)
        assert type(view) is CornerView
        assert [view.cash(seat) for seat in "ABC"] == [1_000, 2_000, 3_000]
        assert (view.owns("B", "Sugar"), view.broker_seats("C")) == (6, 2)
    assert not any("pile" in name or "flyer" in name for name in dir(CornerView))


@pytest.mark.clause("CTM-R54")
@pytest.mark.parametrize("hidden", ["cash_visible", "holdings_visible"])
def test_ctm_r54_or_each_sees_his_own_alone(hidden: str) -> None:
    table = at(*HELD, brokers={"C": 2}, options={hidden: False})
    mine: Any = table.view("B")
    assert type(mine) is VeiledView
    assert not issubclass(VeiledView, OpenView)
    assert (mine.cash("B"), mine.owns("B", "Sugar")) == (2_000, 6)
    is_cash = hidden == "cash_visible"
    assert (mine.cash("A"), mine.owns("A", "Coffee"), mine.broker_seats("C")) == (
        (-1, 3, 2) if is_cash else (1_000, -1, -1)
    )
    assert mine.holdings("A") == ((3, 0, 0, 0, 0, 0) if is_cash else (-1,) * 6)
    assert (mine.assets("A"), mine.assets("B")) == (-1, 2_000 + 6 * 1_400)
    told: Any = mine.to_data()["players"]
    assert ("cash" in told["A"], "contracts" in told["A"]) == ((False, True) if is_cash else (True, False))
    assert {"cash", "contracts"} <= set(told["B"])
    spectator: Any = table.view()
    assert spectator.cash("B") == (-1 if is_cash else 2_000)


@pytest.mark.clause("CTM-R54")
def test_ctm_r54_at_the_end_all_is_shown() -> None:
    table = throws(*HELD, dice=(2, 2), marker="autumn", options={"cash_visible": False, "holdings_visible": False})
    view: Any = table.view("A")
    assert (view.cash("B"), view.owns("B", "Sugar")) == (2_000, 6)


def test_a_view_tells_of_bids_offers_and_stops() -> None:
    table = in_pit("Coffee 5", player(Coffee=2), marker="spring")
    view = seen(table)
    assert (view.stop_commodity(), view.cashier_pays(), view.highest_bid()) == ("Coffee", 900, ("", 0))
    play(table, "A call", "B bid 300")
    assert view.highest_bid() == ("B", 300)
    trading = in_pit("Coffee 4", player(Coffee=2))
    play(trading, "A offer B: 1 Coffee for 300")
    assert seen(trading).offers() == ((1, "A", "B", "1 Coffee", "300"),)
    assert (seen(trading).stop("A"), seen(trading).partner("A")) == ("Coffee 4, Open Trading", "")
    assert seen(in_pit("Coffee 4", player(), player(at="Coffee 2"))).partner("A") == "B"
    apart = seen(at(player(), player(), player(0, None)))
    assert [apart.partner(seat) for seat in "ABC"] == ["", "", ""]
