"""The business window: who is waited for, standing passes, offers and counter-offers (WA-R13, WA-R34)."""

from __future__ import annotations

import pytest

from parlour.core.refusals import Refused
from parlour.kit.trade.offers import OfferVoided
from parlour.table.table import Table
from parlour.testing import play
from tests.games.weigh_anchor.harbour import ITALIAN, at, cash, ended, levels, may, seen, space, waited


def refused(table: Table, seat: str, text: str) -> tuple[str, str]:
    before = table.position()
    with pytest.raises(Refused) as no:
        table.act(seat, text)
    assert table.position() == before
    return no.value.code, no.value.clause


@pytest.mark.clause("WA-R13")
def test_wa_r13_idle_seats_are_not_waited_for() -> None:
    """Passes stand from the start; the player to throw passes by throwing, and the window is closed."""
    table = at({"A": {"at": 13}}, chance=[(3, 4)])
    assert waited(table) == "A"
    assert refused(table, "A", "pass") == ("window/throw_instead", "WA-R13")
    play(table, "B pass")  # changes nothing
    play(table, "A throw")
    assert (space(table, "A"), waited(table)) == (20, "B")


@pytest.mark.clause("WA-R13")
def test_wa_r13_a_standing_pass_is_lifted_and_the_window_waits() -> None:
    table = at({"A": {"at": 13}, "B": {"at": 13}}, chance=[(3, 4), (3, 4)])
    play(table, "C resume", "A throw")
    assert (waited(table), space(table, "A")) == ("C", 13)
    assert refused(table, "C", "resume") == ("window/no_pass_stands", "WA-R13")
    play(table, "C pass")
    assert (space(table, "A"), waited(table)) == (20, "BC")
    play(table, "C rest")
    assert refused(table, "C", "rest") == ("window/pass_stands", "WA-R13")
    play(table, "B throw")
    assert waited(table) == "C"  # now C's own turn


@pytest.mark.clause("WA-R13", "WA-I21")
def test_wa_r13_everybody_passes_anew_after_business() -> None:
    table = at({"A": {"at": 13}}, {"B": ["Rex"]}, chance=[(3, 4)], state={"standing": ["D"]})
    play(table, "A throw", "C pass", "B mortgage Rex")
    assert waited(table) == "ABC"
    assert space(table, "A") == 13
    play(table, "B pass", "C pass", "A throw")
    assert space(table, "A") == 20


@pytest.mark.clause("WA-R13")
def test_wa_r13_business_is_done_out_of_turn() -> None:
    table = at(fleet={"C": [ITALIAN, "Paris"], "D": ["Ohio"]}, mortgaged=["Ohio"])
    play(table, "C build Rex", "C mortgage Paris", "D lift Ohio", "C offer D: Paris for 10", "D accept 1", "D hold")
    assert (levels(table, "Rex"), seen(table).owner("Paris"), waited(table)) == ((1,), "D", "A")


@pytest.mark.clause("WA-R13")
def test_wa_r13_what_has_no_place_between_throws_is_refused() -> None:
    table = at()
    for text in ("buy", "bid 10", "hold", "duty 200", "want 1", "fit Rex", "go bankrupt", "take the bell"):
        assert refused(table, "A", text) == ("window/other_business", "WA-R13")
    assert refused(table, "B", "throw") == ("window/not_your_throw", "WA-018")


@pytest.mark.clause("WA-R13")
def test_wa_r13_own_turn_only_lets_the_mover_and_the_last_mover_begin() -> None:
    table = at(
        fleet={"A": ["Rex"], "B": ["Paris"], "C": ["Ohio"]},
        mover="B",
        business_windows="own_turn_only",
        above=[{"window": {"thrower": "B", "moved": "A"}}],
    )
    play(table, "A mortgage Rex", "B mortgage Paris")
    assert refused(table, "C", "mortgage Ohio") == ("window/own_turn_only", "WA-R13")
    play(table, "B offer C: 100 for Ohio")
    assert waited(table) == "BC"
    play(table, "C accept 1")
    assert seen(table).owner("Ohio") == "B"
    assert may(table, "C", "resign")


@pytest.mark.clause("WA-R13")
def test_wa_r13_own_turn_only_when_the_last_mover_is_out_the_one_to_throw_begins_alone() -> None:
    table = at(
        {"A": {"at": 31, "cash": 0}},
        {"B": ["Paris"], "D": ["Rex"]},
        chance=[(3, 4)],
        business_windows="own_turn_only",
    )
    play(table, "A throw")  # Light Dues, and nothing to pay them with
    assert (seen(table).is_in("A"), seen(table).mover()) == (False, "B")
    assert refused(table, "D", "mortgage Rex") == ("window/own_turn_only", "WA-R13")
    play(table, "B mortgage Paris")


@pytest.mark.clause("WA-R13")
def test_wa_r13_own_turn_only_the_mover_may_begin_until_the_next_has_thrown() -> None:
    table = at(
        {"A": {"at": 13}}, {"A": ["Ohio"], "D": ["Rex"]}, chance=[(3, 4)], business_windows="own_turn_only", seats=4
    )
    play(table, "A throw", "A mortgage Ohio")
    assert cash(table)["A"] == 1600
    assert refused(table, "D", "mortgage Rex") == ("window/own_turn_only", "WA-R13")


@pytest.mark.clause("WA-R13")
def test_wa_r13_anytime_before_move_opens_a_window_after_the_throw() -> None:
    table = at(
        {"A": {"at": 13}},
        {"B": ["Rex"]},
        chance=[(3, 4)],
        business_windows="anytime_before_move",
        state={"standing": ["A", "C", "D"]},
    )
    play(table, "B pass", "A throw")
    assert (seen(table).dice(), space(table, "A"), waited(table)) == ((3, 4), 13, "B")
    play(table, "B mortgage Rex", "B pass")
    assert (space(table, "A"), cash(table)["B"]) == (20, 1600)


@pytest.mark.clause("WA-R34", "WA-075")
def test_wa_r34_goods_and_cash_are_exchanged_at_once() -> None:
    table = at({"B": {"cards": ["CH-08"]}}, {"A": ["Rex", "Ohio"], "B": ["Normandie"]})
    play(table, "A offer B: 200 + Rex for Normandie + card CH-08")
    assert seen(table).offers() == ((1, "A", "B", 200, ("Rex",), 0, ("Normandie", "card CH-08")),)
    assert waited(table) == "AB"
    play(table, "B accept 1")
    view = seen(table)
    assert (view.owner("Rex"), view.owner("Normandie"), view.cards("A"), view.cards("B")) == ("B", "A", ("CH-08",), ())
    assert (cash(table)["A"], cash(table)["B"]) == (1300, 1700)
    said = [table.say(event, "C") for event in table.events]
    assert "A offers B $200 and Rex for Normandie and Get Out card (Chance)." in said


@pytest.mark.clause("WA-R34")
def test_wa_r34_a_counter_offer_is_a_new_revision_in_its_place() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Normandie"]})
    play(table, "A offer B: Rex for Normandie", "B counter 1: Normandie for 100 + Rex")
    assert seen(table).offers() == ((2, "B", "A", 0, ("Normandie",), 100, ("Rex",)),)
    assert refused(table, "B", "accept 1") == ("offer/none", "WA-R34")
    assert refused(table, "B", "accept 2") == ("offer/none", "WA-R34")
    play(table, "A accept 2")
    assert (seen(table).owner("Rex"), cash(table)["A"]) == ("B", 1400)


@pytest.mark.clause("WA-R34")
def test_wa_r34_offers_are_declined_withdrawn_and_lapse() -> None:
    table = at({"A": {"at": 13}}, {"A": ["Rex"], "B": ["Paris"]}, chance=[(3, 4)])
    play(table, "A offer B: Rex for Paris", "B decline 1")
    assert seen(table).offers() == ()
    play(table, "A offer B: Rex for Paris", "A offer C: Rex for 10")
    assert refused(table, "B", "withdraw 2") == ("offer/not_made", "WA-R34")
    play(table, "A withdraw 2")
    assert [offer[0] for offer in seen(table).offers()] == [3]
    play(table, "C pass", "A throw")
    assert (seen(table).offers(), space(table, "A")) == ((), 20)
    assert refused(table, "C", "accept 3") == ("offer/none", "WA-R34")


@pytest.mark.clause("WA-R34")
def test_wa_r34_an_offer_asks_its_addressee_alone_and_a_time_out_declines() -> None:
    table = at(fleet={"A": ["Rex"]})
    play(table, "A offer C: Rex for 10")
    assert waited(table) == "AC"
    ask = table.ask("C")
    assert ask is not None
    assert table.show(ask.default_action) == "decline 1"
    table.time_out("C")
    assert (waited(table), seen(table).offers()) == ("A", ())


@pytest.mark.clause("WA-R34")
def test_wa_r34_money_that_is_short_is_a_refusal_until_it_is_there_again() -> None:
    table = at({"B": {"cash": 1500}}, {"A": [ITALIAN], "B": ["Cunard Line", "Paris"]})
    play(table, "A offer B: Rex for 400", "B build Queen Mary 7")
    before = table.position()
    with pytest.raises(Refused) as no:
        table.act("B", "accept 1")
    assert (no.value.code, no.value.clause) == ("trade/changed", "WA-R34")
    assert "the money for it is gone" in no.value.text
    assert table.position() == before
    assert not may(table, "B", "accept 1")
    play(table, "B sell Queen Mary 4", "B accept 1")
    assert (seen(table).owner("Rex"), cash(table)["B"]) == ("B", 1500 - 7 * 200 + 4 * 100 - 400)


@pytest.mark.clause("WA-R34", "WA-075", "WA-077", "WA-089", "WA-043")
@pytest.mark.parametrize(
    ("offer", "changes", "said"),
    [
        ("B: 200 for Paris", ["B mortgage Paris"], "Paris: now mortgaged"),
        ("B: 200 for Normandie", ["B lift Normandie"], "Normandie: mortgage paid off"),
        ("B: Rex for 400", ["A offer C: Rex for 5", "C accept 2"], "Rex: changed hands"),
        ("B: Rex for 400", ["A build Andrea Doria"], "Rex: built on or cleared"),
        ("B: 20 for card CH-08", ["B offer C: card CH-08 for 5", "C accept 2"], "Get Out card (Chance): changed hands"),
        ("B: card CC-04 for 20", ["A use CC-04"], "Get Out card (Community Chest): changed hands"),
    ],
)
def test_wa_r34_an_offer_lapses_at_once_when_something_in_it_changes(offer: str, changes: list[str], said: str) -> None:
    """The event cites the ruling and says what has changed; nothing of the old offer can be accepted any more."""
    players = {"A": {"at": 10, "dock": 0, "cards": ["CC-04"]}, "B": {"cards": ["CH-08"]}}
    fleet = {"A": [ITALIAN], "B": ["Paris", "Normandie", "Ohio"]}
    table = at(players, fleet, mortgaged=["Normandie"])
    play(table, f"A offer {offer}", "D offer B: 7 for Ohio")
    play(table, *[change.replace("accept 2", "accept 3") for change in changes])
    (voided,) = [event for event in table.events if isinstance(event, OfferVoided)]
    assert (voided.clause, voided.number) == ("WA-R34", 1)
    assert table.say(voided) == f"A's offer no longer stands ({said})."
    assert [open_offer[0] for open_offer in seen(table).offers()] == [2]  # about something else
    before = table.position()
    assert refused(table, "B", "accept 1") == ("offer/none", "WA-R34")
    assert table.position() == before


@pytest.mark.clause("WA-R34")
def test_wa_r34_what_happens_above_a_window_voids_its_offers_too() -> None:
    """A debt interrupts the window, and the debtor mortgages what he has been offered money for."""
    claims = [{"owner": "A", "lander": "B", "vessel": "Rex", "amount": 100, "turn": 0}]
    table = at({"B": {"cash": 10}}, {"A": ["Rex"], "B": ["Paris"]}, state={"claims": claims}, claim_hire="manual")
    play(table, "C offer B: 250 for Paris", "A ask B for Rex", "B mortgage Paris")
    assert (cash(table)["B"], seen(table).offers()) == (20, ())
    assert [event.number for event in table.events if isinstance(event, OfferVoided)] == [1]


@pytest.mark.clause("WA-R34")
def test_wa_r34_what_may_not_be_offered() -> None:
    table = at({"B": {"cash": 300}}, {"A": ["Rex"], "B": ["Paris"]})
    assert refused(table, "A", "offer B: Paris for 10") == ("offer/not_yours", "WA-075")
    assert refused(table, "A", "offer B: 10 for Ohio") == ("offer/not_theirs", "WA-075")
    assert refused(table, "A", "offer B: 1501 for Paris") == ("offer/cash", "WA-075")
    assert refused(table, "A", "offer B: Rex for 301") == ("offer/their_cash", "WA-075")
    assert refused(table, "A", "offer A: Rex for 10") == ("offer/no_partner", "WA-075")
    assert refused(table, "A", "offer B: 10 + Rex for 20") == ("offer/both_cash", "WA-R34")
    assert refused(table, "A", "counter 1: Rex for Paris") == ("offer/none", "WA-R34")


@pytest.mark.clause("WA-R34")
def test_wa_r34_cash_only_sells_and_does_not_exchange() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Paris"]}, trade_contents="cash_only")
    assert refused(table, "A", "offer B: Rex for Paris") == ("offer/cash_only", "WA-R34")
    assert refused(table, "A", "offer B: 10 + Rex for Paris") == ("offer/cash_only", "WA-R34")
    assert refused(table, "A", "offer B: Rex for nothing") == ("offer/cash_only", "WA-R34")
    play(table, "A offer B: Rex for 200", "B accept 1", "A offer B: 150 for Paris", "B accept 2")
    assert (cash(table)["A"], seen(table).vessels("A")) == (1550, ("Paris",))


@pytest.mark.clause("WA-R47")
def test_wa_r47_resigning_is_like_bankruptcy_to_the_bank() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Paris"]}, mortgaged=["Rex"], seats=3)
    play(table, "A resign")
    view = seen(table)
    assert (view.is_in("A"), view.cash("A"), view.lot()) == (False, 0, ("Rex", 0, ""))
    play(table, "B bid 5", "C hold")
    assert (view.owner("Rex"), view.is_mortgaged("Rex"), waited(table)) == ("B", False, "B")
    play(table, "C resign")
    assert ended(table).winners == (1,)


@pytest.mark.clause("WA-R47")
def test_wa_r47_never_with_a_debt_open() -> None:
    table = at(
        {"B": {"cash": 5}},
        {"B": ["Paris"]},
        mover="B",
        turn={"stage": "landed"},
        above=[{"landing": {"throw": 5}}, {"debts": {"debts": [owed("B", 50)]}}],
    )
    assert refused(table, "B", "resign") == ("debt/settle", "WA-R31")


def owed(debtor: str, amount: int, creditor: str | None = None) -> dict[str, object]:
    return {"debtor": debtor, "creditor": creditor, "amount": amount, "clause": "WA-041", "purpose": "a card"}
