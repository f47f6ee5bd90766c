"""Two men on one square: who goes, who loses, who gains, and who is safe on a Base."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from parlour.testing import answers, play
from tests.games.ten_up.scenes import look, otherwise, scene, stands, told

CHAIN: dict[str, object] = {"sent_home_chain": True}
EVERYONE: dict[str, object] = {"base_safety": "everyone"}
LITERAL: dict[str, object] = {"base_safety": "literal"}
SQUARE_FIRST: dict[str, object] = {"arrival_order": "square_first"}


@pytest.mark.clause("TEN-19", "TEN-23", "TEN-24", "TEN-25", "TEN-S11")
def test_ten_s11_the_first_comer_goes_home_and_loses_the_last_comer_gains() -> None:
    table = scene(chance=[(2, 3)], B=(5, "T3:2"))
    play(table, "A spin")
    events = play(table, "A play 2")
    assert told(table, events)[2:] == [
        "TEN-24 A sends B home.",
        "TEN-24 B loses 1: a counter on the top-left table goes back to 1.",
    ]
    assert answers(table) == ["A enter T1", "A enter T2", "A enter T3", "A enter T4"]
    assert told(table, play(table, "A enter T4")) == ["TEN-25 A scores 1 on the bottom-left table."]
    assert stands(table, "A") == (5, "T4:1")
    assert stands(table, "B") == (14, "T3:1")


@pytest.mark.clause("TEN-R13", "TEN-27", "TEN-S12")
def test_ten_s12_who_has_nothing_out_loses_nothing_and_the_other_still_gains() -> None:
    table = scene(chance=[(2, 3)], B=(5, ""))
    play(table, "A spin")
    events = play(table, "A play 2")
    assert told(table, events)[-1] == "TEN-27 B has no points to lose."
    play(table, "A enter T1")
    assert stands(table, "A") == (5, "T1:1")
    assert stands(table, "B") == (14, "")


@pytest.mark.clause("TEN-21", "TEN-24")
def test_ten_24_the_displaced_player_chooses_out_of_turn() -> None:
    table = scene(chance=[(2, 3)], B=(5, "T1:2 T3:1 T4:1"))
    play(table, "A spin", "A play 2")
    assert answers(table) == ["B back T3:1", "B back T4:1", "B back T1:2"]
    assert otherwise(table) == "B back T3:1"
    assert look(table).points_due() == (("B", -1), ("A", 1))
    play(table, "B back T1:2")
    assert look(table).points_due() == (("A", 1),)
    assert answers(table)[0] == "A enter T1"
    play(table, "A enter T1")
    assert stands(table, "B") == (14, "T1:1 T3:1 T4:1")
    assert look(table).mover() == "B"


@pytest.mark.clause("TEN-19", "TEN-25")
def test_ten_19_the_point_is_kept_by_entering_or_by_moving_any_counter_below_four() -> None:
    table = scene(chance=[(2, 3)], A=(0, "T1:4 T2:1 T3:3"), B=(5, ""))
    play(table, "A spin", "A play 2")
    assert answers(table) == [
        "A forward T3:3",
        "A forward T2:1",
        "A enter T1",
        "A enter T2",
        "A enter T3",
        "A enter T4",
    ]
    play(table, "A forward T2:1")
    assert stands(table, "A") == (5, "T1:4 T2:2 T3:3")


@pytest.mark.clause("TEN-19")
@pytest.mark.parametrize(
    ("counters", "default", "after"),
    [
        ("T1:2 T2:3 T4:3", "A forward T2:3", "T1:2 T2:4 T4:3"),
        ("T1:4 T2:4", "A enter T1", "T1:1 T1:4 T2:4"),
        ("", "A enter T1", "T1:1"),
    ],
)
def test_ten_19_who_does_not_choose_moves_the_most_advanced_or_enters(counters: str, default: str, after: str) -> None:
    table = scene(chance=[(2, 3)], A=(0, counters), B=(5, ""))
    play(table, "A spin", "A play 2")
    assert otherwise(table) == default
    table.time_out("A")
    assert stands(table, "A") == (5, after)


@pytest.mark.clause("TEN-R12")
@pytest.mark.parametrize(
    "squares", [squares for squares in combinations_with_replacement((1, 2, 3, 4), 4) if sum(squares) < 10]
)
def test_ten_r12_a_displacement_point_always_finds_a_counter(squares: tuple[int, ...]) -> None:
    """With all four counters out, on whatever squares below ten points, one of them goes forward."""
    counters = " ".join(f"T{n + 1}:{square}" for n, square in enumerate(squares))
    table = scene(chance=[(2, 3)], A=(0, counters), B=(5, ""))
    play(table, "A spin", "A play 2")
    if look(table).mover() == "A" and not table.is_over():
        assert all(line.startswith("A forward") for line in answers(table))
        table.time_out("A")
    assert look(table).total("A") == sum(squares) + 1


@pytest.mark.clause("TEN-19")
def test_ten_19_a_single_way_to_keep_the_point_is_taken_by_itself() -> None:
    table = scene(chance=[(2, 3)], A=(0, "T1:4 T2:1 T2:1 T2:1"), B=(5, ""))
    play(table, "A spin", "A play 2")
    assert stands(table, "A") == (5, "T1:4 T2:1 T2:1 T2:2")
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R08", "TEN-S13")
def test_ten_s13_displacing_on_a_tally_square_gives_both_points() -> None:
    table = scene(chance=[(1, 2)], A=(7, ""), B=(10, ""))
    play(table, "A spin", "A play 1", "A enter T2")
    assert stands(table, "A") == (10, "T2:2")
    assert stands(table, "B") == (14, "")


@pytest.mark.clause("TEN-R08", "TEN-S14")
def test_ten_s14_displacing_on_a_square_one_gains_and_then_loses() -> None:
    table = scene(chance=[(1, 2)], A=(4, "T1:1"), B=(7, "T4:1"))
    play(table, "A spin", "A play 1")
    assert stands(table, "B") == (14, "")
    events = play(table, "A forward T1:1")
    assert told(table, events) == [
        "TEN-25 A scores 1: a counter on the bottom-right table goes up to 2.",
        "TEN-22 A loses 1: a counter on the bottom-right table goes back to 1.",
    ]
    assert stands(table, "A") == (7, "T1:1")


@pytest.mark.clause("TEN-R08")
def test_ten_r08_or_the_square_s_point_comes_first() -> None:
    """With nothing out, A loses nothing on the ONE and then gains; by default he would gain and lose it again."""
    table = scene(chance=[(1, 2)], A=(4, ""), B=(7, "T4:1"), options=SQUARE_FIRST)
    play(table, "A spin")
    events = play(table, "A play 1")
    assert [line.split()[0] for line in told(table, events)[2:]] == ["TEN-24", "TEN-27", "TEN-24"]
    play(table, "A enter T1")
    assert stands(table, "A") == (7, "T1:1")
    assert stands(table, "B") == (14, "")
    default = scene(chance=[(1, 2)], A=(4, ""), B=(7, "T4:1"))
    play(default, "A spin", "A play 1", "A enter T1")
    assert stands(default, "A") == (7, "")


@pytest.mark.clause("TEN-R08", "TEN-R11")
def test_ten_r08_the_square_s_point_may_win_before_the_displacement_counts() -> None:
    table = scene(chance=[(1, 2)], A=(7, "T2:1 T3:4 T4:4"), B=(10, "T1:2"), options=SQUARE_FIRST)
    play(table, "A spin", "A play 1")
    assert table.is_over()
    assert stands(table, "A") == (10, "T2:2 T3:4 T4:4")
    assert stands(table, "B") == (14, "T1:2")


@pytest.mark.clause("TEN-23", "TEN-S15")
def test_ten_s15_owners_share_their_base() -> None:
    table = scene(3, [(2, 1)], mover="B", B=(6, ""), C=(9, ""))
    play(table, "B spin", "B play 2", "B enter T1")
    assert stands(table, "A") == (0, "")
    assert stands(table, "C") == (0, "")
    assert stands(table, "B") == (9, "T1:1")


@pytest.mark.clause("TEN-R06")
def test_ten_r06_an_owner_coming_home_joins_the_other_owner() -> None:
    table = scene(3, [(1, 2)], A=(25, "T1:1"), C=(0, "T2:1"))
    play(table, "A spin", "A play 1")
    assert [stands(table, "A"), stands(table, "C")] == [(0, "T1:1"), (0, "T2:1")]


@pytest.mark.clause("TEN-R06", "TEN-S16")
def test_ten_s16_a_visitor_shares_the_base_with_an_owner_at_home() -> None:
    table = scene(chance=[(1, 2)], A=(11, "T1:1"), B=(14, "T2:1"))
    events = play(table, "A spin", "A play 1")
    assert [line.split()[0] for line in told(table, events)] == ["TEN-10", "TEN-13", "TEN-13"]
    assert [stands(table, "A"), stands(table, "B")] == [(14, "T1:1"), (14, "T2:1")]


@pytest.mark.clause("TEN-R06", "TEN-S17")
def test_ten_s17_an_owner_coming_home_displaces_the_visitor() -> None:
    table = scene(chance=[(1, 2)], mover="B", A=(14, "T1:2"), B=(11, ""))
    play(table, "B spin", "B play 1", "B enter T2")
    assert stands(table, "A") == (0, "T1:1")
    assert stands(table, "B") == (14, "T2:1")


@pytest.mark.clause("TEN-24", "TEN-R06", "TEN-S18")
def test_ten_s18_so_does_another_visitor() -> None:
    table = scene(3, [(1, 2)], mover="C", A=(14, "T1:2"), B=(20, ""), C=(11, ""))
    play(table, "C spin", "C play 1", "C enter T2")
    assert stands(table, "A") == (0, "T1:1")
    assert stands(table, "C") == (14, "T2:1")


@pytest.mark.clause("TEN-R06", "TEN-R16")
def test_ten_r16_at_most_one_man_is_displaced_and_owners_at_home_are_left_alone() -> None:
    """B and D at home with the visitor A: C displaces A only, and gains one."""
    table = scene(4, [(1, 2)], mover="C", A=(14, "T1:2"), B=(14, "T3:1"), C=(11, ""), D=(14, "T4:1"))
    play(table, "C spin", "C play 1", "C enter T2")
    assert [stands(table, seat) for seat in "ABCD"] == [(0, "T1:1"), (14, "T3:1"), (14, "T2:1"), (14, "T4:1")]


@pytest.mark.clause("TEN-R06")
def test_ten_r06_or_everyone_is_safe_on_every_base() -> None:
    table = scene(4, [(1, 2)], mover="C", A=(14, "T1:2"), B=(20, ""), C=(11, ""), options=EVERYONE)
    events = play(table, "C spin", "C play 1")
    assert [line.split()[0] for line in told(table, events)] == ["TEN-10", "TEN-13", "TEN-13"]
    assert [stands(table, seat) for seat in "ACD"] == [(14, "T1:2"), (14, ""), (14, "")]


@pytest.mark.clause("TEN-23", "TEN-R06")
def test_ten_r06_safety_on_bases_is_no_safety_elsewhere() -> None:
    table = scene(chance=[(2, 3)], B=(5, "T3:2"), options=EVERYONE)
    play(table, "A spin", "A play 2", "A enter T1")
    assert stands(table, "B") == (14, "T3:1")


@pytest.mark.clause("TEN-R06")
def test_ten_r06_or_by_the_letter_an_owner_at_home_loses_a_point_and_stays() -> None:
    table = scene(chance=[(1, 2)], A=(11, ""), B=(14, "T2:2"), options=LITERAL)
    play(table, "A spin")
    events = play(table, "A play 1")
    assert told(table, events)[-1] == "TEN-R06 B loses 1: a counter on the top-right table goes back to 1."
    play(table, "A enter T1")
    assert stands(table, "A") == (14, "T1:1")
    assert stands(table, "B") == (14, "T2:1")


@pytest.mark.clause("TEN-R06")
def test_ten_r06_by_the_letter_two_owners_lose_one_each_and_the_visitor_gains_one_in_all() -> None:
    table = scene(4, [(1, 2)], A=(11, ""), B=(14, "T2:2"), C=(14, "T1:2"), D=(14, "T4:1"), options=LITERAL)
    play(table, "A spin", "A play 1", "A enter T1")
    assert [stands(table, seat) for seat in "ABCD"] == [(14, "T1:1"), (14, "T2:1"), (0, "T1:1"), (14, "")]
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R06")
def test_ten_r06_by_the_letter_an_owner_takes_nothing_from_an_owner() -> None:
    table = scene(3, [(1, 2)], A=(25, "T1:1"), C=(0, "T2:1"), options=LITERAL)
    play(table, "A spin", "A play 1")
    assert [stands(table, "A"), stands(table, "C")] == [(0, "T1:1"), (0, "T2:1")]


@pytest.mark.clause("TEN-R07", "TEN-S19")
def test_ten_s19_a_man_sent_home_displaces_nobody() -> None:
    table = scene(3, [(2, 1)], mover="C", A=(14, "T1:1"), B=(9, ""), C=(6, ""))
    play(table, "C spin", "C play 2", "C enter T1")
    assert [stands(table, seat) for seat in "ABC"] == [(14, "T1:1"), (14, ""), (9, "T1:1")]


@pytest.mark.clause("TEN-R07")
def test_ten_r07_or_the_visitor_goes_home_and_loses_and_nobody_gains_for_it() -> None:
    table = scene(3, [(2, 1)], mover="C", A=(14, "T1:2"), B=(9, "T2:2"), C=(6, ""), options=CHAIN)
    play(table, "C spin")
    events = play(table, "C play 2")
    assert told(table, events)[2:] == [
        "TEN-24 C sends B home.",
        "TEN-R07 B sends A home.",
        "TEN-24 B loses 1: a counter on the top-right table goes back to 1.",
        "TEN-R07 A loses 1: a counter on the bottom-right table goes back to 1.",
    ]
    play(table, "C enter T1")
    assert [stands(table, seat) for seat in "ABC"] == [(0, "T1:1"), (14, "T2:1"), (9, "T1:1")]


@pytest.mark.clause("TEN-R07")
def test_ten_r07_the_chain_goes_on_until_everybody_sent_is_at_home() -> None:
    """A visits 14 and displaces C; C finds B on 0, B comes home to 14 and sends A home, who gains one all the same."""
    table = scene(4, [(1, 2)], A=(11, "T1:2"), B=(0, "T2:2"), C=(14, "T3:2"), D=(20, ""), options=CHAIN)
    play(table, "A spin", "A play 1", "A enter T4")
    assert [stands(table, seat) for seat in "ABC"] == [(0, "T1:1 T4:1"), (14, "T2:1"), (0, "T3:1")]
    assert answers(table) == ["B spin"]


@pytest.mark.clause("TEN-R06", "TEN-R07")
def test_ten_r07_where_everyone_is_safe_on_bases_there_is_no_chain() -> None:
    table = scene(3, [(2, 1)], mover="C", A=(14, "T1:2"), B=(9, ""), C=(6, ""), options=CHAIN | EVERYONE)
    play(table, "C spin", "C play 2", "C enter T1")
    assert stands(table, "A") == (14, "T1:2")


@pytest.mark.clause("TEN-R08")
def test_displaced_men_are_home_before_the_mover_s_second_number() -> None:
    """A displaces B on 13, then moves one on to BASE B, where B is at home by now: nothing more happens."""
    table = scene(chance=[(1, 2)], A=(11, ""), B=(13, "T1:1"))
    play(table, "A spin", "A play 2", "A enter T2")
    assert stands(table, "A") == (14, "T2:1")
    assert stands(table, "B") == (14, "")
