"""Chance, Community Chest, tariff, taxes and luxury; debts to the Bank; paupers."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.testing import cited, play
from tests.games.finance.town import EXPERIENCED, at, board, cash, go_on, refusal, seen, square, stops, told


@pytest.mark.clause("FIN-S11", "FIN-070")
def test_fin_s11_community_chest_pays_the_bank() -> None:
    table = stops(2, (1, 1), "CC10", players={"A": {"cash": 500}})
    assert cash(table)["A"] == 470 + 0
    assert "FIN-070" in cited(table.events)
    assert sorted(card.amount for card in board().chest) == [5, 10, 10, 15, 15, 20, 20, 25, 25, 30, 50, 100]


@pytest.mark.clause("FIN-S12", "FIN-071", "FIN-R13")
def test_fin_s12_the_tariff_is_a_tenth_of_cash_alone() -> None:
    given: dict[str, Any] = {"players": {"A": {"cash": 437}}, "leases": {"A": ["wayback"]}}
    assert cash(stops(4, (1, 3), **given))["A"] == 394
    assert cash(stops(4, (1, 3), **given, tariff_rounding="up"))["A"] == 393
    assert cash(stops(4, (1, 3), **given, tariff_rounding="nearest"))["A"] == 393
    half = stops(4, (1, 3), players={"A": {"cash": 434}}, tariff_rounding="nearest")
    assert cash(half)["A"] == 391


@pytest.mark.clause("FIN-S13", "FIN-072", "FIN-073")
def test_fin_s13_taxes_and_luxury() -> None:
    table = stops(10, (4, 6), players={"A": {"cash": 200}})
    assert cash(table)["A"] == 180
    later = stops(38, (4, 6), players={"A": {"cash": 180}})
    assert cash(later)["A"] == 105


@pytest.mark.clause("FIN-S26", "FIN-074", "FIN-030", "FIN-R25")
def test_fin_s26_a_card_moves_him_on_past_start_to_a_sale() -> None:
    table = stops(36, (1, 2), "CH03", players={"A": {"cash": 80}})
    assert (square(table, "A"), cash(table)["A"]) == (5, 330)
    assert seen(table).lot() == ("Pennsylvania R.R.", 0, "")


@pytest.mark.clause("FIN-S27", "FIN-074", "FIN-071")
def test_fin_s27_a_card_sends_him_back_to_the_tariff() -> None:
    table = stops(7, (1, 2), "CH08", players={"A": {"cash": 600}})
    assert (square(table, "A"), cash(table)["A"]) == (4, 540)


@pytest.mark.clause("FIN-R25", "FIN-022")
def test_fin_r25_income_only_for_moves_forward() -> None:
    forward = stops(36, (1, 2), "CH02", players={"A": {"cash": 80}})
    assert (square(forward, "A"), cash(forward)["A"]) == (0, 330)
    twice = stops(7, (6, 6), "CH02", players={"A": {"cash": 0}})
    assert cash(twice)["A"] == 500  # past Start by the throw, and round to it by the card
    back = stops(7, (1, 2), "CH08")
    assert cash(back)["A"] == 900
    jailed = stops(36, (1, 2), "CH01")
    assert cash(jailed)["A"] == 1000


@pytest.mark.clause("FIN-074")
@pytest.mark.parametrize(
    ("card", "left"), [("CH09", 1025), ("CH12", 1150), ("CH13", 985), ("CH15", 925), ("CH16", 1000)]
)
def test_fin_074_receipts_and_payments(card: str, left: int) -> None:
    assert cash(stops(22, (2, 4), card))["A"] == left


@pytest.mark.clause("FIN-074")
def test_fin_074_a_card_counts_houses() -> None:
    table = stops(22, (2, 4), "CH16", leases={"A": ["wayback"]}, houses={"wayback": (2, 3)})
    assert cash(table)["A"] == 875


@pytest.mark.clause("FIN-R07", "FIN-001", "FIN-002")
def test_fin_r07_a_cut_is_any_card_of_the_full_deck() -> None:
    table = parlour.at(
        {
            "game": "finance",
            "seats": 2,
            "stack": [{"turn": {"stage": "landed"}}, {"landing": {"stage": "cutting", "throw": 5}}],
            "players": {"A": {"at": 22}},
        },
        chance="by hand",
    )
    draw = table.draw()
    assert draw is not None
    assert len(draw.faces) == 16
    again = stops(
        22,
        (2, 4),
        "CH09",
        (1, 1),
        (5, 6),
        "CH09",
        seats=2,
        players={"B": {"at": 8}, "A": {"at": 16}},
        leases={"B": ["maguire"]},
    )
    play(again, "A end", "B throw", "B end")
    assert square(again, "B") == 10
    assert cash(again)["A"] == 1025  # the card was put back at once and may be cut again


@pytest.mark.clause("FIN-R07")
def test_fin_r07_or_the_decks_are_piles_and_a_used_card_goes_to_the_bottom() -> None:
    table = stops(22, (2, 4), "CH09", deck_mode="draw", seats=2)
    assert table.position()["chance"] == ["CH09"]
    others = [f"CH{n:02}" for n in range(1, 17) if n != 9]
    known = stops(22, (2, 4), deck_mode="draw", state={"chance": ["CH10", *[c for c in others if c != "CH10"], "CH09"]})
    assert cash(known)["A"] == 1050  # all have been seen, so the top card is known
    chance: Any = known.position()["chance"]
    assert chance[-1] == "CH10"


@pytest.mark.clause("FIN-S35", "FIN-R26")
def test_fin_s35_a_debt_to_the_bank_puts_nobody_out() -> None:
    table = stops(38, (4, 6), players={"A": {"cash": 30}})
    assert (cash(table)["A"], seen(table).is_in("A")) == (0, True)
    assert told(table, "forgiven") == ["A cannot raise the rest: the bank lets $45 go."]


@pytest.mark.clause("FIN-R26", "FIN-051", "FIN-055")
def test_fin_r26_he_raises_what_he_can_first() -> None:
    table = stops(38, (4, 6), players={"A": {"cash": 30}}, leases={"A": ["Wayback", "Broadway"]})
    assert seen(table).debt() == ("A", "", 75)
    play(table, "A mortgage Wayback")
    assert cash(table)["A"] == 5
    short = stops(38, (4, 6), players={"A": {"cash": 10}}, leases={"A": ["Wayback"]})
    assert (cash(short)["A"], seen(short).is_mortgaged("Wayback"), seen(short).is_in("A")) == (0, True, True)


@pytest.mark.clause("FIN-R26", "FIN-130")
def test_fin_r26_or_he_is_out_but_never_under_paupers() -> None:
    out = stops(
        38, (4, 6), players={"A": {"cash": 30}}, leases={"A": ["Wayback"]}, mortgaged=["Wayback"], bank_debt="eliminate"
    )
    assert not seen(out).is_in("A")
    assert seen(out).is_withdrawn("Wayback")
    kept = stops(
        38,
        (4, 6),
        players={"A": {"cash": 30}},
        bank_debt="eliminate",
        paupers=True,
        pauper_without_property=False,
    )
    assert (seen(kept).is_in("A"), cash(kept)["A"]) == (True, 0)


@pytest.mark.clause("FIN-R26")
def test_fin_r26_or_the_rest_is_taken_from_the_next_receipts() -> None:
    table = stops(
        38,
        (4, 6),
        (5, 5),
        players={"A": {"cash": 30}, "B": {"at": 0}},
        leases={"A": ["wayback"]},
        mortgaged=["wayback"],
        bank_debt="carry",
    )
    assert (cash(table)["A"], seen(table).owes("A")) == (0, 45)
    assert refusal(table, "A offer B: Wayback for 5") == ("offer/in_debt", "FIN-091")
    assert refusal(table, "B offer A: 5 for Wayback") == ("offer/in_debt", "FIN-091")
    assert refusal(table, "B share railroads: A 50, B 50")[0] == "share/owners"
    go_on(table)  # the window closes as ever
    play(table, "B throw")
    paid = at({"A": {"at": 35, "cash": 0, "owes": 45}}, chance=[(3, 2)], bank_debt="carry")
    play(paid, "A throw")
    assert (cash(paid)["A"], seen(paid).owes("A")) == (205, 0)
    built = at({"A": {"cash": 0, "owes": 45}}, {"A": ["wayback"]}, bank_debt="carry")
    assert refusal(built, "A build Wayback") == ("build/in_debt", "FIN-R26")
    sale = stops(11, (2, 3), players={"B": {"cash": 0, "owes": 45}}, bank_debt="carry")
    assert refusal(sale, "B bid 5") == ("bid/in_debt", "FIN-R26")


@pytest.mark.clause("FIN-S49", "FIN-131", "FIN-132")
def test_fin_s49_for_a_pauper_payments_are_reversed() -> None:
    table = stops(
        38, (4, 6), players={"A": {"cash": 60}}, leases={"A": ["wayback"]}, mortgaged=["wayback"], **EXPERIENCED
    )
    assert cash(table)["A"] == 135
    assert "FIN-132" in cited(table.events)


@pytest.mark.clause("FIN-131", "FIN-132", "FIN-R40")
def test_fin_r40_who_is_a_pauper_and_when() -> None:
    assert cash(stops(10, (4, 6), players={"A": {"cash": 99}}, paupers=True))["A"] == 119
    assert cash(stops(10, (4, 6), players={"A": {"cash": 100}}, paupers=True))["A"] == 80
    no_property = stops(10, (4, 6), players={"A": {"cash": 60}}, paupers=True, pauper_without_property=False)
    assert cash(no_property)["A"] == 40
    has_free = stops(10, (4, 6), players={"A": {"cash": 60}}, leases={"A": ["Wayback"]}, paupers=True)
    assert cash(has_free)["A"] == 40
    assert cash(stops(2, (1, 1), "CC10", players={"A": {"cash": 60}}, paupers=True))["A"] == 90
    assert cash(stops(4, (1, 3), players={"A": {"cash": 60}}, paupers=True))["A"] == 66
    assert cash(stops(22, (2, 4), "CH10", players={"A": {"cash": 60}}, paupers=True))["A"] == 110  # receipts stay
    rent = stops(3, (1, 2), players={"A": {"cash": 60}}, leases={"B": ["Rubeville"]}, paupers=True)
    assert cash(rent)["A"] == 56
    fee = at({"A": {"at": 20, "jail": 0, "cash": 60}}, chance=[(4, 6)], paupers=True)
    play(fee, "A pay 50")
    assert cash(fee)["A"] == 10  # the fee of Jail is not reversed


@pytest.mark.clause("FIN-R29", "FIN-003")
def test_fin_r29_the_bank_never_runs_out() -> None:
    table = stops(22, (2, 4), "CH12", players={"A": {"cash": 9_000_000}})
    assert cash(table)["A"] == 9_000_150


@pytest.mark.clause("FIN-R26")
def test_fin_r26_what_is_carried_adds_up() -> None:
    table = stops(10, (4, 6), players={"A": {"at": 0, "cash": 0, "owes": 45}}, bank_debt="carry")
    assert seen(table).owes("A") == 65
