"""The other readings of the rules of a spin: each against the reading that is taken by default."""

from __future__ import annotations

import pytest

from parlour.testing import answers, cited, play
from tests.games.monopolist.board import asked, at, men, stocks, view_of


@pytest.mark.clause("MON-R05")
def test_mon_r05_together_a_player_is_saved_by_his_own_dollar() -> None:
    """Farmer and Scientist are drawn in to one dollar, the Scientist with one counter: he pays it, and takes four."""
    table = at(
        men={"A": "R1-02", "B": "R1-02"}, counters={"B": 1}, mover="C", chance=[200], resolution_order="simultaneous"
    )
    play(table, "C spin")
    assert men(table) == {"A": "R2-02", "B": "R2-02", "C": "R1-25", "D": "R1-12"}
    assert stocks(table) == (7, 4, 2, 2, 49)
    assert answers(table) == ["C spin", "C stop"]


@pytest.mark.clause("MON-R05")
def test_mon_r05_together_dollars_are_taken_before_the_monopolist_is_paid() -> None:
    """The spinner's man is drawn in to a spider, another's to a dollar: the one counter goes to the other player."""
    table = at(men={"A": "R3-01/210", "B": "R1-02"}, counters={"A": 1}, chance=[200], resolution_order="simultaneous")
    play(table, "A spin")
    assert stocks(table) == (0, 8, 3, 3, 50)
    assert asked(table) == "B"


@pytest.mark.clause("MON-R05", "MON-29")
def test_mon_r05_together_the_spinner_still_earns_his_spin_and_advances() -> None:
    table = at(men={"A": "R1-00", "B": "R1-01"}, chance=[100], resolution_order="simultaneous")
    play(table, "A spin")
    assert men(table)["A"] == "R2-06"
    assert men(table)["B"] == "R2-01"
    assert answers(table) == ["A spin", "A stop"]


@pytest.mark.clause("MON-R06", "MON-31")
def test_mon_r06_by_the_other_reading_the_owner_names_the_cell_out_of_turn_too() -> None:
    table = at(men={"A": "R2-02"}, mover="C", chance=[300], placement_prompts="always")
    play(table, "C spin")
    assert answers(table) == ["A place on R3-01/210", "A place on R3-01/315"]
    assert table.show(table.asks()[0].default_action) == "place on R3-01/315"
    play(table, "A place on R3-01/210")
    assert men(table)["A"] == "R3-01/210"
    assert men(table)["C"] == "R1-25"


@pytest.mark.clause("MON-R06", "MON-31", "MON-28")
def test_mon_r06_the_space_is_settled_when_the_man_is_placed() -> None:
    table = at(men={"A": "R3-01/210"}, mover="C", chance=[200], placement_prompts="always")
    play(table, "C spin")
    assert stocks(table)[0] == 4
    assert len(answers(table)) == 6
    play(table, "A place on R4-00/525")
    assert men(table)["A"] == "R4-00/525"
    assert stocks(table)[0] == 2


@pytest.mark.clause("MON-R06")
def test_mon_r06_nobody_is_asked_on_rings_of_whole_spaces_nor_upon_the_fifth_ring() -> None:
    table = at(
        men={"A": "R4-00/105", "B": "R1-01"}, counters={"A": 9}, mover="C", chance=[200], placement_prompts="always"
    )
    play(table, "C spin")
    assert men(table)["A"] == "R5-00/105"
    assert men(table)["B"] == "R2-01"
    assert asked(table) == "C"


@pytest.mark.clause("MON-R06", "MON-R08")
def test_mon_r06_the_spinner_places_his_man_after_advancing_into_the_span_as_well() -> None:
    table = at(men={"A": "R3-03/630"}, chance=[1350], placement_prompts="always")
    play(table, "A spin", "A advance to R3-06/1260")
    assert len(answers(table)) == 6
    play(table, "A place on R4-02/1785")
    assert men(table)["A"] == "R4-02/1785"
    assert stocks(table)[0] == 2
    assert asked(table) == "B"


@pytest.mark.clause("MON-R06", "MON-R05")
def test_mon_r06_together_all_are_placed_before_anybody_settles() -> None:
    table = at(
        men={"A": "R3-01/210", "B": "R3-01/210"},
        mover="C",
        chance=[200],
        placement_prompts="always",
        resolution_order="simultaneous",
    )
    play(table, "C spin", "A place on R4-00/0")
    assert stocks(table) == (4, 4, 4, 4, 48)
    play(table, "B place on R4-00/525")
    assert stocks(table) == (2, 2, 4, 4, 52)
    assert (men(table)["A"], men(table)["B"]) == ("R4-00/0", "R4-00/525")


@pytest.mark.clause("MON-R08", "MON-27")
def test_mon_r08_by_the_other_reading_an_advance_into_the_span_is_not_drawn_in() -> None:
    table = at(men={"A": "R1-02"}, chance=[700], own_move_into_span="no_draw_in")
    play(table, "A spin")
    assert answers(table) == ["A advance", "A decline"]
    play(table, "A advance")
    assert men(table)["A"] == "R1-07"
    assert stocks(table) == (8, 3, 3, 3, 47)


@pytest.mark.clause("MON-R09")
def test_mon_r09_by_the_other_reading_a_man_is_drawn_in_once_more() -> None:
    """Drawn in to ring 4, round it to a covered cell of the same space, and in again."""
    table = at(men={"A": "R3-09/1890"}, counters={"A": 10}, chance=[2000], draw_in_limit="none")
    play(table, "A spin")
    assert "A decline" not in answers(table)
    play(table, "A advance to R4-03/1890")
    assert men(table)["A"] == "R5-03/1890"
    assert stocks(table)[0] == 10 - 2 + (4 + 2) - 2 - 5
    assert asked(table) == "B"


@pytest.mark.clause("MON-R09")
def test_mon_r09_by_the_other_reading_a_free_cell_still_dodges() -> None:
    table = at(men={"A": "R3-09/1890"}, counters={"A": 10}, chance=[2000], draw_in_limit="none")
    play(table, "A spin", "A advance to R4-03/2415")
    assert men(table)["A"] == "R4-03/2415"


@pytest.mark.clause("MON-R21")
def test_mon_r21_by_the_other_reading_each_emblem_gives_a_spin() -> None:
    """The Mechanic is drawn in to an anvil and advances to another: two spins, the second after the first is played."""
    table = at(men={"D": "R1-27"}, mover="D", chance=[50, 400, 400], bonus_stacking="each")
    play(table, "D spin", "D spin")
    assert answers(table) == ["D spin", "D stop"]
    play(table, "D spin")
    assert asked(table) == "A"


@pytest.mark.clause("MON-R21")
def test_mon_r21_bonus_spins_are_lost_with_the_turn() -> None:
    table = at(men={"D": "R1-27"}, mover="D", chance=[50, 400], bonus_stacking="each")
    play(table, "D spin", "D spin", "D stop")
    assert asked(table) == "A"


@pytest.mark.clause("MON-R27", "MON-27")
def test_mon_r27_by_the_other_reading_one_covered_cell_is_enough_to_decline() -> None:
    table = at(men={"A": "R3-02/420"}, chance=[1270], decline_when="any_cell_covered")
    play(table, "A spin")
    assert answers(table) == ["A advance to R3-05/1050", "A advance to R3-05/1155", "A decline"]
    assert table.show(table.asks()[0].default_action) == "advance to R3-05/1050"
    play(table, "A decline")
    assert men(table)["A"] == "R3-02/420"
    assert asked(table) == "B"


@pytest.mark.clause("MON-R27")
def test_mon_r27_on_ring_4_a_free_cell_always_exists() -> None:
    """The span is narrower than any of its spaces: by default nobody can decline there."""
    for rest in range(0, 2520, 35):
        table = at(men={"A": "R4-02/1260"}, counters={"A": 12}, chance=[rest])
        play(table, "A spin")
        if view_of(table).cell("A").startswith("R4"):
            assert "A decline" not in answers(table)


@pytest.mark.clause("MON-R01", "MON-R18", "MON-R23", "MON-R26")
@pytest.mark.parametrize("option", ["number_of_rings", "monopolist_short", "lead_tie", "lead_spins_draw_in"])
def test_options_with_one_reading_restate_a_ruling_and_cannot_be_changed(option: str) -> None:
    table = at()
    assert [value for value, _text in table.rulebook.option(option, "").readings] == [table.options[option]]


@pytest.mark.clause("MON-R22", "MON-29")
def test_mon_r22_the_spin_an_emblem_gives_is_not_kept_for_the_owner_s_own_turn() -> None:
    table = at(men={"A": "R1-00", "D": "R1-20"}, mover="D", chance=[50, 400, 400])
    events = play(table, "D spin")
    assert men(table)["A"] == "R2-00"
    assert "MON-29" not in cited(events)
    assert answers(table) == ["A spin"]
