"""Brokers, commissions, fines and forfeits (CTM-098 to CTM-107)."""

from __future__ import annotations

import pytest

from parlour.testing import cited, play
from tests.games.corner_the_market.board import cash, in_pit, place, player, seen, state_of, throws, with_card


@pytest.mark.clause("CTM-098", "CTM-110")
def test_ctm_098_a_broker_seat_is_drawn_and_kept() -> None:
    table = with_card("E03")
    assert seen(table).broker_seats("A") == 1
    kept = state_of(table)
    assert (kept.exchange.under, kept.card) == ((), -1)
    assert kept.exchange.unseen.bit_count() == 11


@pytest.mark.clause("CTM-099", "CTM-100", "CTM-R48")
def test_ctm_100_sold_back_to_raise_money_a_seat_brings_300_and_goes_under_the_pile() -> None:
    table = throws(player(300, 28), player(Coffee=6, Sugar=6, Cotton=6), dice=(2, 4), brokers={"A": 2})
    events = play(table, "A redeem seat")
    assert (cash(table), seen(table).broker_seats("A")) == (0, 1)
    assert "CTM-100" in cited(events)
    assert [table.edition.names["card"][card] for card in state_of(table).exchange.under] == ["E01"]


@pytest.mark.clause("CTM-101", "CTM-103", "CTM-S45")
def test_ctm_s45_non_brokers_pay_a_broker_for_each_seat() -> None:
    table = throws(player(at=5, called=True), dice=(1, 4), brokers={"A": 2, "B": 1})
    assert place(table) == "10"
    assert cash(table, "ABCD") == (21_200, 20_000, 19_400, 19_400)


@pytest.mark.clause("CTM-102", "CTM-S46")
def test_ctm_s46_a_non_broker_pays_every_broker() -> None:
    table = throws(player(at=0), dice=(4, 6), brokers={"B": 2, "C": 1})
    assert cash(table, "ABCD") == (19_100, 20_600, 20_300, 20_000)
    nobody = throws(player(at=0), dice=(4, 6))
    assert cash(nobody, "ABCD") == (20_000,) * 4


@pytest.mark.clause("CTM-104", "CTM-105", "CTM-R05", "CTM-S47")
def test_ctm_s47_a_fine_and_a_broker_who_is_exempt() -> None:
    assert cash(throws(player(at=22), dice=(1, 3))) == 19_000
    assert cash(throws(player(at=22), dice=(1, 3), brokers={"A": 1})) == 20_000


@pytest.mark.clause("CTM-R05", "CTM-105")
@pytest.mark.parametrize(("start", "dice", "after"), [(22, (1, 3), 19_500), (0, (1, 2), 19_700)])
def test_ctm_r05_or_pays_half_rounded_up(start: int, dice: tuple[int, int], after: int) -> None:
    options = {"broker_fine": "half"}
    assert cash(throws(player(at=start), dice=dice, brokers={"A": 1}, options=options)) == after
    card = with_card("F10", player(), brokers={"A": 1}, options=options)
    assert cash(card) == 19_500


@pytest.mark.clause("CTM-106", "CTM-107")
def test_ctm_106_whoever_does_not_complete_a_required_deal_pays_500_to_the_cashier() -> None:
    for table in (
        in_pit("Rubber 1", player(600)),
        in_pit("Sugar 5", player(600)),
        in_pit("Sugar 8", player(600)),
        with_card("F07", player(600)),
        with_card("F05", player(600)),
    ):
        assert cash(table) == 100
        assert state_of(table).cash[-1] == -60_100


@pytest.mark.clause("CTM-107")
def test_ctm_107_penalties_are_paid_as_directed() -> None:
    storage = with_card("F11", player(Coffee=3, Hides=2))
    assert cash(storage, "ABCD") == (19_500, 20_000, 20_000, 20_000)
    penalty = throws(player(at=14), player(Coffee=7), dice=(2, 4))
    assert cash(penalty, "AB") == (19_800, 20_200)


@pytest.mark.clause("CTM-099", "CTM-108")
def test_ctm_099_a_seat_under_the_pile_is_drawn_again_in_its_turn() -> None:
    """All cards but those held have been seen, so the one put back first lies on top."""
    put_back = ["E02", "E06", "E07", "E08", "E09", "E10", "E11", "E12"]
    holder = player() | {"seats": ["E01", "E03", "E04", "E05"]}
    table = throws(player(at=4), holder, dice=(4, 5), exchange=put_back)
    assert (seen(table).broker_seats("A"), seen(table).broker_seats("B")) == (1, 4)
    assert table.position()["exchange"] == put_back[1:]
