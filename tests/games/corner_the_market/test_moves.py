"""Moving round the track and through pits (CTM-023 to CTM-040)."""

from __future__ import annotations

import pytest

from parlour.table import library
from parlour.testing import cited, play
from tests.games.corner_the_market.board import (
    SLUG,
    asked,
    at,
    cash,
    in_pit,
    may,
    owns,
    place,
    player,
    refusal,
    seen,
    throws,
    usual,
    verbs,
)


@pytest.mark.clause("CTM-023", "CTM-028", "CTM-032", "CTM-033", "CTM-S02")
def test_ctm_s02_an_exact_stop_enters_the_pit_and_pays() -> None:
    table = throws(dice=(3, 4))
    assert (place(table), cash(table)) == ("Coffee 0", 22_000)
    assert seen(table).pit("A") == "Coffee"


@pytest.mark.clause("CTM-023", "CTM-034", "CTM-109", "CTM-S03")
def test_ctm_s03_a_gate_that_is_passed_counts_one() -> None:
    table = throws(dice=(4, 5), then=["F09"])
    assert (place(table), cash(table), seen(table).pit("A")) == ("9", 21_500, "")


@pytest.mark.clause("CTM-028", "CTM-034", "CTM-041", "CTM-111", "CTM-S04")
def test_ctm_s04_passing_cashier_pays_and_an_option_may_be_used() -> None:
    table = throws(player(6_000, 41), dice=(1, 4))
    assert (place(table), cash(table)) == ("2", 11_000)
    assert may(table, "A buy 3 Cotton")
    assert not may(table, "A buy 4 Cotton")
    play(table, "A buy 3 Cotton")
    assert cash(table) == 11_000 - 4_500


@pytest.mark.clause("CTM-028", "CTM-S05")
def test_ctm_s05_stopping_on_cashier_pays_and_leaving_it_does_not() -> None:
    table = at(player(6_000, 40), chance=[(1, 3), (1, 4), (1, 4), (1, 4), (2, 4)])
    play(table, "A throw")
    assert (place(table), cash(table)) == ("0", 11_000)
    play(table, "B throw", "C throw", "D throw", "A throw")
    assert place(table) == "6"
    assert cash(table) == 11_000 - 600


@pytest.mark.clause("CTM-030", "CTM-R32", "CTM-S06")
@pytest.mark.parametrize(("reading", "after"), [("total_10000", 16_000), ("plus_5000", 21_000)])
def test_ctm_s06_advance_to_cashier(reading: str, after: int) -> None:
    table = throws(player(6_000, 30), dice=(1, 2), options={"advance_to_cashier_pays": reading})
    assert (place(table), cash(table)) == ("0", after)


@pytest.mark.clause("CTM-031", "CTM-S63")
def test_ctm_s63_the_dividend() -> None:
    table = throws(player(1_000, 4), dice=(3, 4))
    assert (place(table), cash(table)) == ("11", 3_000)


@pytest.mark.clause("CTM-024", "CTM-025", "CTM-S12")
def test_ctm_s12_in_a_pit_the_lower_number_moves() -> None:
    table = throws(player(at="Hides 4"), dice=(3, 5))
    assert place(table) == "Hides 7"
    assert "buy" in verbs(table)


@pytest.mark.clause("CTM-024", "CTM-035", "CTM-S13")
def test_ctm_s13_a_pit_is_left_by_its_exit_which_counts_one() -> None:
    table = throws(player(at="Coffee 9"), dice=(4, 6), then=["F09"])
    assert (place(table), cash(table), seen(table).pit("A")) == ("9", 21_500, "")


@pytest.mark.clause("CTM-035", "CTM-R29", "CTM-S14")
def test_ctm_s14_on_the_exit_nothing_happens_and_the_next_throw_counts_in_full() -> None:
    table = at(player(at="Coffee 10"), player(at=22), exact=True, chance=[(1, 4), (1, 2), (2, 3)])
    play(table, "A throw")
    assert (place(table), cash(table), seen(table).pit("A")) == ("Coffee 11", 20_000, "")
    play(table, "B throw", "B decline", "A throw")
    assert place(table) == "12"


@pytest.mark.clause("CTM-028", "CTM-035", "CTM-S15")
def test_ctm_s15_cashier_pays_on_the_way_out_of_a_pit() -> None:
    table = throws(player(1_000, "Rubber 10"), dice=(3, 6))
    assert (place(table), cash(table)) == ("0", 6_000)


@pytest.mark.clause("CTM-037", "CTM-R26", "CTM-S16")
def test_ctm_s16_a_third_player_stands_on_the_passing_square() -> None:
    table = throws(player(), player(at="Coffee 2"), player(at="Coffee 10"), dice=(2, 5))
    assert (place(table), cash(table), seen(table).pit("A")) == ("7", 20_000, "")
    onward = throws(player(at=7), player(at="Coffee 2"), dice=(2, 4), then=["E08"])
    assert place(onward) == "13"


@pytest.mark.clause("CTM-037", "CTM-R29")
def test_ctm_r29_a_piece_on_the_exit_leaves_room_in_the_pit() -> None:
    table = throws(player(), player(at="Coffee 2"), player(at="Coffee 11"), dice=(2, 5))
    assert place(table) == "Coffee 0"


@pytest.mark.clause("CTM-039", "CTM-093", "CTM-R27", "CTM-S17")
def test_ctm_s17_a_closed_pit_is_not_entered() -> None:
    table = throws(player(), player(Coffee=10), dice=(2, 5))
    assert (place(table), cash(table)) == ("7", 20_000)


@pytest.mark.clause("CTM-033", "CTM-036", "CTM-R52")
def test_ctm_036_the_same_pit_pays_each_time_it_is_entered() -> None:
    table = at(player(), player(at=22), exact=True, chance=[(3, 4), (1, 2), (2, 5), "F08", (1, 2), (6, 1)])
    play(table, "A throw")
    assert (place(table), cash(table)) == ("Coffee 0", 22_000)
    play(table, "B throw", "B decline", "A throw")
    assert place(table) == "16"
    play(table, "B throw", "A throw", "A enter Coffee")
    assert (place(table), cash(table)) == ("Coffee 0", 24_000)


@pytest.mark.clause("CTM-R31", "CTM-035")
def test_ctm_r31_from_the_end_of_the_ring_the_way_leads_out() -> None:
    table = throws(player(at="Coffee 10"), dice=(6, 6))
    assert place(table) == "12"


@pytest.mark.clause("CTM-038", "CTM-040")
def test_ctm_040_every_pit_has_its_squares() -> None:
    kinds = [kind for kind, _commodity, _number in seen(at()).ring()]
    assert {"buy", "sell", "open_trading", "flyer", "exchange"} <= set(kinds)
    assert kinds.count("swap") == 1
    assert (kinds[0], kinds[-1], len(kinds)) == ("entrance", "exit", 12)


@pytest.mark.clause("CTM-R58", "CTM-025")
def test_ctm_r58_the_track_runs_one_way_and_the_pits_the_other() -> None:
    data = library.edition_data(SLUG)
    assert (data["board"]["direction"], data["pit"]["direction"]) == ("clockwise", "counter-clockwise")
    table = throws(player(at=15), dice=(1, 2), then=["F09"])
    assert place(table) == "18"


@pytest.mark.clause("CTM-026", "CTM-027", "CTM-R53")
def test_ctm_027_third_doubles_cost_the_rest_of_this_turn_only() -> None:
    table = at(player(at=22), player(at=22), exact=True, chance=[(5, 5), (5, 5), (4, 4), "F09", (1, 2), (1, 2)])
    play(table, "A throw")
    assert (place(table), asked(table)) == ("32", "A")
    play(table, "A decline", "A throw")
    assert place(table) == "Rubber 0"
    play(table, "A throw", "A take Flyer")
    assert (place(table), asked(table)) == ("Rubber 0", "B")
    play(table, "B throw", "B decline")
    assert asked(table) == "A"


@pytest.mark.clause("CTM-R01", "CTM-027")
def test_ctm_r01_the_mover_chooses_the_pile_or_always_takes_a_flyer() -> None:
    table = throws(player(at=22), dice=(5, 5), turn={"doubles": 2}, then=["E06"])
    assert usual(table) == "take Flyer"
    play(table, "A take Exchange")
    assert (owns(table, "A", "Coffee"), asked(table)) == (1, "B")
    other = throws(
        player(at=22), dice=(5, 5), turn={"doubles": 2}, then=["F09"], options={"third_doubles_card": "flyer"}
    )
    assert (cash(other), asked(other)) == (21_500, "B")


@pytest.mark.clause("CTM-R30", "CTM-032")
def test_ctm_r30_entry_is_compulsory_unless_the_option_lets_him_pass_by() -> None:
    table = throws(dice=(3, 4), options={"pit_entry": "optional"})
    assert (usual(table), cash(table), place(table)) == ("enter Coffee", 20_000, "7")
    assert refusal(table, "A enter Sugar") == ("pit/enter_or_pass", "CTM-R30")
    events = play(table, "A pass by")
    assert (place(table), cash(table), asked(table), cited(events)) == ("7", 20_000, "B", ["CTM-R30"])
    inside = throws(dice=(3, 4), options={"pit_entry": "optional"})
    play(inside, "A enter Coffee")
    assert (place(inside), cash(inside)) == ("Coffee 0", 22_000)


@pytest.mark.clause("CTM-R28", "CTM-093")
def test_ctm_r28_pieces_in_a_pit_that_closes_go_to_its_exit() -> None:
    table = in_pit("Coffee 1", player(Coffee=9), player(at="Coffee 6"))
    play(table, "A buy 1 Coffee")
    assert (place(table), place(table, "B")) == ("Coffee 11", "Coffee 11")
    assert seen(table).is_closed("Coffee")


@pytest.mark.clause("CTM-R28")
def test_ctm_r28_doubles_that_close_a_pit_count_in_full_from_the_exit() -> None:
    table = throws(player(at="Coffee 0", Coffee=9), dice=(3, 3), then=[(1, 2)])
    play(table, "A buy 1 Coffee")
    assert place(table) == "Coffee 11"
    play(table, "A throw")
    assert place(table) == "10"


@pytest.mark.clause("CTM-R28")
def test_ctm_r28_or_they_walk_out_past_dead_squares() -> None:
    options = {"closed_pit_occupants": "walk_out"}
    table = in_pit("Coffee 1", player(Coffee=9), options=options)
    play(table, "A buy 1 Coffee")
    assert (place(table), asked(table)) == ("Coffee 1", "B")
    for ring, dice in (("Coffee 0", (1, 4)), ("Coffee 2", (1, 4)), ("Coffee 4", (1, 4)), ("Coffee 7", (1, 4))):
        dead = throws(player(at=ring), player(Coffee=10), dice=dice, options=options)
        assert (cash(dead), asked(dead)) == (20_000, "B")
    alive = throws(player(at="Coffee 1"), player(Coffee=10), dice=(1, 4), options=options, then=["F09"])
    assert cash(alive) == 21_500
