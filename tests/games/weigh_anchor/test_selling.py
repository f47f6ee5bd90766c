"""Selling back, mortgages, private sales and exchanges."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.weigh_anchor.harbour import (
    CUNARD,
    D_FLEET,
    FRENCH,
    ITALIAN,
    POOR,
    at,
    cash,
    levels,
    may,
    seen,
    stock,
    waited,
)


def refused(table: Table, seat: str, text: str) -> tuple[str, str]:
    before = table.position()
    with pytest.raises(Refused) as no:
        table.act(seat, text)
    assert table.position() == before
    assert not may(table, seat, text)
    return no.value.code, no.value.clause


@pytest.mark.clause("WA-S58", "WA-069", "WA-079", "WA-078")
def test_wa_s58_pieces_come_off_evenly() -> None:
    table = at(fleet={"A": [ITALIAN]}, levels={ITALIAN: (2, 2, 1)})
    assert refused(table, "A", "sell Rex") == ("sell/uneven", "WA-069")
    play(table, "A sell Andrea Doria")
    assert (levels(table, ITALIAN), cash(table)["A"]) == ((1, 2, 1), 1550)


@pytest.mark.clause("WA-S59", "WA-080")
def test_wa_s59_all_suites_at_once() -> None:
    table = at(fleet={"A": [ITALIAN]}, levels={ITALIAN: 5})
    play(table, "A sell Rex 15")
    assert (levels(table, ITALIAN), cash(table)["A"], seen(table).suites()) == ((0, 0, 0), 2250, 12)


def suites(decks: int, **readings: Any) -> Table:
    """Italian Line 5, 5, 5, and so many decks in the Bank."""
    return at(
        {"D": POOR},
        {"A": [ITALIAN], "D": D_FLEET},
        levels={ITALIAN: 5} | stock(decks, 9, suites_of_mine=3),
        **readings,
    )


@pytest.mark.clause("WA-S60", "WA-081")
def test_wa_s60_a_suite_counts_as_five_decks() -> None:
    table = suites(6)
    play(table, "A sell Rex")
    assert (levels(table, ITALIAN), cash(table)["A"]) == ((5, 5, 4), 1550)
    assert (seen(table).decks(), seen(table).suites()) == (2, 10)


@pytest.mark.clause("WA-S61", "WA-R12")
def test_wa_s61_too_few_decks_one_sell_down() -> None:
    table = suites(3)
    assert refused(table, "A", "sell Rex") == ("sell/no_decks", "WA-R12")
    play(table, "A sell Rex 12")
    assert (levels(table, ITALIAN), cash(table)["A"]) == ((1, 1, 1), 2100)
    assert (seen(table).decks(), seen(table).suites()) == (0, 12)


@pytest.mark.clause("WA-R12")
def test_wa_r12_the_decks_on_the_group_itself_count_too() -> None:
    table = at(
        {"D": POOR},
        {"A": [ITALIAN], "D": D_FLEET},
        levels={ITALIAN: (5, 5, 4)} | stock(0, 10, mine=4, suites_of_mine=2),
    )
    assert refused(table, "A", "sell Andrea Doria 9") == ("sell/no_decks", "WA-R12")  # 2, 2, 1 takes five
    assert may(table, "A", "sell Andrea Doria 10")
    play(table, "A sell Andrea Doria 11")
    assert (levels(table, ITALIAN), cash(table)["A"]) == ((1, 1, 1), 1500 + 11 * 50)
    assert (seen(table).decks(), seen(table).suites()) == (1, 12)


@pytest.mark.clause("WA-R12")
def test_wa_r12_or_only_the_whole_group_may_be_cleared() -> None:
    table = suites(3, suite_breakdown_shortage="must_clear_group")
    assert refused(table, "A", "sell Rex 12") == ("sell/no_decks", "WA-R12")
    play(table, "A sell Rex 15")
    assert cash(table)["A"] == 2250
    enough = suites(6, suite_breakdown_shortage="must_clear_group")
    play(enough, "A sell Rex")
    assert levels(enough, ITALIAN) == (5, 5, 4)


@pytest.mark.clause("WA-R12")
def test_wa_r12_or_the_missing_decks_are_owed() -> None:
    table = suites(3, suite_breakdown_shortage="decks_on_credit")
    play(table, "A sell Rex")
    assert (levels(table, ITALIAN), seen(table).decks()) == ((5, 5, 4), -1)
    assert refused(table, "D", "build Leviathan") == ("build/none_left", "WA-073")


@pytest.mark.clause("WA-R25")
def test_wa_r25_by_the_amount_paid_the_last_bought_goes_first() -> None:
    table = at(fleet={"A": [ITALIAN]}, levels={ITALIAN: 1}, sell_back_base="amount_paid", state={"paid": paid(ITALIAN)})
    play(table, "A sell Andrea Doria")
    assert cash(table)["A"] == 1500 + 150
    play(table, "A sell Conte di Savoia 2")
    assert cash(table)["A"] == 1500 + 150 + 60 + 50


def paid(line: str) -> list[list[int]]:
    """By group: on the Italian Line pieces for 100, 120 and 300, nothing elsewhere."""
    return [[100, 120, 300] if n == 3 else [] for n in range(10)] if line == ITALIAN else []


@pytest.mark.clause("WA-S62", "WA-077")
def test_wa_s62_no_vessel_of_an_improved_group_is_sold() -> None:
    table = at(fleet={"A": [ITALIAN]}, levels={"Rex": 1})
    assert refused(table, "A", "offer B: Conte di Savoia for 300") == ("offer/improved", "WA-077")
    play(table, "A sell Rex", "A offer B: Conte di Savoia for 300", "B accept 1")
    assert seen(table).owner("Conte di Savoia") == "B"


@pytest.mark.clause("WA-S63", "WA-082", "WA-084", "WA-086")
def test_wa_s63_mortgaging_and_lifting() -> None:
    table = at(fleet={"A": ["Paris"]})
    play(table, "A mortgage Paris")
    assert cash(table)["A"] == 1610
    play(table, "A lift Paris")
    assert cash(table)["A"] == 1489


@pytest.mark.clause("WA-S64", "WA-086", "WA-R04")
@pytest.mark.parametrize(
    ("vessel", "rounding", "cost"),
    [
        ("Queen Elizabeth", "up", 193),
        ("Calshot", "up", 83),
        ("Queen Elizabeth", "down", 192),
        ("Calshot", "nearest", 83),
        ("Calshot", "down", 82),
    ],
)
def test_wa_s64_interest_is_rounded_for_each_vessel(vessel: str, rounding: str, cost: int) -> None:
    table = at(fleet={"A": [vessel]}, mortgaged=[vessel], rounding=rounding)
    play(table, f"A lift {vessel}")
    assert cash(table)["A"] == 1500 - cost


def mortgaged_rex(**given: Any) -> Table:
    """A offers mortgaged Rex to B for 40, and B accepts."""
    table = at(fleet={"A": ["Rex"]}, mortgaged=["Rex"], **given)
    play(table, "A offer B: Rex for 40", "B accept 1")
    return table


@pytest.mark.clause("WA-S65", "WA-089", "WA-090")
def test_wa_s65_a_mortgaged_vessel_lifted_at_once() -> None:
    table = mortgaged_rex()
    assert waited(table) == "B"
    play(table, "B lift Rex")
    assert (cash(table)["A"], cash(table)["B"], seen(table).is_mortgaged("Rex")) == (1540, 1350, False)


@pytest.mark.clause("WA-S66", "WA-091", "WA-R51")
def test_wa_s66_or_held_and_lifted_later() -> None:
    table = mortgaged_rex()
    play(table, "B hold")
    assert cash(table)["B"] == 1450
    play(table, "B lift Rex")
    assert cash(table)["B"] == 1340


@pytest.mark.clause("WA-R51")
def test_wa_r51_a_trade_is_refused_if_the_interest_could_not_be_paid() -> None:
    table = at({"B": {"cash": 45}}, {"A": ["Rex"]}, mortgaged=["Rex"])
    play(table, "A offer B: Rex for 40")
    assert refused(table, "B", "accept 1") == ("trade/interest", "WA-R51")
    play(table, "A offer B: Rex for 35", "B accept 2")
    assert cash(table)["B"] == 0
    gift = at(fleet={"A": ["Rex"]}, mortgaged=["Rex"])
    play(gift, "A offer B: Rex for nothing", "B accept 1", "B hold")
    assert cash(gift)["B"] == 1490


@pytest.mark.clause("WA-R51", "WA-090", "WA-091")
def test_wa_r51_when_mortgaged_vessels_are_exchanged_each_new_owner_pays_and_may_lift() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Paris"]}, mortgaged=["Rex", "Paris"])
    play(table, "A offer B: Rex for Paris", "B accept 1")
    assert (cash(table)["A"], cash(table)["B"]) == (1500 - 11, 1500 - 10)
    play(table, "A lift Paris", "B hold")
    assert (cash(table)["A"], cash(table)["B"]) == (1489 - 110, 1490)
    assert [seen(table).is_mortgaged(vessel) for vessel in ("Rex", "Paris")] == [True, False]


@pytest.mark.clause("WA-R51")
def test_wa_r51_who_made_the_offer_must_be_able_to_pay_the_interest_too() -> None:
    table = at({"A": {"cash": 45}}, {"B": ["Rex"]}, mortgaged=["Rex"])
    play(table, "A offer B: 40 for Rex")
    assert refused(table, "B", "accept 1") == ("trade/interest", "WA-R51")
    play(table, "A offer B: 35 for Rex", "B accept 2")
    assert (cash(table)["A"], seen(table).owner("Rex")) == (0, "A")


@pytest.mark.clause("WA-S67", "WA-088")
def test_wa_s67_nobody_else_may_lift_a_mortgage() -> None:
    table = at(fleet={"A": ["Rex"]}, mortgaged=["Rex"])
    assert refused(table, "B", "lift Rex") == ("lift/not_yours", "WA-088")
    assert seen(table).owner("Rex") == "A"


@pytest.mark.clause("WA-S68", "WA-101", "WA-102", "WA-R34", "WA-I18")
def test_wa_s68_nothing_is_lent_between_players() -> None:
    table = at(fleet={"A": ["Rex"]})
    assert refused(table, "A", "offer B: nothing for 100") == ("offer/loan", "WA-102")
    assert refused(table, "A", "offer B: 100 for nothing") == ("offer/loan", "WA-102")
    with pytest.raises(Refused) as no:
        table.act("A", "offer B: 120 later for 100")
    assert no.value.code == "notation/unknown"


@pytest.mark.clause("WA-101", "WA-084")
def test_wa_101_only_the_bank_lends_and_only_on_a_mortgage() -> None:
    table = at({"A": {"cash": 10}}, {"A": ["Rex"]})
    events = play(table, "A mortgage Rex")
    assert cited(events) == ["WA-082", "WA-084"]
    assert cash(table) == {"A": 110, "B": 1500, "C": 1500, "D": 1500}
    assert refused(table, "A", "mortgage Rex") == ("mortgage/twice", "WA-084")


@pytest.mark.clause("WA-S83", "WA-075")
def test_wa_s83_a_private_sale() -> None:
    table = at(fleet={"A": ["Paris"], "B": ["Normandie"], "C": ["Île de France"]})
    play(table, "A offer B: Paris for 500", "B accept 1")
    assert (cash(table)["A"], cash(table)["B"], seen(table).owner("Paris")) == (2000, 1000, "B")


@pytest.mark.clause("WA-S84", "WA-076", "WA-078")
def test_wa_s84_pieces_are_sold_to_the_bank_only() -> None:
    table = at(fleet={"A": [CUNARD]}, levels={CUNARD: 1})
    for text in ("offer B: deck for 150", "offer B: Queen Mary for 150"):
        with pytest.raises(Refused):
            table.act("A", text)
    play(table, "A sell Queen Mary")
    assert cash(table)["A"] == 1600


@pytest.mark.clause("WA-S86", "WA-083", "WA-085", "WA-038")
def test_wa_s86_an_improved_group_is_not_mortgaged() -> None:
    table = at({"B": {"at": 14}}, {"A": [FRENCH]}, levels={FRENCH: 1}, seats=2, mover="B", chance=[(3, 4)])
    assert refused(table, "A", "mortgage Normandie") == ("mortgage/improved", "WA-083")
    play(table, "A sell Normandie")  # bare itself, but its group is not
    assert refused(table, "A", "mortgage Normandie") == ("mortgage/improved", "WA-083")
    play(table, "A sell Paris 2")
    assert cash(table)["A"] == 1725
    play(table, "A mortgage Normandie")
    assert cash(table)["A"] == 1845
    play(table, "B throw")
    assert cash(table)["B"] == 1500 - 36


@pytest.mark.clause("WA-082")
def test_wa_082_one_mortgages_what_one_owns() -> None:
    table = at(fleet={"B": ["Rex"]})
    assert refused(table, "A", "mortgage Rex") == ("mortgage/not_yours", "WA-082")
    assert refused(table, "A", "mortgage Paris") == ("mortgage/not_yours", "WA-082")
    assert refused(table, "B", "lift Rex") == ("lift/not_mortgaged", "WA-086")
    assert refused(at({"A": {"cash": 120}}, {"A": ["Paris"]}, mortgaged=["Paris"]), "A", "lift Paris") == (
        "lift/cash",
        "WA-086",
    )


@pytest.mark.clause("WA-078")
def test_wa_078_one_sells_what_one_has() -> None:
    table = at(fleet={"A": [CUNARD, ITALIAN], "B": [FRENCH]}, levels={CUNARD: 1, FRENCH: 1})
    assert refused(table, "A", "sell Rex") == ("sell/nothing", "WA-078")
    assert refused(table, "A", "sell Paris") == ("sell/not_yours", "WA-078")
    assert refused(table, "A", "sell Queen Mary 3") == ("sell/count", "WA-078")
