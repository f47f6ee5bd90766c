"""Setting out: equipment, preparation, the opening throw, moving, the salary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.table.table import Table
from parlour.testing import cited, play, rulebook_of
from tests.games.weigh_anchor.harbour import at, board, cash, may, seen, space, waited

TOKENS = ("anchor", "ship's wheel", "lifebelt", "bell", "sextant", "lantern", "capstan", "telescope")


def opened(seats: int = 4, chance: Sequence[object] = (), **options: Any) -> Table:
    """A new table at which everybody has taken a token."""
    table = parlour.open("weigh-anchor", seats=seats, options=options, chance=list(chance))
    for n in range(seats):
        table.act(n, f"take the {TOKENS[n]}")
    return table


@pytest.mark.clause("WA-S01", "WA-002", "WA-003", "WA-006", "WA-007", "WA-011")
def test_wa_s01_the_start() -> None:
    table = parlour.open("weigh-anchor", seats=4, chance=[])
    view = seen(table)
    assert cash(table) == dict.fromkeys("ABCD", 1500)
    assert dict(zip(board().notes, board().start_notes, strict=True)) == {
        500: 2,
        100: 2,
        50: 2,
        20: 6,
        10: 5,
        5: 5,
        1: 5,
    }
    assert (view.decks(), view.suites()) == (32, 12)
    assert len(board().vessels) == 28
    assert [view.owner(vessel) for vessel in board().names["vessel"]] == [""] * 28
    assert [space(table, seat) for seat in "ABCD"] == [0] * 4
    assert (len(board().dice.faces), board().dice.draws[0].count) == (6, 2)


@pytest.mark.clause("WA-004", "WA-R45")
def test_wa_004_both_packs_lie_face_down_any_card_may_be_on_top() -> None:
    for space_before, pack in ((4, board().chance_bits), (39, board().chest_bits)):
        table = at({"A": {"at": space_before}}, chance=[(1, 2)])
        play(table, "A throw")
        draw = table.draw()
        assert draw is not None
        assert sum(1 << card for card in draw.faces) == pack


@pytest.mark.clause("WA-005")
def test_wa_005_each_takes_a_token_that_is_free() -> None:
    table = parlour.open("weigh-anchor", seats=3, chance=[])
    play(table, "A take the bell")
    assert not may(table, "B", "take the bell")
    with pytest.raises(Refused) as refused:
        table.act("B", "take the bell")
    assert (refused.value.code, refused.value.clause) == ("start/token", "WA-005")
    table.time_out("B")
    play(table, "C take the lantern")
    assert [seen(table).token(seat) for seat in "ABC"] == ["bell", "anchor", "lantern"]


@pytest.mark.clause("WA-R03")
@pytest.mark.parametrize("seats", range(2, 9))
def test_wa_r03_two_to_eight_may_play(seats: int) -> None:
    assert len(parlour.open("weigh-anchor", seats=seats).names) == seats
    with pytest.raises(BadData, match="2 to 8"):
        parlour.open("weigh-anchor", seats=9)
    with pytest.raises(BadData, match="2 to 8"):
        parlour.open("weigh-anchor", seats=1)


@pytest.mark.clause("WA-R01", "WA-R02")
def test_wa_r01_and_wa_r02_the_names_are_this_game_s_own() -> None:
    """The title is taken from the start corner; groups are pairs and trios of ships; nothing is called Jail."""
    assert board().title.upper() == board().space_names[0] == "WEIGH ANCHOR"
    liners = board().sets.deeds[: board().liner_groups]
    assert sorted(len(vessels) for vessels in liners) == [2, 2, 3, 3, 3, 3, 3, 3]
    assert not any("jail" in name.casefold() for name in board().space_names)


@pytest.mark.clause("WA-S02", "WA-016", "WA-R05", "WA-R44", "WA-008", "WA-018")
def test_wa_s02_the_highest_throw_plays_first_and_ties_throw_again() -> None:
    table = opened(3, [(3, 4), (4, 5), (3, 6), (1, 3), (5, 6)])
    play(table, "A throw", "B throw", "C throw")
    assert waited(table) == "B"
    play(table, "B throw", "C throw")
    assert (seen(table).mover(), waited(table)) == ("C", "C")
    order = []
    table = at({"A": {"at": 13}, "B": {"at": 13}, "C": {"at": 13}}, seats=3, mover="C", chance=[(3, 4)] * 3)
    for _ in range(3):
        order.append(seen(table).mover())
        play(table, f"{order[-1]} throw")
    assert order == ["C", "A", "B"]


@pytest.mark.clause("WA-R05")
def test_wa_r05_by_seat_order_the_banker_counts_as_higher() -> None:
    table = opened(3, [(3, 4), (4, 5), (3, 6)], opening_tie="seat_order")
    play(table, "A throw", "B throw", "C throw")
    assert seen(table).mover() == "B"


@pytest.mark.clause("WA-S03", "WA-017", "WA-041")
def test_wa_s03_the_first_throw() -> None:
    table = at(chance=[(3, 4), "CH-07"])
    events = play(table, "A throw")
    assert space(table, "A") == 7
    assert "WA-041" in cited(events)
    assert "WA-025" not in cited(events)
    assert seen(table).cash("A") == 1550


@pytest.mark.clause("WA-019", "WA-020", "WA-I19")
def test_wa_019_tokens_stay_and_share_spaces_and_only_the_mover_s_goes_on() -> None:
    table = at({"B": {"at": 10}}, chance=[(4, 6), (4, 6), (4, 6), (4, 6), (4, 6)])
    play(table, "A throw")
    assert [space(table, seat) for seat in "ABCD"] == [10, 10, 0, 0]
    play(table, "B throw", "C throw", "D throw", "A throw")
    assert [space(table, seat) for seat in "ABCD"] == [20, 20, 10, 10]


@pytest.mark.clause("WA-S04", "WA-025", "WA-012")
def test_wa_s04_passing_weigh_anchor_pays_before_the_space_takes_effect() -> None:
    table = at({"A": {"at": 38, "cash": 100}}, chance=[(2, 3)])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).cash("A"), seen(table).for_sale()) == (3, 300, "Gripsholm")


@pytest.mark.clause("WA-S05", "WA-025", "WA-026", "WA-R35", "WA-I13")
def test_wa_s05_landing_exactly_pays_once() -> None:
    table = at({"A": {"at": 35, "cash": 100}}, seats=2, chance=[(1, 4), (4, 6), (2, 4)])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).cash("A")) == (0, 300)
    play(table, "B throw", "A throw")
    assert (space(table, "A"), seen(table).cash("A")) == (6, 300)


@pytest.mark.clause("WA-R35")
def test_wa_r35_a_house_rule_doubles_the_salary_for_landing_there() -> None:
    landing = at({"A": {"at": 35, "cash": 100}}, chance=[(1, 4)], land_on_weigh_anchor=400)
    play(landing, "A throw")
    assert seen(landing).cash("A") == 500
    card = at({"A": {"at": 4, "cash": 100}}, chance=[(1, 2), "CH-01"], land_on_weigh_anchor=400)
    play(card, "A throw")
    assert seen(card).cash("A") == 500
    passing = at({"A": {"at": 38, "cash": 100}}, chance=[(2, 3)], land_on_weigh_anchor=400)
    play(passing, "A throw")
    assert seen(passing).cash("A") == 300


@pytest.mark.clause("WA-S06", "WA-S07", "WA-027")
@pytest.mark.parametrize(
    ("start", "dice", "card"), [(39, (1, 2), "CC-01"), (36, (5, 6), "CH-01")], ids=["chest", "chance"]
)
def test_wa_s06_wa_s07_passing_and_then_the_card_pay_twice(start: int, dice: tuple[int, int], card: str) -> None:
    table = at({"A": {"at": start, "cash": 50}}, chance=[dice, card])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).cash("A")) == (0, 450)


@pytest.mark.clause("WA-S08", "WA-025", "WA-026")
def test_wa_s08_the_card_alone_pays_once() -> None:
    table = at({"A": {"at": 4, "cash": 50}}, chance=[(1, 2), "CH-01"])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).cash("A")) == (0, 250)


@pytest.mark.clause("WA-S09", "WA-022", "WA-023", "WA-028")
def test_wa_s09_doubles_take_effect_and_throw_again() -> None:
    table = at(chance=[(4, 4), (2, 3)])
    play(table, "A throw", "A buy")
    assert (seen(table).owner("Empress of Canada"), seen(table).cash("A")) == ("A", 1400)
    assert waited(table) == "A"
    play(table, "A throw", "A decline", "B hold", "C hold", "D hold", "A hold")
    assert (space(table, "A"), seen(table).mover()) == (13, "B")


@pytest.mark.clause("WA-S10", "WA-024", "WA-049", "WA-050", "WA-051", "WA-I12")
def test_wa_s10_the_third_doubles_go_to_the_dock() -> None:
    table = at({"A": {"at": 33}}, chance=[(5, 5)], state={"doubles": 2})
    play(table, "A throw")
    view = seen(table)
    assert (space(table, "A"), view.dock_turns("A"), view.cash("A")) == (10, 0, 1500)
    assert view.mover() == "B"


@pytest.mark.clause("WA-S11", "WA-041", "WA-R42")
def test_wa_s11_a_card_s_move_is_part_of_the_landing() -> None:
    table = at({"A": {"at": 33}}, chance=[(1, 2), "CH-09", "CC-08"])
    play(table, "A throw")
    assert (space(table, "A"), seen(table).cash("A")) == (33, 1520)


@pytest.mark.clause("WA-R42", "WA-023")
def test_wa_r42_doubles_still_throw_again_after_a_card_s_move() -> None:
    table = at({"A": {"at": 5}}, chance=[(1, 1), "CH-03"])
    play(table, "A throw", "A buy")
    assert (space(table, "A"), seen(table).mover()) == (11, "A")


@pytest.mark.clause("WA-021")
def test_wa_021_the_space_decides_a_right_to_buy_or_a_duty() -> None:
    """From 13 by 7 nothing, from 26 by 3 a right to buy, from 33 by 5 a tax, from 30 back of it a card, the Dock."""
    seen_after = {}
    for start, dice in ((13, (3, 4)), (26, (1, 2)), (33, (2, 3)), (27, (1, 2)), (15, (1, 1))):
        table = at({"A": {"at": start}}, chance=[dice])
        play(table, "A throw")
        view = seen(table)
        draw = table.draw()
        seen_after[space(table, "A")] = (view.cash("A"), view.for_sale(), draw.what if draw else "")
    assert seen_after == {
        20: (1500, "", ""),
        29: (1500, "Olympic", ""),
        38: (1425, "", ""),
        10: (1500, "", ""),
        17: (1500, "", "chest"),
    }


def test_tables_with_the_same_options_share_them_and_others_do_not() -> None:
    rules, edition = find("weigh-anchor").rules, board()
    chosen = rulebook_of("weigh-anchor").complete({})
    one, other = rules.setup(edition, chosen, 2), rules.setup(edition, dict(chosen), 4)
    assert one.options is other.options
    chosen["trade_contents"] = "cash_only"
    assert rules.setup(edition, chosen, 2).options.cash_only
    assert not one.options.cash_only
