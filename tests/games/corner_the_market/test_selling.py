"""SELL squares, selling options and bids (CTM-052 to CTM-058)."""

from __future__ import annotations

import pytest

from parlour.testing import cited, play
from tests.games.corner_the_market.board import (
    asked,
    cash,
    in_pit,
    may,
    owns,
    player,
    refusal,
    seen,
    throws,
    usual,
    verbs,
)


@pytest.mark.clause("CTM-052", "CTM-111", "CTM-R51")
def test_ctm_052_outside_a_pit_selling_is_optional() -> None:
    table = throws(player(at=0, Coffee=2, Sugar=6), dice=(2, 6))
    assert usual(table) == "decline"
    assert refusal(table, "A sell 1 Sugar") == ("sell/from_corner", "CTM-085")
    assert refusal(table, "A sell 3 Coffee") == ("sell/not_owned", "CTM-053")
    play(table, "A decline")
    assert (cash(table), owns(table, "A", "Coffee")) == (20_000, 2)
    assert asked(throws(player(at=0), dice=(2, 6))) == "B"


@pytest.mark.clause("CTM-053", "CTM-S25", "CTM-R64")
def test_ctm_s25_to_the_highest_bidder_or_the_cashier() -> None:
    table = in_pit("Hides 5", player(Hides=2), marker="summer")
    play(table, "A call", "B bid 2300", "C bid 2600", "D pass", "B pass")
    assert seen(table).highest_bid() == ("C", 2_600)
    assert seen(table).cashier_pays() == 2_100
    assert verbs(table) == ["accept", "sell", "forfeit"]
    assert usual(table) == "accept bid"
    play(table, "A accept bid", "A done")
    assert cash(table, "ABCD") == (22_600, 20_000, 17_400, 20_000)
    assert (owns(table, "A", "Hides"), owns(table, "C", "Hides")) == (1, 1)
    other = in_pit("Hides 5", player(Hides=2), marker="summer")
    play(other, "A call", "B bid 2300", "C bid 2600", "D pass", "B pass", "A sell 1 Hides")
    assert cash(other, "ABC") == (22_100, 20_000, 20_000)


@pytest.mark.clause("CTM-017", "CTM-053", "CTM-R03", "CTM-S26")
def test_ctm_s26_in_a_crash_the_cashier_pays_the_crash_price() -> None:
    table = in_pit("Hides 5", player(Hides=2), marker="summer", crash=True)
    play(table, "A call", "B pass", "C pass", "D pass")
    assert usual(table) == "sell 1 Hides"
    play(table, "A sell 1 Hides")
    assert cash(table) == 21_400


@pytest.mark.clause("CTM-R03", "CTM-053")
@pytest.mark.parametrize(
    ("reading", "crash", "price"),
    [("winter", False, 2_100), ("current", False, 3_500), ("winter", True, 1_400), ("current", True, 1_400)],
)
def test_ctm_r03_the_cashier_s_price_on_a_sell_square(reading: str, crash: bool, price: int) -> None:
    options = {"sell_square_cashier_price": reading}
    table = in_pit("Hides 5", player(Hides=2), marker="summer", crash=crash, options=options)
    play(table, "A sell 2 Hides")
    assert cash(table) == 20_000 + 2 * price


@pytest.mark.clause("CTM-054", "CTM-R06", "CTM-S27")
def test_ctm_s27_who_has_none_forfeits_at_once() -> None:
    table = in_pit("Sugar 5", player(3_000, Coffee=2))
    assert (cash(table), asked(table)) == (2_500, "B")
    shared = in_pit("Sugar 5", player(3_000), player(at="Sugar 2"))
    assert (cash(shared, "AB"), asked(shared)) == ((2_500, 20_000), "B")


@pytest.mark.clause("CTM-055", "CTM-056", "CTM-R10", "CTM-R11", "CTM-S28")
def test_ctm_s28_a_corner_is_exempt_and_may_be_sold_from_at_the_current_price() -> None:
    table = in_pit("Sugar 5", player(Sugar=7), marker="summer")
    assert usual(table) == "decline"
    play(table, "A decline")
    assert cash(table) == 20_000
    broken = in_pit("Sugar 5", player(Sugar=7), marker="summer")
    play(broken, "A sell 1 Sugar")
    assert (cash(broken), owns(broken, "A", "Sugar")) == (22_000, 6)


@pytest.mark.clause("CTM-R11", "CTM-056")
def test_ctm_r11_all_contracts_of_the_stop_get_the_voluntary_price() -> None:
    table = in_pit("Sugar 5", player(Sugar=6), marker="summer")
    play(table, "A sell 3 Sugar")
    assert cash(table) == 26_000
    auction = in_pit("Sugar 5", player(Sugar=6), marker="summer")
    play(auction, "A call", "B bid 2100", "C pass", "D pass", "A accept bid", "A sell 2 Sugar")
    assert cash(auction, "AB") == (26_100, 17_900)
    crash = in_pit("Sugar 5", player(Sugar=6), marker="summer", crash=True)
    play(crash, "A sell 1 Sugar")
    assert cash(crash) == 20_800


@pytest.mark.clause("CTM-R10", "CTM-055")
def test_ctm_r10_or_a_corner_is_not_broken_there_at_all() -> None:
    table = in_pit("Sugar 5", player(Sugar=7), marker="summer", options={"corner_break_on_sell": "forbidden"})
    assert (cash(table), owns(table, "A", "Sugar"), asked(table)) == (20_000, 7, "B")
    swap = in_pit("Coffee 8", player(Sugar=6), player(Hides=1), options={"corner_break_on_sell": "forbidden"})
    assert may(swap, "A give Sugar")


@pytest.mark.clause("CTM-053", "CTM-055", "CTM-R55", "CTM-S30")
def test_ctm_s30_a_corner_in_another_commodity_exempts_nobody() -> None:
    table = in_pit("Sugar 5", player(Coffee=6, Sugar=1), marker="spring")
    assert verbs(table) == ["call", "sell", "forfeit"]
    play(table, "A sell 1 Sugar")
    assert cash(table) == 21_200
    other = in_pit("Sugar 5", player(Coffee=6, Sugar=1), marker="spring")
    play(other, "A forfeit")
    assert (cash(other), owns(other, "A", "Sugar")) == (19_500, 1)


@pytest.mark.clause("CTM-058", "CTM-106")
def test_ctm_058_the_forfeit_may_be_preferred_to_a_sale() -> None:
    table = in_pit("Rubber 5", player(Rubber=1))
    events = play(table, "A forfeit")
    assert (cash(table), cited(events)) == (19_500, ["CTM-058"])


@pytest.mark.clause("CTM-R64", "CTM-053")
def test_ctm_r64_an_auction_by_hundreds_where_who_passes_is_out() -> None:
    table = in_pit("Rubber 5", player(Rubber=2), player(), player(500), player())
    play(table, "A call")
    for line in ("B bid 50", "B bid 0", "B bid 20100", "B bid 150"):
        assert not may(table, line)
    play(table, "B bid 100")
    assert asked(table) == "C"
    assert not may(table, "C bid 100")
    play(table, "C bid 400", "D bid 500")
    assert asked(table) == "B", "C has not the cash for more and is out"
    play(table, "B pass")
    assert verbs(table) == ["accept", "sell", "forfeit"]
    play(table, "A accept bid")
    assert verbs(table) == ["call", "sell", "done"]
    play(table, "A call", "B pass", "C pass", "D pass")
    assert not may(table, "A call")
    assert usual(table) == "done"


@pytest.mark.clause("CTM-056", "CTM-R12")
def test_ctm_056_bids_for_a_corner_s_contract_beat_the_current_price() -> None:
    table = in_pit("Sugar 5", player(Sugar=6), marker="summer")
    play(table, "A call")
    assert not may(table, "B bid 2000")
    play(table, "B bid 2100", "C pass", "D pass", "A accept bid")
    assert (owns(table, "A", "Sugar"), cash(table, "AB")) == (5, (22_100, 17_900))


@pytest.mark.clause("CTM-R06", "CTM-057")
def test_ctm_r06_caught_short_on_the_square_he_buys_one_in_and_sells_it() -> None:
    table = in_pit("Sugar 5", player(3_000), options={"caught_short": "buy_in"}, marker="spring")
    assert (cash(table), owns(table, "A", "Sugar"), verbs(table)) == (1_400, 1, ["call", "sell", "forfeit"])
    play(table, "A sell 1 Sugar")
    assert (cash(table), asked(table)) == (2_600, "B")
    poor = in_pit("Sugar 5", player(1_500), options={"caught_short": "buy_in"}, marker="spring")
    assert (cash(poor), asked(poor)) == (1_000, "B")
    shared = in_pit("Sugar 5", player(3_000), player(at="Sugar 2"), options={"caught_short": "buy_in"}, marker="spring")
    assert cash(shared) == 3_000 - 1_900
    play(shared, "A sell 1 Sugar to B")
    assert cash(shared, "AB") == (3_000, 18_100)


@pytest.mark.clause("CTM-R06", "CTM-057")
def test_ctm_r06_or_he_has_the_choice() -> None:
    options = {"caught_short": "choice"}
    table = in_pit("Sugar 5", player(3_000), options=options, marker="spring")
    assert verbs(table) == ["buy", "forfeit"]
    assert usual(table) == "buy in"
    play(table, "A buy in", "A sell 1 Sugar")
    assert cash(table) == 2_600
    other = in_pit("Sugar 5", player(3_000), options=options, marker="spring")
    play(other, "A forfeit")
    assert (cash(other), asked(other)) == (2_500, "B")
    dear = in_pit("Sugar 5", player(3_000), options=options, marker="autumn")
    assert usual(dear) == "forfeit"
