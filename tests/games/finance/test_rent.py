"""Rents of streets, railroads and utilities; collecting and waiving them; income for a circuit."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.kit.ledger import Paid
from parlour.testing import cited, play
from tests.games.finance.town import (
    EXPERIENCED,
    RAILROADS,
    at,
    board,
    cash,
    go_on,
    may,
    seen,
    square,
    stops,
    told,
    waited,
)


@pytest.mark.clause("FIN-S07", "FIN-040")
def test_fin_s07_the_plain_rent() -> None:
    table = stops(3, (1, 2), mover="C", leases={"B": ["Rubeville"]})
    assert (cash(table)["C"], cash(table)["B"]) == (996, 1004)
    assert "FIN-040" in cited(table.events)


@pytest.mark.clause("FIN-S08", "FIN-040")
def test_fin_s08_nobody_pays_himself() -> None:
    table = stops(3, (1, 2), mover="B", leases={"B": ["Rubeville"]})
    assert cash(table)["B"] == 1000
    assert not told(table, "rent_due")


@pytest.mark.clause("FIN-S09", "FIN-022", "FIN-040")
def test_fin_s09_income_on_passing_start_then_the_rent() -> None:
    table = stops(3, (5, 3), mover="D", players={"D": {"cash": 300}}, leases={"B": ["Rubeville"]})
    assert (square(table, "D"), cash(table)["D"]) == (3, 546)


@pytest.mark.clause("FIN-S10", "FIN-022", "FIN-R25")
def test_fin_s10_income_on_reaching_start() -> None:
    table = stops(0, (3, 4), players={"A": {"cash": 100}})
    assert (square(table, "A"), cash(table)["A"]) == (0, 350)
    again = at({"A": {"at": 0, "cash": 100}}, chance=[(4, 6)])
    play(again, "A throw")
    assert cash(again)["A"] == 80  # leaving Start pays nothing; the taxes are 20


@pytest.mark.clause("FIN-S15", "FIN-041", "FIN-042")
def test_fin_s15_house_rents_take_the_place_of_the_plain_one() -> None:
    table = stops(
        1, (2, 2), mover="C", leases={"B": ["wayback"]}, houses={"wayback": (3, 2)}, players={"C": {"cash": 900}}
    )
    assert cash(table)["C"] == 900 + 250 - 80
    assert "FIN-041" in cited(table.events)
    assert board().leases[0].rents == (2, 10, 30, 80, 160, 200)
    for lease in board().leases:
        assert list(lease.rents) == sorted(set(lease.rents))
        assert len(lease.rents) == (6 if board().series[lease.series].is_buildable else 0)


@pytest.mark.clause("FIN-S29", "FIN-080")
@pytest.mark.parametrize(("owned", "paid"), [(1, 15), (2, 30), (3, 70), (4, 150)])
def test_fin_s29_a_railroad_pays_by_the_number_owned(owned: int, paid: int) -> None:
    table = stops(5, (2, 2), leases={"B": RAILROADS[:owned]})
    assert (cash(table)["A"], cash(table)["B"]) == (1000 - paid, 1000 + paid)


@pytest.mark.clause("FIN-S30", "FIN-080", "FIN-057", "FIN-R20")
def test_fin_s30_a_mortgaged_railroad_earns_nothing_but_counts() -> None:
    given: dict[str, Any] = {"leases": {"B": RAILROADS[1:]}, "mortgaged": ["Santa Fe R.R."]}
    assert cash(stops(25, (2, 2), mover="C", **given))["C"] == 930
    assert cash(stops(35, (2, 2), mover="D", **given))["D"] == 1000
    uncounted = stops(25, (2, 2), mover="C", mortgaged_counts_for_rate=False, **given)
    assert cash(uncounted)["C"] == 970


@pytest.mark.clause("FIN-082", "FIN-R12")
def test_fin_082_utilities_pay_by_the_throw() -> None:
    assert cash(stops(28, (1, 4), leases={"B": ["U. G. I."]}))["B"] == 1020
    assert cash(stops(28, (1, 4), leases={"B": ["utilities"]}))["B"] == 1050
    one_mortgaged: dict[str, Any] = {"leases": {"B": ["utilities"]}, "mortgaged": ["A. P. & L."]}
    assert cash(stops(28, (1, 4), **one_mortgaged))["B"] == 1050
    assert cash(stops(28, (1, 4), mortgaged_counts_for_rate=False, **one_mortgaged))["B"] == 1020
    table = at(leases={"A": ["utilities", "railroads"]})
    assert not may(table, "A", "build U. G. I.")
    assert may(table, "A", "mortgage U. G. I.")
    assert (seen(table).value("U. G. I."), seen(table).value("Santa Fe R.R.")) == (80, 100)


@pytest.mark.clause("FIN-S28", "FIN-082", "FIN-R33")
def test_fin_s28_a_utility_reached_by_a_card_counts_this_turn_s_throw() -> None:
    table = stops(22, (4, 5), "CH07", leases={"B": ["utilities"]})
    assert (square(table, "A"), cash(table)["A"]) == (28, 910)
    again = stops(22, (4, 5), "CH07", (1, 2), leases={"B": ["utilities"]}, utility_card_dice="new_throw")
    assert waited(again) == "A"
    play(again, "A throw")
    assert cash(again)["A"] == 970
    by_dice = stops(28, (4, 5), leases={"B": ["utilities"]}, utility_card_dice="new_throw")
    assert cash(by_dice)["A"] == 910


@pytest.mark.clause("FIN-R44", "FIN-040")
def test_fin_r44_rent_is_collected_of_itself_and_may_be_waived() -> None:
    resting = stops(3, (1, 2), leases={"B": ["Rubeville"]})
    assert cash(resting)["B"] == 1004  # his pass stands, so he is not asked
    asked = stops(3, (1, 2), leases={"B": ["Rubeville"]}, passing="B")
    assert (waited(asked), cash(asked)["B"]) == ("B", 1000)
    play(asked, "B waive")
    assert (cash(asked)["A"], cash(asked)["B"]) == (1000, 1000)
    taken = stops(3, (1, 2), leases={"B": ["Rubeville"]}, passing="B")
    taken.time_out("B")
    assert cash(taken)["B"] == 1004


@pytest.mark.clause("FIN-S52", "FIN-136", "FIN-R45")
def test_fin_s52_double_rent_on_a_complete_bare_series() -> None:
    given: dict[str, Any] = {"leases": {"B": ["boomtown"]}, "double_rent": True}
    assert cash(stops(14, (2, 2), mover="C", **given))["C"] == 982
    assert cash(stops(14, (2, 2), mover="C", mortgaged=["Boomtown"], **given))["C"] == 991
    assert cash(stops(14, (2, 2), mover="C", houses={"boomtown": (1, 0, 0)}, **given))["C"] == 991
    assert cash(stops(14, (2, 2), mover="C", leases={"B": ["boomtown"]}))["C"] == 991
    assert cash(stops(5, (2, 2), mover="C", leases={"B": ["railroads"]}, double_rent=True))["C"] == 850
    with_forgetters = stops(14, (2, 2), (1, 1), mover="C", leases={"B": ["boomtown"]}, **EXPERIENCED)
    play(with_forgetters, "B claim C for Easy Street")
    assert cash(with_forgetters)["C"] == 982


@pytest.mark.clause("FIN-136")
def test_fin_136_the_owner_may_take_the_single_rent() -> None:
    table = stops(14, (2, 2), leases={"B": ["boomtown"]}, double_rent=True, passing="B")
    play(table, "B take single")
    assert cash(table)["B"] == 1009
    plain = stops(3, (1, 2), leases={"B": ["Rubeville"]}, double_rent=True, passing="B")
    with pytest.raises(Refused) as refused:
        plain.act("B", "take single")
    assert refused.value.code == "rent/not_double"


@pytest.mark.clause("FIN-S20", "FIN-057", "FIN-050")
def test_fin_s20_mortgaged_property_earns_nothing_and_stops_building() -> None:
    table = stops(32, (2, 2), mover="C", leases={"B": ["commonwealth"]}, mortgaged=["Broadway"])
    assert cash(table)["C"] == 1000
    assert told(table, "no_rent") == ["C pays no rent for Broadway."]
    with pytest.raises(Refused) as refused:
        table.act("B", "build Commonwealth Ave.")
    assert (refused.value.code, refused.value.clause) == ("build/mortgaged", "FIN-050")


@pytest.mark.clause("FIN-R14", "FIN-041")
def test_fin_r14_only_those_who_stop_after_the_house_was_built_pay_for_it() -> None:
    table = stops(14, (2, 2), (1, 3), mover="C", leases={"B": ["boomtown"]}, players={"D": {"at": 10}})
    play(table, "B build Easy Street")
    assert (cash(table)["C"], cash(table)["B"]) == (991, 909)
    go_on(table)
    play(table, "D throw")
    assert cash(table)["D"] == 955


@pytest.mark.clause("FIN-040", "FIN-041", "FIN-080", "FIN-082", "FIN-136")
@pytest.mark.parametrize("forgetters", [False, True])
@pytest.mark.parametrize(
    ("where", "leases", "built", "clause"),
    [
        (3, ["Rubeville"], {}, "FIN-040"),
        (3, ["wayback"], {"wayback": 1}, "FIN-041"),
        (3, ["wayback"], {}, "FIN-136"),
        (5, ["Pennsylvania R.R."], {}, "FIN-080"),
        (12, ["utilities"], {}, "FIN-082"),
    ],
)
def test_a_rent_cites_the_clause_it_follows_from(
    where: int, leases: list[str], built: dict[str, int], clause: str, forgetters: bool
) -> None:
    table = stops(where, (1, 2), mover="C", leases={"B": leases}, houses=built, double_rent=True, forgetters=forgetters)
    if forgetters:
        play(table, f"B claim C for {board().lease_names[board().lease_at[where]]}")
    paid = [event for event in table.events if isinstance(event, Paid)]
    assert [event.clause for event in paid] == [clause]
