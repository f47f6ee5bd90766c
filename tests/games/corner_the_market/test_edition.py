"""Edition files: anyone may copy ours and change it; what cannot be played is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.refusals import BadData
from parlour.testing import edition_with, play, played
from tests.games.corner_the_market.board import SLUG, cash, in_pit, place, player, seen, throws, with_card

BROKEN = {
    "a player alone": ("min_players = 2", "min_players = 1", r"edition.min_players: .*CTM-001"),
    "more players than pieces": ("max_players = 8", "max_players = 9", r"equipment.playing_pieces: every player"),
    "no currency": ('currency = "$"\n', "", r"labels: 'currency' is missing"),
    "an unknown mark": ('provenance = "text"', 'provenance = "hearsay"', r"'hearsay' is not one of"),
    "a key too many": ("boards = 1\n", "boards = 1\nlamps = 2\n", r"equipment.lamps: nothing reads this key"),
    "three dice": ("dice = 2", "dice = 3", r"equipment.dice: 3 is more than 2"),
    "contracts that do not add up": ("contracts = 60", "contracts = 61", r"equipment.contracts: expected 6 times 10"),
    "bills that do not": ("start_each = 10", "start_each = 9", r"equipment.bill: the bills of the start make 20000"),
    "bills miscounted": ("bills = 250", "bills = 249", r"equipment.bills: there are 250 bills"),
    "odd money": ("forfeit = 500", "forfeit = 550", r"amounts.forfeit: money is in multiples of 100"),
    "a Corner of five": ("corner_size = 6", "corner_size = 5", r"thresholds.corner_size: 5 is less than 6"),
    "Control of nine": ("control_size = 10", "control_size = 9", r"thresholds.control_size: 9 is less than 10"),
    "three in a pit": ("max_pieces_in_pit = 2", "max_pieces_in_pit = 3", r"max_pieces_in_pit: 3 is more than 2"),
    "a Crash without a marker": (
        "crash_starts_on_doubles_of = 1",
        "crash_starts_on_doubles_of = 4",
        r"calendar.crash_starts_on_doubles_of: .*CTM-019",
    ),
    "a year of three seasons": ('"summer", "autumn"]', '"autumn"]', r"calendar.seasons: expected 4 values"),
    "a start in March": ('start_month = "january"', 'start_month = "march"', r"calendar.start_month: .*CTM-006"),
    "one month twice": ('"february", "march"', '"february", "february"', r"marker 'february' stands there twice"),
    "prices that fall": ("spring = 1200, summer = 1500", "spring = 1500, summer = 1200", r"prices: .*CTM-I14"),
    "a dear Crash": ("crash = 600", "crash = 1000", r"prices: .*CTM-I14"),
    "Autumn not twice Winter": ("autumn = 1800", "autumn = 1900", r"prices.autumn: .*CTM-014"),
    "premiums that fall": ('"9" = 400, "10" = 600', '"9" = 300, "10" = 600', r"premiums: .*CTM-I14"),
    "a premium missing": ('"7" = 200, "8" = 300', '"8" = 300', r"premiums: '7' is missing"),
    "a price between hundreds": ("winter = 900", "winter = 950", r"prices.winter: money is in multiples"),
    "nine Coffee": ("rank = 3\ncontracts = 10", "rank = 3\ncontracts = 9", r"commodities\[0\].contracts: there are 10"),
    "one name for two": ('name = "Sugar"', 'name = "coffee"', r"commodity 'Coffee' stands there twice"),
    "a name that cannot be typed": ('name = "Sugar"', 'name = "Sugar for tea"', r"'Sugar for tea' has 'for'"),
    "a kind missing": ('id = "rest"', 'id = "exit"', r"this kind stands there twice|'rest' is missing"),
    "a kind unknown": ('id = "rest"', 'id = "sofa"', r"'sofa' is not one of"),
    "the other way round": ('direction = "clockwise"', 'direction = "counter-clockwise"', r"board.direction"),
    "a square too few": ("length = 44", "length = 45", r"board.squares.list: expected 45 squares, got 44"),
    "squares out of order": (
        "index = 1, kind",
        "index = 7, kind",
        r"list\[1\].index: expected the index 1: the squares stand in order",
    ),
    "a pit's square on the track": (
        'index = 1, kind = "flyer"',
        'index = 1, kind = "swap"',
        r"'swap' is a square of pits",
    ),
    "two gates for one": (
        'kind = "gate", commodity = "sugar"',
        'kind = "gate", commodity = "coffee"',
        r"list\[14\].commodity: a commodity has one pit",
    ),
    "no gate at all": ('kind = "gate", commodity = "sugar"', 'kind = "rest"', r"the pit of Sugar has no gate"),
    "no Cashier": ('index = 0, kind = "cashier"', 'index = 0, kind = "rest"', r"the track has no cashier"),
    "two Cashiers": ('index = 43, kind = "rest"', 'index = 43, kind = "cashier"', r"the one Cashier square"),
    "a fine between hundreds": ('"fine", amount = 1000', '"fine", amount = 1050', r"list\[26\].amount: money is in"),
    "a ring that does not end": ("exit_position = 11", "exit_position = 10", r"pit.list: a pit goes from its Entrance"),
    "two Swap squares": ('position = 9, kind = "open_trading"', 'position = 9, kind = "swap"', r"one Swap square"),
    "no Flyer in the pit": ('position = 2, kind = "flyer"', 'position = 2, kind = "buy"', r"pit has a flyer square"),
    "a track square in a pit": (
        'position = 2, kind = "flyer"',
        'position = 2, kind = "fine"',
        r"'fine' is a square of the track",
    ),
    "spaces out of order": ("position = 2, kind", "position = 3, kind", r"pit.list\[2\].position"),
    "a card too few": ("flyer_cards = 12", "flyer_cards = 13", r"cards.flyer: expected 13 cards, got 12"),
    "one id twice": ('id = "F12"', 'id = "F11"', r"flyer\[11\].id: 'F11' stands there twice"),
    "an effect unknown": ('type = "storage"', 'type = "party"', r"'party' is not one of"),
    "a card kept": (
        'effect = { type = "return_seat" }\nkeep = false',
        'effect = { type = "return_seat" }\nkeep = true',
        r"keep: Broker Seats are kept",
    ),
    "a seat among the Flyers": (
        'effect = { type = "corner" }\nkeep = false',
        'effect = { type = "broker_seat" }\nkeep = true',
        r"Broker Seats are Exchange cards",
    ),
    "a card's odd money": ("amount = 1500 }", "amount = 1510 }", r"effect.amount: money is in multiples"),
    "another game": ('game = "corner-the-market"', 'game = "pit"', r"an edition of 'pit'"),
}


@pytest.mark.clause("CTM-001", "CTM-014", "CTM-040", "CTM-I14")
@pytest.mark.parametrize("case", BROKEN)
def test_an_edition_that_cannot_be_played_is_refused_with_its_place(case: str, tmp_path: Path) -> None:
    old, new, message = BROKEN[case]
    path = edition_with(SLUG, tmp_path, (old, new))
    with pytest.raises(BadData, match=message) as refused:
        parlour.open(SLUG, edition=path)
    assert "mine.toml" in str(refused.value)


@pytest.mark.clause("CTM-R09")
def test_ctm_r09_another_edition_may_print_other_sums(tmp_path: Path) -> None:
    path = edition_with(SLUG, tmp_path, ("control_value = 64000", "control_value = 99900"))
    table = throws(player(0, Rubber=10), dice=(2, 2), marker="autumn", edition=path)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 99_900


def test_amounts_and_cards_are_the_edition_s(tmp_path: Path) -> None:
    path = edition_with(
        SLUG,
        tmp_path,
        ("enter_pit = 2000", "enter_pit = 2500"),
        ("amount = 1500 }", "amount = 1800 }"),
        ('index = 5, kind = "telephone", number = 3', 'index = 5, kind = "telephone", number = 11'),
    )
    assert cash(throws(dice=(3, 4), edition=path)) == 22_500
    assert cash(with_card("F09", edition=path)) == 21_800
    assert place(throws(player(at=5), dice=(3, 4), edition=path)) == "5"
    assert seen(throws(player(at=5), dice=(5, 6), edition=path)).squares()[5] == ("telephone", "", 11)


def test_a_shorter_pit_and_another_number_of_contracts_are_played(tmp_path: Path) -> None:
    path = edition_with(
        SLUG,
        tmp_path,
        ('  { position = 9, kind = "open_trading" },\n', ""),
        ("position = 10, kind", "position = 9, kind"),
        ("position = 11, kind", "position = 10, kind"),
        ("exit_position = 11", "exit_position = 10"),
    )
    table = throws(player(at="Coffee 8"), dice=(5, 6), edition=path)
    assert place(table) == "10"
    shop = in_pit("Coffee 1", edition=path)
    play(shop, "A buy 10 Coffee")
    assert place(shop) == "Coffee 10"
    played(parlour.open(SLUG, seats=4, seed=1, edition=path), 1, most=300)
