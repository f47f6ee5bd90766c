"""The Telephone (CTM-029, CTM-075 to CTM-080)."""

from __future__ import annotations

import pytest

from parlour.testing import cited, play
from tests.games.corner_the_market.board import asked, at, cash, may, place, player, refusal, seen, throws, usual, verbs


@pytest.mark.clause("CTM-029", "CTM-076", "CTM-078", "CTM-S37")
def test_ctm_s37_a_call_leads_into_any_pit_and_skipping_cashier_pays_nothing() -> None:
    table = throws(player(2_000, 38), dice=(4, 6))
    play(table, "A enter Coffee")
    assert (place(table), cash(table), asked(table)) == ("Coffee 0", 4_000, "B")


@pytest.mark.clause("CTM-079", "CTM-R23", "CTM-S38")
def test_ctm_s38_who_declines_moves_by_the_completing_throw() -> None:
    table = throws(player(at=5, Coffee=1), dice=(2, 1))
    play(table, "A go on")
    assert (place(table), cash(table), verbs(table)) == ("8", 20_000, ["decline", "sell"])


@pytest.mark.clause("CTM-R23", "CTM-033")
def test_ctm_r23_an_exact_stop_on_an_entrance_enters_that_pit() -> None:
    table = throws(player(at=27), dice=(5, 2), marker="spring")
    play(table, "A go on")
    assert place(table) == "34"
    other = throws(player(at=5), dice=(3, 6))
    play(other, "A go on")
    assert (place(other), cash(other)) == ("Sugar 0", 22_000)


@pytest.mark.clause("CTM-R23", "CTM-079")
def test_ctm_r23_or_the_piece_waits_and_its_next_throw_moves_it() -> None:
    options = {"telephone_decline_move": "next_throw"}
    table = at(player(at=5), player(at=22), exact=True, chance=[(2, 1), (1, 2), (4, 6)], options=options)
    play(table, "A throw", "A go on")
    assert (place(table), seen(table).has_called("A"), asked(table)) == ("5", True, "B")
    play(table, "B throw", "B decline", "A throw")
    assert (place(table), seen(table).has_called("A")) == ("15", False)


@pytest.mark.clause("CTM-075", "CTM-077", "CTM-080", "CTM-S39")
def test_ctm_s39_who_does_not_throw_the_number_stays() -> None:
    table = throws(player(at=5), dice=(4, 5))
    assert (place(table), asked(table)) == ("5", "B")
    stopped = throws(player(at=0), dice=(1, 4))
    assert (place(stopped), asked(stopped)) == ("5", "B")


@pytest.mark.clause("CTM-026", "CTM-076", "CTM-078", "CTM-R24", "CTM-S40")
def test_ctm_s40_a_call_on_doubles_is_followed_by_a_throw_in_the_pit() -> None:
    table = throws(player(at=16), dice=(3, 3), then=[(2, 5), "F09"])
    play(table, "A enter Coffee")
    assert (place(table), cash(table), asked(table)) == ("Coffee 0", 22_000, "A")
    play(table, "A throw")
    assert (place(table), cash(table)) == ("Coffee 2", 23_500)


@pytest.mark.clause("CTM-077", "CTM-R24")
def test_ctm_r24_doubles_that_miss_give_another_try() -> None:
    table = throws(player(at=5), dice=(4, 4), then=[(5, 5), (3, 6)])
    assert (place(table), asked(table)) == ("5", "A")
    play(table, "A throw")
    assert (place(table), asked(table)) == ("5", "A")
    play(table, "A throw")
    assert usual(table) == "enter Coffee"


@pytest.mark.clause("CTM-012", "CTM-026", "CTM-075", "CTM-076", "CTM-R22", "CTM-R24", "CTM-S60")
def test_ctm_s60_coming_to_a_telephone_on_doubles_the_extra_throw_is_a_try() -> None:
    table = throws(player(at=1), dice=(2, 2), then=[(3, 4)])
    assert (seen(table).marker(), place(table)) == ("spring", "5")
    play(table, "A throw", "A enter Coffee")
    assert (place(table), cash(table), asked(table)) == ("Coffee 0", 22_000, "B")


@pytest.mark.clause("CTM-076", "CTM-R22")
@pytest.mark.parametrize(
    ("square", "dice", "done"),
    [
        (5, (2, 1), True),
        (5, (3, 6), True),
        (5, (5, 3), True),
        (5, (1, 1), False),
        (5, (6, 4), False),
        (16, (6, 2), True),
        (16, (5, 1), True),
        (16, (4, 2), True),
        (16, (6, 6), True),
        (16, (4, 3), False),
        (38, (2, 2), True),
    ],
)
def test_ctm_r22_the_number_counts_as_the_total_or_on_one_die(square: int, dice: tuple[int, int], done: bool) -> None:
    table = throws(player(at=square), dice=dice)
    assert may(table, f"{asked(table)} go on") == done


@pytest.mark.clause("CTM-R25", "CTM-027")
def test_ctm_r25_a_third_doubles_completes_no_call() -> None:
    table = throws(player(at=16), dice=(3, 3), turn={"doubles": 2}, then=["F09"])
    assert verbs(table) == ["take"]
    play(table, "A take Flyer")
    assert (place(table), asked(table), seen(table).has_called("A")) == ("16", "B", False)


@pytest.mark.clause("CTM-R25")
def test_ctm_r25_unless_the_option_says_so() -> None:
    options = {"telephone_on_third_doubles": True}
    given = {"dice": (3, 3), "turn": {"doubles": 2}, "then": ["F09"], "options": options}
    entered = throws(player(at=16), **given)  # type: ignore[arg-type]
    play(entered, "A enter Hides")
    assert (place(entered), cash(entered), verbs(entered)) == ("Hides 0", 22_000, ["take"])
    play(entered, "A take Flyer")
    assert (cash(entered), asked(entered)) == (23_500, "B")
    waits = throws(player(at=16), **given)  # type: ignore[arg-type]
    play(waits, "A go on", "A take Flyer")
    assert (place(waits), seen(waits).has_called("A"), asked(waits)) == ("16", True, "B")
    missed = throws(player(at=27), **given)  # type: ignore[arg-type]
    play(missed, "A take Flyer")
    assert cited(missed.events).count("CTM-077") == 1


@pytest.mark.clause("CTM-078", "CTM-R26", "CTM-R27", "CTM-037", "CTM-039")
def test_ctm_r26_a_full_or_closed_pit_cannot_be_chosen() -> None:
    table = throws(
        player(at=5), player(at="Sugar 1"), player(at="Sugar 3"), player(Hides=10), dice=(3, 4), marker="summer"
    )
    assert refusal(table, "A enter Sugar") == ("pit/full", "CTM-037")
    assert refusal(table, "A enter Hides") == ("pit/closed", "CTM-039")
    for pit in ("Coffee", "Cotton", "Copper", "Rubber"):
        assert may(table, f"A enter {pit}")


@pytest.mark.clause("CTM-078", "CTM-079")
def test_ctm_d03_by_default_he_goes_where_he_owns_most_and_of_equal_pits_to_the_cheapest() -> None:
    assert usual(throws(player(at=5), dice=(3, 4))) == "enter Coffee"
    assert usual(throws(player(at=5, Hides=2, Copper=2, Sugar=1), dice=(3, 4))) == "enter Copper"
    closed = throws(player(at=5, Sugar=1, Coffee=10), dice=(3, 4))
    assert usual(closed) == "enter Sugar"


@pytest.mark.clause("CTM-030", "CTM-093", "CTM-R41", "CTM-S61")
def test_ctm_s61_with_all_pits_closed_a_completed_call_goes_on() -> None:
    table = at(
        player(at=27),
        player(20_000, "Rubber 2", Coffee=10, Sugar=10, Cotton=10, Rubber=9),
        player(Copper=10, Hides=10),
        chance=[(1, 4), (5, 1), (5, 1)],
        mover="B",
        exact=True,
    )
    play(table, "B throw", "B buy 1 Rubber")
    assert all(seen(table).is_closed(commodity) for commodity in seen(table).commodities())
    assert place(table, "B") == "Rubber 11"
    play(table, "C throw")
    play(table, "A throw")
    assert (place(table), cash(table)) == ("0", 30_000)


@pytest.mark.clause("CTM-080", "CTM-R61", "CTM-I11")
@pytest.mark.parametrize("card", ["F08", "E12"])
def test_ctm_080_a_card_cannot_take_a_piece_from_its_call(card: str) -> None:
    pile = "Flyer" if card.startswith("F") else "Exchange"
    table = throws(player(at=16), dice=(4, 4), turn={"doubles": 2}, then=[card])
    events = play(table, f"A take {pile}")
    assert (place(table), asked(table)) == ("16", "B")
    assert "CTM-080" in cited(events)


@pytest.mark.clause("CTM-R61")
def test_ctm_r61_a_card_of_third_doubles_is_carried_out_in_full() -> None:
    table = throws(player(6_000, 43), dice=(4, 4), turn={"doubles": 2}, then=["F08"])
    play(table, "A take Flyer")
    assert (place(table), cash(table)) == ("5", 11_000)
