"""Two players in one pit (CTM-038, CTM-047 to CTM-050, CTM-059 to CTM-061)."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.corner_the_market.board import (
    asked,
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


@pytest.mark.clause("CTM-038", "CTM-047", "CTM-R15", "CTM-S21")
def test_ctm_s21_the_mover_buys_from_his_partner_at_300_more() -> None:
    table = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=3), marker="spring")
    assert refusal(table, "A buy 1 Cotton") == ("buy/partner_first", "CTM-047")
    assert refusal(table, "A buy 2 Cotton from B")[0] == "buy/too_many"
    play(table, "A buy 1 Cotton from B")
    assert (cash(table, "AB"), owns(table, "A", "Cotton"), owns(table, "B", "Cotton")) == ((7_700, 22_300), 1, 2)


@pytest.mark.clause("CTM-048", "CTM-050", "CTM-S22")
def test_ctm_s22_a_corner_that_is_kept_sends_him_to_the_cashier() -> None:
    table = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=6), marker="spring")
    assert (asked(table), usual(table, "B")) == ("B", "pass")
    play(table, "B pass")
    assert (verbs(table), usual(table)) == (["buy", "forfeit"], "buy 1 Cotton")
    play(table, "A buy 1 Cotton")
    assert (cash(table, "AB"), owns(table, "A", "Cotton")) == ((7_700, 20_000), 1)


@pytest.mark.clause("CTM-049", "CTM-S23")
def test_ctm_s23_and_if_the_cashier_has_none_he_forfeits() -> None:
    table = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=6), player(Cotton=4), marker="spring")
    play(table, "B pass")
    assert (cash(table), asked(table)) == (9_500, "B")


@pytest.mark.clause("CTM-047", "CTM-048", "CTM-R16", "CTM-S24")
def test_ctm_s24_in_a_crash() -> None:
    table = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=1), marker="summer", crash=True)
    play(table, "A buy 1 Cotton from B")
    assert cash(table, "AB") == (8_700, 21_300)
    alone = in_pit("Cotton 1", player(10_000), player(at="Cotton 5"), marker="summer", crash=True)
    play(alone, "A buy 1 Cotton")
    assert cash(alone) == 8_200


@pytest.mark.clause("CTM-059", "CTM-R13", "CTM-S29")
def test_ctm_s29_the_partner_must_buy() -> None:
    table = in_pit("Copper 5", player(Copper=2), player(5_000, "Copper 1"), marker="summer")
    assert refusal(table, "A sell 1 Copper") == ("sell/to_partner", "CTM-059")
    assert usual(table) == "sell 1 Copper to B"
    play(table, "A sell 1 Copper to B")
    assert (cash(table, "AB"), owns(table, "B", "Copper")) == ((23_300, 1_700), 1)
    assert asked(table) == "B", "he has not the cash for more"


@pytest.mark.clause("CTM-055", "CTM-056", "CTM-R62", "CTM-S59")
def test_ctm_s59_with_a_corner_the_compulsion_is_off_both() -> None:
    table = in_pit("Sugar 5", player(Sugar=6), player(at="Sugar 1"), marker="summer")
    play(table, "A call")
    assert asked(table) == "B", "nobody but the partner bids"
    assert (may(table, "B bid 2000"), may(table, "B bid 2100")) == (False, True)
    play(table, "B pass", "A sell 1 Sugar")
    assert (cash(table, "AB"), owns(table, "A", "Sugar")) == ((22_000, 20_000), 5)
    sold = in_pit("Sugar 5", player(Sugar=6), player(at="Sugar 1"), marker="summer")
    play(sold, "A call", "B bid 2100", "A accept bid", "A done")
    assert (cash(sold, "AB"), owns(sold, "B", "Sugar")) == ((22_100, 17_900), 1)
    kept = in_pit("Sugar 5", player(Sugar=6), player(at="Sugar 1"), marker="summer")
    assert usual(kept) == "decline"


@pytest.mark.clause("CTM-089", "CTM-049")
def test_ctm_089_a_corner_holder_is_not_asked_for_what_the_mover_cannot_pay() -> None:
    table = in_pit("Cotton 1", player(2_200), player(at="Cotton 5", Cotton=6), marker="spring")
    assert cash(table, "AB") == (1_700, 20_000), "the forfeit is paid at once, and nobody is asked"
    assert asked(table) == "B"
    assert verbs(table, "B") == ["throw"]


@pytest.mark.clause("CTM-089", "CTM-R17", "CTM-050")
def test_ctm_r17_a_corner_holder_names_his_price_at_or_above_the_premium_price() -> None:
    table = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=6), marker="spring")
    assert refusal(table, "B offer 1 at 2200") == ("quote/below_corner_price", "CTM-085")
    assert not may(table, "B offer 2 at 2300")
    play(table, "B offer 1 at 2500")
    assert verbs(table) == ["buy", "take", "forfeit"]
    play(table, "A take 1 from B")
    assert (cash(table, "AB"), owns(table, "B", "Cotton")) == ((7_500, 22_500), 5)
    refused = in_pit("Cotton 1", player(10_000), player(at="Cotton 5", Cotton=6), marker="spring")
    play(refused, "B offer 1 at 2500", "A buy 1 Cotton", "A done")
    assert cash(refused, "AB") == (7_700, 20_000)


@pytest.mark.clause("CTM-R15")
def test_ctm_r15_more_than_one_passes_by_consent_only() -> None:
    table = in_pit("Cotton 1", player(), player(at="Cotton 5", Cotton=4), marker="spring")
    play(table, "A buy 1 Cotton from B")
    assert verbs(table) == ["buy", "ask", "done"]
    assert not may(table, "A buy 1 Cotton from B")
    play(table, "A ask for 3 more")
    assert (asked(table), usual(table, "B")) == ("B", "decline")
    assert refusal(table, "B agree to 4") == ("more/choose", "CTM-R15")
    play(table, "B agree to 2")
    assert (cash(table, "AB"), owns(table, "A", "Cotton")) == ((13_100, 26_900), 3)
    assert verbs(table) == ["buy", "done"], "he is asked once"
    play(table, "A buy 2 Cotton")
    assert (cash(table, "AB"), owns(table, "A", "Cotton")) == ((8_500, 26_900), 5)


@pytest.mark.clause("CTM-R15")
def test_ctm_r15_so_it_is_when_he_sells() -> None:
    table = in_pit("Cotton 5", player(Cotton=4), player(at="Cotton 1"), marker="spring")
    play(table, "A sell 1 Cotton to B", "A ask for 2 more", "B decline")
    assert (asked(table), owns(table, "A", "Cotton")) == ("B", 3)
    other = in_pit("Cotton 5", player(Cotton=4), player(at="Cotton 1"), marker="spring")
    play(other, "A sell 1 Cotton to B", "A ask for 2 more", "B agree to 2")
    assert (cash(other, "AB"), owns(other, "B", "Cotton")) == ((26_900, 13_100), 3)


@pytest.mark.clause("CTM-R15")
def test_ctm_r15_or_the_partner_must_deal_in_as_many_as_he_is_asked() -> None:
    options = {"double_pit_duty": 0}
    table = in_pit("Cotton 1", player(), player(at="Cotton 5", Cotton=2), marker="spring", options=options)
    play(table, "A buy 1 Cotton from B", "A buy 1 Cotton from B")
    assert (owns(table, "A", "Cotton"), owns(table, "B", "Cotton")) == (2, 0)
    assert verbs(table) == ["buy", "done"]
    sells = in_pit("Cotton 5", player(Cotton=2), player(at="Cotton 1"), marker="spring", options=options)
    play(sells, "A sell 1 Cotton to B", "A sell 1 Cotton to B")
    assert owns(sells, "B", "Cotton") == 2
    forfeits = in_pit(
        "Cotton 1",
        player(),
        player(at="Cotton 5", Cotton=2),
        marker="spring",
        options=options | {"partner_may_forfeit": True},
    )
    play(forfeits, "A buy 1 Cotton from B", "B deal", "A buy 1 Cotton from B", "B forfeit")
    assert (cash(forfeits, "B"), owns(forfeits, "A", "Cotton")) == (20_000 + 2_300 - 500, 1)


@pytest.mark.clause("CTM-R13", "CTM-R14")
def test_ctm_r13_the_option_lets_a_partner_buy_himself_off() -> None:
    options = {"partner_may_forfeit": True}
    table = in_pit("Cotton 1", player(), player(at="Cotton 5", Cotton=2), marker="spring", options=options)
    play(table, "A buy 1 Cotton from B")
    assert (asked(table), usual(table, "B"), verbs(table, "B")) == ("B", "deal", ["deal", "forfeit"])
    play(table, "B forfeit")
    assert cash(table, "AB") == (20_000, 19_500)
    play(table, "A buy 1 Cotton")
    assert cash(table, "AB") == (17_700, 19_500)
    deal = in_pit("Cotton 1", player(), player(at="Cotton 5", Cotton=2), marker="spring", options=options)
    play(deal, "A buy 1 Cotton from B", "B deal")
    assert cash(deal, "AB") == (17_700, 22_300)
    sells = in_pit("Cotton 5", player(Cotton=2), player(at="Cotton 1"), marker="spring", options=options)
    play(sells, "A sell 1 Cotton to B", "B forfeit", "A sell 1 Cotton")
    assert cash(sells, "AB") == (21_500, 19_500)
    both = {"sell_square_cashier_price": "current"} | options
    winter = in_pit("Cotton 5", player(Cotton=2), player(at="Cotton 1"), marker="spring", options=both)
    play(winter, "A sell 1 Cotton to B", "B forfeit", "A sell 1 Cotton")
    assert cash(winter, "AB") == (21_500, 19_500), "the Winter Price, whatever a lonely seller gets"


@pytest.mark.clause("CTM-R13", "CTM-R14")
def test_ctm_r14_a_partner_who_may_forfeit_is_not_ruined() -> None:
    options = {"partner_may_forfeit": True}
    table = in_pit("Copper 5", player(Copper=2), player(1_000, "Copper 1"), marker="summer", options=options)
    play(table, "A sell 1 Copper to B")
    assert (cash(table, "AB"), asked(table)) == ((20_000, 500), "A")
    play(table, "A sell 1 Copper")
    assert cash(table) == 21_800
    has_goods = in_pit(
        "Copper 5", player(Copper=2), player(1_000, "Copper 1", Rubber=2), marker="summer", options=options
    )
    play(has_goods, "A sell 1 Copper to B")
    assert usual(has_goods, "B") == "forfeit"
    play(has_goods, "B deal", "B redeem Rubber")
    assert (cash(has_goods, "AB"), owns(has_goods, "B", "Copper")) == ((23_300, 100), 1)


@pytest.mark.clause("CTM-059", "CTM-R14", "CTM-R39")
def test_ctm_r14_the_partner_raises_funds_for_a_forced_purchase() -> None:
    table = in_pit("Copper 5", player(Copper=2), player(1_000, "Copper 1", Rubber=1, Sugar=6), marker="summer")
    play(table, "A sell 1 Copper to B")
    assert (asked(table), verbs(table, "B")) == ("B", ["redeem"])
    assert not may(table, "B redeem Sugar")
    play(table, "B redeem Rubber")
    assert (cash(table, "AB"), owns(table, "B", "Copper")) == ((23_300, 100), 1)


@pytest.mark.clause("CTM-060", "CTM-061", "CTM-R14", "CTM-114", "CTM-115")
def test_ctm_061_a_partner_ruined_by_it_leaves_and_the_cashier_pays_300_more() -> None:
    table = in_pit("Copper 5", player(Copper=2), player(1_000, "Copper 1", Coffee=1), marker="summer")
    events = play(table, "A sell 1 Copper to B")
    assert seen(table).is_out("B")
    assert (cash(table, "AB"), owns(table, "B", "Coffee"), owns(table, "A", "Copper")) == ((23_300, 0), 0, 1)
    assert seen(table).stock("Copper") == 9
    assert {"CTM-060", "CTM-061", "CTM-114", "CTM-115"} <= set(cited(events))
    assert verbs(table) == ["call", "sell", "done"], "his business goes on without the partner"


@pytest.mark.clause("CTM-R16", "CTM-061")
def test_ctm_r16_in_a_crash_that_is_the_crash_price_and_300() -> None:
    table = in_pit("Copper 5", player(Copper=2), player(1_000, "Copper 1"), marker="summer", crash=True)
    play(table, "A sell 1 Copper to B")
    assert (cash(table), seen(table).is_out("B")) == (21_500, True)


@pytest.mark.clause("CTM-R14", "CTM-116")
def test_ctm_r14_unless_only_the_mover_is_left_who_has_then_won() -> None:
    table = in_pit("Copper 5", player(Copper=2), player(1_000, "Copper 1"), marker="summer", exact=True)
    play(table, "A sell 1 Copper to B")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, owns(table, "A", "Copper")) == ("last-left", (0,), 2)


@pytest.mark.clause("CTM-R39", "CTM-R14")
def test_ctm_r39_a_forced_purchase_may_cost_a_corner() -> None:
    table = in_pit("Copper 5", player(Copper=2), player(1_000, "Copper 1", Sugar=6), marker="summer")
    play(table, "A sell 1 Copper to B", "B redeem Sugar", "B redeem Sugar")
    assert (owns(table, "B", "Sugar"), owns(table, "B", "Copper"), cash(table, "B")) == (4, 1, 100)


@pytest.mark.clause("CTM-R41")
def test_ctm_r41_five_cards_leave_the_sixth_pit_open() -> None:
    options = {"pit_closed_limit": 5}
    others: dict[str, Any] = {"Sugar": 10, "Cotton": 10, "Copper": 10, "Hides": 10, "Rubber": 10}
    table = in_pit("Coffee 1", player(at=0), player(**others), player(Coffee=10), spared="Coffee", options=options)
    assert (cash(table), asked(table)) == (19_500, "B"), "no contract is to be had: the BUY square costs the forfeit"
    sell = in_pit("Coffee 5", player(), player(**others), player(Coffee=10), spared="Coffee", options=options)
    assert cash(sell) == 19_500
    for ring in ("Coffee 1", "Coffee 5"):
        holder = in_pit(ring, player(Coffee=10), player(**others), spared="Coffee", options=options)
        assert (cash(holder), asked(holder)) == (20_000, "B")
    swap = in_pit("Coffee 8", player(Coffee=10), player(**others), spared="Coffee", options=options)
    assert verbs(swap) == ["pay", "forfeit"]
    trading = in_pit("Coffee 4", player(), player(**others), player(Coffee=10), spared="Coffee", options=options)
    assert not may(trading, "A offer C: 5000 for 1 Coffee")
    assert place(trading) == "Coffee 4"


@pytest.mark.clause("CTM-R41", "CTM-093")
def test_ctm_r41_a_card_that_comes_free_closes_the_sixth() -> None:
    options = {"pit_closed_limit": 5}
    five: dict[str, Any] = {"Sugar": 10, "Cotton": 10, "Copper": 10, "Hides": 10, "Rubber": 10}
    table = in_pit("Coffee 1", player(Coffee=9), player(**five), options=options)
    play(table, "A buy 1 Coffee")
    assert not seen(table).is_closed("Coffee")
    assert place(table) == "Coffee 1"
    given = (player(), player(100, 0, **five), player(Coffee=10), player(at="Coffee 4"))
    owing = throws(*given, dice=(1, 2), mover="B", spared="Coffee", options=options)
    play(owing, "B redeem Sugar")
    assert (seen(owing).is_closed("Sugar"), seen(owing).is_closed("Coffee")) == (False, True)
    assert place(owing, "D") == "Coffee 11"
    spared = throws(
        player(), player(**five), player(100, 0, Coffee=10), dice=(1, 2), mover="C", spared="Coffee", options=options
    )
    play(spared, "C redeem Coffee")
    assert not seen(spared).is_closed("Coffee")
    assert all(seen(spared).is_closed(commodity) for commodity in five)
