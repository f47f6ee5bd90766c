"""Offers: whatever happens meanwhile, accepting one moves exactly what it said when it was made, or nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.core.moves import Action, Ask
from parlour.table.table import Table
from parlour.testing import random_move, random_table

MOVES = 500


def state_of(table: Table, name: str) -> object:
    """Everything that makes a thing worth what it is: whose, mortgaged, built on, shared, bound by rides."""
    told: Any = table.position()
    pacts = [pact for pact in told.get("pacts", []) if name in members_of(table, pact["series"])]
    rides = [ride for ride in told.get("rides", []) if name in ride.get("bound", ())]
    levels = told.get("levels", told.get("houses", {}))
    keepers = [seat for seat, player in told["players"].items() if name in player.get("cards", ())]
    return told["owners"].get(name), keepers, name in told["mortgaged"], levels.get(name, 0), pacts, rides


def members_of(table: Table, series: str) -> set[str]:
    edition: Any = table.edition
    number = table.lexicon.number("series", series)
    return {edition.names["lease"][n] for n in edition.sets.deeds[number]}


def terms(table: Table, action: Action) -> list[str]:
    """The names of the goods on both sides of an offer."""
    give, get = action.give, action.get  # type: ignore[attr-defined]
    names = table.lexicon.names["goods"]
    goods = [name for n, name in enumerate(names) if (give.goods | get.goods) >> n & 1]
    return [name.removeprefix("card ") for name in goods if "ride" not in name]


def accepted(table: Table, ask: Ask) -> Action | None:
    """An open offer that a seat could accept."""
    for choice in ask.choices:
        if choice.make.__name__ == "Accept" and choice.size():
            return choice.nth(0)
    return None


@pytest.mark.clause("WA-R34", "FIN-R31")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "readings"),
    [
        ("weigh-anchor", {}),
        ("weigh-anchor", {"claim_hire": "manual"}),
        ("finance", {}),
        ("finance", {"free_rides": True, "trade_with_houses": "houses_travel"}),
    ],
    ids=["weigh-anchor", "weigh-anchor-manual", "finance", "finance-rides"],
)
def test_what_is_accepted_is_what_was_offered(game: str, readings: dict[str, object], seed: int) -> None:
    table = random_table(game, 3, seed, readings)
    rng = Random(seed)
    offered: dict[int, dict[str, object]] = {}
    number = 0
    for _ in range(MOVES):
        if table.is_over():
            break
        ready = [(ask.seat, accepted(table, ask)) for ask in table.asks() if accepted(table, ask)]
        if ready and rng.random() < 0.4:
            seat, action = ready[0]
            assert action is not None
            was = offered.get(action.number)  # type: ignore[attr-defined]
            if was is not None:
                assert {name: state_of(table, name) for name in was} == was
            table.act(seat, action)
            continue
        random_move(table, rng)
        last = table.moves()[-1]
        told: Any = table.position()
        if told["revision"] > number and last.who.isalpha():
            number = told["revision"]
            action = table.game.grammar.read(last.text, table.lexicon)
            if hasattr(action, "give"):
                offered[number] = {name: state_of(table, name) for name in terms(table, action)}
    assert offered
