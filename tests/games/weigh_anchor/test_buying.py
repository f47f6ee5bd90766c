"""Buying from the Bank, and the auction of what nobody bought."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import at, cash, may, seen, waited


def declined(at_space: int, dice: tuple[int, int], **given: Any) -> Table:
    """A table at which A has just declined the vessel it landed on."""
    players = {"A": {"at": at_space}} | given.pop("players", {})
    table = at(players, chance=[dice], **given)
    play(table, "A throw", "A decline")
    return table


def rex(**given: Any) -> Table:
    """A has declined Rex."""
    return declined(12, (3, 4), **given)


@pytest.mark.clause("WA-S12", "WA-028", "WA-029", "WA-013", "WA-014")
def test_wa_s12_buying_what_one_lands_on() -> None:
    table = at({"A": {"at": 4, "cash": 500}}, chance=[(3, 4)])
    events = play(table, "A throw", "A buy")
    view = seen(table)
    assert (view.cash("A"), view.owner("Statendam"), view.is_mortgaged("Statendam")) == (360, "A", False)
    assert "WA-028" in cited(events)
    assert "WA-029" in cited(events)


@pytest.mark.clause("WA-028")
def test_wa_028_nobody_buys_beyond_his_cash() -> None:
    table = at({"A": {"at": 4, "cash": 139}}, chance=[(3, 4)])
    play(table, "A throw")
    assert not may(table, "A", "buy")
    with pytest.raises(Refused) as refused:
        table.act("A", "buy")
    assert (refused.value.code, refused.value.clause) == ("buy/cash", "WA-028")
    assert "$140" in refused.value.text


@pytest.mark.clause("WA-S13", "WA-030", "WA-031", "WA-032", "WA-033", "WA-R14")
def test_wa_s13_the_decliner_may_bid_and_win() -> None:
    table = rex()
    events = play(table, "B bid 90", "C bid 100", "D hold", "A bid 110", "B hold", "C hold", "D hold")
    assert (seen(table).owner("Rex"), cash(table)["A"]) == ("A", 1390)
    assert cited(events)[-2:] == ["WA-031", "WA-031"]


@pytest.mark.clause("WA-S14", "WA-033", "WA-R14")
def test_wa_s14_a_bid_of_one_dollar_buys() -> None:
    table = declined(20, (3, 4))
    play(table, "B bid 1", "A hold", "C hold", "D hold")
    assert (seen(table).owner("Titanic"), cash(table)["B"]) == ("B", 1499)


@pytest.mark.clause("WA-R14", "WA-033")
def test_wa_r14_zero_is_no_price_and_a_raise_beats_the_standing_bid() -> None:
    table = rex()
    for seat, bid in (("B", 0), ("B", -5)):
        with pytest.raises(Refused) as refused:
            table.act(seat, f"bid {bid}")
        assert refused.value.code == "bid/too_low"
    play(table, "B bid 80")
    with pytest.raises(Refused) as refused:
        table.act("C", "bid 80")
    assert "$81" in refused.value.text
    assert may(table, "C", "bid 81")


@pytest.mark.clause("WA-R14")
def test_wa_r14_the_high_bidder_is_not_asked_and_cannot_raise_himself() -> None:
    table = rex()
    play(table, "B bid 80")
    assert waited(table) == "CDA"
    with pytest.raises(Refused) as refused:
        table.act("B", "bid 90")
    assert refused.value.code == "turn/not_yours"


@pytest.mark.clause("WA-R14")
def test_wa_r14_who_cannot_reach_the_next_bid_counts_as_holding() -> None:
    table = rex(players={"C": {"cash": 0}, "D": {"cash": 20}}, fleet={"D": ["Stockholm"]})
    assert waited(table) == "BDA"
    play(table, "B bid 50")
    assert waited(table) == "A"  # D could raise 50 in all, and 51 is due
    play(table, "A hold")
    assert seen(table).owner("Rex") == "B"


@pytest.mark.clause("WA-S15", "WA-R16")
def test_wa_s15_what_nobody_bids_for_stays_with_the_bank() -> None:
    table = declined(28, (3, 4))
    assert seen(table).lot() == ("Ohio", 0, "")
    play(table, "A hold", "B hold", "C hold", "D hold")
    assert seen(table).owner("Ohio") == ""
    assert cash(table) == dict.fromkeys("ABCD", 1500)


@pytest.mark.clause("WA-S16", "WA-R15", "WA-082")
def test_wa_s16_a_bid_is_limited_by_cash_which_may_be_raised_first() -> None:
    table = rex(players={"C": {"cash": 80}}, fleet={"C": ["Stockholm"]})
    play(table, "B bid 80")
    with pytest.raises(Refused) as refused:
        table.act("C", "bid 81")
    assert (refused.value.code, refused.value.clause) == ("bid/cash", "WA-R15")
    play(table, "C mortgage Stockholm")
    assert cash(table)["C"] == 110
    assert waited(table) == "CDA"  # raising cash is no raise
    assert [may(table, "C", f"bid {bid}") for bid in (80, 81, 110, 111)] == [False, True, True, False]


@pytest.mark.clause("WA-R15")
def test_wa_r15_raisable_bids_go_as_far_as_the_bidder_could_raise() -> None:
    table = rex(players={"B": {"cash": 80}}, fleet={"B": ["Stockholm"]}, bid_limit="raisable")
    assert [may(table, "B", f"bid {bid}") for bid in (81, 110, 111)] == [True, True, False]
    play(table, "B bid 95", "A hold", "C hold", "D hold")
    assert seen(table).owner("Rex") == ""
    assert waited(table) == "B"
    with pytest.raises(Refused) as refused:
        table.act("B", "pass")
    assert refused.value.code == "bid/raise"
    play(table, "B mortgage Stockholm")
    assert (seen(table).owner("Rex"), cash(table)["B"]) == ("B", 15)


@pytest.mark.clause("WA-S17", "WA-028", "WA-R13")
def test_wa_s17_cash_may_be_raised_before_buying() -> None:
    table = at({"A": {"at": 4, "cash": 90}}, {"A": ["Gripsholm"]}, chance=[(2, 3)])
    play(table, "A throw")
    assert not may(table, "A", "buy")
    play(table, "A mortgage Gripsholm", "A buy")
    assert (seen(table).owner("Empress of Britain"), cash(table)["A"]) == ("A", 0)


@pytest.mark.clause("WA-R13")
def test_wa_r13_no_other_business_between_a_throw_and_the_end_of_its_landing() -> None:
    table = at({"A": {"at": 4}}, {"A": ["Italian Line", "Gripsholm"]}, mortgaged=["Gripsholm"], chance=[(2, 3)])
    play(table, "A throw")
    for text in ("build Rex", "lift Gripsholm", "offer B: Rex for 100", "pass", "resign"):
        with pytest.raises(Refused) as refused:
            table.act("A", text)
        assert refused.value.code == "buy/choose"
    with pytest.raises(Refused) as refused:
        table.act("B", "pass")
    assert refused.value.code == "turn/not_yours"


@pytest.mark.clause("WA-S96", "WA-R14")
def test_wa_s96_a_hold_is_not_final() -> None:
    table = rex()
    play(table, "D hold", "B bid 90", "C bid 100", "A hold", "B hold", "D bid 105", "A hold", "B hold", "C hold")
    assert (seen(table).owner("Rex"), cash(table)["D"]) == ("D", 1395)


@pytest.mark.clause("WA-R14")
def test_wa_r14_who_has_held_may_raise_while_another_has_not_answered() -> None:
    table = rex()
    play(table, "B bid 90", "C hold")
    assert waited(table) == "DA"
    assert may(table, "C", "bid 95")
    play(table, "C bid 95")
    assert waited(table) == "BDA"


@pytest.mark.clause("WA-S97", "WA-R14")
def test_wa_s97_in_rotation_a_pass_is_final() -> None:
    table = rex(auction="rotation")
    for line in ("B bid 90", "C bid 100", "D hold", "A bid 110", "B hold", "C hold"):
        assert waited(table) == line[0]
        play(table, line)
    assert (seen(table).owner("Rex"), cash(table)["A"]) == ("A", 1390)


@pytest.mark.clause("WA-R14")
def test_wa_r14_in_rotation_it_is_unsold_when_all_pass_and_the_last_may_still_open() -> None:
    unsold = rex(auction="rotation")
    play(unsold, "B hold", "C hold", "D hold", "A hold")
    assert seen(unsold).owner("Rex") == ""
    sold = rex(auction="rotation", players={"C": {"cash": 0}})
    play(sold, "B hold", "D hold", "A bid 1")
    assert (seen(sold).owner("Rex"), cash(sold)["A"]) == ("A", 1499)


@pytest.mark.clause("WA-R14")
@pytest.mark.parametrize(("minimum", "least"), [(1, 1), (10, 10), ("half_price", 100)])
def test_wa_r14_the_least_opening_bid_is_an_option(minimum: object, least: int) -> None:
    table = rex(auction_minimum=minimum)
    assert [may(table, "B", f"bid {bid}") for bid in (least - 1, least)] == [False, True]
    play(table, f"B bid {least}")
    assert may(table, "C", f"bid {least + 1}")


@pytest.mark.clause("WA-I22")
def test_wa_i22_an_auction_ends_when_every_other_has_held_since_the_last_raise() -> None:
    table = rex()
    standing = 0
    for line in ("B bid 10", "C bid 12", "D hold", "A hold"):
        play(table, line)
        lot = seen(table).lot()
        assert lot is not None
        assert standing <= lot[1] <= 1500
        standing = lot[1]
    play(table, "B hold")
    assert (seen(table).lot(), seen(table).owner("Rex")) == (None, "C")
