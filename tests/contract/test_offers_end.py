"""Open offers never end in silence: what ends one is an event, and answers say beforehand which offers they decline."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

import parlour
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import effect_text
from parlour.table.table import Table
from parlour.testing import random_play, random_table

MOVES = 1500
LANGUAGES = ("en", "de", "fr", "es")


def open_offers(table: Table) -> dict[int, Mapping[str, Any]]:
    """The open offers of all frames, by number."""
    stack = cast("list[dict[str, Any]]", table.position().get("stack", []))
    found = [offer for frame in stack for each in frame.values() for offer in each.get("offers", [])]
    return {offer["number"]: offer for offer in found}


WITH_OFFERS = [slug for slug in parlour.games() if "offer_lapsed" in parlour.open(slug).game.events.records]


@pytest.mark.parametrize("game", WITH_OFFERS)
def test_what_ends_an_offer_is_an_event(game: str) -> None:
    table = random_table(game, 3, seed=2)
    before = open_offers(table)
    ended = 0
    for events in random_play(table, seed=4, most=MOVES):
        now = open_offers(table)
        told = {cast("dict[str, Any]", table.event_data(event)["fields"]).get("number") for event in events}
        for number in before.keys() - now.keys():
            assert number in told or _is_replaced(before[number], now), before[number]
            ended += 1
        before = now
    assert ended > 10


@pytest.mark.parametrize("game", WITH_OFFERS)
def test_a_pass_says_which_offer_it_declines(game: str) -> None:
    """In every language, with what the offer was about."""
    table = random_table(game, 3, seed=2)
    found = 0
    for _events in random_play(table, seed=4, most=MOVES):
        for seat in {offer["to"] for offer in open_offers(table).values()}:
            for effects in table.consequences(seat).effects.values():
                for event in [each for each in effects if each["event"] == "offer_lapsed"]:
                    fields = cast("dict[str, Any]", event["fields"])
                    if fields["to"] == seat:
                        found += 1
                        for language in LANGUAGES:
                            text = effect_text(game_catalogue(game, language), event, table.reader(seat))
                            assert language != "en" or " for " in text.partition(" of ")[2], text
                            assert fields["seat"] in text
    assert found > 5


def _is_replaced(offer: Mapping[str, Any], now: Mapping[int, Mapping[str, Any]]) -> bool:
    """An offer is replaced by a newer one between the same two seats, which is an event of its own."""
    return any({new["maker"], new["to"]} == {offer["maker"], offer["to"]} for new in now.values())
