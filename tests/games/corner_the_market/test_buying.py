"""BUY squares and buying options (CTM-041 to CTM-050)."""

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
    verbs,
)


@pytest.mark.clause("CTM-041", "CTM-111")
def test_ctm_041_outside_a_pit_buying_is_optional() -> None:
    table = throws(player(at=0), dice=(1, 1), marker="winter")
    assert place(table) == "2"
    assert usual(table) == "decline"
    play(table, "A decline")
    assert (cash(table), owns(table, "A", "Cotton")) == (20_000, 0)


@pytest.mark.clause("CTM-R51", "CTM-041")
def test_ctm_r51_an_option_is_used_with_the_cashier_at_his_prices() -> None:
    table = throws(player(at=41), dice=(1, 4), marker="spring")
    assert not may(table, "A buy 1 Coffee")
    assert not may(table, "A buy 4 Cotton")
    play(table, "A buy 2 Cotton")
    assert cash(table) == 20_000 + 5_000 - 2 * 2_000
    crash = throws(player(at=41), dice=(1, 4), marker="spring", crash=True)
    play(crash, "A buy 2 Cotton")
    assert cash(crash) == 20_000 + 5_000 - 2 * 1_500


@pytest.mark.clause("CTM-042", "CTM-043", "CTM-081", "CTM-082", "CTM-S18")
def test_ctm_s18_six_contracts_in_one_stop() -> None:
    table = in_pit("Coffee 1", player(22_000))
    play(table, "A buy 6 Coffee")
    assert (cash(table), owns(table, "A", "Coffee")) == (16_600, 6)
    assert seen(table).assets("A") == 16_600 + 6 * 1_000


@pytest.mark.clause("CTM-016", "CTM-043", "CTM-S19")
def test_ctm_s19_in_a_crash_the_cashier_asks_the_winter_price() -> None:
    table = in_pit("Coffee 1", player(22_000), marker="summer", crash=True)
    play(table, "A buy 1 Coffee")
    assert cash(table) == 21_100


@pytest.mark.clause("CTM-044", "CTM-106", "CTM-R60", "CTM-S20")
def test_ctm_s20_who_cannot_pay_forfeits_and_sells_nothing() -> None:
    table = in_pit("Rubber 3", player(4_000, Coffee=2), marker="autumn")
    assert (cash(table), owns(table, "A", "Coffee"), asked(table)) == (3_500, 2, "B")


@pytest.mark.clause("CTM-R60", "CTM-044")
def test_ctm_r60_for_the_forfeit_itself_he_raises_funds() -> None:
    table = in_pit("Rubber 3", player(300, Coffee=2), marker="autumn")
    assert verbs(table) == ["redeem"]
    play(table, "A redeem Coffee")
    assert (cash(table), owns(table, "A", "Coffee")) == (700, 1)


@pytest.mark.clause("CTM-045", "CTM-R59", "CTM-106")
def test_ctm_045_he_may_prefer_the_forfeit() -> None:
    table = in_pit("Coffee 1")
    events = play(table, "A forfeit")
    assert (cash(table), cited(events)) == (19_500, ["CTM-045"])


@pytest.mark.clause("CTM-042", "CTM-044")
def test_ctm_d04_by_default_one_is_bought() -> None:
    assert usual(in_pit("Coffee 1")) == "buy 1 Coffee"
    called = in_pit("Rubber 1", player(500), player(Rubber=2))
    assert usual(called) == "forfeit"


@pytest.mark.clause("CTM-046", "CTM-072")
def test_ctm_046_nothing_is_bought_where_no_square_permits_it() -> None:
    table = at()
    for line in ("A buy 1 Coffee", "A sell 1 Coffee"):
        assert refusal(table, line) == ("throw/first", "CTM-023")
    in_sugar = in_pit("Sugar 1")
    assert refusal(in_sugar, "A buy 1 Coffee") == ("deal/other_commodity", "CTM-042")
    assert refusal(in_sugar, "B buy 1 Sugar")[0] == "turn/not_yours"


@pytest.mark.clause("CTM-042", "CTM-R38", "CTM-S67")
def test_ctm_s67_the_house_rule_of_three() -> None:
    table = in_pit("Coffee 1", player(20_000, Coffee=2), options={"buy_limit_per_stop": 3})
    assert refusal(table, "A buy 4 Coffee") == ("buy/limit", "CTM-R38")
    play(table, "A buy 3 Coffee")
    assert (cash(table), owns(table, "A", "Coffee")) == (17_300, 5)


@pytest.mark.clause("CTM-R38")
def test_ctm_r38_without_it_only_cash_and_stock_set_a_limit() -> None:
    table = in_pit("Coffee 1", player(20_000), player(Coffee=1))
    assert may(table, "A buy 9 Coffee")
    for number in (0, 10, 40):
        assert refusal(table, f"A buy {number} Coffee") == ("buy/too_many", "CTM-016")
    poor = in_pit("Coffee 1", player(2_000))
    assert may(poor, "A buy 2 Coffee")
    assert not may(poor, "A buy 3 Coffee")


@pytest.mark.clause("CTM-043", "CTM-R12", "CTM-R64")
def test_ctm_043_players_may_offer_and_the_mover_takes_what_he_likes() -> None:
    table = in_pit("Coffee 1", player(), player(Coffee=3), player(), player(Coffee=1))
    assert "call" in verbs(table)
    play(table, "A call")
    assert (asked(table), usual(table, "B")) == ("B", "pass")
    play(table, "B offer 2 at 700")
    assert asked(table) == "D"
    play(table, "D pass")
    assert seen(table).quotes() == (("B", 2, 700),)
    assert refusal(table, "A take 3 from B") == ("take/no_offer", "CTM-R64")
    assert refusal(table, "A take 1 from D") == ("take/no_offer", "CTM-R64")
    assert not may(table, "A call")
    play(table, "A take 1 from B")
    assert (cash(table, "AB"), owns(table, "A", "Coffee")) == ((19_300, 20_700), 1)
    assert verbs(table) == ["buy", "done"]
    play(table, "A buy 2 Coffee")
    assert (cash(table), asked(table)) == (17_500, "B")


@pytest.mark.clause("CTM-R64")
def test_ctm_r64_a_call_is_made_before_anything_is_bought_and_once() -> None:
    table = in_pit("Coffee 1", player(), player(Coffee=3))
    play(table, "A buy 1 Coffee")
    assert asked(table) == "B"
    assert may(table, "B throw")
    again = in_pit("Coffee 1", player(), player(Coffee=3))
    play(again, "A call", "B pass")
    assert verbs(again) == ["buy", "forfeit"]


@pytest.mark.clause("CTM-R38", "CTM-R64")
def test_ctm_r38_the_limit_counts_contracts_from_whomever() -> None:
    table = in_pit("Coffee 1", player(), player(Coffee=4), options={"buy_limit_per_stop": 3})
    play(table, "A call", "B offer 4 at 500")
    assert not may(table, "A take 4 from B")
    play(table, "A take 2 from B")
    assert may(table, "A buy 1 Coffee")
    assert not may(table, "A buy 2 Coffee")


@pytest.mark.clause("CTM-085", "CTM-R12", "CTM-R64")
def test_ctm_085_a_corner_is_offered_at_its_premium_price_or_more() -> None:
    table = in_pit("Coffee 1", player(), player(Coffee=7), marker="spring")
    play(table, "A call")
    assert refusal(table, "B offer 1 at 1300") == ("quote/below_corner_price", "CTM-085")
    play(table, "B offer 2 at 1400")
    assert may(table, "A take 2 from B")


@pytest.mark.clause("CTM-R12", "CTM-043")
def test_ctm_r12_or_players_deal_in_open_trading_only() -> None:
    options = {"deals_off_open_trading": "open_trading_only"}
    table = in_pit("Coffee 1", player(), player(Coffee=3), options=options)
    assert verbs(table) == ["buy", "forfeit"]
    broke = in_pit("Coffee 1", player(600), player(Coffee=3), options=options)
    assert (cash(broke), asked(broke)) == (100, "B")
    selling = in_pit("Coffee 5", player(Coffee=1), options=options)
    assert verbs(selling) == ["sell", "forfeit"]
    shared = in_pit("Coffee 1", player(), player(at="Coffee 6", Coffee=3), options=options)
    assert usual(shared) == "buy 1 Coffee from B"
