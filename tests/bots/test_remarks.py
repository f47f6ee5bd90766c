"""Bots decline with a reason: to whom, and what would change their mind."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import find
from parlour.bots.bot import Remark
from parlour.table.table import Table
from parlour.testing import play
from tests.games.weigh_anchor.harbour import SWEDISH, at


def remark(table: Table, seat: str, bot: str = "normal") -> Remark | None:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    player = find(bot, table.game.slug)
    player.choose(view, ask, Random(0))
    return player.remark


@pytest.mark.parametrize(
    ("players", "fleet", "offer", "said"),
    [
        ({}, {"A": [SWEDISH], "B": ["Rex"]}, "500 for Stockholm", "keeps_whole"),
        ({"A": {"cash": 210}}, {"A": [], "B": ["Rex"]}, "Rex for 200", "needs_cash"),
        ({}, {"A": ["Rex"], "B": []}, "1 for Rex", "wants_more"),
        ({}, {"A": ["Rex"], "B": ["Andrea Doria", "Conte di Savoia"]}, "1 for Rex", "helps_you"),
    ],
)
def test_a_declined_offer_comes_with_its_reason(
    players: dict[str, dict[str, object]], fleet: dict[str, list[str]], offer: str, said: str
) -> None:
    table = at(players, fleet)
    play(table, f"B offer A: {offer}")
    found = remark(table, "A")
    assert found is not None
    assert found.to == "B"
    assert (found.name, found.offer) == (said, 1)


def test_whoever_agrees_has_nothing_to_remark() -> None:
    table = at(fleet={"A": ["Rex"], "B": []})
    play(table, "B offer A: 1200 for Rex")
    assert remark(table, "A") is None


def test_what_is_asked_for_would_be_taken() -> None:
    """A bot that wants about so much more agrees when it is offered that."""
    table = at(fleet={"A": ["Rex"], "B": []})
    play(table, "B offer A: 100 for Rex")
    found = remark(table, "A")
    assert found is not None
    assert found.fields["pay"] == 100 + int(found.fields["amount"])
    again = at(fleet={"A": ["Rex"], "B": []})
    play(again, f"B offer A: {found.fields['pay']} for Rex")
    assert remark(again, "A") is None


def test_a_child_says_why_too() -> None:
    table = at(fleet={"A": [SWEDISH], "B": ["Rex"]})
    play(table, "B offer A: 500 for Stockholm")
    assert remark(table, "A", "easy") is not None


def test_a_buyer_names_what_it_would_pay() -> None:
    """It was asked for too much, and names the price of a deal that it takes."""
    table = at({"A": {"cash": 1500}}, fleet={"A": ["Andrea Doria"], "B": ["Rex"]})
    play(table, "B offer A: Rex for 700")
    found = remark(table, "A")
    assert found is not None
    assert found.name == "would_pay"
    amount = int(found.fields["amount"])
    assert found.fields["pay"] == -amount < 0
    again = at({"A": {"cash": 1500}}, fleet={"A": ["Andrea Doria"], "B": ["Rex"]})
    play(again, f"B offer A: Rex for {amount}")
    assert remark(again, "A") is None
