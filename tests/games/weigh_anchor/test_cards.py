"""Chance, Community Chest, Harbour Duties, Light Dues and Free Mooring."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import HOLLAND, at, board, cash, may, seen, space

CHEST, CHANCE = 17, 22


def drawn(card: str, **given: Any) -> Table:
    """A has landed on the card's space and drawn it."""
    players = {"A": {"at": (CHEST if card.startswith("CC") else CHANCE) - 7}}
    more = given.pop("players", {})
    for seat, player in more.items():
        players[seat] = players.get(seat, {}) | player
    after = given.pop("after", [])
    table = at(players, chance=[(3, 4), card, *after], **given)
    play(table, "A throw")
    return table


@pytest.mark.clause("WA-041")
def test_wa_041_the_card_is_carried_out_and_put_at_the_bottom() -> None:
    table = drawn("CH-07")
    assert cash(table)["A"] == 1550
    assert table.position()["chance"] == ["CH-07"]


@pytest.mark.clause("WA-041")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("CH-07", 50),
        ("CH-12", -15),
        ("CH-16", 150),
        ("CC-02", 200),
        ("CC-03", -50),
        ("CC-07", 100),
        ("CC-08", 20),
        ("CC-09", 100),
        ("CC-10", -100),
        ("CC-11", -150),
        ("CC-12", 25),
        ("CC-14", 10),
        ("CC-15", 100),
        ("CC-16", 45),
        ("CH-11", 0),
        ("CC-13", 0),
    ],
)
def test_wa_041_cards_that_pay_and_charge(card: str, change: int) -> None:
    assert cash(drawn(card))["A"] == 1500 + change


@pytest.mark.clause("WA-041", "WA-025")
@pytest.mark.parametrize(
    ("card", "to", "salary"),
    [
        ("CH-01", 0, 200),
        ("CH-02", 24, 0),
        ("CH-03", 11, 200),
        ("CH-04", 28, 0),
        ("CH-05", 25, 0),
        ("CH-06", 25, 0),
        ("CH-09", 19, 0),
        ("CH-13", 5, 200),
        ("CH-14", 39, 0),
        ("CC-01", 0, 200),
    ],
)
def test_wa_041_cards_that_move(card: str, to: int, salary: int) -> None:
    table = drawn(card)
    assert (space(table, "A"), cash(table)["A"]) == (to, 1500 + salary)


@pytest.mark.clause("WA-R45", "WA-I03")
def test_wa_r45_the_packs_are_a_cycle_and_never_shuffled() -> None:
    """When all sixteen have been seen, the seventeenth is the first again, without any chance."""
    order = [f"CC-{n:02}" for n in range(1, 17)]
    table = at({"A": {"at": 10}}, chance=[(3, 4)], state={"chest": order})
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"]) == (0, 1700)
    assert table.position()["chest"] == [*order[1:], order[0]]


@pytest.mark.clause("WA-S31", "WA-042", "WA-R45", "WA-R29", "WA-I03")
def test_wa_s31_the_get_out_card_is_kept_until_used() -> None:
    order = [f"CH-{n:02}" for n in range(1, 17) if n != 8]
    table = at({"A": {"at": 15}}, chance=[(3, 4), "CH-08"], seats=2, state={"chance": order[:3]})
    play(table, "A throw")
    assert seen(table).cards("A") == ("CH-08",)
    assert table.position()["chance"] == order[:3]
    docked = at({"A": {"at": 10, "dock": 0, "cards": ["CH-08"]}}, seats=2, chance=[(1, 2)], state={"chance": order})
    events = play(docked, "A use CH-08")
    assert "WA-055" in cited(events)
    assert docked.position()["chance"] == [*order, "CH-08"]
    assert (seen(docked).cards("A"), seen(docked).dock_turns("A")) == ((), -1)


@pytest.mark.clause("WA-R29")
def test_wa_r29_each_pack_has_one_get_out_card() -> None:
    assert board().names["kept card"] == ["CH-08", "CC-04"]


@pytest.mark.clause("WA-S36", "WA-041", "WA-R30")
def test_wa_s36_each_pays_the_drawer() -> None:
    table = at({"B": {"at": 10}}, mover="B", chance=[(3, 4), "CC-06"])
    events = play(table, "B throw")
    assert cash(table) == {"A": 1450, "B": 1650, "C": 1450, "D": 1450}
    payers = [event.payer for event in events if hasattr(event, "payer")]
    assert payers == [2, 3, 0]


@pytest.mark.clause("WA-S37", "WA-041")
def test_wa_s37_repairs_count_decks_and_suites() -> None:
    table = drawn("CC-13", fleet={"A": [HOLLAND]}, levels={HOLLAND: (4, 4, 5)})
    assert cash(table)["A"] == 1500 - 435


@pytest.mark.clause("WA-S38", "WA-060", "WA-R17")
def test_wa_s38_free_mooring_gives_nothing() -> None:
    table = at({"A": {"at": 13}}, chance=[(3, 4)])
    play(table, "A throw")
    assert (space(table, "A"), cash(table)) == (20, dict.fromkeys("ABCD", 1500))


@pytest.mark.clause("WA-S39", "WA-R37", "WA-014")
def test_wa_s39_light_dues() -> None:
    table = at({"A": {"at": 33}}, chance=[(2, 3)])
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"]) == (38, 1425)


@pytest.mark.clause("WA-R17")
@pytest.mark.parametrize(("reading", "start"), [("pot_of_fines", 0), ("pot_plus_500", 500)])
def test_wa_r17_a_pot_of_fines(reading: str, start: int) -> None:
    assert seen(parlour.open("weigh-anchor", seats=2, options={"free_mooring": reading})).pot() == start
    table = at(
        {"A": {"at": 33}, "B": {"at": 13}},
        chance=[(2, 3), (3, 4)],
        seats=2,
        free_mooring=reading,
        state={"pot": start},
    )
    play(table, "A throw")
    assert seen(table).pot() == start + 75
    play(table, "B throw")
    assert cash(table)["B"] == 1500 + start + 75
    assert seen(table).pot() == start


@pytest.mark.clause("WA-R17")
def test_wa_r17_fines_of_the_dock_and_what_cards_charge_go_to_the_pot_but_nothing_else() -> None:
    docked = {"at": 10, "dock": 0}
    before = at({"A": docked}, free_mooring="pot_of_fines")
    play(before, "A pay 50")
    assert seen(before).pot() == 50
    third = at({"A": docked | {"dock": 2}}, chance=[(4, 6)], free_mooring="pot_of_fines")
    play(third, "A throw")
    assert (seen(third).pot(), cash(third)["A"]) == (0, 1500)  # 50 in, and on Free Mooring out again
    charged = drawn("CC-10", fleet={"A": [HOLLAND]}, free_mooring="pot_of_fines")
    assert seen(charged).pot() == 100
    play(charged, "A build Rotterdam", "A sell Rotterdam", "A mortgage Rotterdam", "A lift Rotterdam")
    assert seen(charged).pot() == 100


def landed_on_duties(cash_in_hand: int, **given: Any) -> Table:
    """A stands on Harbour Duties with so much cash and has to choose."""
    above = [{"landing": {"stage": "choosing a duty", "throw": 4}}]
    players = {"A": {"at": 4, "cash": cash_in_hand}}
    return at(players, above=above, turn={"stage": "landed", "first": 1, "second": 3}, **given)


@pytest.mark.clause("WA-S33", "WA-044", "WA-045", "WA-R07")
@pytest.mark.parametrize(("reading", "due"), [("printed_price", 106), ("half_price", 96), ("zero", 86)])
def test_wa_s33_ten_per_cent_of_the_total_worth(reading: str, due: int) -> None:
    table = landed_on_duties(640, fleet={"A": ["Paris", "Rex"]}, mortgaged=["Rex"], harbour_worth_mortgaged=reading)
    play(table, "A duty 10%")
    assert cash(table)["A"] == 640 - due


@pytest.mark.clause("WA-S34", "WA-045", "WA-R04")
@pytest.mark.parametrize(("rounding", "due"), [("up", 61), ("nearest", 60), ("down", 60)])
def test_wa_s34_fractions_are_rounded_up(rounding: str, due: int) -> None:
    table = landed_on_duties(
        333, fleet={"A": ["Swedish American Line"]}, levels={"Swedish American Line": (2, 1)}, rounding=rounding
    )
    play(table, "A duty 10%")
    assert cash(table)["A"] == 333 - due


@pytest.mark.clause("WA-S35", "WA-046", "WA-097")
def test_wa_s35_the_choice_stands_even_if_it_ruins() -> None:
    table = landed_on_duties(120)
    play(table, "A duty 200")
    view = seen(table)
    assert (view.is_in("A"), view.cash("A")) == (False, 0)
    spared = landed_on_duties(120)
    play(spared, "A duty 10%")
    assert cash(spared)["A"] == 108


@pytest.mark.clause("WA-S94", "WA-046", "WA-R08")
def test_wa_s94_no_total_is_shown_before_the_choice() -> None:
    table = landed_on_duties(640, fleet={"A": ["Paris"]})
    for reader in (None, "A", "B"):
        view = seen(table, reader)
        assert view.worth("A") is None
        assert view.value("A") is None
        assert view.raisable("A") is None
        assert view.cash("A") == 640
        assert view.worth("B") == 1500
    told = table.game.grammar.describe(table.asks()[0].choices[1], table.lexicon)
    assert "860" not in str(told)
    play(table, "A duty 10%")
    assert seen(table).worth("A") == 640 - 86 + 220


@pytest.mark.clause("WA-R08")
def test_wa_r08_a_house_rule_shows_the_total() -> None:
    assert seen(landed_on_duties(640, fleet={"A": ["Paris"]}, harbour_peek="shown")).worth("A") == 860


@pytest.mark.clause("WA-046", "WA-R08")
def test_wa_r08_no_preview_shows_the_total_before_the_choice() -> None:
    """Neither the table's preview nor a view of the table after the answer says what 10% comes to."""
    table = landed_on_duties(640, fleet={"A": ["Paris", "Rex"]}, mortgaged=["Rex"])
    assert table.preview("A") == {}
    for choice in table.asks()[0].choices:
        with pytest.raises(parlour.Refused) as refused:
            seen(table, "A").after(choice.nth(0))
        assert (refused.value.code, refused.value.clause) == ("view/hidden", "WA-044")
    shown = landed_on_duties(640, fleet={"A": ["Paris", "Rex"]}, mortgaged=["Rex"], harbour_peek="shown")
    assert shown.preview("A") == {"duty 200": -200, "duty 10%": -106}


@pytest.mark.clause("WA-046", "WA-R08")
@pytest.mark.parametrize("duty", ["duty 10%", "duty 200"])
def test_wa_r08_the_choice_cannot_be_undone_once_the_total_is_shown(duty: str) -> None:
    table = landed_on_duties(640, fleet={"A": ["Paris"]})
    play(table, f"A {duty}")
    assert seen(table).worth("A") is not None
    assert not table.can_undo()
    with pytest.raises(parlour.Refused) as refused:
        table.undo()
    assert refused.value.code == "undo/revealed"
    again = parlour.replay(table.record())
    assert not again.can_undo()
    shown = landed_on_duties(640, fleet={"A": ["Paris"]}, harbour_peek="shown")
    play(shown, f"A {duty}")
    assert shown.undo().text == duty


@pytest.mark.clause("WA-S103", "WA-044")
def test_wa_s103_a_time_out_chooses_by_cash_alone() -> None:
    left = []
    for amount in (120, 199, 200, 300):
        table = landed_on_duties(amount, fleet={"A": ["Rex"]})
        table.time_out("A")
        left.append(cash(table)["A"])
    assert left == [88, 199 - 40, 0, 100]


@pytest.mark.clause("WA-044", "WA-046")
def test_wa_044_one_of_the_two_must_be_chosen() -> None:
    table = landed_on_duties(500)
    for text in ("duty 100", "duty 5%", "pass", "throw"):
        with pytest.raises(Refused) as refused:
            table.act("A", text)
        assert (refused.value.code, refused.value.clause) == ("duty/choose", "WA-044")
    assert may(table, "A", "duty 200")
    assert may(table, "A", "duty 10%")
