"""Deals between players: what may be offered, answering, house owners, houses, mortgages, free rides."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.testing import cited, play
from tests.games.finance.town import (
    EXPERIENCED,
    RAILROADS,
    at,
    board,
    cash,
    houses,
    leases_of,
    may,
    owing,
    refusal,
    seen,
    stops,
    told,
    waited,
)


@pytest.mark.clause("FIN-S40", "FIN-090", "FIN-R32")
def test_fin_s40_a_deal_moves_a_lease_and_each_gives_something() -> None:
    table = at(leases={"A": ["Rubeville"], "B": ["Boomtown"]})
    events = play(table, "A offer B: 40 + Rubeville for Boomtown", "B accept 1")
    assert (seen(table).owner("Rubeville"), seen(table).owner("Boomtown")) == ("B", "A")
    assert (cash(table)["A"], cash(table)["B"]) == (960, 1040)
    assert "FIN-090" in cited(events)
    assert refusal(table, "A offer C: 40 for nothing") == ("offer/no_lease", "FIN-R32")


@pytest.mark.clause("FIN-R32")
def test_fin_r32_nothing_is_given_for_nothing_unless_the_table_allows_gifts() -> None:
    table = at(leases={"A": ["Rubeville"]})
    assert refusal(table, "A offer B: Rubeville for nothing") == ("offer/one_sided", "FIN-R32")
    assert refusal(table, "A offer B: 5 + Rubeville for 5") == ("offer/both_cash", "FIN-R32")
    gifts = at(leases={"A": ["Rubeville"]}, gifts=True)
    play(gifts, "A offer B: Rubeville for nothing", "B accept 1", "C offer A: 40 for nothing", "A accept 2")
    assert (seen(gifts).owner("Rubeville"), cash(gifts)["A"]) == ("B", 1040)


@pytest.mark.clause("FIN-090", "FIN-R31")
def test_fin_090_deals_in_open_windows_and_a_throw_closes_what_is_open() -> None:
    table = at(leases={"B": ["Rubeville"]}, chance=[(4, 6)])
    play(table, "B offer C: Rubeville for 5")
    assert waited(table) == "CA"
    play(table, "C counter 1: 3 for Rubeville")
    assert waited(table) == "BA"
    play(table, "B decline 2", "B offer C: Rubeville for 5", "C pass")
    assert "C lets B's offer go: Rubeville for $5." in told(table, "offer_lapsed")
    play(table, "D offer B: 9 for Rubeville", "B pass", "A throw", "A end")
    assert seen(table).offers() == ()


@pytest.mark.clause("FIN-R31")
def test_fin_r31_a_debt_closes_open_proposals() -> None:
    table = stops(14, (2, 2), mover="C", leases={"B": ["boomtown"], "D": ["Wayback"]}, forgetters=True)
    play(table, "D offer A: Wayback for 5", "B claim C for Easy Street")
    assert seen(table).offers() == ()


@pytest.mark.clause("FIN-S31", "FIN-091", "FIN-R27")
def test_fin_s31_a_debtor_makes_no_deal() -> None:
    table = owing("A", 200, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]})
    assert refusal(table, "A offer C: Broadway for 300") == ("debt/settle", "FIN-091")


@pytest.mark.clause("FIN-R27", "FIN-091")
def test_fin_r27_by_a_house_rule_a_debtor_sells_leases_for_cash() -> None:
    table = owing("A", 500, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}, debtor_sales=True)
    assert refusal(table, "A offer C: Broadway for Wayback")[0] == "offer/debtor_sells"
    play(table, "A offer C: Broadway for 460", "C decline 1", "A offer C: Broadway for 455", "A withdraw 2")
    play(table, "A offer C: Broadway for 452", "C decline 3")
    assert refusal(table, "A offer C: Broadway for 451") == ("offer/too_often", "FIN-R27")
    play(table, "A offer D: Broadway for 451", "D accept 4")
    assert (seen(table).owner("Broadway"), cash(table)["A"], cash(table)["B"]) == ("D", 1, 1500)
    lost = owing("A", 500, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}, debtor_sales=True)
    play(lost, "A give up")
    assert (seen(lost).is_in("A"), cash(lost)["B"]) == (False, 1220)
    able = owing("A", 100, "B", players={"A": {"cash": 50}}, leases={"A": ["Broadway"]}, debtor_sales=True)
    assert refusal(able, "A give up") == ("debt/covered", "FIN-100")


@pytest.mark.clause("FIN-R18")
def test_fin_r18_a_series_with_houses_moves_whole_or_bare() -> None:
    given: dict[str, Any] = {"leases": {"A": ["wayback"]}, "houses": {"wayback": 1}}
    table = at(**given)
    assert refusal(table, "A offer B: Wayback for 50") == ("offer/houses", "FIN-R18")
    play(table, "A offer B: Wayback + Rubeville for 300", "B accept 1")
    assert (seen(table).complete("B"), houses(table, "wayback")) == (("wayback",), (1, 1))
    clear = at(**given, trade_with_houses="clear_only")
    assert refusal(clear, "A offer B: Wayback + Rubeville for 300") == ("offer/houses", "FIN-R18")
    travel = at(**given, trade_with_houses="houses_travel")
    play(travel, "A offer B: Wayback for 50", "B accept 1")
    assert houses(travel, "wayback") == (1, 1)
    assert not may(travel, "A", "build Rubeville")
    play(travel, "B tear down Wayback")  # only one's own leases are looked at
    rent = stops(
        1,
        (2, 2),
        mover="C",
        leases={"A": ["Rubeville"], "B": ["Wayback"]},
        houses={"wayback": 1},
        trade_with_houses="houses_travel",
    )
    assert cash(rent)["B"] == 1010  # they earn


@pytest.mark.clause("FIN-R19")
def test_fin_r19_a_mortgage_goes_with_the_lease() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Broadway"]}, "mortgaged": ["Broadway"]}
    table = at(**given)
    play(table, "A offer B: Broadway for 10", "B accept 1")
    assert (seen(table).is_mortgaged("Broadway"), cash(table)["B"]) == (True, 990)
    play(table, "B redeem Broadway")
    assert cash(table)["B"] == 803
    now = at(**given, mortgage_on_transfer="interest_now")
    play(now, "A offer B: Broadway for 10", "B accept 1")
    assert (cash(now)["B"], seen(now).redeem_cost("Broadway")) == (973, 187)
    poor = at({"B": {"cash": 20}}, **given, mortgage_on_transfer="interest_now")
    play(poor, "A offer B: Broadway for 10")
    assert refusal(poor, "B accept 1") == ("trade/interest", "FIN-R19")
    must = at(**given, mortgage_on_transfer="must_redeem")
    assert refusal(must, "A offer B: Broadway for 10") == ("offer/mortgaged", "FIN-R19")


@pytest.mark.clause("FIN-128", "FIN-R39")
def test_fin_r39_a_house_owner_takes_no_lease_of_a_series_new_to_him() -> None:
    table = at(
        leases={"A": ["wayback", "Main Line"], "B": ["Chevy Chase", "Broadway"]},
        houses={"wayback": (1, 0)},
        **EXPERIENCED,
    )
    assert refusal(table, "A offer B: 50 for Broadway") == ("offer/house_owner", "FIN-128")
    assert may(table, "A", "offer B: 50 for Chevy Chase")
    assert refusal(table, "A offer B: Main Line for Chevy Chase") == ("offer/house_owner", "FIN-128")
    assert may(table, "B", "offer A: 50 for Main Line")


@pytest.mark.clause("FIN-R31")
def test_fin_r31_money_that_is_short_is_a_refusal_and_nothing_moves() -> None:
    table = at({"B": {"cash": 500}}, leases={"A": ["Rubeville"], "B": ["Boomtown"], "C": ["Broadway"]})
    play(table, "A offer B: Rubeville for 400", "C offer B: Broadway for 200", "B accept 2")
    assert refusal(table, "B accept 1") == ("trade/changed", "FIN-R31")
    play(table, "B mortgage Boomtown")
    assert seen(table).owner("Rubeville") == "A"


@pytest.mark.clause("FIN-R31", "FIN-R18", "FIN-R19", "FIN-R34", "FIN-R42")
@pytest.mark.parametrize(
    ("offer", "changes", "said"),
    [
        ("B: 200 for Main Line", ["B mortgage Main Line"], "Main Line: now mortgaged"),
        ("B: 200 for Broadway", ["B redeem Broadway"], "Broadway: mortgage paid off"),
        ("B: Rubeville for 400", ["A offer C: Rubeville for 5", "C accept 2"], "Rubeville: changed hands"),
        ("B: Rubeville for 400", ["A build Wayback"], "Rubeville: built on or cleared"),
    ],
)
def test_fin_r31_an_offer_lapses_at_once_when_something_in_it_changes(
    offer: str, changes: list[str], said: str
) -> None:
    table = at(leases={"A": ["wayback"], "B": ["Main Line", "Broadway"]}, mortgaged=["Broadway"])
    play(table, f"A offer {offer}", *changes)
    assert told(table, "offer_voided") == [f"A's offer no longer stands ({said})."]
    assert seen(table).offers() == ()
    assert refusal(table, "B accept 1") == ("offer/none", "FIN-R31")


@pytest.mark.clause("FIN-S54", "FIN-150", "FIN-151", "FIN-152")
def test_fin_s54_a_free_ride_is_a_stop_without_rent() -> None:
    table = at(leases={"A": ["Chevy Chase"], "B": ["Main Line", "Grosse Point"]}, **EXPERIENCED)
    play(table, "A offer B: Chevy Chase for 300 + 2 rides on the mainline series", "B accept 1")
    assert seen(table).rides() == (("A", "B", 2, ("Main Line", "Chevy Chase", "Grosse Point")),)
    assert (cash(table)["A"], cash(table)["B"]) == (1300, 700)
    ride = {"holder": "A", "grantor": "B", "scope": ["Main Line"], "bound": ["Main Line"], "count": 2}
    stopped = stops(
        26, (2, 3), leases={"B": ["mainline"]}, houses={"mainline": 3}, state={"rides": [ride]}, **EXPERIENCED
    )
    assert waited(stopped) == "A"
    play(stopped, "A ride")
    assert cash(stopped)["A"] == 1000
    play(stopped, "B strike A on Main Line")
    assert seen(stopped).rides()[0][2] == 1


def riding(count: int, scope: list[str], bound: list[str] | None = None) -> dict[str, object]:
    ride = {"holder": "A", "grantor": "B", "scope": scope, "bound": scope if bound is None else bound, "count": count}
    return {"rides": [ride]}


MAINLINE = ["Main Line", "Chevy Chase", "Grosse Point"]


@pytest.mark.clause("FIN-R42", "FIN-151")
def test_fin_r42_the_holder_may_save_his_ride_and_the_last_is_gone_when_used() -> None:
    given: dict[str, Any] = {"leases": {"B": ["mainline"]}, "free_rides": True}
    paid = stops(26, (2, 3), **given, state=riding(1, MAINLINE))
    play(paid, "A pay")
    assert (cash(paid)["A"], len(seen(paid).rides())) == (985, 1)
    used = stops(26, (2, 3), **given, state=riding(1, MAINLINE))
    used.time_out("A")
    assert (cash(used)["A"], seen(used).rides()) == (1000, ())
    mortgaged = stops(26, (2, 3), **given, mortgaged=["Main Line"], state=riding(1, MAINLINE))
    assert len(seen(mortgaged).rides()) == 1  # no rent due, no ride spent
    elsewhere = stops(27, (2, 3), **given, state=riding(1, ["Main Line"]))
    assert cash(elsewhere)["A"] == 984  # the deal narrowed them to a named lease


@pytest.mark.clause("FIN-R42", "FIN-150", "FIN-152")
def test_fin_r42_rides_are_given_by_the_taker_of_a_lease_on_its_series() -> None:
    table = at(leases={"A": ["Chevy Chase", "Broadway"], "B": ["Main Line", "Wayback"]}, free_rides=True)
    assert may(table, "A", "offer B: Chevy Chase for 1 ride on the mainline series")
    assert may(table, "A", "offer B: Chevy Chase for 5 rides on Main Line / Chevy Chase")
    assert refusal(table, "A offer B: Chevy Chase for 1 ride on the wayback series") == ("offer/rides_for", "FIN-R42")
    assert refusal(table, "A offer B: Chevy Chase + 1 ride on Chevy Chase for 5") == ("offer/rides_for", "FIN-R42")
    assert refusal(table, "A offer B: Chevy Chase for 1 ride on Grosse Point") == ("offer/rides_for", "FIN-R42")
    off = at(leases={"A": ["Chevy Chase"]})
    assert refusal(off, "A offer B: Chevy Chase for 1 ride on the mainline series") == ("offer/rides", "FIN-150")


@pytest.mark.clause("FIN-R42")
def test_fin_r42_at_most_five_for_each_holder_and_series() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Chevy Chase"], "B": ["Main Line"]}, "free_rides": True}
    table = at(**given, state=riding(3, MAINLINE, ["Main Line"]))
    assert may(table, "A", "offer B: Chevy Chase for 2 rides on the mainline series")
    assert refusal(table, "A offer B: Chevy Chase for 3 rides on Main Line") == ("offer/rides_cap", "FIN-R42")
    three = at(**given, free_ride_cap=3)
    assert refusal(three, "A offer B: Chevy Chase for 4 rides on Main Line") == ("offer/rides_cap", "FIN-R42")
    no_cap = at(**given, free_ride_cap=0, state=riding(9, MAINLINE, ["Main Line"]))
    assert may(no_cap, "A", "offer B: Chevy Chase for 5 rides on the mainline series")


@pytest.mark.clause("FIN-R42", "FIN-152")
def test_fin_r42_rides_bind_what_the_grantor_gets_later_and_follow_a_lease_that_is_sold() -> None:
    given: dict[str, Any] = {"leases": {"B": ["Main Line"], "C": ["Chevy Chase"]}, "free_rides": True}
    table = at(**given, state=riding(2, MAINLINE, ["Main Line"]))
    play(table, "B offer C: 50 for Chevy Chase", "C accept 1")
    assert seen(table).rides() == (("A", "B", 2, ("Main Line", "Chevy Chase")),)
    play(table, "B offer D: Main Line for 50", "D accept 2")
    assert seen(table).rides() == (("A", "B", 2, ("Main Line", "Chevy Chase")),)
    grantor = at(**given, state=riding(2, MAINLINE, ["Main Line"]), free_rides_follow="grantor")
    play(grantor, "B offer D: Main Line for 50", "D accept 1")
    assert seen(grantor).rides() == ()
    assert told(grantor, "rides_lapsed")


@pytest.mark.clause("FIN-R42")
def test_fin_r42_a_lease_that_returns_to_the_bank_is_free_of_rides() -> None:
    given: dict[str, Any] = {"leases": {"B": ["Main Line"], "C": ["Chevy Chase"]}, "free_rides": True}
    table = at(**given, state=riding(2, MAINLINE, ["Main Line", "Chevy Chase"]))
    play(table, "C resign")
    assert seen(table).rides() == (("A", "B", 2, ("Main Line",)),)
    play(table, "B resign")
    assert seen(table).rides() == ()
    held = at(**given, state=riding(2, MAINLINE, ["Main Line"]), mover="B")
    play(held, "A resign")
    assert seen(held).rides() == ()


@pytest.mark.clause("FIN-R42", "FIN-152")
def test_fin_r42_several_rides_and_the_narrower_is_used_first() -> None:
    wide = {"holder": "A", "grantor": "B", "scope": MAINLINE, "bound": MAINLINE, "count": 1}
    narrow = {"holder": "A", "grantor": "B", "scope": ["Main Line"], "bound": ["Main Line"], "count": 1}
    table = stops(26, (2, 3), leases={"B": ["mainline"]}, free_rides=True, state={"rides": [wide, narrow]})
    play(table, "A ride")
    assert seen(table).rides() == (("A", "B", 1, tuple(MAINLINE)),)


@pytest.mark.clause("FIN-150")
def test_rides_on_railroads_are_typed_terms_that_survive_a_position() -> None:
    table = at(leases={"A": RAILROADS[:1], "B": RAILROADS[1:2]}, free_rides=True)
    play(table, "A offer B: Pennsylvania R.R. for 3 rides on the railroads series", "B accept 1")
    rides: Any = table.position()["rides"]
    assert rides[0]["count"] == 3
    assert rides[0]["bound"] == list(RAILROADS[:2])
    assert rides[0]["scope"] == list(RAILROADS)


@pytest.mark.clause("FIN-150", "FIN-152")
def test_the_longest_deal_can_be_typed_and_replayed() -> None:
    """Every series may bring rides narrowed to some of its leases; what may be offered may be written."""
    wide = [name for name in board().series_ids if name != "goldberg"]
    table = at(leases={"A": wide, "B": ["goldberg"]}, **EXPERIENCED)
    mine = [lease for name in wide for lease in leases_of(name)]
    rides = [f"5 rides on {' / '.join(leases_of(name)[1:])}" for name in wide]
    text = f"offer B: {' + '.join(mine)} for {' + '.join(['1', 'Epstein Road', *rides])}"
    assert len(text) > 700
    play(table, f"A {text}", "B accept 1")
    assert parlour.replay(table.record()).position() == table.position()
