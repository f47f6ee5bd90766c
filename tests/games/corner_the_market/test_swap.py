"""SWAP squares (CTM-062 to CTM-067)."""

from __future__ import annotations

import pytest

from parlour.testing import cited, play
from tests.games.corner_the_market.board import asked, cash, in_pit, may, owns, player, refusal, seen, usual, verbs


@pytest.mark.clause("CTM-062", "CTM-065", "CTM-067", "CTM-R18", "CTM-S31")
def test_ctm_s31_each_side_chooses_what_it_gives() -> None:
    table = in_pit("Coffee 8", player(Coffee=1), player(Rubber=1, Sugar=2))
    play(table, "A give Coffee")
    assert (asked(table), verbs(table, "B"), usual(table, "B")) == ("B", ["give"], "give Sugar")
    assert (owns(table, "A", "Coffee"), owns(table, "B", "Coffee")) == (1, 0), "both go at once"
    play(table, "B give Sugar")
    assert seen(table).holdings("A") == (0, 1, 0, 0, 0, 0)
    assert seen(table).holdings("B") == (1, 1, 0, 0, 0, 1)


@pytest.mark.clause("CTM-064", "CTM-S32")
def test_ctm_s32_who_has_corners_alone_may_pay_1000() -> None:
    table = in_pit("Coffee 8", player(3_000, Hides=6), player(Coffee=1))
    assert (verbs(table), usual(table)) == (["give", "pay", "forfeit"], "pay instead")
    play(table, "A pay instead", "B give Coffee")
    assert (cash(table, "AB"), owns(table, "A", "Hides"), owns(table, "A", "Coffee")) == ((2_000, 21_000), 6, 1)
    loose = in_pit("Coffee 8", player(3_000, Hides=6, Sugar=1), player(Coffee=1))
    assert refusal(loose, "A pay instead") == ("swap/no_payment", "CTM-R20")
    poor = in_pit("Coffee 8", player(900, Hides=6), player(Coffee=1))
    assert verbs(poor) == ["give", "forfeit"]
    control = in_pit("Coffee 8", player(3_000, Hides=10), player(Coffee=1))
    assert verbs(control) == ["pay", "forfeit"]


@pytest.mark.clause("CTM-066", "CTM-R20", "CTM-S33")
def test_ctm_s33_a_partner_who_keeps_his_corner_pays_1500() -> None:
    table = in_pit("Coffee 8", player(Cotton=2), player(Sugar=6))
    play(table, "A give Cotton")
    assert (verbs(table, "B"), usual(table, "B")) == (["give", "pay"], "pay instead")
    play(table, "B pay instead")
    assert (cash(table, "AB"), owns(table, "A", "Cotton"), owns(table, "B", "Sugar")) == ((21_500, 18_500), 2, 6)
    broken = in_pit("Coffee 8", player(Cotton=2), player(Sugar=6))
    play(broken, "A give Cotton", "B give Sugar")
    assert (owns(broken, "A", "Sugar"), owns(broken, "B", "Sugar")) == (1, 5)


@pytest.mark.clause("CTM-066")
def test_ctm_066_a_partner_without_a_contract_pays_1500_at_once() -> None:
    table = in_pit("Coffee 8", player(Cotton=2), player())
    events = play(table, "A give Cotton")
    assert (cash(table, "AB"), asked(table)) == ((21_500, 18_500), "B")
    assert "CTM-066" in cited(events)
    control = in_pit("Coffee 8", player(Cotton=2), player(Hides=10))
    play(control, "A give Cotton")
    assert (cash(control, "AB"), owns(control, "B", "Hides")) == ((21_500, 18_500), 10)


@pytest.mark.clause("CTM-063", "CTM-S34")
def test_ctm_s34_in_a_shared_pit_the_partner_is_the_other_player_there() -> None:
    table = in_pit("Coffee 8", player(Cotton=1), player(Sugar=1), player(at="Coffee 2", Hides=1))
    play(table, "A give Cotton")
    assert asked(table) == "C"
    play(table, "C give Hides")
    assert (owns(table, "A", "Hides"), owns(table, "C", "Cotton")) == (1, 1)


@pytest.mark.clause("CTM-106", "CTM-R19", "CTM-S65")
def test_ctm_s65_a_mover_who_owns_nothing_forfeits() -> None:
    table = in_pit("Coffee 8", player(), player(Sugar=2))
    assert (cash(table, "AB"), owns(table, "B", "Sugar"), asked(table)) == ((19_500, 20_000), 2, "B")


@pytest.mark.clause("CTM-R19", "CTM-064")
def test_ctm_r19_or_he_may_pay_1000_for_a_contract() -> None:
    options = {"swap_without_contract": "pay_1000"}
    table = in_pit("Coffee 8", player(), player(Sugar=2), options=options)
    assert (verbs(table), usual(table)) == (["pay", "forfeit"], "forfeit")
    play(table, "A pay instead", "B give Sugar")
    assert (cash(table, "AB"), owns(table, "A", "Sugar")) == ((19_000, 21_000), 1)
    nothing = in_pit("Coffee 8", player(), player(), options=options)
    play(nothing, "A pay instead")
    assert cash(nothing, "AB") == (21_500, 18_500), "a partner with nothing to give pays 1,500"
    poor = in_pit("Coffee 8", player(900), player(Sugar=2), options=options)
    assert cash(poor) == 400


@pytest.mark.clause("CTM-R20", "CTM-065")
def test_ctm_r20_a_partner_with_loose_contracts_must_give_one() -> None:
    table = in_pit("Coffee 8", player(Cotton=2), player(Sugar=6, Hides=1))
    play(table, "A give Cotton")
    assert verbs(table, "B") == ["give"]
    assert refusal(table, "B pay instead") == ("swap/no_payment", "CTM-R20")
    assert usual(table, "B") == "give Hides"
    assert may(table, "B give Sugar"), "he may break a Corner if he wishes"


@pytest.mark.clause("CTM-R21")
def test_ctm_r21_corners_against_a_partner_with_nothing_to_give() -> None:
    table = in_pit("Coffee 8", player(3_000, Hides=6), player())
    play(table, "A pay instead")
    assert (cash(table, "AB"), owns(table, "A", "Hides")) == ((4_500, 18_500), 6)


@pytest.mark.clause("CTM-R18", "CTM-092")
def test_ctm_r18_corners_are_looked_at_after_the_exchange() -> None:
    """The same commodity both ways: nothing moves, and nobody controls the market for a moment."""
    table = in_pit("Sugar 8", player(Coffee=1), player(Coffee=9))
    events = play(table, "A give Coffee", "B give Coffee")
    assert (owns(table, "A", "Coffee"), owns(table, "B", "Coffee")) == (1, 9)
    assert "CTM-092" not in cited(events)


@pytest.mark.clause("CTM-R20", "CTM-095")
def test_ctm_r20_control_contracts_never_move() -> None:
    table = in_pit("Coffee 8", player(Hides=10, Sugar=1), player(Cotton=1))
    assert refusal(table, "A give Hides") == ("swap/control", "CTM-095")
    assert refusal(table, "A give Rubber") == ("swap/not_owned", "CTM-062")


@pytest.mark.clause("CTM-R56")
def test_ctm_r56_the_left_hand_neighbour_is_the_next_still_in_the_game() -> None:
    out = player(0, None)
    table = in_pit("Coffee 8", player(Cotton=1), out, player(Hides=1))
    play(table, "A give Cotton")
    assert asked(table) == "C"


@pytest.mark.clause("CTM-066", "CTM-R67")
def test_ctm_r67_the_partner_s_payment_can_bankrupt_him() -> None:
    table = in_pit("Coffee 8", player(Cotton=1), player(700))
    play(table, "A give Cotton")
    assert (cash(table), seen(table).is_out("B"), asked(table)) == (20_700, True, "C")
