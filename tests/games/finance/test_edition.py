"""Edition files: anyone may copy ours and change it; what cannot be played is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import edition_text, edition_with, play
from tests.games.finance.town import at, board, cash, seen, square, stops

OURS = edition_text("finance")
BROADWAY = OURS[OURS.index("[[lease]]\nnumber = 24") : OURS.index("[[lease]]\nnumber = 25")]

BROKEN = {
    "a lease missing": (BROADWAY, "", r"lease\[23\].number: No. 24 is due here \(FIN-005\)"),
    "a lease out of order": ("number = 7\n", "number = 8\n", r"No. 7 is due here"),
    "a rent scale too short": ("[40, 115, 290, 430, 550]", "[40, 115]", r"house_rents: expected 5 values, got 2"),
    "a rent scale that falls": ("[40, 115, 290, 430, 550]", "[40, 115, 90, 430, 550]", r"FIN-042"),
    "a lease of no series": ('series = "wall"', 'series = "hall"', r"series: 'hall' is not one of"),
    "a lease of no square": ('id = "broadway"\nname', 'id = "narrowway"\nname', r"id: 'narrowway' is not one of"),
    "a value unlike its series": ('series = "goldberg"\nvalue = 110', 'series = "goldberg"\nvalue = 111', r"FIN-045"),
    "a house that costs more": ("house_cost = 50", "house_cost = 60", r"house_cost: .*FIN-046"),
    "a series that names others": (
        'leases = ["wall_street", "lasalle_street"]',
        'leases = ["wall_street"]',
        r"series: the leases of wall are",
    ),
    "a name the notation cannot hold": (
        'name = "Broadway"\nseries',
        'name = "Broadway for ever"\nseries',
        r"has 'for'",
    ),
    "a name twice": ('name = "Broadway"\nseries', 'name = "WAYBACK"\nseries', r"stands there twice"),
    "railroads without charges": ("[15, 30, 70, 150]", "[15, 30, 70]", r"railroads: 4 leases in one series"),
    "squares out of order": ("index =  5,", "index =  6,", r"squares\[5\].index: square 5 is due here"),
    "no Jail": ('kind = "jail"', 'kind = "start"', r"one square of the kind start"),
    "a square of no kind": ('kind = "luxury"', 'kind = "toll"', r"kind: 'toll' is not one of"),
    "a square missing": ("size = 40", "size = 41", r"expected 41 squares, got 40"),
    "a Bank that can run out": ("bank_is_unlimited = true", "bank_is_unlimited = false", r"FIN-R29"),
    "three dice": ("count = 2\n", "count = 3\n", r"dice.count: 3 is more than 2"),
    "two calls": (', "And sold for"]', "]", r"calls: expected 3 values, got 2"),
    "a card of no effect": ('effect = "pay_per_house"', 'effect = "win"', r"effect: 'win' is not one of"),
    "a card to nowhere": ('to = "boomtown"', 'to = "goomtown"', r"to: 'goomtown' is not one of"),
    "a green card that pays out": (
        'id = "CC01"\ntext = "School milk fund. Pay $5."\neffect = "pay"',
        'id = "CC01"\ntext = "School milk fund. Pay $5."\neffect = "receive"',
        r"FIN-070",
    ),
    "no card to Jail": ('effect = "go_to_jail"', 'effect = "receive"\namount = 5', r"FIN-061"),
    "a card without its amount": (
        'effect = "pay_per_house"\namount = 25',
        'effect = "pay_per_house"',
        r"'amount' is missing",
    ),
    "an unknown mark": (
        'currency = "$"\n',
        'currency = "$"\nmood_provenance = "hearsay"\n',
        r"'hearsay' is not one of",
    ),
    "a key too many": ("leave_fee = 50", "bribe = 5\nleave_fee = 50", r"jail.bribe: nothing reads this key"),
    "a key missing": ("leave_fee = 50", "leave_fees = 50", r"jail: 'leave_fee' is missing"),
    "another game": ('game = "finance"', 'game = "ten-up"', r"an edition of 'ten-up'"),
}


@pytest.mark.parametrize("what", list(BROKEN))
def test_an_edition_that_cannot_be_played_is_refused_with_its_place(what: str, tmp_path: Path) -> None:
    old, new, problem = BROKEN[what]
    with pytest.raises(BadData, match=problem):
        parlour.open("finance", seats=2, edition=edition_with("finance", tmp_path, (old, new)))


@pytest.mark.clause("FIN-R12", "FIN-R24")
def test_another_edition_s_figures_and_corners_are_played(tmp_path: Path) -> None:
    path = edition_with(
        "finance",
        tmp_path,
        (
            'index = 20, id = "jail", name = "Jail", kind = "jail"',
            'index = 20, id = "jail", name = "Park", kind = "go_to_jail"',
        ),
        ('name = "Go to Jail", kind = "go_to_jail"', 'name = "Gaol", kind = "jail"'),
        ("circuit_income = 250", "circuit_income = 300"),
        ("leave_fee = 50", "leave_fee = 40"),
    )
    table = at({"A": {"at": 15}}, chance=[(2, 3)], edition=path)
    play(table, "A throw")
    assert (square(table, "A"), seen(table).jail_tries("A")) == (30, 0)
    again = at({"A": {"at": 38, "cash": 0}}, chance=[(1, 1)], edition=path)
    play(again, "A throw")
    assert cash(again)["A"] == 300
    railroad = edition_with(
        "finance",
        tmp_path,
        ('id = "railroads"\ncolour = "blue"\nvalue = 100', 'id = "railroads"\ncolour = "blue"\nvalue = 120'),
        *[
            (
                f'id = "{name}_rr"\nname = "{said}"\nseries = "railroads"\nvalue = 100',
                f'id = "{name}_rr"\nname = "{said}"\nseries = "railroads"\nvalue = 120',
            )
            for name, said in (
                ("pennsylvania", "Pennsylvania R.R."),
                ("new_york_central", "New York Central R.R."),
                ("southern_pacific", "Southern Pacific R.R."),
                ("santa_fe", "Santa Fe R.R."),
            )
        ],
    )
    lent = at(leases={"A": ["Santa Fe R.R."]}, edition=railroad)
    play(lent, "A mortgage Santa Fe R.R.")
    assert cash(lent)["A"] == 1120


@pytest.mark.clause("FIN-R11", "FIN-R12", "FIN-005")
def test_the_figures_of_our_edition() -> None:
    edition = board()
    assert len(edition.leases) == 28
    assert edition.leases[0].name == "Wayback"
    assert edition.railroad_rents == (15, 30, 70, 150)
    assert edition.utility_times == (4, 10)
    assert [series.value for series in edition.series] == [50, 70, 100, 110, 140, 150, 170, 100, 100, 80]
    assert sum(1 for series in edition.series if series.is_buildable) == 8
    assert all(lease.value % 10 == 0 for lease in edition.leases)  # so the interest is always whole


def test_squares_that_share_a_name_are_told_apart() -> None:
    names = board().names["space"]
    assert len(set(names)) == 40
    assert square(at({"A": {"at": "Chance 2"}}), "A") == 22
    with pytest.raises(BadData, match="there is no space 40"):
        at({"A": {"at": 40}})


@pytest.mark.clause("FIN-032")
def test_the_calls_are_the_edition_s(tmp_path: Path) -> None:
    path = edition_with("finance", tmp_path, ('"Going once for"', '"One for"'))
    table = stops(11, (2, 3), edition=path)
    play(table, "B bid 5")
    assert seen(table).call()[1] == "One for"
