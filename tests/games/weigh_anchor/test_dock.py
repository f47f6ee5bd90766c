"""The Graving Dock: into it, and the four ways out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.core.refusals import BadData, Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import ITALIAN, at, cash, levels, may, seen, space, waited


def docked(turns: int = 0, chance: Sequence[object] = (), **given: Any) -> Table:
    """A sits in the Dock, having spent so many turns there, and is to throw."""
    player = {"at": 10, "dock": turns} | given.pop("player", {})
    return at({"A": player}, chance=list(chance), **given)


@pytest.mark.clause("WA-S40", "WA-047", "WA-051")
def test_wa_s40_go_to_graving_dock_ends_the_turn_doubles_or_not() -> None:
    table = at({"A": {"at": 24}}, chance=[(3, 3)])
    events = play(table, "A throw")
    assert (space(table, "A"), seen(table).dock_turns("A"), seen(table).mover()) == (10, 0, "B")
    assert "WA-047" in cited(events)


@pytest.mark.clause("WA-S41", "WA-052")
def test_wa_s41_just_visiting() -> None:
    table = at({"A": {"at": 4}, "B": {"at": 13}}, seats=2, chance=[(2, 4), (3, 4), (1, 2)])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).dock_turns("A"), cash(table)["A"]) == (10, -1, 1500)
    play(table, "B throw", "A throw")
    assert space(table, "A") == 13


@pytest.mark.clause("WA-S42", "WA-053", "WA-054", "WA-R09")
def test_wa_s42_doubles_leave_and_move_without_another_throw() -> None:
    table = docked(1, [(3, 3)])
    play(table, "A throw", "A buy")
    assert (space(table, "A"), seen(table).dock_turns("A"), seen(table).mover()) == (16, -1, "B")
    assert cash(table)["A"] == 1500 - 180


@pytest.mark.clause("WA-053")
def test_wa_053_without_doubles_one_stays_for_three_turns_at_most() -> None:
    table = docked(0, [(1, 2)])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).dock_turns("A"), seen(table).mover()) == (10, 1, "B")


@pytest.mark.clause("WA-S43", "WA-057", "WA-R10")
@pytest.mark.parametrize(("reading", "mover"), [("throw_again", "A"), ("no_second_throw", "B")])
def test_wa_s43_after_the_fine_the_throw_is_ordinary(reading: str, mover: str) -> None:
    table = docked(0, [(2, 2), (1, 4)], dock_fine_then_doubles=reading)
    play(table, "A pay 50", "A throw", "A decline", "B hold", "C hold", "D hold", "A hold")
    assert (space(table, "A"), cash(table)["A"], seen(table).mover()) == (14, 1450, mover)
    if reading == "throw_again":
        play(table, "A throw")
        assert space(table, "A") == 19


@pytest.mark.clause("WA-057")
def test_wa_057_the_fine_is_paid_from_cash_in_hand_and_is_fifty() -> None:
    poor = docked(0, player={"cash": 49})
    assert not may(poor, "A", "pay 50")
    for table, text in ((poor, "pay 50"), (docked(), "pay 40")):
        with pytest.raises(Refused) as refused:
            table.act("A", text)
        assert (refused.value.code, refused.value.clause) == ("dock/fine", "WA-057")
    free = at()
    with pytest.raises(Refused) as refused:
        free.act("A", "pay 50")
    assert refused.value.code == "dock/not_in"


@pytest.mark.clause("WA-057", "WA-053")
@pytest.mark.parametrize("turns", [0, 1])
def test_wa_057_the_fine_may_be_paid_on_either_of_the_first_two_turns(turns: int) -> None:
    table = docked(turns)
    assert may(table, "A", "pay 50")
    play(table, "A pay 50")
    assert (seen(table).dock_turns("A"), cash(table)["A"], waited(table)) == (-1, 1450, "A")


@pytest.mark.clause("WA-S44", "WA-058", "WA-R11")
def test_wa_s44_the_third_turn_pays_and_moves() -> None:
    table = docked(2, [(4, 5)], player={"cash": 300})
    events = play(table, "A throw")
    assert "WA-058" in cited(events)
    assert (space(table, "A"), cash(table)["A"]) == (19, 250)
    play(table, "A decline", "B hold", "C hold", "D hold", "A hold")
    assert seen(table).mover() == "B"


@pytest.mark.clause("WA-S45", "WA-058", "WA-R11", "WA-R31")
def test_wa_s45_the_fine_of_the_third_turn_must_be_raised() -> None:
    table = docked(
        2, [(1, 4)], player={"cash": 20}, fleet={"A": ["Stockholm"], "B": ["Bayonne"]}, mortgaged=["Bayonne"]
    )
    play(table, "A throw")
    assert (space(table, "A"), seen(table).debt()) == (10, ("A", "", 50))
    play(table, "A mortgage Stockholm")
    assert (space(table, "A"), cash(table)["A"]) == (15, 0)


@pytest.mark.clause("WA-S46", "WA-057", "WA-R11")
def test_wa_s46_nothing_is_paid_in_advance_on_the_third_turn() -> None:
    table = docked(2, player={"cards": ["CC-04"]})
    assert not may(table, "A", "pay 50")
    with pytest.raises(Refused) as refused:
        table.act("A", "pay 50")
    assert (refused.value.code, refused.value.clause) == ("dock/third_turn", "WA-R11")
    assert may(table, "A", "use CC-04")
    assert may(table, "A", "throw")
    assert may(docked(2, dock_third_turn_prepay=True), "A", "pay 50")


@pytest.mark.clause("WA-S47", "WA-059")
def test_wa_s47_a_docked_owner_still_collects_hire() -> None:
    table = at({"A": {"at": 10, "dock": 0}, "B": {"at": 12}}, {"A": ["Rex"]}, mover="B", chance=[(3, 4)])
    play(table, "B throw")
    assert (cash(table)["A"], cash(table)["B"]) == (1516, 1484)


@pytest.mark.clause("WA-059", "WA-S93", "WA-R43")
def test_wa_s93_business_goes_on_after_being_sent() -> None:
    table = at({"A": {"at": 23}}, {"A": [ITALIAN, "Paris"]}, chance=[(3, 4)])
    play(table, "A throw")
    assert (seen(table).dock_turns("A"), seen(table).mover()) == (0, "B")
    play(table, "A build Rex", "A mortgage Paris")
    assert (cash(table)["A"], levels(table, "Rex")) == (1500 - 100 + 110, (1,))


@pytest.mark.clause("WA-S87", "WA-048", "WA-050", "WA-051")
def test_wa_s87_sent_by_a_card_without_salary() -> None:
    table = at({"A": {"at": 31}}, chance=[(1, 1), "CC-05"])
    events = play(table, "A throw")
    assert (space(table, "A"), seen(table).dock_turns("A"), cash(table)["A"]) == (10, 0, 1500)
    assert seen(table).mover() == "B"
    assert "WA-048" in cited(events)


@pytest.mark.clause("WA-S88", "WA-055", "WA-R10")
def test_wa_s88_a_card_and_then_doubles_throw_again() -> None:
    table = docked(0, [(6, 6), "CH-07"], player={"cards": ["CH-08"]})
    play(table, "A use CH-08", "A throw")
    assert (space(table, "A"), cash(table)["A"], waited(table)) == (22, 1550, "A")


@pytest.mark.clause("WA-R10", "WA-024")
def test_wa_r10_doubles_count_from_one_after_the_fine() -> None:
    table = docked(0, [(5, 5), (1, 1), "CH-07", (3, 3)])
    play(table, "A pay 50", "A throw", "A throw")
    assert (space(table, "A"), waited(table)) == (22, "A")
    play(table, "A throw")
    assert (space(table, "A"), seen(table).dock_turns("A"), seen(table).mover()) == (10, 0, "B")


@pytest.mark.clause("WA-055")
def test_wa_055_only_a_card_that_is_held_can_be_used_and_which_is_chosen() -> None:
    table = docked(0, player={"cards": ["CC-04"]})
    with pytest.raises(Refused) as refused:
        table.act("A", "use CH-08")
    assert (refused.value.code, refused.value.clause) == ("dock/no_card", "WA-055")
    both = docked(0, player={"cards": ["CC-04", "CH-08"]})
    play(both, "A use CC-04")
    assert seen(both).cards("A") == ("CH-08",)


@pytest.mark.clause("WA-S32", "WA-043", "WA-056")
def test_wa_s32_a_card_bought_from_another_player() -> None:
    table = at({"A": {"cards": ["CC-04"]}, "B": {"at": 10, "dock": 0}}, mover="B", chance=[(2, 5), "CC-14"], seats=3)
    play(table, "A offer B: card CC-04 for 35", "B accept 1", "B use CC-04", "B throw")
    assert (cash(table)["A"], cash(table)["B"], space(table, "B")) == (1535, 1475, 17)


@pytest.mark.clause("WA-R11")
def test_wa_d05_a_time_out_throws_or_uses_a_card_where_there_is_no_cash() -> None:
    for turns, cash_in_hand, text in ((0, 20, "throw"), (2, 20, "use CH-08"), (2, 50, "throw")):
        table = docked(turns, player={"cash": cash_in_hand, "cards": ["CH-08"]})
        ask = table.ask("A")
        assert ask is not None
        assert table.show(ask.default_action) == text


@pytest.mark.clause("WA-I11")
def test_wa_i11_a_docked_player_stands_on_the_dock() -> None:
    with pytest.raises(BadData, match="WA-I11"):
        at({"A": {"at": 11, "dock": 0}})
    with pytest.raises(BadData, match="WA-I11"):
        at({"A": {"at": 10, "dock": 3}})
