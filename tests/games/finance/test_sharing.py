"""Shared income of railroads and utilities: partnerships, and deals with one holder."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.finance.town import RAILROADS, at, cash, may, refusal, seen, stops, told, waited

THREE_ONE: dict[str, Any] = {"A": RAILROADS[:3], "B": RAILROADS[3:]}


def pact(shares: dict[str, int], series: str = "railroads", **more: object) -> dict[str, object]:
    return {"pacts": [{"series": series, "shares": shares} | more]}


@pytest.mark.clause("FIN-S37", "FIN-085", "FIN-R34")
def test_fin_s37_partners_divide_the_full_income() -> None:
    table = stops(35, (2, 3), mover="C", leases=THREE_ONE, state=pact({"A": 60, "B": 40}))
    assert (cash(table)["A"], cash(table)["B"], cash(table)["C"]) == (1090, 1060, 850)
    assert "FIN-085" in cited(table.events)


@pytest.mark.clause("FIN-085", "FIN-R34", "FIN-R35")
def test_fin_r34_all_owners_must_agree_and_shares_add_up() -> None:
    table = at(leases={"A": RAILROADS[:2], "B": RAILROADS[2:3], "C": RAILROADS[3:]})
    assert refusal(table, "A share railroads: A 50, B 50") == ("share/sum", "FIN-R34")
    assert refusal(table, "A share railroads: A 50, B 30, C 19") == ("share/sum", "FIN-R34")
    assert refusal(table, "D share railroads: A 50, B 30, C 20") == ("share/owners", "FIN-R34")
    play(table, "A share railroads: A 50, B 30, C 20")
    assert waited(table) == "BCA"
    play(table, "B accept 1")
    assert seen(table).shared() == ()
    play(table, "C accept 1")
    assert seen(table).shared() == (("railroads", "", "A 50, B 30, C 20"),)
    assert refusal(table, "B share railroads: A 1, B 98, C 1") == ("share/twice", "FIN-R35")
    refused = at(leases=THREE_ONE)
    play(refused, "B share railroads: A 50, B 50", "A decline 1")
    assert (seen(refused).shared(), seen(refused).plans()) == ((), ())


@pytest.mark.clause("FIN-086")
def test_fin_086_the_power_companies_are_shared_the_same_way() -> None:
    table = stops(
        28,
        (1, 4),
        mover="C",
        leases={"A": ["A. P. & L."], "B": ["U. G. I."]},
        state=pact({"A": 50, "B": 50}, "utilities"),
    )
    assert (cash(table)["A"], cash(table)["B"], cash(table)["C"]) == (1025, 1025, 950)
    agreed = at(leases={"A": ["A. P. & L."], "B": ["U. G. I."]})
    assert "FIN-086" in cited(play(agreed, "A share utilities: A 10, B 90", "B accept 1"))


@pytest.mark.clause("FIN-S38", "FIN-087")
def test_fin_s38_no_other_income_is_shared() -> None:
    table = at(leases={"B": ["Goldberg Square"], "A": ["Epstein Road", "Cohen Boulevard"]})
    assert refusal(table, "A share goldberg: A 50, B 50") == ("share/what", "FIN-087")


@pytest.mark.clause("FIN-R34")
def test_fin_r34_fractions_go_to_the_owner_of_the_lease() -> None:
    given: dict[str, Any] = {
        "leases": {"A": ["A. P. & L."], "B": ["U. G. I."]},
        "state": pact({"A": 33, "B": 67}, "utilities"),
    }
    by_b = stops(28, (1, 2), mover="C", **given)  # 30: A has 9.9, B 20.1
    assert (cash(by_b)["A"], cash(by_b)["B"]) == (1009, 1021)
    by_a = stops(12, (1, 2), mover="C", **given)
    assert (cash(by_a)["A"], cash(by_a)["B"]) == (1010, 1020)


@pytest.mark.clause("FIN-R34")
@pytest.mark.parametrize(("reading", "left"), [("less_own_share", 910), ("full", 850), ("nothing", 1000)])
def test_fin_r34_a_partner_on_another_s_lease_pays_less_his_own_share(reading: str, left: int) -> None:
    table = stops(5, (2, 3), mover="B", leases=THREE_ONE, state=pact({"A": 60, "B": 40}), partner_pays=reading)
    assert (cash(table)["B"], cash(table)["A"]) == (left, 2000 - left)
    own = stops(35, (2, 3), mover="B", leases=THREE_ONE, state=pact({"A": 60, "B": 40}), partner_pays=reading)
    assert cash(own)["B"] == 1000


@pytest.mark.clause("FIN-R34", "FIN-R44")
def test_fin_r34_no_partner_alone_can_waive() -> None:
    table = stops(5, (2, 3), mover="C", leases=THREE_ONE, passing="A", state=pact({"A": 60, "B": 40}))
    assert cash(table)["C"] == 850


@pytest.mark.clause("FIN-R20", "FIN-R34")
def test_a_partnership_counts_unmortgaged_leases_where_mortgaged_ones_do_not_count() -> None:
    given: dict[str, Any] = {"leases": THREE_ONE, "mortgaged": ["Santa Fe R.R."], "state": pact({"A": 60, "B": 40})}
    assert cash(stops(5, (2, 3), mover="C", **given))["C"] == 850
    assert cash(stops(5, (2, 3), mover="C", mortgaged_counts_for_rate=False, **given))["C"] == 930


@pytest.mark.clause("FIN-R35")
def test_fin_r35_any_partner_may_end_it_and_it_ends_with_the_set() -> None:
    given: dict[str, Any] = {"leases": {"A": RAILROADS[:3], "B": RAILROADS[3:]}, "state": pact({"A": 60, "B": 40})}
    table = at(**given)
    assert refusal(table, "C end sharing railroads") == ("share/none", "FIN-R35")
    play(table, "B end sharing railroads")
    assert seen(table).shared() == ()
    sold = at(**given)
    play(sold, "A offer C: Pennsylvania R.R. for 50", "C accept 1")
    assert seen(sold).shared() == ()
    within = at(**given)
    play(within, "A offer B: Pennsylvania R.R. for 50", "B accept 1")
    assert len(seen(within).shared()) == 1
    empty = at(**given)
    play(empty, "B offer A: Santa Fe R.R. for 50", "A accept 1")
    assert seen(empty).shared() == ()  # a partner has no lease left
    out = at(**given)
    play(out, "B resign")
    assert seen(out).shared() == ()


TWO_TWO: dict[str, Any] = {"A": RAILROADS[:2], "B": RAILROADS[2:]}


@pytest.mark.clause("FIN-S55", "FIN-140", "FIN-141", "FIN-143", "FIN-R35")
def test_fin_s55_one_holds_all_leases_for_good() -> None:
    table = at(leases=TWO_TWO, utility_deals=True)
    assert refusal(table, "A share railroads: A 50, B 50") == ("share/form", "FIN-R35")
    play(table, "A share railroads under A: A 50, B 50; B gets 100", "B accept 1")
    assert seen(table).shared() == (("railroads", "A", "A 50, B 50"),)
    assert (seen(table).leases("A"), cash(table)["A"], cash(table)["B"]) == (RAILROADS, 900, 1100)
    assert refusal(table, "B mortgage Santa Fe R.R.") == ("mortgage/handed_over", "FIN-143")
    assert refusal(table, "A offer C: Santa Fe R.R. for 50") == ("offer/bound", "FIN-141")
    assert refusal(table, "A end sharing railroads") == ("share/none", "FIN-R35")
    off = at(leases=TWO_TWO)
    assert refusal(off, "A share railroads under A: A 50, B 50; nothing") == ("share/form", "FIN-R35")


@pytest.mark.clause("FIN-140", "FIN-R35")
def test_fin_140_the_holder_is_one_of_the_owners_and_pays_from_cash() -> None:
    table = at({"A": {"cash": 70}}, leases=TWO_TWO, utility_deals=True)
    assert refusal(table, "A share railroads under C: A 50, B 50; nothing") == ("share/holder", "FIN-140")
    assert refusal(table, "A share railroads under A: A 50, B 50; B gets 71") == ("share/money", "FIN-R35")
    assert refusal(table, "A share railroads under A: A 50, B 50; C pays 5") == ("share/money", "FIN-R35")
    assert refusal(table, "A share railroads under A: A 50, B 49; nothing") == ("share/sum", "FIN-R34")
    play(table, "B share railroads under A: A 10, B 90; B pays 300", "A accept 1")
    assert (cash(table)["A"], cash(table)["B"]) == (370, 700)
    stop = stops(
        35,
        (2, 3),
        mover="C",
        leases={"A": ["railroads"]},
        utility_deals=True,
        state=pact({"A": 10, "B": 90}, holder="A"),
    )
    assert (cash(stop)["A"], cash(stop)["B"]) == (1015, 1135)


HELD: dict[str, Any] = {
    "leases": {"A": ["railroads"]},
    "utility_deals": True,
    "state": pact({"A": 50, "B": 50}, holder="A"),
}


@pytest.mark.clause("FIN-142", "FIN-R47")
def test_fin_142_the_holder_guarantees_the_partner_s_share() -> None:
    table = stops(35, (2, 3), mover="C", mortgaged=["Santa Fe R.R."], **HELD)
    assert cash(table) == {"A": 925, "B": 1075, "C": 1000, "D": 1000}
    assert told(table, "guarantee_due") == ["Santa Fe R.R. is mortgaged: A owes the partners $75 instead of the rent."]
    party = stops(35, (2, 3), mover="B", mortgaged=["Santa Fe R.R."], **HELD)
    assert cash(party)["B"] == 1000  # a party to the deal: nothing is due
    rate = stops(35, (2, 3), mover="C", mortgaged=["Santa Fe R.R."], mortgaged_counts_for_rate=False, **HELD)
    assert cash(rate)["B"] == 1075  # the guarantee stays full


@pytest.mark.clause("FIN-R47", "FIN-145", "FIN-100")
def test_fin_r47_a_guarantee_that_cannot_be_met_puts_the_holder_out_with_the_leases() -> None:
    table = stops(35, (2, 3), mover="C", mortgaged=["railroads"], players={"A": {"cash": 20}}, **HELD)
    view = seen(table)
    assert (view.is_in("A"), cash(table)["B"]) == (False, 1020)
    assert all(view.is_withdrawn(lease) for lease in RAILROADS)
    assert view.shared() == ()


@pytest.mark.clause("FIN-145", "FIN-146", "FIN-R35")
def test_fin_146_a_partner_out_leaves_the_holder_as_full_owner() -> None:
    table = at(**HELD)
    play(table, "B resign")
    assert (seen(table).shared(), seen(table).leases("A")) == ((), RAILROADS)
    assert may(table, "A", "offer C: Santa Fe R.R. for 50")
    three = at(leases={"A": ["railroads"]}, utility_deals=True, state=pact({"A": 50, "B": 30, "C": 20}, holder="A"))
    play(three, "B resign")
    assert seen(three).shared() == (("railroads", "A", "A 80, C 20"),)
    holder = at(**HELD, mover="B")
    play(holder, "A resign")
    assert all(seen(holder).is_withdrawn(lease) for lease in RAILROADS)


@pytest.mark.clause("FIN-R19", "FIN-R35")
def test_a_utility_deal_with_mortgaged_leases() -> None:
    given: dict[str, Any] = {"leases": TWO_TWO, "mortgaged": ["Santa Fe R.R."], "utility_deals": True}
    must = at(**given, mortgage_on_transfer="must_redeem")
    assert refusal(must, "A share railroads under A: A 50, B 50; nothing") == ("share/mortgaged", "FIN-R19")
    assert may(must, "A", "share railroads under B: A 50, B 50; nothing")
    now = at(**given, mortgage_on_transfer="interest_now")
    play(now, "A share railroads under A: A 50, B 50; nothing", "B accept 1")
    assert cash(now)["A"] == 990
    poor = at({"A": {"cash": 9}}, **given, mortgage_on_transfer="interest_now")
    play(poor, "A share railroads under A: A 50, B 50; nothing")
    assert refusal(poor, "B accept 1") == ("trade/interest", "FIN-R19")


@pytest.mark.clause("FIN-R33", "FIN-R47")
def test_fin_r33_a_guarantee_for_a_utility_reached_by_card_is_thrown_for_too() -> None:
    given: dict[str, Any] = {
        "mover": "C",
        "leases": {"A": ["utilities"]},
        "mortgaged": ["U. G. I."],
        "state": pact({"A": 50, "B": 50}, "utilities", holder="A"),
        "utility_deals": True,
    }
    same = stops(22, (4, 5), "CH07", **given)
    assert cash(same) == {"A": 955, "B": 1045, "C": 1000, "D": 1000}
    new = stops(22, (4, 5), "CH07", (1, 1), utility_card_dice="new_throw", **given)
    play(new, "C throw")
    assert cash(new) == {"A": 990, "B": 1010, "C": 1000, "D": 1000}
    plain = stops(22, (4, 5), "CH07", utility_card_dice="new_throw", **given | {"state": {}})
    assert waited(plain) == "C"
    assert "FIN-057" in cited(plain.events)  # without a deal there is nothing to throw for


@pytest.mark.clause("FIN-086", "FIN-145")
def test_what_happens_to_shared_sets_cites_the_clause_it_follows_from() -> None:
    power = stops(
        28,
        (1, 4),
        mover="C",
        leases={"A": ["A. P. & L."], "B": ["U. G. I."]},
        state=pact({"A": 50, "B": 50}, "utilities"),
    )
    assert "FIN-086" in cited(power.events)
    assert "FIN-085" not in cited(power.events)
    holder = at(**HELD, mover="B")
    assert "FIN-145" in cited(play(holder, "A resign"))


@pytest.mark.clause("FIN-R31", "FIN-R34")
def test_fin_r31_a_proposal_to_share_lapses_when_a_lease_of_the_set_changes() -> None:
    table = at(leases=THREE_ONE | {"C": ["Rubeville"]})
    play(table, "A share railroads: A 60, B 40", f"A mortgage {RAILROADS[0]}")
    (said,) = told(table, "offer_voided")
    assert said == f"A's offer no longer stands ({RAILROADS[0]}: now mortgaged)."
    assert refusal(table, "B accept 1") == ("offer/none", "FIN-R31")


@pytest.mark.clause("FIN-R31", "FIN-R35")
def test_fin_r31_an_offer_of_a_railroad_lapses_when_its_income_is_shared() -> None:
    table = at(leases=THREE_ONE)
    play(table, f"C offer B: 100 for {RAILROADS[3]}", "A share railroads: A 60, B 40", "B accept 2")
    assert told(table, "offer_voided")
    assert refusal(table, "B accept 1") == ("offer/none", "FIN-R31")
