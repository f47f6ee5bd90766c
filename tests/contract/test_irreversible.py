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

MARKED = {
    "corner-the-market": set[str](),
    "finance": {"resign", "propose to stop", "give up"},
    "mariners-compass": set[str](),
    "monopolist": {"withdraw"},
    "pit": {"{words} {commodity}"},
    "ten-up": set[str](),
    "weigh-anchor": {"resign", "go bankrupt"},
}
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
            for choice in ask_data(table.game, table.lexicon, ask)["choices"]:  # type: ignore[attr-defined]
                (marked if choice.get("irreversible") else plain).add(choice["action"])
        ask = asks[rng.randrange(len(asks))]
        table.act(ask.seat, ask.sample(rng))
    return marked, plain


@pytest.mark.parametrize("game", parlour.games())
def test_what_ends_a_seats_game_is_marked_and_nothing_else_is(game: str) -> None:
    table = parlour.open(game, seats=2 if game == "mariners-compass" else 4, seed=3, options=LIVE.get(game, {}))
    marked, plain = marks(table, Random(4), 250)
    assert marked <= MARKED[game]
    assert not plain & MARKED[game]
    if "resign" in MARKED[game] or game == "pit":
        assert marked


@pytest.mark.parametrize("choice", [RESIGN, GIVE_UP, WITHDRAW, GO_BANKRUPT])
def test_leaving_the_game_is_irreversible(choice: Choice) -> None:
    assert choice.irreversible


def test_corners_that_a_hand_proves_are_not_marked() -> None:
    """In the quiet form only a true corner can be called."""
    table = parlour.open("pit", seats=4, seed=3)
    marked, _plain = marks(table, Random(4), 400)
    assert marked == set()
