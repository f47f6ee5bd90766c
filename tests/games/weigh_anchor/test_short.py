"""The short game: sets, three-deck suites, its Dock, flat duties, and the final valuation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.terminal import event_lines
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import (
    CUNARD,
    FRENCH,
    HOLLAND,
    ITALIAN,
    POOR,
    STATES,
    TANKERS,
    WHITE_STAR,
    at,
    cash,
    ended,
    levels,
    seen,
    space,
    waited,
)
from tests.games.weigh_anchor.test_ruin import owing
from tests.games.weigh_anchor.test_start import opened

SALARIED: dict[str, object] = {"has_salary": True}


def refused(table: Table, seat: str, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as no:
        table.act(seat, text)
    return no.value.code, no.value.clause


@pytest.mark.clause("WA-S75", "WAS-01a", "WAS-01b", "WAS-01d", "WA-R38", "WA-R06")
def test_wa_s75_sets_are_chosen_highest_first_then_lowest_first() -> None:
    table = opened(3, [(2, 3), (5, 6), (4, 4), (1, 2), (1, 3), (5, 6)], short=True)
    play(table, "A throw", "B throw", "C throw")
    order = []
    while (ask := table.asks()[0]).clause == "WAS-01a":
        order.append(table.lexicon.letter(ask.seat))
        table.time_out(ask.seat)
    assert order == ["B", "C", "A", "A", "C", "B"]
    view = seen(table)
    assert cash(table) == dict.fromkeys("ABC", 1500)
    assert [len(view.groups(seat)) for seat in "ABC"] == [2, 2, 2]
    assert STATES in view.groups("B")  # the dearest set, by time-out
    unowned = [group for group in view.all_groups() if not view.owner(view.group_vessels(group)[0])]
    assert len(unowned) == 4
    assert unowned[-2:] == ["Tankers", "Tugs"]
    play(table, "A throw", "B throw", "C throw")  # a second throw, for the first turn
    assert seen(table).mover() == "C"


@pytest.mark.clause("WA-S76", "WAS-01c")
def test_wa_s76_six_players_have_one_set_each() -> None:
    throws = [(6, 6), (5, 6), (5, 5), (4, 5), (4, 4), (3, 4)]
    table = opened(6, throws, short=True)
    for seat in "ABCDEF":
        table.act(seat, "throw")
    for seat in "ABCDEF":
        assert waited(table) == seat
        table.time_out(seat)
    view = seen(table)
    assert [len(view.groups(seat)) for seat in "ABCDEF"] == [1] * 6
    assert waited(table) == "A"
    assert table.asks()[0].clause == "WA-016"


@pytest.mark.clause("WAS-01b", "WAS-01c")
@pytest.mark.parametrize(("seats", "sets"), [(2, 2), (4, 2), (5, 1), (8, 1)])
def test_was_01b_up_to_four_players_have_two_sets_more_have_one(seats: int, sets: int) -> None:
    throws = [(6, 6), (5, 6), (5, 5), (4, 5), (4, 4), (3, 4), (3, 3), (2, 3)]
    table = opened(seats, throws[:seats], short=True)
    while table.asks()[0].clause == "WAS-01a":
        table.time_out(table.asks()[0].seat)
    view = seen(table)
    assert [len(view.groups(seat)) for seat in view.seats()] == [sets] * seats


@pytest.mark.clause("WA-R05", "WAS-01a")
def test_wa_r05_all_who_tie_throw_again_before_anybody_throws_a_third_time() -> None:
    table = opened(3, [(2, 3), (1, 4), (2, 3), (1, 1), (1, 1), (6, 6), (1, 2), (5, 6)], short=True)
    thrown = []
    while table.show(table.asks()[0].default_action) == "throw":
        thrown.append(waited(table))
        play(table, f"{thrown[-1]} throw")
    assert thrown == ["A", "B", "C", "A", "B", "C", "A", "B"]
    assert waited(table) == "C"
    play(table, "C choose Italian Line")
    assert waited(table) == "B"


@pytest.mark.clause("WA-R05", "WAS-01a")
def test_wa_r05_ties_for_the_sets_throw_again_among_themselves() -> None:
    table = opened(3, [(2, 3), (1, 4), (5, 6), (1, 1), (2, 2)], short=True)
    play(table, "A throw", "B throw", "C throw")
    assert waited(table) == "A"
    play(table, "A throw")
    assert waited(table) == "B"
    play(table, "B throw")
    order = []
    while table.asks()[0].clause == "WAS-01a":
        order.append(waited(table))
        table.time_out(waited(table))
    assert order == ["C", "B", "A", "A", "B", "C"]
    by_seat = opened(3, [(2, 3), (1, 4), (5, 6)], short=True, opening_tie="seat_order")
    play(by_seat, "A throw", "B throw", "C throw", "C choose Italian Line")
    assert waited(by_seat) == "A"


@pytest.mark.clause("WA-R38")
def test_wa_r38_only_sets_that_are_left_and_by_a_house_rule_tankers_and_tugs_too() -> None:
    dice = [(5, 6), (1, 2)]
    table = opened(2, dice, short=True)
    play(table, "A throw", "B throw", "A choose Italian Line")
    assert refused(table, "B", "choose Italian Line") == ("start/choose_set", "WAS-01a")
    assert refused(table, "B", "choose Tankers") == ("start/choose_set", "WAS-01a")
    ten = opened(2, dice, short=True, short_sets="ten_sets")
    play(ten, "A throw", "B throw", "A choose Tankers")
    assert seen(ten).groups("A") == (TANKERS,)


@pytest.mark.clause("WA-S77", "WAS-02a", "WAS-02b", "WAS-02c", "WA-R12", "WA-R39")
def test_wa_s77_three_decks_and_a_suite() -> None:
    table = at({"A": SALARIED}, {"A": [ITALIAN]}, levels={ITALIAN: 3}, short=True)
    assert seen(table).decks() == 23
    play(table, "A suite Rex")
    assert (cash(table)["A"], seen(table).decks(), seen(table).hire_now("Rex")) == (1400, 26, 1000)
    play(table, "A sell Rex")
    assert (levels(table, ITALIAN), cash(table)["A"], seen(table).decks()) == ((3, 3, 3), 1450, 23)
    full = at({"A": SALARIED}, {"A": [ITALIAN]}, levels={ITALIAN: 4}, short=True)
    play(full, "A sell Rex 12")
    assert (levels(full, ITALIAN), cash(full)["A"]) == ((0, 0, 0), 2100)


@pytest.mark.clause("WA-S77", "WA-R12")
def test_wa_s77_a_suite_alone_cannot_be_sold_whole() -> None:
    """From 3, 3, 4 no number of levels leads to the uneven 3, 3, 0."""
    table = at({"A": SALARIED}, {"A": [ITALIAN]}, levels={ITALIAN: (3, 3, 4)}, short=True)
    for count in range(1, 11):
        trial = parlour.at(table.position(), chance=[])
        play(trial, f"A sell Rex {count}")
        assert levels(trial, ITALIAN) != (3, 3, 0)


@pytest.mark.clause("WA-S90", "WA-R39")
def test_wa_s90_breaking_down_a_short_suite() -> None:
    rows = {ITALIAN: 4, HOLLAND: 3, FRENCH: 3, WHITE_STAR: 3}
    table = at(
        {"A": SALARIED, "D": POOR}, {"A": [ITALIAN], "D": [HOLLAND, FRENCH, WHITE_STAR]}, levels=rows, short=True
    )
    assert (seen(table).decks(), seen(table).suites()) == (5, 9)
    play(table, "A sell Rex")
    assert (levels(table, ITALIAN), cash(table)["A"]) == ((4, 4, 3), 1550)
    assert (seen(table).decks(), seen(table).suites()) == (2, 10)


@pytest.mark.clause("WA-S102", "WA-R52")
def test_wa_s102_no_fourth_deck() -> None:
    rows = {ITALIAN: 3, HOLLAND: 4, FRENCH: 4, WHITE_STAR: 4, STATES: 4}
    table = at(
        {"A": SALARIED, "D": POOR},
        {"A": [ITALIAN], "D": [HOLLAND, FRENCH, WHITE_STAR, STATES]},
        levels=rows,
        short=True,
    )
    assert seen(table).suites() == 0
    assert refused(table, "A", "build Rex") == ("build/short_full", "WA-R52")
    assert refused(table, "A", "suite Rex") == ("suite/none_left", "WA-073")


@pytest.mark.clause("WA-S99", "WAS-01d", "WA-066", "WA-R49")
def test_wa_s99_building_from_the_first_salary() -> None:
    table = at({"A": {"at": 37}}, {"A": [ITALIAN]}, chance=[(1, 2)], short=True)
    assert refused(table, "A", "build Rex") == ("build/too_early", "WA-R49")
    moved = at({"A": {"has_moved": True}}, {"A": [ITALIAN]}, short=True)
    assert refused(moved, "A", "build Rex") == ("build/too_early", "WA-R49")  # a move is not a salary
    play(table, "A throw")
    assert cash(table)["A"] == 1700
    play(table, "A build Rex")
    assert (levels(table, "Rex"), cash(table)["A"]) == ((1,), 1600)


@pytest.mark.clause("WA-S100", "WA-066", "WA-R49")
def test_wa_s100_or_at_any_time_or_after_the_first_move() -> None:
    table = at(fleet={"A": [ITALIAN]}, short=True, short_building_from="any_time")
    play(table, "A build Rex 9")
    assert cash(table)["A"] == 600
    moved = at({"A": {"at": 13}}, {"A": [ITALIAN]}, chance=[(3, 4)], short=True, short_building_from="after_first_move")
    assert refused(moved, "A", "build Rex") == ("build/too_early", "WA-R49")
    play(moved, "A throw", "A build Rex")
    assert levels(moved, "Rex") == (1,)
    again = at(fleet={"A": [ITALIAN]}, chance=[(5, 5)], short=True, short_building_from="after_first_move")
    play(again, "A throw", "A build Rex")  # the landing is over, though A is to throw again
    assert (waited(again), levels(again, "Rex")) == ("A", (1,))


def docked(chance: Sequence[object] = (), player: dict[str, object] | None = None, **readings: Any) -> Table:
    """A short game; A has just been sent to the Dock and is to throw."""
    players = {"A": {"at": 10, "dock": 0} | (player or {}), "B": {"at": 13}}
    return at(players, seats=2, chance=list(chance), short=True, **readings)


@pytest.mark.clause("WA-S78", "WAS-03a", "WAS-03b", "WA-R18")
def test_wa_s78_a_failed_throw_pays_and_the_turn_is_lost() -> None:
    table = docked([(2, 5), (3, 4), (2, 5), "CC-14"])
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"], seen(table).dock_turns("A"), seen(table).mover()) == (
        10,
        1450,
        -1,
        "B",
    )
    play(table, "B throw", "A throw")
    assert space(table, "A") == 17


@pytest.mark.clause("WA-S79", "WAS-03a", "WAS-03b", "WA-R18")
def test_wa_s79_doubles_are_free_of_fine_but_do_not_move() -> None:
    table = docked([(4, 4)])
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"], seen(table).mover()) == (10, 1500, "B")


@pytest.mark.clause("WA-R18", "WAS-03a")
def test_wa_r18_card_or_fine_before_the_throw_and_a_card_after_failing() -> None:
    paid = docked()
    assert set(cited(play(paid, "A pay 50"))) == {"WAS-03a"}
    assert (cash(paid)["A"], seen(paid).mover(), space(paid, "A")) == (1450, "B", 10)
    by_card = docked(player={"cards": ["CH-08"]})
    assert "WAS-03a" in cited(play(by_card, "A use CH-08"))
    assert (cash(by_card)["A"], seen(by_card).mover()) == (1500, "B")
    after = docked([(2, 5)], {"cards": ["CH-08"]})
    play(after, "A throw")
    assert refused(after, "A", "throw") == ("dock/card_or_fine", "WAS-03a")
    play(after, "A use CH-08")
    assert (cash(after)["A"], seen(after).mover()) == (1500, "B")
    fined = docked([(2, 5)], {"cards": ["CH-08"]})
    play(fined, "A throw", "A pay 50")
    assert (cash(fined)["A"], seen(fined).cards("A")) == (1450, ("CH-08",))


@pytest.mark.clause("WA-R18")
def test_wa_d06_a_time_out_pays_in_cash_otherwise_uses_the_card() -> None:
    for cash_in_hand, text in ((50, "pay 50"), (49, "use CH-08")):
        table = docked([(2, 5)], {"cards": ["CH-08"], "cash": cash_in_hand})
        assert (
            table.show(table.asks()[0].default_action) == "throw"
        )  # the card is kept until a throw has failed (WA-D05)
        play(table, "A throw")
        assert table.show(table.asks()[0].default_action) == text


@pytest.mark.clause("WA-R18")
def test_wa_r18_or_leave_and_move_in_the_same_turn() -> None:
    failed = docked([(4, 6)], short_dock="exit_and_move")
    play(failed, "A throw")
    assert (space(failed, "A"), cash(failed)["A"], seen(failed).mover()) == (20, 1450, "B")
    doubles = docked([(5, 5)], short_dock="exit_and_move")
    play(doubles, "A throw")
    assert (space(doubles, "A"), cash(doubles)["A"], seen(doubles).mover()) == (20, 1500, "B")
    paid = docked([(5, 5)], short_dock="exit_and_move")
    play(paid, "A pay 50", "A throw")
    assert (space(paid, "A"), cash(paid)["A"], seen(paid).mover()) == (20, 1450, "A")


@pytest.mark.clause("WA-R18")
def test_wa_r18_or_skip_a_turn_first() -> None:
    players = {"A": {"at": 10, "dock": 0}, "B": {"at": 13}}
    standing = {"standing": ["B"]}
    table = at(players, seats=2, chance=[(3, 4), (4, 6)], state=standing, short=True, short_dock="skip_then_exit")
    for text in ("throw", "pay 50"):
        with pytest.raises(Refused):
            table.act("A", text)
    play(table, "A rest")
    assert (seen(table).mover(), seen(table).dock_turns("A")) == ("B", 1)
    play(table, "B throw", "A throw")
    assert (space(table, "A"), cash(table)["A"]) == (20, 1450)


@pytest.mark.clause("WA-R41", "WA-052")
def test_wa_r41_visiting_is_not_being_sent() -> None:
    table = at({"A": {"at": 4}, "B": {"at": 13}}, seats=2, chance=[(2, 4), (3, 4), (4, 6)], short=True)
    play(table, "A throw", "B throw", "A throw")
    assert (space(table, "A"), cash(table)["A"]) == (20, 1500)


@pytest.mark.clause("WA-S80", "WAS-04")
def test_wa_s80_duties_are_flat() -> None:
    table = at({"A": {"at": 37, "cash": 700}}, chance=[(3, 4)], short=True)
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"], seen(table).mover()) == (4, 700, "B")  # salary 200, duties 200


@pytest.mark.clause("WA-S81", "WAS-05a", "WAS-05b", "WAS-05c", "WA-I17")
def test_wa_s81_the_first_bankruptcy_ends_it_and_the_richest_wins() -> None:
    table = owing(
        "D",
        900,
        "A",
        {"A": {"cash": 500}, "B": {"cash": 1900}, "D": {"cash": 0}, "C": {"cash": 0}},
        fleet={"A": [ITALIAN, "Ohio"], "B": [CUNARD]},
        levels={ITALIAN: (4, 4, 3)},
        mortgaged=["Ohio"],
        short=True,
    )
    play(table, "D go bankrupt")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("first-bankruptcy", (1,))
    assert outcome.scores == (2260, 2650, 0, 0)


def tied(reading: str, **given: Any) -> tuple[int, ...]:
    table = owing(
        "D",
        900,
        "C",
        {"A": {"cash": 2200}, "B": {"cash": 2000}, "C": {"cash": 0}, "D": {"cash": 0}},
        fleet={"A": ["Rex"], "B": ["Glückauf", "Murex"]},
        short=True,
        short_tie=reading,
        **given,
    )
    play(table, "D go bankrupt")
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores[:2] == (2400, 2400)
    return outcome.winners


@pytest.mark.clause("WA-S82", "WA-R19")
def test_wa_s82_a_tie_is_shared() -> None:
    assert tied("shared") == (0, 1)
    assert tied("most_cash") == (0,)
    assert tied("most_vessels") == (1,)


@pytest.mark.clause("WA-S91", "WAS-05a", "WA-R40")
def test_wa_s91_a_bank_estate_is_not_auctioned() -> None:
    table = owing("C", 900, None, {"C": {"cash": 0}}, fleet={"C": ["Rex"]}, seats=3, short=True)
    play(table, "C go bankrupt")
    assert (table.is_over(), seen(table).owner("Rex")) == (True, "")
    assert ended(table).scores == (1500, 1500, 0)


@pytest.mark.clause("WA-R40", "WA-095", "WA-I04")
def test_wa_r40_the_last_interest_comes_from_cash_and_may_count_below_zero() -> None:
    table = owing(
        "C",
        900,
        "A",
        {"A": {"cash": 4}, "C": {"cash": 0}},
        fleet={"C": ["Rex"]},
        mortgaged=["Rex"],
        seats=3,
        short=True,
    )
    play(table, "C go bankrupt")
    assert cash(table)["A"] == 0
    assert ended(table).scores == (100 - 6, 1500, 0)


@pytest.mark.clause("WA-R30", "WA-R40")
def test_wa_r30_in_the_short_game_the_rest_do_not_pay() -> None:
    table = at({"A": {"at": 10}, "B": {"cash": 20}}, chance=[(3, 4), "CC-06"], short=True)
    play(table, "A throw")
    assert cash(table) == {"A": 1520, "B": 0, "C": 1500, "D": 1500}
    assert table.is_over()


@pytest.mark.clause("WA-R47")
def test_wa_r47_resigning_ends_a_short_game() -> None:
    table = at(fleet={"B": ["Rex"]}, short=True)
    play(table, "C resign")
    assert ended(table).winners == (1,)


@pytest.mark.clause("WA-R46", "WA-R48")
def test_wa_r48_a_turn_limit_ends_when_the_window_that_follows_closes() -> None:
    table = at({"A": {"at": 13}}, {"B": ["Rex"]}, chance=[(3, 4)], turn_limit=1, state={"standing": ["A", "B", "C"]})
    play(table, "D pass", "A throw")
    assert not table.is_over()
    assert waited(table) == "D"
    play(table, "D pass")
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("turn-limit", "WA-R48", (1,))
    assert outcome.scores == (1500, 1700, 1500, 1500)


@pytest.mark.clause("WA-R48", "WA-R19")
def test_wa_r48_without_a_limit_it_goes_on_and_a_tie_at_the_limit_is_settled_as_short_tie_says() -> None:
    endless = at({"A": {"at": 13}}, chance=[(3, 4)], state={"turn": 5000})
    play(endless, "A throw")
    assert not endless.is_over()
    table = at({"A": {"at": 13, "cash": 1700}}, {"B": ["Rex"]}, chance=[(3, 4)], turn_limit=1, short_tie="most_cash")
    play(table, "A throw")
    assert ended(table).winners == (0,)


@pytest.mark.clause("WA-R47", "WA-R48")
def test_wa_r48_nobody_is_asked_to_throw_when_the_last_turn_ends_by_resigning() -> None:
    """A has thrown doubles in the last turn and gives up: that turn is over, and no other begins."""
    table = at({"A": {"at": 13}}, seats=3, turn={"first": 3, "second": 3}, turn_limit=1, state={"doubles": 1})
    play(table, "A resign")
    assert (ended(table).reason, ended(table).winners) == ("turn-limit", (1, 2))


@pytest.mark.clause("WA-R47", "WA-R48")
def test_wa_r47_a_turn_that_was_not_begun_does_not_count() -> None:
    table = at(seats=3, turn_limit=1)
    play(table, "A resign")
    assert (table.is_over(), waited(table), seen(table).turns()) == (False, "B", 0)


@pytest.mark.clause("WAS-01a")
def test_was_01a_the_question_is_what_can_be_answered() -> None:
    table = opened(2, [(6, 6), (5, 6)], short=True)
    asked = []
    for seat in ("A", "B"):
        asked.append(question(table))
        table.act(seat, "throw")
    assert asked == ["Roll to see who chooses first"] * 2
    assert question(table) == "Choose a set of ships"


def question(table: Table) -> str:
    (ask,) = table.asks()
    return event_lines.question(table, ask.seat, ask.seat)
