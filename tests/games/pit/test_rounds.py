"""A hand in rounds: sealed offers, matching, exchange, and the limits (section 4b of the rulebook)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import parlour
from parlour.core.moves import SEALED
from parlour.core.refusals import Refused
from parlour.games.pit.phases.matching import needs_order, pairs, tally
from parlour.table.table import Table
from parlour.testing import play
from tests.games.pit.hands import BB, LETTERS, by_hand, deal, hand, rounds, scores, told, view

HANDS = {"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4", "C": "Rice 5 + Gold 4", "D": "Gold 5 + Oil 4"}


def all_pass(table: Table) -> list[str]:
    """One round in which everybody passes."""
    events = play(table, *[f"{letter} pass" for letter in LETTERS[: len(table.names)]])
    return told(table, events)


@pytest.mark.clause("PIT-17", "PIT-I08")
def test_pit_17_only_the_number_is_made_public_and_only_when_all_have_answered() -> None:
    table = rounds(HANDS)
    assert table.game.rules.pending(table.copy_state()).kind == SEALED
    events = play(table, "B offer Gas 3 floor 2", "A pass", "D offer Gold 4 floor 4")
    assert told(table, events) == told(table, events, "A") == told(table, events, "C") == []
    assert told(table, events, "B") == ["You offer 3 Gas, at least 2 of them."]
    heard = play(table, "C pass")
    assert told(table, heard) == ["A passes.", "B calls 3.", "C passes.", "D calls 4."]
    assert [view(table, "A").number(seat) for seat in "ABCD"] == [0, 3, 0, 4]


@pytest.mark.clause("PIT-18", "PIT-20")
def test_pit_18_equal_numbers_swap_and_nobody_else_sees_the_cards() -> None:
    table = rounds(HANDS)
    play(table, "A offer Gas 2 floor 2", "B offer Rice 2 floor 2", "C pass")
    events = play(table, "D pass")
    assert hand(table, "A") == {"Oil": 5, "Gas": 2, "Rice": 2}
    assert hand(table, "B") == {"Gas": 7, "Rice": 2}
    assert told(table, events)[4:] == told(table, events, "C")[4:] == ["A and B swap 2 cards."]
    assert told(table, events, "A")[4:] == ["You and B swap 2 cards.", "You give B 2 Gas and get 2 Rice."]
    assert [ask.seat for ask in table.asks()] == [0, 1, 2, 3]  # trading goes on
    assert view(table, "C").swaps() == (("A", "B", 2),)


@pytest.mark.clause("PIT-S27", "PIT-18", "PIT-19")
def test_pit_s27_equal_numbers_first_then_lowering() -> None:
    table = rounds(HANDS)
    play(table, "A offer Gas 2 floor 1", "B offer Rice 2 floor 1", "C offer Gold 3 floor 1")
    events = play(table, "D offer Oil floor 1")
    assert told(table, events)[4:] == ["A and B swap 2 cards.", "C and D swap 1 card."]
    assert [event.clause for event in events if type(event).__name__ == "Swapped"] == ["PIT-18", "PIT-19"]
    assert hand(table, "C") == {"Rice": 5, "Gold": 3, "Oil": 1}
    assert hand(table, "D") == {"Gold": 6, "Oil": 3}


@pytest.mark.clause("PIT-19")
def test_pit_19_nobody_lowers_below_his_floor() -> None:
    table = rounds(HANDS)
    play(table, "A offer Gas 3 floor 3", "B offer Rice 2 floor 1", "C pass")
    assert told(table, play(table, "D pass"))[4:] == []
    assert hand(table, "A") == {"Oil": 5, "Gas": 4}
    play(table, "A offer Gas 3 floor 2", "B offer Rice 2 floor 2", "C pass")
    assert told(table, play(table, "D pass"))[4:] == ["A and B swap 2 cards."]


@pytest.mark.clause("PIT-19")
def test_pit_19_a_lowered_trade_gives_the_first_cards_of_the_list() -> None:
    table = rounds({"A": "Oil 4 + Bear + Gas 4", "B": "Gas 5 + Rice 4"}, **BB)
    play(table, "A offer Bear + Oil 3 floor 1", "B offer Rice floor 1", "C pass", "D pass")
    assert hand(table, "B")["Bear"] == 1
    again = rounds({"A": "Oil 4 + Bear + Gas 4", "B": "Gas 5 + Rice 4"}, **BB)
    play(again, "A offer Oil 3 + Bear floor 1", "B offer Rice floor 1", "C pass", "D pass")
    assert hand(again, "B")["Oil"] == 1


@pytest.mark.clause("PIT-18", "PIT-19")
def test_the_lower_caller_takes_the_largest_number_below_his() -> None:
    table = rounds(HANDS)
    play(table, "A offer Oil 4 floor 1", "B offer Rice 3 floor 1", "C offer Gold 2 floor 1")
    draw = table.draw()
    assert draw is None  # three answers are in, one is awaited
    play(table, "D pass")
    draw = table.draw()
    assert draw is not None  # three numbers are left over: who seeks first matters
    assert (draw.what, tuple(draw.faces), draw.count, draw.seen_by) == ("seekers", (0, 1, 2), 3, ())
    assert told(table, table.resolve_draw("A", "B", "C")) == ["A and B swap 3 cards."]


def test_who_seeks_first_is_matched_first() -> None:
    table = rounds(HANDS)
    play(table, "A offer Oil 4 floor 2", "B offer Rice 3 floor 2", "C offer Gold 2 floor 1", "D pass")
    assert told(table, table.resolve_draw("B", "A", "C")) == ["B and C swap 2 cards."]


def test_of_three_with_one_number_the_seeker_takes_the_partner_that_is_drawn() -> None:
    table = rounds(HANDS)
    play(table, "A offer Gas 2 floor 2", "B offer Rice 2 floor 2", "C offer Gold 2 floor 2", "D pass")
    table.resolve_draw("C", "A", "B")
    draw = table.draw()
    assert draw is not None
    assert draw.what == "partners"
    assert told(table, table.resolve_draw("B", "C", "A")) == ["C and B swap 2 cards."]


def test_the_lots_are_fair() -> None:
    """Of three with one number each pair comes equally often, over all orders of seekers and partners."""
    found: Counter[tuple[int, ...]] = Counter()
    rng = Random(5)
    numbers, floors = [2, 2, 2, 0], [2, 2, 2, 0]
    for _ in range(6000):
        seekers, partners = rng.sample([0, 1, 2], 3), rng.sample([0, 1, 2], 3)
        ((one, other, number),) = pairs(numbers, floors, tally(numbers), seekers, partners)
        assert number == 2
        found[tuple(sorted((one, other)))] += 1
    assert all(1850 < count < 2150 for count in found.values())
    assert len(found) == 3


def test_a_draw_is_made_only_where_it_matters() -> None:
    """Wherever no order is asked for, every order of seekers and partners gives the same swaps."""
    rng = Random(6)
    settled = 0
    for _ in range(3000):
        numbers = [rng.randrange(5) for _ in range(rng.randrange(3, 9))]
        floors = [rng.randint(1, number) if number else 0 for number in numbers]
        if needs_order(tally(numbers)):
            continue
        settled += 1
        callers = [seat for seat, number in enumerate(numbers) if number]
        swaps = {
            frozenset((frozenset((a, b)), k) for a, b, k in pairs(numbers, floors, tally(numbers), order, partners))
            for order in (callers, callers[::-1], rng.sample(callers, len(callers)))
            for partners in (callers, callers[::-1], [])
        }
        assert len(swaps) == 1
    assert settled > 400


def test_with_priority_callers_seek_from_the_dealer_s_left_one_further_each_round() -> None:
    table = rounds(HANDS, dealer="D", matching="priority")
    lines = ["A offer Gas 2 floor 2", "B offer Rice 2 floor 2", "C offer Gold 2 floor 2", "D offer Oil 1 floor 1"]
    lines[3] = "D offer Oil floor 1"
    assert told(table, play(table, *lines))[4:] == ["A and B swap 2 cards."]
    assert table.draw() is None
    second = rounds(HANDS, dealer="D", matching="priority", frame={"round": 2})
    assert told(second, play(second, *lines))[4:] == ["B and C swap 2 cards."]
    third = rounds(HANDS, dealer="D", matching="priority", frame={"round": 3})
    assert told(third, play(third, *lines))[4:] == ["C and A swap 2 cards."]


@pytest.mark.clause("PIT-R10", "PIT-S25")
def test_pit_s25_after_two_hundred_rounds_the_hand_is_void() -> None:
    table = rounds({"C": "Gold 5 + Bear + Oil 4"}, frame={"round": 200}, dealer="B", **BB)
    all_pass(table)
    assert view(table).stage() == "last corners"
    assert [ask.seat for ask in table.asks()] == [0, 1, 2, 3]  # all are asked, whatever they hold
    events = play(table, *[f"{letter} hold" for letter in "ABCD"])
    assert told(table, events) == ["Hand 1 is cancelled."]
    assert scores(table) == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert (view(table).dealer(), view(table).void_hands(), view(table).round()) == ("B", 1, 0)


@pytest.mark.clause("PIT-R10")
def test_pit_r10_or_after_fifty_rounds_without_an_exchange() -> None:
    table = rounds(HANDS, frame={"round": 60, "dry": 48})
    all_pass(table)
    assert view(table).dry_rounds() == 49
    play(table, "A offer Gas 2 floor 2", "B offer Rice 2 floor 2", "C pass", "D pass")
    assert view(table).dry_rounds() == 0
    dry = rounds(HANDS, frame={"round": 60, "dry": 49})
    all_pass(dry)
    assert view(dry).stage() == "last corners"


@pytest.mark.clause("PIT-R10")
def test_pit_r10_a_corner_of_the_last_round_still_counts() -> None:
    table = rounds({"A": "Oil 8 + Gas", "B": "Oil + Gas 8"}, frame={"round": 200})
    play(table, "A offer Gas floor 1", "B offer Oil floor 1", "C pass", "D pass")
    play(table, "A corner Oil", "B hold")  # nobody else holds one, so nobody else is waited for
    assert scores(table)["A"] == 65


@pytest.mark.clause("PIT-R10")
@pytest.mark.parametrize(
    ("reading", "points", "dealer"),
    [("redeal_same_dealer", 0, "B"), ("penalties_apply", -20, "B"), ("next_dealer", 0, "C")],
)
def test_pit_r10_what_a_void_hand_costs_and_who_deals_then(reading: str, points: int, dealer: str) -> None:
    given = {"C": "Gold 5 + Bear + Oil 4", "D": "Bull + Gold 4 + Oil 5"}
    table = rounds(given, frame={"round": 200}, dealer="B", void_hand=reading, **BB)
    all_pass(table)
    play(table, *[f"{letter} hold" for letter in "ABCD"])
    assert scores(table) == {"A": 0, "B": 0, "C": points, "D": points}
    assert view(table).dealer() == dealer


@pytest.mark.clause("PIT-R25")
def test_pit_r25_after_ten_void_hands_running_the_game_ends_and_the_scores_stand() -> None:
    table = by_hand(3, ("Gas", "Silver", "Rice"), dealer="C")
    for number in range(1, 11):
        deal(table, {"A": "Gas 5 + Silver 4"})
        for _ in range(50):
            all_pass(table)
        assert not table.is_over()
        play(table, "A hold", "B hold", "C hold")
        assert view(table).void_hands() == number
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners, outcome.scores) == ("void-hands", "PIT-R25", (), (0, 0, 0))


@pytest.mark.clause("PIT-R25")
def test_pit_r25_a_corner_begins_the_count_anew_and_the_limit_is_an_option() -> None:
    table = rounds({"A": "Oil 9"})
    position = table.position() | {"voids": 1, "dealt": 5}
    table = parlour.at(position, chance="by hand")
    play(table, "A corner Oil")
    assert view(table).void_hands() == 0
    short = parlour.open("pit", seats=3, options={"void_hands_limit": 1}, chance="by hand")
    short.resolve_draw("A")
    short.resolve_draw("Gas", "Silver", "Rice")
    deal(short, {"A": "Gas 5 + Silver 4"})
    for _ in range(50):
        all_pass(short)
    play(short, "A hold", "B hold", "C hold")
    assert short.is_over()


@pytest.mark.clause("PIT-42")
def test_pit_42_silent_rounds_differ_in_the_signs_alone() -> None:
    table = rounds(HANDS, silent=True)
    lines = ["A offer Gas 2 floor 2", "B offer Rice 2 floor 2", "C pass", "D pass"]
    events = play(table, *lines)
    assert told(table, events)[:2] == ["A shows 2 fingers.", "B shows 2 fingers."]
    voiced = rounds(HANDS)
    play(voiced, *lines)
    assert voiced.position()["hands"] == table.position()["hands"]


@pytest.mark.clause("PIT-I08")
def test_who_holds_a_corner_is_asked_first_and_nobody_can_tell() -> None:
    """The others are asked for their offers all the while, so being asked tells nothing."""
    table = rounds({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
    plain = rounds({"A": "Oil 8 + Gas", "B": "Gas 5 + Rice 4"})
    assert [table.show(action) for action in table.asks()[0].actions()] == ["corner Oil", "hold"]
    for one in (table, plain):
        assert [ask.seat for ask in one.asks()] == [0, 1, 2, 3]
    assert table.seen_by("B")["ask"] == plain.seen_by("B")["ask"]
    play(table, "B pass", "C pass", "D pass")
    with pytest.raises(Refused) as refused:
        play(table, "B pass")
    assert (refused.value.code, "A" in refused.value.text) == ("turn/wait", False)
    assert play(table, "A hold") == []
    assert told(table, play(table, "A pass")) == [f"{letter} passes." for letter in "ABCD"]


@pytest.mark.clause("PIT-21", "PIT-R07")
def test_who_holds_a_corner_is_asked_anew_each_round_on_a_table_set_up_again_too() -> None:
    table = rounds({"A": "Oil 9"}, seats=3)
    play(table, "A hold", "A pass", "B pass", "C pass")
    for found in (table, parlour.at(table.position(), chance="by hand")):
        ask = found.ask("A")
        assert ask is not None
        assert found.show(ask.default_action) == "corner Oil"
        found.act("A", "hold")
        again = parlour.at(found.position(), chance="by hand").ask("A")
        assert again is not None
        assert found.show(again.default_action) == "pass"
