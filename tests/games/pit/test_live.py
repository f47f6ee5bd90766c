"""A hand live: messages in order of arrival (section 4a of the rulebook)."""

from __future__ import annotations

import pytest

from parlour.core.moves import DECIDE
from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import play
from tests.games.pit.hands import BB, hand, live, names, scores, told, view

HANDS = {"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4", "C": "Rice 5 + Gold 4", "D": "Gold 5 + Oil 4"}


def refused(table: Table, line: str) -> str:
    with pytest.raises(Refused) as refusal:
        play(table, line)
    return refusal.value.code


@pytest.mark.clause("PIT-20", "PIT-18")
def test_nobody_is_waited_for_and_everybody_may_act() -> None:
    table = live(HANDS)
    pending = table.game.rules.pending(table.copy_state())
    assert (pending.kind, pending.seats, pending.free) == (DECIDE, (), (0, 1, 2, 3))
    play(table, "C call Gold 2", "C call Gold 3", "A call Gas", "C withdraw", "D call Oil 4")
    assert [view(table).number(seat) for seat in "ABCD"] == [1, 0, 0, 4]


@pytest.mark.clause("PIT-17", "PIT-12")
def test_pit_17_everybody_hears_the_number_and_nobody_sees_the_cards() -> None:
    table = live(HANDS)
    events = play(table, "A call Gas 3")
    assert told(table, events, "B") == told(table, events) == ["A calls 3."]
    assert told(table, events, "A") == ["You hold up 3 Gas.", "You call 3."]
    assert view(table, "A").held_up() == ("Gas", "Gas", "Gas")
    assert view(table, "B").held_up() == ()


@pytest.mark.clause("PIT-S06", "PIT-18", "PIT-R12")
def test_pit_s06_equal_numbers_trade_when_one_matches() -> None:
    table = live({"A": "Oil 5 + Rice 4", "B": "Gas 5 + Rice 4"})
    assert names(play(table, "A call Oil 2", "B call Gas 2")).count("Swapped") == 0  # both stand
    events = play(table, "B match A with Gas 2")
    assert hand(table, "A") == {"Oil": 3, "Rice": 4, "Gas": 2}
    assert hand(table, "B") == {"Gas": 3, "Rice": 4, "Oil": 2}
    assert told(table, events, "C") == ["B and A swap 2 cards."]
    assert told(table, events, "A") == ["B and you swap 2 cards.", "You give B 2 Oil and get 2 Gas."]
    assert [view(table).number(seat) for seat in "AB"] == [0, 0]  # both calls have ended


@pytest.mark.clause("PIT-S07", "PIT-18", "PIT-19")
def test_pit_s07_fewer_are_an_invitation_that_the_caller_alone_sees() -> None:
    table = live(HANDS)
    play(table, "A call Gas 3", "B call Rice 2")
    events = play(table, "B match A with Rice 2")
    assert told(table, events, "A") == ["B offers you a swap of 2 cards."]
    assert told(table, events, "C") == told(table, events) == []
    assert hand(table, "A") == {"Oil": 5, "Gas": 4}
    assert (view(table, "A").offered_by("B"), view(table, "B").offered_to("A")) == (2, 2)
    assert (view(table, "C").offered_by("B"), view(table).offered_by("B")) == (0, 0)
    assert refused(table, "B match A with Rice 4") == "match/too_many"


@pytest.mark.clause("PIT-S08", "PIT-19", "PIT-R13")
def test_pit_s08_who_lowers_chooses_among_the_cards_held_up() -> None:
    table = live({"A": "Rice 4 + Oil 5", "B": "Gas 5 + Gold 4"})
    play(table, "A call Rice 3", "B match A with Gas 2")
    assert refused(table, "A lower to B with Oil 2") == "lower/held_up"
    assert refused(table, "A lower to B with Rice 3") == "trade/number"
    play(table, "A lower to B with Rice 2")
    assert hand(table, "A") == {"Rice": 2, "Oil": 5, "Gas": 2}
    assert hand(table, "B") == {"Gas": 3, "Gold": 4, "Rice": 2}


@pytest.mark.clause("PIT-R13")
def test_pit_r13_or_any_legal_set() -> None:
    table = live({"A": "Rice 4 + Oil 5", "B": "Gas 5 + Gold 4"}, lowering="any_legal_set")
    play(table, "A call Rice 3", "B match A with Gas 2", "A lower to B with Oil 2")
    assert hand(table, "A") == {"Rice": 4, "Oil": 3, "Gas": 2}


@pytest.mark.clause("PIT-19")
def test_pit_19_a_higher_caller_may_match_a_smaller_call_with_any_set() -> None:
    table = live(HANDS)
    play(table, "A call Gas 3", "B call Rice 2", "A match B with Oil 2")
    assert hand(table, "A") == {"Oil": 3, "Gas": 4, "Rice": 2}
    assert view(table).number("A") == 0


@pytest.mark.clause("PIT-19")
@pytest.mark.parametrize(
    "line", ["A call Gas 4", "A withdraw", "B withdraw", "B call Rice 3", "B withdraw from A", "A match C with Oil 2"]
)
def test_an_invitation_falls_when_either_trades_withdraws_or_calls_anew(line: str) -> None:
    table = live(HANDS)
    play(table, "A call Gas 3", "B match A with Rice 2", "C call Gold 2")
    events = play(table, line)
    assert "BidFell" in names(events)
    assert view(table, "A").offered_by("B") == 0
    assert refused(table, "A lower to B with Gas 2") == "lower/no_invitation"
    assert all("is off" not in text for text in told(table, events, "D"))


@pytest.mark.clause("PIT-17")
def test_a_call_can_be_withdrawn_and_replaced() -> None:
    table = live(HANDS)
    assert refused(table, "A withdraw") == "withdraw/nothing"
    play(table, "A call Gas 2", "A call Oil 3")
    assert view(table).number("A") == 3
    assert told(table, play(table, "A withdraw")) == ["A takes the call back."]
    assert refused(table, "B match A with Rice 3") == "match/no_call"


@pytest.mark.clause("PIT-18")
def test_no_call_is_matched_twice() -> None:
    table = live(HANDS)
    play(table, "A call Gas 2", "B match A with Rice 2")
    assert refused(table, "C match A with Gold 2") == "match/no_call"
    assert refused(table, "A match A with Gas 2") == "match/no_call"


@pytest.mark.clause("PIT-S10", "PIT-R08")
def test_pit_s10_a_false_call_is_refused_and_announced_and_trading_goes_on() -> None:
    table = live({"A": "Cattle 8 + Oil"})
    events = play(table, "A corner Cattle")
    assert told(table, events, "B") == ["A rings the bell for a corner in Cattle, but it doesn't count."]
    assert scores(table) == {"A": 0, "B": 0, "C": 0, "D": 0}
    play(table, "A call Oil")


@pytest.mark.clause("PIT-R08")
def test_pit_r08_or_it_costs_20() -> None:
    table = live({"A": "Cattle 8 + Oil"}, false_corner="penalty_20")
    assert told(table, play(table, "A corner Cattle"))[1] == "A loses 20 points for the false alarm."
    assert scores(table)["A"] == -20
    floor = live({"A": "Cattle 8 + Oil"}, false_corner="penalty_20", score_floor=0)
    play(floor, "A corner Cattle")
    assert scores(floor)["A"] == 0


@pytest.mark.clause("PIT-R08")
def test_pit_r08_the_announcement_does_not_say_why() -> None:
    """Whether the caller lacks a card or holds the Bear is nobody's concern."""
    lacks = live({"A": "Cattle 8 + Oil + Rice"}, **BB)
    barred = live({"A": "Cattle 9 + Bear"}, **BB)
    said = [[(event.clause, table.say(event)) for event in play(table, "A corner Cattle")] for table in (lacks, barred)]
    assert said[0] == said[1]


@pytest.mark.clause("PIT-R11")
def test_pit_r11_or_a_call_is_a_number_alone() -> None:
    table = live(HANDS, call_backing="free")
    assert refused(table, "A call Gas 2") == "call/number_alone"
    assert refused(table, "A call 5") == "set/number"
    play(table, "A call 3", "B match A with Rice 3")
    assert hand(table, "A") == {"Oil": 5, "Gas": 4}  # the caller has still to choose his cards
    assert refused(table, "A accept B with Gas 2") == "trade/number"
    play(table, "A accept B with Oil 3")
    assert hand(table, "A") == {"Oil": 2, "Gas": 4, "Rice": 3}
    play(table, "A call 4", "B match A with Gas 2", "A lower to B with Rice 2")
    assert hand(table, "A") == {"Oil": 2, "Gas": 6, "Rice": 1}


@pytest.mark.clause("PIT-R11")
def test_pit_r11_who_has_no_legal_set_of_the_number_called_makes_no_trade() -> None:
    table = live({"A": "Oil 3 + Gas 3 + Rice 3", "B": "Gas 4 + Rice 5"}, call_backing="free")
    play(table, "A call 4", "B match A with Gas 4")
    assert all(type(choice.make).__name__ != "Accept" for choice in table.asks()[0].choices)
    assert not any("accept" in table.show(action) for action in table.asks()[0].actions())
    assert refused(table, "A accept B with Oil 4") == "set/not_held"


@pytest.mark.clause("PIT-R12")
def test_pit_r12_or_both_have_to_confirm() -> None:
    table = live(HANDS, acceptance="both_confirm")
    play(table, "A call Gas 2")
    events = play(table, "B match A with Rice 2")
    assert names(events) == ["Matched"]
    assert told(table, events, "A") == ["B matches your call of 2."]
    assert told(table, events, "C") == []
    assert refused(table, "A accept C with Gas 2") == "accept/no_match"
    assert refused(table, "A accept B with Oil 2") == "lower/held_up"
    play(table, "A accept B with Gas 2")
    assert hand(table, "A") == {"Oil": 5, "Gas": 2, "Rice": 2}


@pytest.mark.clause("PIT-S26", "PIT-42", "PIT-43", "PIT-R23")
def test_pit_s26_two_palms_away_do_not_trade_until_one_turns() -> None:
    table = live(HANDS, silent=True)
    events = play(table, "A call Gas 2", "B call Rice 2")
    assert told(table, events) == ["A shows 2 fingers.", "B shows 2 fingers."]
    assert hand(table, "A") == {"Oil": 5, "Gas": 4}
    play(table, "B match A with Rice 2")
    assert hand(table, "A") == {"Oil": 5, "Gas": 2, "Rice": 2}


@pytest.mark.clause("PIT-R23")
def test_pit_r23_or_they_trade_at_once() -> None:
    table = live(HANDS, silent=True, silent_strict=False)
    play(table, "C call Gold 3", "A call Gas 2", "D call Oil 2")
    assert hand(table, "A") == {"Oil": 7, "Gas": 2}
    assert view(table).number("C") == 3
    voiced = live(HANDS, silent_strict=False)
    play(voiced, "A call Gas 2", "D call Oil 2")
    assert hand(voiced, "A") == {"Oil": 5, "Gas": 4}
    confirmed = live(HANDS, silent=True, silent_strict=False, acceptance="both_confirm")
    play(confirmed, "A call Gas 2", "D call Oil 2")
    assert hand(confirmed, "A") == {"Oil": 5, "Gas": 4}
    play(confirmed, "A accept D with Gas 2")
    assert hand(confirmed, "A") == {"Oil": 7, "Gas": 2}


@pytest.mark.clause("PIT-R24", "PIT-43")
def test_pit_r24_silent_lowering_is_shown_with_a_smaller_number_and_may_be_left() -> None:
    table = live(HANDS, silent=True)
    play(table, "A call Gas 3", "B match A with Rice 2")
    assert view(table, "A").offered_by("B") == 2
    play(table, "A void no")  # the offerer does not take it
    assert hand(table, "A") == {"Oil": 5, "Gas": 4}
    play(table, "A lower to B with Gas 2")
    assert hand(table, "A") == {"Oil": 5, "Gas": 2, "Rice": 2}


@pytest.mark.clause("PIT-R10")
def test_pit_r10_a_unanimous_vote_voids_the_hand_and_an_exchange_takes_it_back() -> None:
    table = live(HANDS, dealer="B")
    play(table, "A void yes", "B void yes", "C void yes")
    assert [view(table).votes_to_void(seat) for seat in "ABCD"] == [True, True, True, False]
    play(table, "A call Gas 2", "B match A with Rice 2")
    assert not any(view(table).votes_to_void(seat) for seat in "ABCD")
    play(table, "A void yes", "B void yes", "C void yes", "B void no", "D void yes")
    assert view(table).hand_number() == 1
    assert table.draw() is None
    assert told(table, play(table, "B void yes"))[-1] == "Hand 1 is cancelled."
    assert (view(table).dealer(), scores(table)) == ("B", {"A": 0, "B": 0, "C": 0, "D": 0})


@pytest.mark.clause("PIT-R10")
def test_pit_r10_silence_is_a_no() -> None:
    table = live(HANDS)
    play(table, "A void yes", "B void yes", "C void yes")
    table.time_out("D")
    assert table.moves()[-1].text == "late: void no"
    assert table.draw() is None


@pytest.mark.clause("PIT-R16")
def test_pit_r16_after_the_bell_nothing_moves() -> None:
    table = live({"A": "Oil 9", "B": "Gas 5 + Rice 4"}, bell_window_ms=300)
    play(table, "C call Rice", "A corner Oil")
    assert refused(table, "B match C with Gas") == "board/bell"
    table = live({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
    play(table, "C call Rice", "A corner Oil")
    with pytest.raises(Refused):
        play(table, "B match C with Gas")


@pytest.mark.clause("PIT-R16", "PIT-R09")
def test_pit_r16_or_corners_within_the_window_are_a_tie() -> None:
    """While the window is open everybody else may still hit the board; the clock closes it with a time-out each."""
    table = live({"A": "Oil 9", "B": "Gas 9"}, bell_window_ms=300)
    play(table, "A corner Oil")
    assert [ask.seat for ask in table.asks()] == [1, 2, 3]
    table.time_out("C")
    play(table, "B corner Gas")
    assert scores(table)["B"] == 0
    table.time_out("D")
    draw = table.draw()
    assert draw is not None
    assert tuple(draw.faces) == (0, 1)
    table.resolve_draw("B")
    assert scores(table) == {"A": 0, "B": 50, "C": 0, "D": 0}


@pytest.mark.clause("PIT-R16", "PIT-R08")
def test_pit_r16_one_alone_in_the_window_has_it_and_a_false_call_in_it_is_none() -> None:
    table = live({"A": "Oil 9", "B": "Gas 8 + Rice"}, bell_window_ms=1, false_corner="penalty_20")
    play(table, "A corner Oil", "B corner Gas", "C hold")
    play(table, "D hold")
    assert scores(table) == {"A": 65, "B": -20, "C": 0, "D": 0}
    left = live({"A": "Oil 9", "B": "Gas 9"}, bell_window_ms=1, corner_tie="left_of_dealer", dealer="A")
    play(left, "A corner Oil", "B corner Gas", "C hold", "D hold")
    assert scores(left)["B"] == 50


@pytest.mark.clause("PIT-R22")
def test_pit_r22_the_sorting_time_is_the_table_s_and_ends_as_a_time_out() -> None:
    given = {"stage": "sorting", "ready": ["A", "B", "C"]}
    table = live(HANDS, frame=given, sorting_seconds_max=0)
    assert table.options["sorting_seconds_max"] == 0
    table.time_out("D")
    assert told(table, table.events) == ["D is ready."]
    assert view(table).stage() == "opening"


@pytest.mark.clause("PIT-R15")
def test_cards_held_up_may_be_used_for_another_trade() -> None:
    table = live(HANDS)
    play(table, "A call Gas 2", "C call Gold 2", "A match C with Gas 2")
    assert hand(table, "A") == {"Oil": 5, "Gas": 2, "Gold": 2}
    assert view(table).number("A") == 0
