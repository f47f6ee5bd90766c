"""The edition file: what stands in it is checked, and an error names the field."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData
from parlour.games.pit.edition import PitEdition
from parlour.table import library
from parlour.testing import edition_data_with

Path = tuple[str | int, ...]


def read(data: dict[str, Any]) -> PitEdition:
    reader = Reader(data, "cards.toml")
    edition = PitEdition(reader)
    reader.finish()
    return edition


@pytest.mark.clause("PIT-04", "PIT-05", "PIT-23")
def test_the_game_s_own_edition_is_read_whole() -> None:
    edition = read(deepcopy(library.edition_data("pit")))
    assert edition.commodities[:8] == ["Gas", "Silver", "Rice", "Oil", "Cattle", "Gold", "Platinum", "Cocoa"]
    assert edition.names["card"][-2:] == ["Bull", "Bear"]
    assert [edition.values["commodities"][n] for n in range(8)] == [50, 55, 60, 65, 75, 80, 85, 100]
    assert sorted(edition.values["grain_seven"].values()) == [40, 50, 60, 70, 75, 85, 100]
    assert edition.most_players == {"commodities": 8, "market_order": 8, "grain_eight": 8, "grain_seven": 7}
    assert (edition.rounds_limit, edition.dry_limit, edition.idle_seconds) == (200, 50, 120)


@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        (("edition", "max_players"), 9, "cards.toml.edition", "PIT-01"),
        (("deck", "cards_total"), 73, "cards.toml.deck.cards_total", "PIT-05"),
        (("deck", "cards_per_suit"), 16, "cards.toml.deck.cards_per_suit", "more than 15"),
        (("deck", "specials"), ["bull"], "cards.toml.deck.specials", "2 values"),
        (("commodities", 1, "id"), "gas", "cards.toml.commodities", "PIT-04"),
        (("commodities", 1, "name"), "gas", "cards.toml", "twice"),
        (("commodities", 1, "name"), "Oil 2", "cards.toml", "a number of cards"),
        (("commodities", 1, "name"), "Salt + Oil", "cards.toml", "'+'"),
        (("commodities", 1, "value"), 0, "cards.toml.commodities[1].value", "less than 1"),
        (("value_sets", "grain_seven", "players_max"), 8, "cards.toml.value_sets.grain_seven.players_max", "PIT-10"),
        (("deal", "cards_per_player"), 8, "cards.toml.deal", "PIT-11"),
        (("deal", "suits_in_play"), "all", "cards.toml.deal", "PIT-10"),
        (("deal", "extra_cards_with_specials"), 1, "cards.toml.deal.extra_cards_with_specials", "PIT-27"),
        (("trade", "one_suit_only"), False, "cards.toml.trade.one_suit_only", "PIT-15"),
        (("trade", "specials_join_any_set"), False, "cards.toml.trade.specials_join_any_set", "PIT-40"),
        (("trade", "max_cards"), 0, "cards.toml.trade.max_cards", "less than 1"),
        (("scoring", "bear_blocks_corner"), False, "cards.toml.scoring.bear_blocks_corner", "PIT-37"),
        (("scoring", "double_bull_needs"), 8, "cards.toml.scoring.double_bull_needs", "less than 9"),
        (("rounds", "lowering_pass"), False, "cards.toml.rounds.lowering_pass", "PIT-19"),
        (("rounds", "rounds_limit"), 0, "cards.toml.rounds.rounds_limit", "less than 1"),
        (("live", "exchange"), "slow", "cards.toml.live.exchange", "'slow' is not one of"),
        (("live", "colour"), "red", "cards.toml.live.colour", "nothing reads this key"),
    ],
)
def test_a_wrong_value_is_named(path: Path, value: object, where: str, problem: str) -> None:
    with pytest.raises(BadData) as error:
        read(edition_data_with("pit", path, value))
    assert error.value.where == where
    assert problem in error.value.problem
