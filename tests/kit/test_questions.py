"""Questions about offers: who makes them, by number."""

from __future__ import annotations

import pytest

from parlour.core.data.plain_data import to_plain
from parlour.i18n.languages import game_catalogue, languages
from parlour.i18n.reader import TextReader
from parlour.kit.trade.bundle import Bundle, Proposal
from parlour.kit.trade.questions import offers_to

NOTHING = Bundle(0, 0)
TO_A = Proposal(4, 1, 0, NOTHING, NOTHING)
ALSO_TO_A = Proposal(7, 2, 0, NOTHING, NOTHING)
TO_C = Proposal(8, 1, 2, NOTHING, NOTHING)


def test_an_ask_names_the_makers_of_the_offers_to_a_seat_and_of_no_others() -> None:
    offers = [TO_A, ALSO_TO_A, TO_C]
    assert offers_to(offers, 0) == {"moment": "offers", "count": 2, "makers": {"4": "B", "7": "C"}}
    assert offers_to(offers, 2) == {"moment": "offer", "maker": "B", "makers": {"8": "B"}}
    assert offers_to(offers, 1) == {}
    assert to_plain(offers_to(offers, 0), "") == offers_to(offers, 0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("action", ["action-accept", "action-decline-offer"])
def test_a_button_names_the_maker_if_it_knows_one(language: str, action: str) -> None:
    catalogue = game_catalogue("finance", language)
    reader = TextReader(["Ann", "Bo"], 0)
    assert "Bo" in catalogue.text(action, {"number": 4, "maker": "B"}, reader)
    assert "none" not in catalogue.text(action, {"number": 4, "maker": "none"}, reader)
