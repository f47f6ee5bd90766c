"""Bots decline with a reason: to whom, and what would change their mind."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import find
from parlour.bots.bot import Remark
from parlour.bots.temperament import Temperament
from parlour.core.moves import Action
from parlour.games.weigh_anchor.actions import Accept, Counter, DeclineOffer
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


def chosen(table: Table, seat: str, seed: int = 0, **given: object) -> Action:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    player = find("normal", table.game.slug)
    for name, value in given.items():
        setattr(player, name, value)
    return player.choose(view, ask, Random(seed))


@pytest.mark.parametrize(
    ("players", "fleet", "offer", "said"),
    [
        ({}, {"A": [SWEDISH], "B": ["Rex"]}, "500 for Stockholm", "keeps_whole"),
        ({"A": {"cash": 210}}, {"A": [], "B": ["Rex"]}, "Rex for 200", "needs_cash"),
        ({}, {"A": ["Rex"], "B": []}, "1 for Rex", "wants_more"),
        ({}, {"A": ["Rex"], "B": ["Andrea Doria", "Conte di Savoia"]}, "1 for Rex", "wants_more"),
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
    found = remark(table, "A")
    assert found is None


def test_what_is_asked_for_would_be_taken() -> None:
    """A bot that wants about so much more agrees when it is offered that."""
    table = at(fleet={"A": ["Rex"], "B": []})
    play(table, "B offer A: 100 for Rex")
    found = remark(table, "A")
    assert found is not None
    assert found.fields["pay"] == 100 + int(found.fields["amount"])
    again = at(fleet={"A": ["Rex"], "B": []})
    play(again, f"B offer A: {found.fields['pay']} for Rex")
    assert chosen(again, "A") == Accept(1)


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
    assert chosen(again, "A") == Accept(1)


def test_a_low_offer_is_answered_with_another_price() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Andrea Doria", "Conte di Savoia"]})
    play(table, "B offer A: 100 for Rex")
    found = chosen(table, "A")
    assert isinstance(found, Counter)
    assert found.get.cash > 200, "it wants more than the vessel is worth"
    assert isinstance(chosen(table, "A", counters=False), DeclineOffer)


def test_a_haggler_asks_for_more() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Andrea Doria", "Conte di Savoia"]})
    play(table, "B offer A: 100 for Rex")
    prices = [
        found.get.cash
        for haggling in (1.0, 1.8)
        if isinstance(found := chosen(table, "A", temperament=Temperament(haggling=haggling)), Counter)
    ]
    assert len(prices) == 2
    assert prices[0] < prices[1]


def test_the_same_exchange_is_countered_once() -> None:
    table = at(fleet={"A": ["Rex"], "B": ["Andrea Doria", "Conte di Savoia"]})
    player = find("normal", "weigh-anchor")
    kinds = []
    for number in (1, 2):
        play(table, "B offer A: 100 for Rex")
        ask = table.ask(0)
        assert ask is not None
        answer = player.choose(table.view("A"), ask, Random(number))
        kinds.append(type(answer))
        play(table, f"A decline {number}")
    assert kinds == [Counter, DeclineOffer]


def test_a_refusal_hides_the_limit() -> None:
    """The price that is named lies up to some units above what would be taken, and stays the same when asked again."""
    table = at(fleet={"A": ["Rex"], "B": []})
    play(table, "B offer A: 100 for Rex")
    named: dict[int, set[int]] = {}
    for seed in range(12):
        player = find("normal", "weigh-anchor")
        player.counters = False
        ask = table.ask(0)
        assert ask is not None
        for repeated in range(3):
            player.choose(table.view("A"), ask, Random(f"{seed}/{repeated}"))
            assert player.remark is not None
            named.setdefault(seed, set()).add(int(player.remark.fields["pay"]))
    assert all(len(prices) == 1 for prices in named.values()), "probing again tells nothing new"
    spread = {price for prices in named.values() for price in prices}
    assert max(spread) - min(spread) >= 50
