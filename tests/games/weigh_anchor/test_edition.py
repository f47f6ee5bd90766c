"""Edition files: anyone may copy ours and change it; what cannot be played is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import edition_text, edition_with, play
from tests.games.weigh_anchor.harbour import at, board, cash, space

OURS = edition_text("weigh-anchor")

BROKEN = {
    "a vessel missing": (
        OURS[OURS.index('[[vessel]]\nid = "paris"') : OURS.index('[[vessel]]\nid = "ile-de-france"')],
        "",
        r"group: the vessels of french-line are .*paris",
    ),
    "a hire table too short": (
        "hire = [18, 90, 250, 700, 875, 1050]\nprovenance",
        "hire = [18, 90, 250]\nprovenance",
        r"vessel\[11\].hire: expected 6 values, got 3",
    ),
    "a vessel of no group": ('group = "cunard"', 'group = "cunnard"', r"vessel\[20\].group: 'cunnard' is not one of"),
    "a vessel on another's space": ("space = 21\n", "space = 22\n", r"space\[21\].id: no title deed 'paris'"),
    "a name the notation cannot hold": (
        'name = "Paris"\ngroup',
        'name = "Paris for ever"\ngroup',
        r"goods 'Paris for ever' has 'for'",
    ),
    "a name with a plus": ('name = "Rex"\ngroup', 'name = "Rex + Roma"\ngroup', r"has '\+' in its name"),
    "a name twice": ('name = "Rex"\ngroup', 'name = "PARIS"\ngroup', r"stands there twice"),
    "a mortgage above the price": ("mortgage = 110\n", "mortgage = 400\n", r"mortgage: 400 is more than 220"),
    "a price of nothing": ("price = 400", "price = 0", r"price: 0 is less than 1"),
    "a deed too many": ("title_deeds = 28", "title_deeds = 27", r"expected 27 title deeds, got 28 \(WA-003\)"),
    "notes that do not add up": ("start_cash = 1500", "start_cash = 1600", r"start_notes: .*WA-006"),
    "a Bank that can go broke": ("bank_unlimited = true", "bank_unlimited = false", r"bank_unlimited: .*WA-015"),
    "too few tokens": (', "telescope"]', "]", r"equipment.tokens: expected 8 tokens"),
    "three dice": ("dice = 2\n", "dice = 3\n", r"equipment.dice: 3 is more than 2"),
    "spaces out of order": ("index = 5\n", "index = 6\n", r"space\[5\].index: space 5 is due here"),
    "no Dock": ('kind = "graving_dock"', 'kind = "free_mooring"', r"one space of the kind graving_dock"),
    "a space of no kind": ('kind = "flat_tax"', 'kind = "toll"', r"kind: 'toll' is not one of"),
    "a tanker without a charge": ("[25, 50, 100, 200]", "[25, 50, 100]", r"3 tankers and 2 tugs have charges"),
    "a card of no effect": (
        'kind = "receive", amount = 150',
        'kind = "win", amount = 150',
        r"kind: 'win' is not one of",
    ),
    "a card without its amount": ('"receive", amount = 150', '"receive"', r"effect: 'amount' is missing"),
    "a card to nowhere": ('"advance", to = 39', '"advance", to = 40', r"effect.to: 40 is more than 39"),
    "a card missing": ("chance_cards = 16", "chance_cards = 15", r"chance: expected 15 cards, got 16"),
    "two Get Out cards in a pack": ('"receive", amount = 50 }', '"keep" }', r"one Get Out card \(WA-R29\)"),
    "a suite that counts otherwise": ("decks_per_suite = 5 ", "decks_per_suite = 6 ", r"decks_per_suite: .*WA-081"),
    "another end": ('end = "last_player_left"', 'end = "first_bankruptcy"', r"form.full.end: "),
    "an unknown mark": (
        'currency = "$"\n',
        'currency = "$"\nmood_provenance = "hearsay"\n',
        r"'hearsay' is not one of",
    ),
    "a key too many": ("salary = 200 ", "bonus = 5\nsalary = 200 ", r"amounts.bonus: nothing reads this key"),
    "a key missing": ("dock_fine = 50 ", "dock_fee = 50 ", r"amounts: 'dock_fine' is missing"),
    "another game": ('game = "weigh-anchor"', 'game = "ten-up"', r"an edition of 'ten-up'"),
}


@pytest.mark.parametrize("what", list(BROKEN))
def test_an_edition_that_cannot_be_played_is_refused_with_its_place(what: str, tmp_path: Path) -> None:
    old, new, problem = BROKEN[what]
    with pytest.raises(BadData, match=problem):
        parlour.open("weigh-anchor", seats=2, edition=edition_with("weigh-anchor", tmp_path, (old, new)))


@pytest.mark.clause("WA-R37")
def test_another_edition_s_figures_are_played(tmp_path: Path) -> None:
    path = edition_with(
        "weigh-anchor", tmp_path, ("light_dues = 75 ", "light_dues = 100 "), ("salary = 200 ", "salary = 300 ")
    )
    table = at({"A": {"at": 33}}, chance=[(2, 3)], edition=path)
    play(table, "A throw")
    assert (space(table, "A"), cash(table)["A"]) == (38, 1400)
    again = at({"A": {"at": 38, "cash": 0}}, chance=[(1, 1)], edition=path)
    play(again, "A throw")
    assert cash(again)["A"] == 300


@pytest.mark.clause("WA-R20", "WA-R21", "WA-003")
def test_the_figures_of_our_edition() -> None:
    edition = board()
    assert [vessel.loan * 2 for vessel in edition.vessels] == [vessel.price for vessel in edition.vessels]
    assert all(list(vessel.hire) == sorted(vessel.hire) for vessel in edition.vessels)
    assert edition.tanker_hire == (25, 50, 100, 200)
    assert edition.tug_times == (4, 10)
    assert len(edition.cards) == 32


def test_spaces_that_share_a_name_are_told_apart() -> None:
    names = board().names["space"]
    assert len(set(names)) == 40
    assert [name for name in names if name.startswith("Chance")] == ["Chance 1", "Chance 2", "Chance 3"]
    assert space(at({"A": {"at": "Chance 2"}}), "A") == 22
    assert space(at({"A": {"at": 36}}), "A") == 36
    with pytest.raises(BadData, match="there is no space 40"):
        at({"A": {"at": 40}})
