"""Corners, in both forms: which hands are one, what they score, who pays, and who has won (PIT-20 to PIT-37)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import play
from tests.games.pit.hands import BB, by_hand, deal, hand, live, names, rounds, scores, told, value, view

Form = Callable[..., Table]
FORMS = [rounds, live]
both_forms = pytest.mark.parametrize("form", FORMS)


def corner(form: Form, given: Mapping[str, str], call: str, **rest: Any) -> Table:
    """A calls a corner with these hands."""
    table = form(given, **rest)
    play(table, f"A {call}")
    return table


def is_no_corner(form: Form, given: Mapping[str, str], call: str, **rest: Any) -> str:
    """A's call is refused, and the hand goes on; gives the clause by which it is."""
    table = form(given, **rest)
    before = table.position()["scores"], table.position()["hands"]
    if table.options["form"] == "live":
        events = play(table, f"A {call}")
        assert names(events) == ["CornerRefused"]
        clause = events[0].clause
    else:
        with pytest.raises(Refused) as refused:
            play(table, f"A {call}")
        clause = refused.value.clause
    assert (table.position()["scores"], table.position()["hands"]) == before
    assert table.view("A").ask() is not None
    return clause


@both_forms
@pytest.mark.clause("PIT-03", "PIT-20", "PIT-21", "PIT-22", "PIT-23", "PIT-24", "PIT-08", "PIT-S09", "PIT-I07")
def test_pit_s09_nine_cattle_score_75_and_the_winner_deals_next(form: Form) -> None:
    table = form({"A": "Cattle 9"}, dealer="C")
    events = play(table, "A corner Cattle")
    assert told(table, events) == ["A rings the bell: corner in Cattle!", "A scores 75 points for a corner in Cattle."]
    assert scores(table) == {"A": 75, "B": 0, "C": 0, "D": 0}
    assert view(table).dealer() == "A"
    draw = table.draw()
    assert draw is not None
    assert draw.what == "deal"
    assert told(table, deal(table, {}))[0] == "A deals hand 2."


@both_forms
@pytest.mark.clause("PIT-03", "PIT-21")
def test_pit_03_eight_are_not_enough(form: Form) -> None:
    assert is_no_corner(form, {"A": "Cattle 8 + Oil"}, "corner Cattle") in ("PIT-21", "PIT-R08")


@both_forms
@pytest.mark.clause("PIT-22")
@pytest.mark.parametrize("commodity", ["Gas", "Silver", "Rice", "Oil", "Cattle", "Gold", "Platinum", "Cocoa"])
def test_pit_22_a_corner_scores_the_points_on_its_cards(form: Form, commodity: str) -> None:
    assert scores(corner(form, {"A": f"{commodity} 9"}, f"corner {commodity}"))["A"] == value(commodity)


@both_forms
@pytest.mark.clause("PIT-28", "PIT-S11")
def test_pit_s11_nine_and_one_of_another(form: Form) -> None:
    assert scores(corner(form, {"A": "Gold 9 + Gas"}, "corner Gold", **BB))["A"] == 80


@both_forms
@pytest.mark.clause("PIT-31", "PIT-30", "PIT-S12")
def test_pit_s12_the_bull_and_eight_are_a_bull_corner(form: Form) -> None:
    table = corner(form, {"A": "Rice 8 + Bull"}, "bull corner Rice", **BB)
    assert scores(table)["A"] == 60
    assert table.events[1].clause == "PIT-31"


@both_forms
@pytest.mark.clause("PIT-31", "PIT-R06", "PIT-S13")
def test_pit_s13_also_with_a_tenth_card(form: Form) -> None:
    assert scores(corner(form, {"A": "Rice 8 + Bull + Oil"}, "bull corner Rice", **BB))["A"] == 60


@both_forms
@pytest.mark.clause("PIT-R06")
def test_pit_r06_or_not_where_the_table_forbids_it(form: Form) -> None:
    forbidden = BB | {"tenth_with_bull": "forbidden"}
    is_no_corner(form, {"A": "Rice 8 + Bull + Oil"}, "bull corner Rice", **forbidden)
    assert scores(corner(form, {"A": "Rice 8 + Bull"}, "bull corner Rice", **forbidden))["A"] == 60
    assert scores(corner(form, {"A": "Rice 9 + Bull"}, "double bull corner Rice", **forbidden))["A"] == 120


@both_forms
@pytest.mark.clause("PIT-32", "PIT-S14")
def test_pit_s14_the_bull_and_nine_score_double(form: Form) -> None:
    table = corner(form, {"A": "Platinum 9 + Bull"}, "double bull corner Platinum", **BB)
    assert scores(table)["A"] == 170
    assert table.events[1].clause == "PIT-32"


@both_forms
@pytest.mark.clause("PIT-37", "PIT-R05", "PIT-S15")
def test_pit_s15_the_bear_bars(form: Form) -> None:
    assert is_no_corner(form, {"A": "Cocoa 9 + Bear"}, "corner Cocoa", **BB) in ("PIT-37", "PIT-R08")


@both_forms
@pytest.mark.clause("PIT-37", "PIT-S16")
def test_pit_s16_the_bear_bars_a_bull_corner_too(form: Form) -> None:
    assert is_no_corner(form, {"A": "Cocoa 8 + Bull + Bear"}, "bull corner Cocoa", **BB) in ("PIT-37", "PIT-R08")


@pytest.mark.clause("PIT-37")
def test_pit_37_the_holder_of_the_bear_is_told_why() -> None:
    assert is_no_corner(rounds, {"A": "Cocoa 9 + Bear"}, "corner Cocoa", **BB) == "PIT-37"


@both_forms
@pytest.mark.clause("PIT-R05")
def test_pit_r05_or_the_call_is_allowed_for_20_points(form: Form) -> None:
    allowed = BB | {"bear_may_call": True}
    table = corner(form, {"A": "Cocoa 9 + Bear", "B": "Bull + Oil 7 + Gas"}, "corner Cocoa", **allowed)
    assert scores(table) == {"A": 80, "B": -20, "C": 0, "D": 0}
    table = corner(form, {"A": "Cocoa 8 + Bull + Bear"}, "bull corner Cocoa", **allowed)
    assert scores(table)["A"] == 80


@both_forms
@pytest.mark.clause("PIT-R07")
@pytest.mark.parametrize("words", ["corner", "bull corner", "double bull corner"])
def test_pit_r07_the_hand_is_scored_at_its_best_whatever_the_words(form: Form, words: str) -> None:
    assert scores(corner(form, {"A": "Platinum 9 + Bull"}, f"{words} Platinum", **BB))["A"] == 170
    assert scores(corner(form, {"A": "Platinum 9 + Gas"}, f"{words} Platinum", **BB))["A"] == 85


@both_forms
@pytest.mark.clause("PIT-R07")
@pytest.mark.parametrize(("words", "points"), [("corner", 85), ("bull corner", 85), ("double bull corner", 170)])
def test_pit_r07_or_as_called(form: Form, words: str, points: int) -> None:
    strict = BB | {"corner_words": "strict"}
    assert scores(corner(form, {"A": "Platinum 9 + Bull"}, f"{words} Platinum", **strict))["A"] == points


@both_forms
@pytest.mark.clause("PIT-R07")
@pytest.mark.parametrize(
    ("cards", "call"), [("Rice 8 + Bull", "corner"), ("Rice 9", "bull corner"), ("Rice 9", "double bull corner")]
)
def test_pit_r07_words_that_the_hand_does_not_bear_out_are_then_a_false_call(form: Form, cards: str, call: str) -> None:
    is_no_corner(form, {"A": cards}, f"{call} Rice", **BB, corner_words="strict")


@pytest.mark.clause("PIT-R07", "PIT-21")
def test_pit_r07_a_holder_of_the_bull_and_eight_may_wait_for_the_ninth() -> None:
    given = {"A": "Rice 8 + Bull + Oil", "B": "Rice + Gas 8"}
    table = rounds(given, **BB)
    play(table, "A hold", "A offer Oil floor 1", "B offer Rice floor 1", "C pass", "D pass")
    assert view(table, "A").corners()[0] == ("double bull corner", "Rice", 120)
    play(table, "A double bull corner Rice")
    assert scores(table)["A"] == 120
    waiting = live(given, **BB)
    play(waiting, "A call Oil", "B match A with Rice", "A double bull corner Rice")
    assert scores(waiting)["A"] == 120


@both_forms
@pytest.mark.clause("PIT-33", "PIT-22", "PIT-S17", "PIT-30", "PIT-I05")
def test_pit_s17_the_bull_and_the_bear_cost_20_each(form: Form) -> None:
    given = {"A": "Oil 9", "B": "Bull + Gas 7 + Rice", "C": "Bear + Rice 7 + Silver 2"}
    table = corner(form, given, "corner Oil", **BB)
    assert scores(table) == {"A": 65, "B": -20, "C": -20, "D": 0}
    assert "B holds the Bull and loses 20 points." in told(table, table.events)


@both_forms
@pytest.mark.clause("PIT-34", "PIT-S18", "PIT-I05")
def test_pit_s18_both_cost_40(form: Form) -> None:
    table = corner(form, {"A": "Oil 9", "B": "Bull + Bear + Gas 7"}, "corner Oil", **BB)
    assert scores(table) == {"A": 65, "B": -40, "C": 0, "D": 0}
    assert table.events[-1].clause == "PIT-34"


@both_forms
@pytest.mark.clause("PIT-35", "PIT-S19")
def test_pit_s19_a_score_may_fall_below_zero(form: Form) -> None:
    given = {"A": "Oil 9 + Gas", "B": "Bear + Gas 8"}
    assert scores(corner(form, given, "corner Oil", scores={"B": 10}, **BB))["B"] == -10


@both_forms
@pytest.mark.clause("PIT-R17", "PIT-35")
def test_pit_r17_there_is_no_floor_but_where_the_table_has_one(form: Form) -> None:
    given = {"A": "Oil 9 + Gas", "B": "Bear + Bull + Gas 7"}
    short = BB | {"short_game": True}
    assert scores(corner(form, given, "corner Oil", scores={"B": 10}, **short))["B"] == -30
    assert scores(corner(form, given, "corner Oil", scores={"B": 10}, **BB, score_floor=0))["B"] == 0


@both_forms
@pytest.mark.clause("PIT-R14", "PIT-I05")
def test_pit_r14_the_winner_pays_no_penalty_for_the_bull(form: Form) -> None:
    table = corner(form, {"A": "Rice 8 + Bull", "B": "Bear + Gas 8"}, "bull corner Rice", **BB)
    assert scores(table) == {"A": 60, "B": -20, "C": 0, "D": 0}


@pytest.mark.clause("PIT-R15")
def test_pit_r15_cards_held_up_are_still_in_hand() -> None:
    given = {"A": "Oil 9 + Gas", "B": "Bear + Gas 8"}
    table = live(given, **BB)
    play(table, "A call Oil 4", "B call Bear", "A corner Oil")
    assert scores(table) == {"A": 65, "B": -20, "C": 0, "D": 0} | {
        seat: -20 for seat in "CD" if "Bull" in hand(live(given, **BB), seat)
    }


@both_forms
@pytest.mark.clause("PIT-25", "PIT-02", "PIT-S22")
@pytest.mark.parametrize("before", [440, 420])
def test_pit_s22_the_first_total_of_500_wins(form: Form, before: int) -> None:
    table = corner(form, {"A": "Gold 9"}, "corner Gold", scores={"A": before, "B": 480})
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.clause, outcome.winners) == ("target", "PIT-25", (0,))
    assert outcome.scores == (before + 80, 480, 0, 0)
    assert table.asks() == []


@both_forms
@pytest.mark.clause("PIT-02", "PIT-25")
def test_pit_02_less_does_not(form: Form) -> None:
    assert not corner(form, {"A": "Gold 9"}, "corner Gold", scores={"A": 419}).is_over()


@both_forms
@pytest.mark.clause("PIT-26", "PIT-S23")
def test_pit_s23_in_the_short_game_250_win(form: Form) -> None:
    table = corner(form, {"A": "Rice 9"}, "corner Rice", scores={"A": 190}, short_game=True)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.clause, outcome.winners, outcome.scores[0]) == ("PIT-26", (0,), 250)
    assert not corner(form, {"A": "Rice 9"}, "corner Rice", scores={"A": 190}).is_over()


@both_forms
@pytest.mark.clause("PIT-25", "PIT-26")
def test_a_table_may_play_to_any_total(form: Form) -> None:
    assert corner(form, {"A": "Rice 9"}, "corner Rice", target=60).is_over()
    assert not corner(form, {"A": "Rice 9"}, "corner Rice", target=61, short_game=True).is_over()


@both_forms
@pytest.mark.clause("PIT-R18", "PIT-I04")
def test_pit_r18_only_the_caller_s_score_rises_so_nobody_else_gets_there(form: Form) -> None:
    given = {"A": "Oil 9", "B": "Bull + Gas 7 + Rice", "C": "Bear + Rice 7 + Silver 2"}
    table = corner(form, given, "corner Oil", scores={"A": 490, "B": 499, "C": 499, "D": 499}, **BB)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (555, 479, 479, 499))


@pytest.mark.clause("PIT-21", "PIT-R09", "PIT-S24")
def test_pit_s24_of_two_corners_in_one_swap_the_lot_decides() -> None:
    given = {"A": "Oil 8 + Gas", "B": "Gas 8 + Oil"}
    table = rounds(given)
    play(table, "A offer Gas floor 1", "B offer Oil floor 1", "C pass", "D pass")
    assert told(table, play(table, "A corner Oil")) == []  # sealed: B has still to decide
    events = play(table, "B corner Gas")
    assert names(events) == ["CornerCalled", "CornerCalled"]
    draw = table.draw()
    assert draw is not None
    assert (draw.what, tuple(draw.faces), draw.clause) == ("bell", (0, 1), "PIT-R09")
    table.resolve_draw("B")
    assert scores(table) == {"A": 0, "B": 50, "C": 0, "D": 0}
    assert view(table).dealer() == "B"
    alone = rounds(given)
    play(alone, "A offer Gas floor 1", "B offer Oil floor 1", "C pass", "D pass", "A corner Oil", "B hold")
    assert scores(alone)["A"] == 65


@pytest.mark.clause("PIT-R09")
def test_pit_r09_the_loser_of_the_race_pays_like_anyone() -> None:
    given = {"A": "Oil 8 + Gas + Bull", "B": "Gas 8 + Oil"}
    table = rounds(given, **BB)
    play(table, "A hold", "A offer Gas floor 1", "B offer Oil floor 1", "C pass", "D pass")
    play(table, "A double bull corner Oil", "B corner Gas")
    table.resolve_draw("B")
    assert scores(table)["A"] == -20


@pytest.mark.clause("PIT-R09")
@pytest.mark.parametrize(("dealer", "winner"), [("A", "C"), ("C", "A"), ("D", "A"), ("B", "C")])
def test_pit_r09_or_the_first_from_the_dealer_s_left(dealer: str, winner: str) -> None:
    table = rounds({"A": "Oil 9", "C": "Gas 9"}, dealer=dealer, corner_tie="left_of_dealer")
    events = play(table, "A corner Oil", "C corner Gas")
    assert told(table, events)[2] == f"Several players have a corner: {winner}'s counts."
    assert scores(table)[winner] > 0


@pytest.mark.clause("PIT-R09")
def test_pit_r09_or_the_highest_score_and_of_equal_ones_a_lot() -> None:
    table = rounds({"A": "Gas 9", "C": "Cocoa 9"}, corner_tie="highest_value")
    play(table, "A corner Gas", "C corner Cocoa")
    assert scores(table) == {"A": 0, "B": 0, "C": 100, "D": 0}
    equal = {"A": "Gas 9 + Bull", "B": "Oil 9", "C": "Cocoa 9"}
    table = rounds(equal, corner_tie="highest_value", **BB)
    play(table, "A double bull corner Gas", "B corner Oil", "C corner Cocoa")
    draw = table.draw()
    assert draw is not None
    assert tuple(draw.faces) == (0, 2)


@pytest.mark.clause("PIT-R09", "PIT-R16")
def test_pit_r09_live_the_first_to_arrive_has_it() -> None:
    table = live({"A": "Oil 9", "B": "Gas 9"})
    play(table, "B corner Gas")
    assert scores(table)["B"] == 50
    with pytest.raises(Refused):
        play(table, "A corner Oil")


@pytest.mark.clause("PIT-02", "PIT-24")
def test_pit_24_several_hands_make_a_game() -> None:
    """Ten corners of 50 points, each dealt by the winner of the last."""
    table = by_hand(3, ("Gas", "Silver", "Rice"), dealer="C")
    winners = "ABBACABABA" * 2
    hands = 0
    for winner in winners:
        hands += 1
        deal(table, {winner: "Gas 9"})
        play(table, f"{winner} corner Gas")
        if table.is_over():
            break
        assert view(table).dealer() == winner
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores[outcome.winners[0]] == 500
    assert winners[:hands].count("ABC"[outcome.winners[0]]) == 10


@pytest.mark.clause("PIT-06")
def test_pit_06_without_the_bull_a_corner_is_a_corner() -> None:
    for form in FORMS:
        with pytest.raises(Refused) as refused:
            play(form({"A": "Oil 9"}), "A bull corner Oil")
        assert refused.value.code == "board/words"


def test_a_position_that_breaks_a_rule_is_refused() -> None:
    table = rounds({"A": "Oil 9"})
    for wrong, clause in (
        ({"hands": {"A": {"Oil": 8}}}, "PIT-I01"),
        ({"suits": ["Gas", "Gas", "Oil", "Rice"]}, "PIT-10"),
        ({"scores": {"B": 500}}, "PIT-25"),
        ({"voids": 12, "dealt": 12}, "PIT-R25"),
        ({"stack": [{"dealing": {}}]}, "PIT-10"),
        ({"stack": [{"dealing": {}}, {"market": {"stage": "sorting", "standing": {}}}]}, "PIT-20"),
        ({"stack": [{"dealing": {}}, {"rounds": {"answers": {"A": "offer Oil 5 floor 1"}}}]}, "PIT-15"),
        ({"stack": [{"dealing": {}}, {"rounds": {"round": 201}}]}, "PIT-R10"),
    ):
        position = table.position()
        for key, given in wrong.items():
            old = position.get(key)
            position[key] = old | given if isinstance(old, dict) and isinstance(given, dict) else given
        with pytest.raises(parlour.BadData, match=clause):
            parlour.at(position)
