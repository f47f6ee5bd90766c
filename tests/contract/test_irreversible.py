"""Choices that end a seat's game are marked `irreversible` in what leaves for clients."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.core.moves import Choice
from parlour.games.finance.actions import GIVE_UP
from parlour.games.monopolist.actions import WITHDRAW
from parlour.games.weigh_anchor.actions import GO_BANKRUPT
from parlour.kit.actions import RESIGN
from parlour.table.redaction import ask_data
from parlour.table.table import Table
from parlour.testing import seat_counts

MARKED: dict[str, set[str]] = {
    "finance": {"resign", "propose to stop", "give up"},
    "monopolist": {"withdraw"},
    "pit": {"{words} {commodity}"},
    "weigh-anchor": {"resign", "go bankrupt"},
}
"""The irreversible actions of the games that have some."""
LIVE = {"pit": {"form": "live"}}


def marks(table: Table, rng: Random, moves: int) -> tuple[set[str], set[str]]:
    """The patterns that some random moves offer with the mark, and without it."""
    marked: set[str] = set()
    plain: set[str] = set()
    for _ in range(moves):
        asks = table.asks()
        if not asks:
            break
        for ask in asks:
            for choice in ask_data(table.game, table.lexicon, ask, {})["choices"]:  # type: ignore[attr-defined]
                (marked if choice.get("irreversible") else plain).add(choice["action"])
        ask = asks[rng.randrange(len(asks))]
        table.act(ask.seat, ask.sample(rng))
    return marked, plain


@pytest.mark.parametrize("game", parlour.games())
def test_what_ends_a_seats_game_is_marked_and_nothing_else_is(game: str) -> None:
    table = parlour.open(game, seats=min(4, seat_counts(game)[-1]), seed=3, options=LIVE.get(game, {}))
    marked, plain = marks(table, Random(4), 250)
    expected = MARKED.get(game, set())
    assert marked <= expected
    assert not plain & expected
    if "resign" in expected or game == "pit":
        assert marked


@pytest.mark.parametrize("choice", [RESIGN, GIVE_UP, WITHDRAW, GO_BANKRUPT])
def test_leaving_the_game_is_irreversible(choice: Choice) -> None:
    assert choice.irreversible


def test_corners_that_a_hand_proves_are_not_marked() -> None:
    """In the quiet form only a true corner can be called."""
    table = parlour.open("pit", seats=4, seed=3)
    marked, _plain = marks(table, Random(4), 400)
    assert marked == set()
