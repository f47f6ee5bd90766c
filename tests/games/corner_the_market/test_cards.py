"""Exchange and Flyer cards (CTM-108 to CTM-113) and being caught short (CTM-057)."""

from __future__ import annotations

import pytest

import parlour
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.corner_the_market.board import (
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
    state_of,
    usual,
    verbs,
    with_card,
)


def under(table: Table, pile: str) -> list[str]:
    return list(table.position()[pile])  # type: ignore[call-overload]


@pytest.mark.clause("CTM-108", "CTM-112", "CTM-S49")
def test_ctm_s49_cash_instead_of_a_contract_the_cashier_has_not() -> None:
    table = with_card("E06", player(), player(Coffee=5), player(Coffee=5))
    assert (cash(table), under(table, "exchange")) == (21_000, ["E06"])


@pytest.mark.clause("CTM-112")
@pytest.mark.parametrize(("card", "commodity"), [("E06", "Coffee"), ("E07", "Hides")])
def test_ctm_112_a_contract_is_received_free(card: str, commodity: str) -> None:
    table = with_card(card)
    assert (cash(table), owns(table, "A", commodity), seen(table).stock(commodity)) == (20_000, 1, 9)


@pytest.mark.clause("CTM-099", "CTM-108", "CTM-113", "CTM-S50")
def test_ctm_s50_a_seat_is_returned_and_the_card_follows_it() -> None:
    table = with_card("E10", player(), brokers={"A": 1})
    assert (seen(table).broker_seats("A"), under(table, "exchange")) == (0, ["E01", "E10"])
    nothing = with_card("E10")
    assert under(nothing, "exchange") == ["E10"]


@pytest.mark.clause("CTM-057", "CTM-109", "CTM-R06", "CTM-S48")
def test_ctm_s48_caught_short_by_a_card() -> None:
    table = with_card("F05", player(3_000), marker="spring")
    assert (verbs(table), usual(table)) == (["buy", "forfeit"], "forfeit")
    play(table, "A buy in")
    assert (cash(table), owns(table, "A", "Cotton")) == (2_500, 0)
    other = with_card("F05", player(3_000), marker="spring")
    play(other, "A forfeit")
    assert cash(other) == 2_500
    winter = with_card("F05", player(3_000))
    assert usual(winter) == "buy in", "the cheaper of the two"


@pytest.mark.clause("CTM-057", "CTM-058", "CTM-109")
def test_ctm_d18_who_owns_one_sells_it_or_forfeits() -> None:
    table = with_card("F06", player(Sugar=2), marker="summer")
    assert (verbs(table), usual(table)) == (["sell", "forfeit"], "sell 1 Sugar")
    play(table, "A sell 1 Sugar")
    assert (cash(table), owns(table, "A", "Sugar")) == (21_200, 1)
    other = with_card("F06", player(Sugar=2), marker="summer")
    play(other, "A forfeit")
    assert (cash(other), owns(other, "A", "Sugar")) == (19_500, 2)


@pytest.mark.clause("CTM-057", "CTM-R12")
def test_ctm_d19_if_the_exchange_has_none_another_player_may_sell() -> None:
    holders = (player(Sugar=5), player(), player(Sugar=5))
    table = with_card("F06", player(3_000), *holders)
    assert (asked(table), usual(table, "B")) == ("B", "pass")
    assert not may(table, "B offer 2 at 500")
    play(table, "B offer 1 at 1300", "D offer 1 at 1400")
    assert (verbs(table), usual(table)) == (["take", "forfeit"], "forfeit")
    assert refusal(table, "A take 1 from C") == ("take/no_offer", "CTM-R64")
    play(table, "A take 1 from B")
    assert (cash(table, "AB"), owns(table, "A", "Sugar")) == ((3_000 - 1_300 + 1_200, 21_300), 0)
    nobody = with_card("F06", player(3_000), *holders)
    play(nobody, "B pass", "D pass")
    assert cash(nobody) == 2_500
    only = with_card("F06", player(3_000), *holders, options={"deals_off_open_trading": "open_trading_only"})
    assert (cash(only), asked(only)) == (2_500, "B")


@pytest.mark.clause("CTM-R57")
def test_ctm_r57_a_sale_ordered_from_a_corner_or_control_is_passed_over() -> None:
    for number in (6, 10):
        table = with_card("F06", player(Sugar=number))
        assert (cash(table), owns(table, "A", "Sugar"), asked(table)) == (20_000, number, "B")
    control = with_card("F06", player(), player(Sugar=10))
    assert (cash(control), asked(control)) == (19_500, "B"), "nobody can sell to him"


@pytest.mark.clause("CTM-094", "CTM-106", "CTM-R57", "CTM-S62")
def test_ctm_s62_a_purchase_ordered_where_there_is_none() -> None:
    table = with_card("F07", player(), player(Rubber=10))
    assert cash(table) == 19_500
    holder = with_card("F07", player(Rubber=10))
    assert cash(holder) == 20_000


@pytest.mark.clause("CTM-109", "CTM-R57")
def test_ctm_d17_a_purchase_ordered_by_a_card() -> None:
    table = with_card("F07", player(), marker="spring")
    assert (verbs(table), usual(table)) == (["buy", "forfeit"], "buy 1 Rubber")
    play(table, "A buy 1 Rubber")
    assert (cash(table), owns(table, "A", "Rubber")) == (16_800, 1)
    poor = with_card("F07", player(3_000), marker="spring")
    assert cash(poor) == 2_500


@pytest.mark.clause("CTM-111", "CTM-110", "CTM-R51")
def test_ctm_111_option_cards_may_be_declined_and_are_not_kept() -> None:
    for card, most in (("E08", 3), ("F01", 2)):
        table = with_card(card)
        assert usual(table) == "decline"
        assert may(table, f"A buy {most} Hides")
        assert not may(table, f"A buy {most + 1} Hides")
        play(table, "A decline")
        assert (cash(table), under(table, "exchange") + under(table, "flyer")) == (20_000, [card])
    for card, most in (("E09", 3), ("F04", 2)):
        table = with_card(card, player(Coffee=5, Sugar=6))
        assert not may(table, "A sell 1 Sugar")
        assert not may(table, f"A sell {most + 1} Coffee")
        play(table, f"A sell {most} Coffee")
        assert cash(table) == 20_000 + most * 900
    for card, commodity in (("F02", "Copper"), ("F03", "Sugar")):
        table = with_card(card)
        assert may(table, f"A buy 3 {commodity}")
        assert not may(table, "A buy 1 Rubber")


@pytest.mark.clause("CTM-R51")
def test_ctm_r51_an_option_card_in_a_shared_pit_costs_no_300() -> None:
    table = in_pit("Coffee 2", player(), player(at="Coffee 5", Coffee=3), then=["F01"])
    play(table, "A buy 2 Coffee")
    assert (cash(table, "AB"), owns(table, "B", "Coffee")) == ((18_200, 20_000), 3)


@pytest.mark.clause("CTM-113", "CTM-075", "CTM-R52")
@pytest.mark.parametrize("card", ["F08", "E12"])
def test_ctm_113_a_card_sends_a_piece_to_the_next_telephone(card: str) -> None:
    table = with_card(card)
    assert place(table) == "16"
    ring = "Rubber 2" if card == "F08" else "Rubber 6"
    pit = in_pit(ring, player(6_000), then=[card])
    assert (place(pit), cash(pit), seen(pit).pit("A")) == ("5", 11_000, ""), "counted from the gate, past Cashier"


@pytest.mark.clause("CTM-108", "CTM-109")
def test_ctm_109_what_the_other_cards_do() -> None:
    assert cash(with_card("F09")) == 21_500
    assert cash(with_card("F10")) == 19_000
    assert cash(with_card("F10", player(), brokers={"A": 1})) == 20_000
    assert cash(with_card("F12", player(), player(Hides=6))) == 19_500
    assert cash(with_card("E11", player(), brokers={"B": 2}), "AB") == (19_400, 20_600)


@pytest.mark.clause("CTM-002", "CTM-108", "CTM-109")
def test_ctm_108_cards_are_taken_from_the_top_and_put_underneath() -> None:
    """A pile whose cards have all been seen is known: no chance is needed."""
    order = [f"F{number:02}" for number in (9, 12, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11)]
    table = at(player(at=0), chance=[(4, 5)], flyer=order)
    events = table.act("A", "throw")
    assert (cash(table), under(table, "flyer")) == (21_500, [*order[1:], order[0]])
    assert "CTM-109" in cited(events)


@pytest.mark.clause("CTM-002")
def test_ctm_002_while_a_card_is_unseen_chance_draws_from_the_unseen() -> None:
    table = parlour.at(
        {
            "game": "corner-the-market",
            "players": {"A": {"at": 0}},
            "flyer": ["F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F10", "F11"],
            "stack": [{"turn": {}}],
        },
        chance="by hand",
    )
    table.act("A", "throw")
    table.resolve_draw(4, 5)
    draw = table.draw()
    assert draw is not None
    assert [table.edition.names["card"][face] for face in draw.faces] == ["F09", "F12"]


@pytest.mark.clause("CTM-110")
def test_ctm_110_no_card_but_a_seat_outlasts_its_turn() -> None:
    for number in range(6, 13):
        if number in (8, 9):
            continue
        table = with_card(f"E{number:02}", player(Coffee=1))
        assert (asked(table), state_of(table).card) == ("B", -1)
