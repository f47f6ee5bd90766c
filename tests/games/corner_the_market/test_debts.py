"""Raising funds, bankruptcy, and the Exchange's money (CTM-114 to CTM-116, CTM-R35, CTM-R39, CTM-R40, CTM-R67)."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.testing import cited, edition_with, play
from tests.games.corner_the_market.board import (
    SLUG,
    asked,
    cash,
    in_pit,
    may,
    owns,
    place,
    player,
    refusal,
    seen,
    state_of,
    throws,
    usual,
    verbs,
    with_card,
)


@pytest.mark.clause("CTM-086", "CTM-114", "CTM-R39", "CTM-S51")
def test_ctm_s51_a_corner_is_broken_to_pay_a_debt() -> None:
    table = throws(player(300, 22, Sugar=6), dice=(1, 3))
    play(table, "A redeem Sugar")
    assert (cash(table), owns(table, "A", "Sugar"), asked(table)) == (500, 5, "B")


@pytest.mark.clause("CTM-085", "CTM-086", "CTM-R39", "CTM-S58")
def test_ctm_s58_while_loose_contracts_cover_the_debt_a_corner_stays_whole() -> None:
    table = throws(player(200, 22, Coffee=1, Sugar=6), dice=(1, 3))
    assert refusal(table, "A redeem Sugar") == ("debt/corner_is_last", "CTM-R39")
    play(table, "A redeem Coffee")
    assert (cash(table), owns(table, "A", "Sugar")) == (100, 6)
    anything = throws(player(200, 22, Coffee=1, Sugar=6), dice=(1, 3), options={"debt_sale_order": "any"})
    play(anything, "A redeem Sugar")
    assert (cash(anything), owns(anything, "A", "Coffee")) == (400, 1)


@pytest.mark.clause("CTM-R39")
def test_ctm_r39_one_thing_at_a_time_until_the_debt_can_be_paid() -> None:
    table = throws(player(0, 28, Coffee=3), player(Hides=9), player(Rubber=8), dice=(2, 4))
    play(table, "A redeem Coffee")
    assert (asked(table), cash(table)) == ("A", 900)
    play(table, "A redeem Coffee")
    assert (cash(table, "ABC"), owns(table, "A", "Coffee")) == ((200, 20_800, 20_800), 1)


@pytest.mark.clause("CTM-R39", "CTM-100")
def test_ctm_d20_seats_first_then_loose_contracts_cheapest_first_then_corners_then_control() -> None:
    table = throws(player(0, 22, Copper=1, Coffee=1), dice=(1, 3), brokers={})
    assert usual(table) == "redeem Coffee"
    broker = throws(player(0, 28, Coffee=1), player(Hides=9), dice=(2, 4), brokers={"A": 2})
    assert usual(broker) == "redeem seat"
    both = throws(player(0, 22, Coffee=10, Sugar=6), dice=(1, 3))
    assert usual(both) == "redeem Sugar"


@pytest.mark.clause("CTM-R39")
def test_ctm_r39_a_charge_is_fixed_when_it_arises() -> None:
    """Storage for nine contracts, though three of them are sold to pay it."""
    table = with_card("F11", player(100, Coffee=9))
    assert verbs(table) == ["redeem"]
    play(table, "A redeem Coffee")
    assert cash(table) == 100 + 900 - 900


@pytest.mark.clause("CTM-R39", "CTM-R60")
def test_ctm_r39_no_money_is_raised_for_a_purchase() -> None:
    table = in_pit("Coffee 1", player(800, Sugar=3), player(Coffee=1))
    assert not may(table, "A redeem Sugar")
    assert not may(table, "A buy 1 Coffee")


@pytest.mark.clause("CTM-114", "CTM-115", "CTM-R35", "CTM-S52")
def test_ctm_s52_who_cannot_pay_is_out_and_play_goes_on() -> None:
    table = throws(player(300, 28), player(Hides=8), player(), dice=(2, 4), exact=True)
    assert (cash(table, "ABC"), seen(table).is_out("A"), place(table)) == ((0, 20_300, 20_000), True, "")
    assert asked(table) == "B"
    assert not table.is_over()


@pytest.mark.clause("CTM-116", "CTM-S53")
def test_ctm_s53_the_last_player_left_wins_at_once() -> None:
    table = throws(player(300, 28), player(Hides=8), dice=(2, 4), exact=True)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("last-left", "CTM-116", (1,))
    assert outcome.scores[0] == 0


@pytest.mark.clause("CTM-R35")
def test_ctm_r35_creditors_are_paid_in_order_from_the_debtor_s_left() -> None:
    table = throws(player(900, 28), player(Hides=8), player(Rubber=6), player(Copper=6), dice=(2, 4))
    assert cash(table, "ABCD") == (0, 20_700, 20_200, 20_000)
    last = throws(player(Hides=8), player(Rubber=6), player(900, 28), player(Copper=6), dice=(2, 4), mover="C")
    assert cash(last, "ABCD") == (20_500, 20_000, 0, 20_400)


@pytest.mark.clause("CTM-R35", "CTM-R39")
def test_ctm_r35_all_is_redeemed_before_he_is_out() -> None:
    table = throws(player(0, 28, Coffee=1), player(Hides=10), player(Rubber=9), dice=(2, 4), brokers={"A": 1})
    assert cash(table, "ABC") == (0, 21_200, 20_000), "900 and 300 are not enough for 1,400 and 900"
    kept = state_of(table)
    assert (kept.stock[0], [table.edition.names["card"][card] for card in kept.exchange.under]) == (10, ["E01"])


@pytest.mark.clause("CTM-R35", "CTM-101")
def test_ctm_r35_several_debtors_settle_from_the_mover_s_left() -> None:
    table = throws(player(at=0), player(100, Coffee=1), player(), player(0, Sugar=1), dice=(4, 6), brokers={"A": 2})
    assert asked(table) == "B"
    play(table, "B redeem Coffee")
    assert asked(table) == "D"
    play(table, "D redeem Sugar")
    assert cash(table, "ABCD") == (21_800, 400, 19_400, 600)


@pytest.mark.clause("CTM-115", "CTM-R67", "CTM-096")
def test_ctm_r67_a_bankrupt_s_contracts_return_and_may_end_a_control() -> None:
    table = in_pit("Copper 5", player(Copper=1), player(500, "Copper 1", Coffee=1), marker="autumn")
    play(table, "A sell 1 Copper to B")
    assert (seen(table).is_out("B"), seen(table).stock("Coffee")) == (True, 10)
    assert place(table, "B") == ""


@pytest.mark.clause("CTM-R67", "CTM-096", "CTM-115")
def test_ctm_r67_a_ruined_controller_leaves_an_open_pit(tmp_path: Path) -> None:
    """With a fine that no ten contracts of Coffee can pay."""
    edition = edition_with(
        SLUG, tmp_path, ('index = 26, kind = "fine", amount = 1000', 'index = 26, kind = "fine", amount = 9900')
    )
    table = throws(player(800, 22, Coffee=10), dice=(1, 3), edition=edition)
    assert (seen(table).is_out("A"), seen(table).is_closed("Coffee"), seen(table).stock("Coffee")) == (True, False, 10)
    assert "CTM-096" in cited(table.events)


@pytest.mark.clause("CTM-R67")
def test_ctm_r67_what_can_bankrupt_a_player() -> None:
    broke = player(100)
    for table in (
        throws(broke | {"at": 22}, dice=(1, 3)),  # a fine
        in_pit("Rubber 1", broke),  # a forfeit
        throws(broke, player(Hides=8), dice=(2, 4)),  # Corner Penalties
        throws(broke, dice=(4, 6), brokers={"B": 1}),  # commissions
    ):
        assert seen(table).is_out("A")
    storage = with_card("F11", player(0, Coffee=1))
    assert not seen(storage).is_out("A"), "he sells the contract he stores"
    option = throws(broke | {"at": 41}, dice=(1, 4))
    assert not seen(option).is_out("A"), "nothing that may be declined can"


@pytest.mark.clause("CTM-114", "CTM-R67")
def test_ctm_114_if_the_mover_goes_bankrupt_his_turn_ends() -> None:
    table = throws(player(100, 0), player(Hides=8), dice=(3, 3), then=[])
    assert (seen(table).is_out("A"), asked(table)) == (True, "B")


@pytest.mark.clause("CTM-R40")
def test_ctm_r40_the_exchange_cannot_run_out_unless_it_has_only_what_was_in_the_box() -> None:
    rich = [player(60_000), player(60_000), player(60_000), player(69_000)]
    assert cash(throws(*rich, dice=(3, 4))) == 62_000
    table = throws(*rich, dice=(3, 4), options={"bank_limit": 250_000})
    assert (cash(table), state_of(table).cash[-1]) == (61_000, 0)
    sale = throws(*[player(60_000, 0, Rubber=2), *rich[1:]], dice=(2, 6), options={"bank_limit": 250_000})
    play(sale, "A sell 2 Rubber")
    assert (cash(sale), seen(sale).stock("Rubber")) == (61_000, 10), "at most what is left"


@pytest.mark.clause("CTM-R40", "CTM-R39")
def test_ctm_r40_a_debtor_cannot_raise_more_than_the_exchange_has() -> None:
    holders = [player(0, 22, Rubber=4), player(100_000), player(100_000), player(49_500)]
    table = throws(*holders, dice=(1, 3), options={"bank_limit": 250_000})
    assert seen(table).is_out("A"), "the Exchange has 500, and he owes 1,000"
    assert cash(table, "BCD") == (100_000, 100_000, 49_500)
