"""Houses: complete series, five on a space, never more than one apart, half price back."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.testing import cited, play
from tests.games.finance.town import at, cash, go_on, houses, may, refusal, seen, stops, waited


@pytest.mark.clause("FIN-S14", "FIN-046", "FIN-047", "FIN-048")
def test_fin_s14_houses_go_on_one_by_one_and_evenly() -> None:
    table = at({"A": {"cash": 300}}, {"A": ["wayback"]})
    events = play(table, "A build Wayback")
    assert cash(table)["A"] == 250
    assert "FIN-046" in cited(events)
    assert refusal(table, "A build Wayback") == ("build/uneven", "FIN-048")
    play(table, "A build Rubeville")
    assert cash(table)["A"] == 200
    play(table, "A build Wayback")
    assert (cash(table)["A"], houses(table, "wayback")) == (150, (2, 1))


@pytest.mark.clause("FIN-S16", "FIN-045", "FIN-R11")
def test_fin_s16_a_series_is_colour_and_value() -> None:
    given: dict[str, Any] = {"leases": {"A": ["boomtown"], "B": ["Wall Street"]}}
    table = at(**given)
    play(table, "A build Boomtown")
    assert cash(table)["A"] == 900
    by_value = at(**given, series_rule="cash_value")
    assert refusal(by_value, "A build Boomtown") == ("build/series", "FIN-045")
    five = at(leases={"A": ["boomtown", "wall"]}, series_rule="cash_value")
    play(five, "A build Boomtown", "A build Wall Street")
    assert refusal(five, "A build Wall Street") == ("build/uneven", "FIN-048")


@pytest.mark.clause("FIN-S17", "FIN-047")
def test_fin_s17_at_most_five_houses_on_a_space() -> None:
    table = at(leases={"A": ["wayback"]}, houses={"wayback": 5})
    assert refusal(table, "A build Wayback") == ("build/full", "FIN-047")
    assert refusal(table, "A build Rubeville") == ("build/full", "FIN-047")


@pytest.mark.clause("FIN-S18", "FIN-051", "FIN-052", "FIN-053", "FIN-R15")
def test_fin_s18_tearing_down_for_half_and_rebuilding_for_the_full_price() -> None:
    table = at({"A": {"cash": 0}}, {"A": ["maguire"]}, houses={"maguire": (2, 2, 1)})
    assert refusal(table, "A tear down O'Leary Avenue") == ("tear/uneven", "FIN-R15")
    play(table, "A tear down Maguire Street")
    assert (cash(table)["A"], houses(table, "maguire")) == (70, (1, 2, 1))
    assert refusal(table, "A build Maguire Street") == ("build/cash", "FIN-046")
    rich = at({"A": {"cash": 70}}, {"A": ["maguire"]}, houses={"maguire": (2, 2, 1)})
    play(rich, "A tear down Maguire Street", "A build Maguire Street")
    assert cash(rich)["A"] == 0


@pytest.mark.clause("FIN-R15", "FIN-048")
def test_fin_r15_by_a_house_rule_houses_come_down_anywhere() -> None:
    table = at(leases={"A": ["maguire"]}, houses={"maguire": (2, 2, 1)}, even_teardown=False)
    play(table, "A tear down O'Leary Avenue", "A tear down Maguire Street", "A tear down Maguire Street")
    assert houses(table, "maguire") == (0, 2, 0)
    assert refusal(table, "A build DeLancey Street") == ("build/uneven", "FIN-048")
    play(table, "A build O'Leary Avenue")  # the limit is tested for the space built on alone
    assert houses(table, "maguire") == (0, 2, 1)


@pytest.mark.clause("FIN-044", "FIN-045", "FIN-R12")
def test_fin_044_houses_stand_on_streets_of_complete_series_only() -> None:
    table = at(leases={"A": ["railroads", "Wayback", "boomtown"]})
    assert refusal(table, "A build Santa Fe R.R.") == ("build/no_street", "FIN-044")
    assert refusal(table, "A build Wayback") == ("build/series", "FIN-045")
    assert refusal(table, "B build Boomtown") == ("build/series", "FIN-045")


@pytest.mark.clause("FIN-S42", "FIN-046", "FIN-R14")
def test_fin_s42_building_does_not_change_a_rent_that_is_paid() -> None:
    table = stops(14, (2, 3), (1, 3), mover="C", leases={"B": ["boomtown"]}, players={"D": {"at": 10}})
    assert cash(table)["C"] == 991
    play(table, "B build Easy Street")
    assert cash(table)["C"] == 991
    go_on(table)
    play(table, "D throw")
    assert cash(table)["D"] == 955


@pytest.mark.clause("FIN-R14", "FIN-R23", "FIN-046")
def test_fin_r14_anybody_builds_in_any_open_window_also_from_jail() -> None:
    before = at({"B": {"at": 20, "jail": 0}}, {"B": ["wayback"], "C": ["wall"]})
    play(before, "C build Wall Street", "B build Wayback")
    assert waited(before) == "A"
    sale = stops(6, (2, 3), leases={"B": ["wayback"]})
    assert refusal(sale, "B build Wayback") == ("bid/choose", "FIN-032")


@pytest.mark.clause("FIN-R16")
def test_fin_r16_houses_without_limit_or_so_many() -> None:
    assert seen(at()).houses_left() == -1
    rows = {"sylvan": 5, "boomtown": (5, 5, 5), "wall": (1, 0)}
    table = at(leases={"A": ["wayback"], "B": ["sylvan", "boomtown", "wall"]}, houses=rows, house_supply=32)
    assert seen(table).houses_left() == 1
    play(table, "A build Wayback")
    assert refusal(table, "A build Rubeville") == ("build/none_left", "FIN-R16")
    assert not may(table, "B", "build LaSalle Street")
    play(table, "B tear down Wall Street", "A build Rubeville")


@pytest.mark.clause("FIN-S34", "FIN-101", "FIN-R28")
def test_fin_s34_a_withdrawn_lease_spoils_its_series_and_costs_nothing() -> None:
    table = stops(11, (2, 3), mover="C", leases={"B": ["Rickety Row", "Easy Street"]}, withdrawn=["Boomtown"])
    assert refusal(table, "B build Easy Street") == ("build/series", "FIN-045")
    assert (cash(table)["C"], seen(table).lot()) == (1000, None)
    shrunk = at(leases={"B": ["Rickety Row", "Easy Street"]}, withdrawn=["Boomtown"], withdrawn_series="shrinks")
    play(shrunk, "B build Easy Street")
    assert refusal(shrunk, "B build Easy Street") == ("build/uneven", "FIN-048")
    assert refusal(shrunk, "B build Boomtown") == ("build/series", "FIN-045")


@pytest.mark.clause("FIN-R28")
def test_fin_r28_rates_count_what_is_owned_and_nothing_is_shared_of_a_broken_set() -> None:
    given: dict[str, Any] = {"withdrawn": ["Santa Fe R.R."], "withdrawn_series": "shrinks"}
    table = stops(
        5, (2, 2), leases={"B": ["Pennsylvania R.R.", "New York Central R.R.", "Southern Pacific R.R."]}, **given
    )
    assert cash(table)["A"] == 930
    split = at(leases={"A": ["Pennsylvania R.R."], "B": ["New York Central R.R.", "Southern Pacific R.R."]}, **given)
    assert refusal(split, "A share railroads: A 50, B 50") == ("share/owners", "FIN-R34")


@pytest.mark.clause("FIN-R28")
def test_fin_r28_where_a_series_shrinks_the_rest_is_complete_at_once() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Boomtown"], "B": ["Rickety Row", "Easy Street"]}}
    table = at(**given, withdrawn_series="shrinks")
    assert not may(table, "B", "build Easy Street")
    play(table, "A resign")
    assert (may(table, "B", "build Easy Street"), seen(table).complete("B")) == (True, ("boomtown",))
    dead = at(**given)
    play(dead, "A resign")
    assert not may(dead, "B", "build Easy Street")
