"""Debts, settlement, bankruptcy and the end of the full game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import HOLLAND, ITALIAN, SWEDISH, at, cash, levels, may, seen, space, waited


def owing(
    debtor: str,
    amount: int,
    creditor: str | None = None,
    players: dict[str, dict[str, object]] | None = None,
    more: tuple[dict[str, object], ...] = (),
    is_joint: bool = False,
    **given: Any,
) -> Table:
    """A table at which a debt is being settled."""
    debt = {"debtor": debtor, "creditor": creditor, "amount": amount, "clause": "WA-034", "purpose": "a debt"}
    frames = [{"landing": {"throw": 7}}, {"debts": {"debts": [debt, *more], "is_joint": is_joint}}]
    turn = {"stage": "landed", "first": 3, "second": 4}
    return at(players or {}, above=frames, turn=turn, mover=debtor, **given)


def refused(table: Table, seat: str, text: str) -> tuple[str, str]:
    before = table.position()
    with pytest.raises(Refused) as no:
        table.act(seat, text)
    assert table.position() == before
    return no.value.code, no.value.clause


def s69(**readings: Any) -> Table:
    """D owes A 1,100 and cannot raise it."""
    table = owing(
        "D",
        1100,
        "A",
        {"D": {"cash": 210}},
        fleet={"D": [SWEDISH, "Murex"]},
        levels={SWEDISH: 2},
        mortgaged=["Murex"],
        **readings,
    )
    assert seen(table).raisable("D") == 370
    play(table, "D go bankrupt")
    return table


@pytest.mark.clause("WA-S69", "WA-092", "WA-093", "WA-094", "WA-095", "WA-R31", "WA-099", "WA-I15")
def test_wa_s69_bankrupt_to_a_player() -> None:
    table = s69()
    view = seen(table)
    assert view.vessels("A") == ("Stockholm", "Gripsholm", "Murex")
    assert levels(table, SWEDISH) == (0, 0)
    assert [view.is_mortgaged(vessel) for vessel in view.vessels("A")] == [False, False, True]
    assert view.cash("A") == 1500 + 310 - 10
    assert (view.is_in("D"), view.cash("D"), view.vessels("D"), view.decks()) == (False, 0, (), 32)
    assert refused(table, "D", "resume")[0] == "turn/not_yours"


@pytest.mark.clause("WA-S70", "WA-096")
def test_wa_s70_the_loan_at_once_or_later() -> None:
    now = s69()
    assert waited(now) == "A"
    play(now, "A lift Murex")
    assert cash(now)["A"] == 1800 - 100
    later = s69()
    play(later, "A hold", "A lift Murex")
    assert cash(later)["A"] == 1800 - 110


@pytest.mark.clause("WA-S92", "WA-095", "WA-R23")
@pytest.mark.parametrize(("reading", "interest"), [("mortgage_value", 18), ("printed_price", 35)])
def test_wa_s92_interest_at_bankruptcy(reading: str, interest: int) -> None:
    table = owing(
        "D",
        900,
        "A",
        {"D": {"cash": 0}},
        fleet={"D": ["Queen Elizabeth"]},
        mortgaged=["Queen Elizabeth"],
        bankruptcy_interest_base=reading,
    )
    play(table, "D go bankrupt")
    assert cash(table)["A"] == 1500 - interest


@pytest.mark.clause("WA-R24", "WA-095")
def test_wa_r24_a_creditor_who_cannot_pay_the_interest_owes_it_to_the_bank() -> None:
    table = owing("D", 900, "A", {"A": {"cash": 0}, "D": {"cash": 0}}, fleet={"D": ["Rex"]}, mortgaged=["Rex"])
    play(table, "D go bankrupt")
    assert seen(table).debt() == ("A", "", 10)
    assert refused(table, "A", "refuse Rex")[0] == "debt/settle"
    play(table, "A go bankrupt")
    assert (seen(table).is_in("A"), seen(table).lot()) == (False, ("Rex", 0, ""))


@pytest.mark.clause("WA-R24")
def test_wa_r24_or_he_may_refuse_the_vessel() -> None:
    table = owing(
        "D",
        900,
        "A",
        {"A": {"cash": 100}, "D": {"cash": 0}},
        fleet={"D": ["Rex", "Paris"]},
        mortgaged=["Rex", "Paris"],
        creditor_cannot_pay_interest="refuse_to_bank_auction",
    )
    play(table, "D go bankrupt")
    assert refused(table, "A", "take over Paris") == ("takeover/or_refuse", "WA-R24")
    play(table, "A refuse Rex", "A take over Paris")
    assert (cash(table)["A"], seen(table).owner("Paris"), seen(table).owner("Rex")) == (89, "A", "")
    assert (seen(table).lot(), seen(table).is_mortgaged("Rex")) == (("Rex", 0, ""), False)
    play(table, "B bid 20", "C hold", "A hold")
    assert (seen(table).owner("Rex"), cash(table)["B"]) == ("B", 1480)


@pytest.mark.clause("WA-R24")
def test_wa_r24_what_was_refused_is_auctioned_even_if_the_creditor_is_then_ruined() -> None:
    table = owing(
        "D",
        900,
        "A",
        {"A": {"cash": 5}, "D": {"cash": 0}},
        fleet={"D": ["Rex", "Paris"]},
        mortgaged=["Rex", "Paris"],
        creditor_cannot_pay_interest="refuse_to_bank_auction",
    )
    play(table, "D go bankrupt", "A refuse Rex", "A take over Paris")
    assert seen(table).debt() == ("A", "", 11)
    play(table, "A go bankrupt")
    lots = []
    while (lot := seen(table).lot()) is not None:
        lots.append(lot[0])
        play(table, "B hold", "C hold")
    assert lots == ["Paris", "Rex"]


@pytest.mark.clause("WA-S71", "WA-097", "WA-098", "WA-R28", "WA-I09")
def test_wa_s71_bankrupt_to_the_bank() -> None:
    table = owing("C", 150, None, {"C": {"cash": 40}}, fleet={"C": ["Rex", "Paris"]}, mortgaged=["Paris"], seats=3)
    assert seen(table).raisable("C") == 140
    events = play(table, "C go bankrupt")
    assert "WA-097" in cited(events)
    view = seen(table)
    assert (view.cash("C"), view.is_mortgaged("Paris"), view.lot()) == (0, False, ("Rex", 0, ""))
    assert waited(table) == "AB"
    play(table, "A bid 1", "B hold")
    assert (view.owner("Rex"), view.lot()) == ("A", ("Paris", 0, ""))
    play(table, "A hold", "B hold")
    assert (view.owner("Paris"), view.mover()) == ("", "A")


@pytest.mark.clause("WA-097", "WA-098", "WA-R47")
@pytest.mark.parametrize("line", ["C go bankrupt", "C resign"])
def test_wa_098_vessels_are_auctioned_without_improvements(line: str) -> None:
    fleet: dict[str, Any] = {"fleet": {"C": [SWEDISH]}, "levels": {SWEDISH: 2}, "seats": 3}
    table = owing("C", 900, None, {"C": {"cash": 40}}, **fleet) if "bankrupt" in line else at(**fleet)
    play(table, line)
    assert (levels(table, SWEDISH), seen(table).decks(), seen(table).lot()) == ((0, 0), 32, ("Stockholm", 0, ""))
    assert cash(table) == {"A": 1500, "B": 1500, "C": 0}


@pytest.mark.clause("WA-R28", "WA-090", "WA-091")
def test_wa_r28_or_the_mortgages_stay_on() -> None:
    table = owing(
        "C",
        250,
        None,
        {"C": {"cash": 40}, "A": {"cash": 30}},
        fleet={"C": ["Rex", "Paris"]},
        mortgaged=["Rex", "Paris"],
        seats=3,
        bank_taken_mortgages="stay",
    )
    play(table, "C go bankrupt")
    assert (may(table, "A", "bid 20"), may(table, "A", "bid 21")) == (True, False)  # 10 is left for the interest
    play(table, "B bid 30", "B hold")
    assert (seen(table).owner("Rex"), seen(table).is_mortgaged("Rex"), cash(table)["B"]) == ("B", True, 1460)
    play(table, "A hold", "B hold")
    assert (seen(table).owner("Paris"), seen(table).is_mortgaged("Paris")) == ("", False)


@pytest.mark.clause("WA-R29")
def test_wa_r29_get_out_cards_pass_to_a_player_or_under_their_packs() -> None:
    to_player = owing("D", 900, "A", {"D": {"cash": 0, "cards": ["CH-08"]}})
    play(to_player, "D go bankrupt")
    assert seen(to_player).cards("A") == ("CH-08",)
    to_bank = owing("D", 900, None, {"D": {"cash": 0, "cards": ["CH-08"]}}, state={"chance": ["CH-01"]})
    play(to_bank, "D go bankrupt")
    assert to_bank.position()["chance"] == ["CH-01", "CH-08"]


@pytest.mark.clause("WA-S72", "WA-R31", "WA-I16")
def test_wa_s72_who_can_raise_it_must() -> None:
    table = owing("A", 100, None, {"A": {"cash": 30}}, fleet={"A": ["Rex"]})
    assert not may(table, "A", "go bankrupt")
    assert refused(table, "A", "go bankrupt") == ("debt/covered", "WA-R31")
    play(table, "A mortgage Rex")
    assert cash(table)["A"] == 30


@pytest.mark.clause("WA-R31", "WA-I16")
def test_wa_r31_a_debt_that_is_just_covered_must_be_paid() -> None:
    table = owing("A", 130, None, {"A": {"cash": 30}}, fleet={"A": ["Rex"]})
    assert seen(table).raisable("A") == 130
    assert not may(table, "A", "go bankrupt")
    assert refused(table, "A", "go bankrupt") == ("debt/covered", "WA-R31")
    play(table, "A mortgage Rex")
    assert (cash(table)["A"], seen(table).is_in("A"), seen(table).debt()) == (0, True, None)


@pytest.mark.clause("WA-R32")
def test_wa_r32_offers_made_for_one_debt_lapse_when_it_is_paid() -> None:
    more = {"debtor": "B", "creditor": "C", "amount": 900, "clause": "WA-041", "purpose": "a card"}
    table = owing("B", 100, "A", {"B": {"cash": 50}}, fleet={"B": ["Paris", "Rex"]}, more=(more,))
    play(table, "D offer B: 5 for Rex", "B mortgage Paris")
    assert (cash(table)["A"], seen(table).debt(), seen(table).offers()) == (1600, ("B", "C", 900), ())


@pytest.mark.clause("WA-R30", "WA-R24")
def test_wa_r30_what_is_owed_to_one_who_has_gone_bankrupt_is_void() -> None:
    """B cannot pay the drawer, whose interest on B's mortgaged vessel ruins him too: the others keep their money."""
    table = at(
        {"A": {"at": 10, "cash": 0}, "B": {"cash": 0}}, {"B": ["Rex"]}, mortgaged=["Rex"], chance=[(3, 4), "CC-06"]
    )
    play(table, "A throw", "B go bankrupt", "A go bankrupt", "C hold", "D hold")
    assert cash(table) == {"A": 0, "B": 0, "C": 1500, "D": 1500}
    assert seen(table).mover() == "C"


@pytest.mark.clause("WA-S73", "WA-R30")
def test_wa_s73_several_creditors_one_after_the_other() -> None:
    table = at({"A": {"at": 15, "cash": 149}}, chance=[(3, 4), "CH-15"])
    play(table, "A throw")
    assert cash(table) == {"A": 0, "B": 1550, "C": 1550, "D": 1549}
    assert not seen(table).is_in("A")


@pytest.mark.clause("WA-R30")
def test_wa_r30_or_all_share_equally() -> None:
    table = at(
        {"A": {"at": 15, "cash": 140, "cards": ["CC-04"]}},
        {"A": ["Rex"]},
        mortgaged=["Rex"],
        chance=[(3, 4), "CH-15"],
        several_creditors="equal_split",
    )
    play(table, "A throw")
    assert seen(table).debt() == ("A", "B", 150)
    play(table, "A go bankrupt")
    assert cash(table) == {"A": 0, "B": 1547, "C": 1547, "D": 1546}
    assert (seen(table).lot(), table.position()["chest"]) == (("Rex", 0, ""), ["CC-04"])


@pytest.mark.clause("WA-R30")
def test_wa_r30_each_pays_the_drawer_and_who_fails_goes_bankrupt_to_him() -> None:
    table = at({"A": {"at": 10}, "B": {"cash": 20}}, chance=[(3, 4), "CC-06"])
    play(table, "A throw")
    assert cash(table) == {"A": 1620, "B": 0, "C": 1450, "D": 1450}
    assert not seen(table).is_in("B")


@pytest.mark.clause("WA-S74", "WA-099", "WA-100", "WA-I17", "WA-R46")
def test_wa_s74_the_last_left_wins_at_once() -> None:
    table = owing("B", 900, "A", {"B": {"cash": 5}}, seats=2)
    play(table, "B go bankrupt")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("last-left", "WA-100", (0,))
    assert table.asks() == []


@pytest.mark.clause("WA-R28", "WA-100")
def test_wa_r28_no_auction_if_one_player_is_left() -> None:
    table = owing("B", 900, None, {"B": {"cash": 5}}, fleet={"B": ["Rex"]}, mortgaged=["Rex"], seats=2)
    play(table, "B go bankrupt")
    assert (table.is_over(), seen(table).owner("Rex")) == (True, "")


@pytest.mark.clause("WA-S89", "WA-R31", "WA-R32")
def test_wa_s89_a_private_sale_in_settlement() -> None:
    table = owing("B", 300, "A", {"B": {"cash": 100}}, fleet={"B": ["Paris"]})
    assert refused(table, "C", "offer D: 10 for Paris") == ("debt/offer_to_debtor", "WA-R32")
    assert refused(table, "C", "mortgage Paris") == ("debt/not_yours", "WA-R32")
    play(table, "C offer B: 200 for Paris", "B accept 1")
    assert (cash(table)["A"], cash(table)["B"], cash(table)["C"]) == (1800, 0, 1300)
    assert (seen(table).owner("Paris"), seen(table).is_in("B")) == ("C", True)


@pytest.mark.clause("WA-R32", "WA-077")
def test_wa_r32_the_debtor_offers_too_within_wa_077() -> None:
    table = owing("B", 300, "A", {"B": {"cash": 100}}, fleet={"B": ["Paris", SWEDISH]}, levels={SWEDISH: 1})
    assert refused(table, "B", "offer C: Stockholm for 200") == ("offer/improved", "WA-077")
    play(table, "B offer C: Paris for 200")
    assert waited(table) == "BC"
    play(table, "C counter 1: 150 for Paris", "B accept 2")
    assert (cash(table)["B"], seen(table).debt()) == (250, ("B", "A", 300))


@pytest.mark.clause("WA-R31", "WA-092")
def test_wa_d25_a_time_out_sells_all_pieces_before_it_mortgages_what_they_stood_on() -> None:
    """Five decks bring exactly what is owed, so that no liner is mortgaged."""
    table = owing("B", 200, "A", {"B": {"cash": 0}}, fleet={"B": [SWEDISH, HOLLAND]}, levels={SWEDISH: 1, HOLLAND: 1})
    done = timed_out(table)
    assert [text.split()[0] for text in done] == ["sell"] * 5
    assert (cash(table)["B"], sum(levels(table, SWEDISH)), sum(levels(table, HOLLAND))) == (0, 0, 0)
    assert not any(seen(table).is_mortgaged(vessel) for vessel in seen(table).vessels("B"))
    more = owing("B", 220, "A", {"B": {"cash": 0}}, fleet={"B": [SWEDISH, HOLLAND]}, levels={SWEDISH: 1, HOLLAND: 1})
    assert timed_out(more)[5:] == ["mortgage Stockholm"]


@pytest.mark.clause("WA-R31", "WA-092")
def test_wa_d25_what_was_improved_is_remembered_from_when_the_settlement_began() -> None:
    """The debtor sells a deck by himself first; a position in the middle goes on alike."""
    table = owing("B", 200, "A", {"B": {"cash": 0}}, fleet={"B": [SWEDISH, HOLLAND]}, levels={SWEDISH: 1, HOLLAND: 1})
    play(table, "B sell Stockholm", "B sell Gripsholm")
    again = parlour.at(table.position(), chance="by hand")
    for each in (table, again):
        assert [text.split()[0] for text in timed_out(each)] == ["sell"] * 3


@pytest.mark.clause("WA-R24", "WA-R04", "WA-095")
def test_wa_r24_the_interest_on_one_estate_is_one_debt_each_vessel_rounded_by_itself() -> None:
    """Queen Elizabeth and Calshot cost 18 and 8, not 25 for both together; A has 10 and settles 26 at once."""
    fleet = {"D": ["Queen Elizabeth", "Calshot"], "A": ["Rex"]}
    table = owing("D", 500, "A", {"A": {"cash": 10}, "D": {"cash": 0}}, fleet=fleet, mortgaged=fleet["D"])
    play(table, "D go bankrupt")
    assert seen(table).debt() == ("A", "", 26)
    play(table, "A mortgage Rex")
    assert seen(table).debt() is None
    said = [table.say(event) for event in table.events if event.clause == "WA-095"]
    assert len(said) == 1
    assert "$26" in said[0]


@pytest.mark.clause("WA-092", "WA-099")
def test_a_bankrupt_s_cancelled_debt_is_gone_from_the_position() -> None:
    fleet = {"D": ["Queen Elizabeth"], "A": ["Rex"]}
    table = owing("D", 500, "A", {"A": {"cash": 0}, "D": {"cash": 0}}, fleet=fleet, mortgaged=fleet["D"])
    play(table, "D go bankrupt")
    assert seen(table).debt() == ("A", "", 18)
    assert '"debtor": "D"' not in json.dumps(table.position())
    last = owing("B", 500, "A", {"B": {"cash": 0}}, fleet={"B": ["Paris"]}, mortgaged=["Paris"], seats=2)
    play(last, "B go bankrupt")
    assert last.is_over()
    assert '"debtor"' not in json.dumps(last.position())


def timed_out(table: Table) -> list[str]:
    """What a debtor's time-outs do, one after the other, until the debt is paid."""
    done: list[str] = []
    while (debt := seen(table).debt()) is not None:
        ask = table.ask(debt[0])
        assert ask is not None
        done.append(table.show(ask.default_action))
        table.time_out(debt[0])
    return done


@pytest.mark.clause("WA-R31", "WA-092")
def test_wa_d25_a_time_out_raises_no_more_than_needed_cheapest_first() -> None:
    table = owing("B", 300, "A", {"B": {"cash": 100}}, fleet={"B": ["Paris", "Ohio", SWEDISH]}, levels={SWEDISH: 2})
    done = []
    while seen(table).debt() is not None:
        ask = table.ask("B")
        assert ask is not None
        done.append(table.show(ask.default_action))
        table.time_out("B")
    assert done == ["mortgage Ohio", "mortgage Paris"]
    assert cash(table)["B"] == 10
    pieces = owing("B", 130, "A", {"B": {"cash": 100}}, fleet={"B": [SWEDISH]}, levels={SWEDISH: 2})
    pieces.time_out("B")
    pieces.time_out("B")
    assert (sum(levels(pieces, SWEDISH)), cash(pieces)["B"]) == (2, 20)
    both = owing("B", 120, "A", {"B": {"cash": 100}}, fleet={"B": [SWEDISH, ITALIAN]}, levels={SWEDISH: 1, ITALIAN: 1})
    both.time_out("B")
    assert (sum(levels(both, SWEDISH)), sum(levels(both, ITALIAN))) == (1, 3)


@pytest.mark.clause("WA-092", "WA-R31")
def test_wa_d26_a_time_out_declares_what_cannot_be_raised() -> None:
    table = owing("B", 900, "A", {"B": {"cash": 100}}, fleet={"B": ["Paris"]})
    table.time_out("B")
    assert (seen(table).is_in("B"), seen(table).owner("Paris"), cash(table)["A"]) == (False, "A", 1600)


@pytest.mark.clause("WA-R30", "WA-092")
def test_wa_r30_a_bankrupt_s_further_debts_are_void_and_his_turn_is_over() -> None:
    more = {"debtor": "B", "creditor": "C", "amount": 50, "clause": "WA-041", "purpose": "a card"}
    table = owing("B", 900, "A", {"B": {"cash": 100, "at": 8}}, more=(more,), state={"doubles": 1})
    play(table, "B go bankrupt")
    assert (cash(table)["C"], seen(table).mover(), seen(table).turns()) == (1500, "C", 1)


@pytest.mark.clause("WA-015", "WA-014")
def test_wa_015_the_bank_never_goes_broke() -> None:
    """It has paid out everything there was, and goes on paying."""
    table = at({"A": {"at": 38, "cash": 900_000}, "B": {"cash": 900_000}}, chance=[(1, 1)], seats=2)
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"]) == (0, 900_200)


@pytest.mark.clause("WA-I04", "WA-I18")
def test_wa_i04_a_debt_waits_and_is_never_negative_cash() -> None:
    table = at({"B": {"at": 12, "cash": 10}}, {"A": [ITALIAN], "B": ["Paris"]}, mover="B", chance=[(3, 4)])
    play(table, "B throw")
    assert (cash(table)["B"], cash(table)["A"], seen(table).debt()) == (10, 1500, ("B", "A", 32))
    play(table, "B mortgage Paris")
    assert (cash(table)["B"], cash(table)["A"], seen(table).debt()) == (88, 1532, None)
