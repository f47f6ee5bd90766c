"""Temperaments are real: characters answer some asks differently, in every game where their weights mean something."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import cast

import pytest

import parlour
from parlour import bots
from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Searcher
from parlour.bots.finance.evaluation import Holdings as Leases, facts_of as leases_of
from parlour.bots.temperament import CHARACTERS, NEUTRAL, Temperament, character
from parlour.bots.weigh_anchor.evaluation import Holdings as Vessels, facts_of as vessels_of
from parlour.core.moves import Action
from parlour.core.registry import find
from parlour.games.finance.view_base import FinanceViewBase
from parlour.games.weigh_anchor.view import AnchorView
from parlour.table import library

ANSWERS = 350
SEEDS = (1, 2, 3)
NAMES = [one.id for one in CHARACTERS]
ALIKE = {
    "monopolist": set(NAMES),
    "ten-up": {"augusta", "silas", "rosa", "felix"},
    "mariners-compass": {"silas", "rosa"},
}
"""The characters who hardly ever differ from the neutral bot: the game has no money and leaves little choice."""


def bot_of(name: str, game: str) -> Bot:
    found = bots.find(name, game)
    if isinstance(found, Searcher):
        found.budget = Budget(4)
    return found


@cache
def answers(game: str, strength: str, seed: int, only: tuple[str, ...] = ()) -> dict[str, list[Action]]:
    """Return what the neutral bot ('') and each character answer at every ask of one game that neutral bots play."""
    seats = min(4, library.edition(find(game)).most_seats)
    table = parlour.open(game, seats=seats, seed=seed)
    players = {
        (seat, who): bot_of(f"{strength}/{who}" if who else strength, game)
        for seat in range(seats)
        for who in ("", *(only or NAMES))
    }
    views = {seat: table.view(seat) for seat in range(seats)}
    found: dict[str, list[Action]] = {who: [] for _seat, who in players}
    for n in range(ANSWERS):
        asks = table.asks()
        waited_for = [ask for ask in asks if ask.required] or asks
        if not waited_for:
            break
        ask = waited_for[n % len(waited_for)]
        given = {
            who: bot.choose(views[ask.seat], ask, Random(f"{seed}/{n}"))
            for (seat, who), bot in players.items()
            if seat == ask.seat
        }
        for who, action in given.items():
            found[who].append(action)
        if ask.required or given[""] != ask.default_action:
            table.act(ask.seat, given[""])
    return found


def differences(game: str, strength: str, one: str, other: str) -> int:
    """Return at how many asks two characters differ."""
    found = 0
    for seed in SEEDS:
        given = answers(game, strength, seed)
        found += sum(a != b for a, b in zip(given[one], given[other], strict=True))
    return found


@pytest.mark.parametrize("who", NAMES)
@pytest.mark.parametrize("game", parlour.games())
def test_a_character_answers_differently_from_the_neutral_bot(game: str, who: str) -> None:
    if who not in ALIKE.get(game, ()):
        assert differences(game, "normal", who, "") > 0


@pytest.mark.parametrize("game", ["weigh-anchor", "finance", "corner-the-market", "pit"])
def test_four_characters_at_a_table_differ(game: str) -> None:
    four = NAMES[:4]
    assert all(differences(game, "normal", one, other) for n, one in enumerate(four) for other in four[:n])


@pytest.mark.parametrize("game", parlour.games())
def test_the_neutral_temperament_plays_like_a_bot_without_one(game: str) -> None:
    table = parlour.open(game, seats=library.edition(find(game)).least_seats, seed=4)
    plain, neutral = bots.find("normal", game), bots.find("normal", game)
    neutral.adopt(Temperament())
    for _ in range(40):
        asks = table.asks()
        if not asks:
            break
        ask = next((ask for ask in asks if ask.required), asks[0])
        view = table.view(ask.seat)
        first = plain.choose(view, ask, Random(3))
        assert neutral.choose(view, ask, Random(3)) == first
        table.act(ask.seat, first)


@pytest.mark.parametrize("strength", ["easy", "hard"])
def test_characters_of_other_strengths_use_their_temperament_too(strength: str) -> None:
    given = answers("weigh-anchor", strength, 1, ("augusta", "edmund"))
    assert given["augusta"] != given["edmund"]


def test_augusta_bids_more_than_the_neutral_bot_and_edmund_less() -> None:
    sea = cast("AnchorView", parlour.open("weigh-anchor", seats=3, seed=1).view(0))
    city = cast("FinanceViewBase", parlour.open("finance", seats=3, seed=1).view(0))
    minds = [character("augusta").temperament, NEUTRAL, character("edmund").temperament]
    for prices in (
        [Vessels(vessels_of(sea), sea, 0, mind).price_for(0, 3) for mind in minds],
        [Leases(leases_of(city), city, 0, mind).price_for(0, 3) for mind in minds],
    ):
        assert prices[0] > prices[1] > prices[2]


def test_a_cautious_bot_keeps_more_cash() -> None:
    view = cast("AnchorView", parlour.open("weigh-anchor", seats=3, seed=1).view(0))
    facts = vessels_of(view)
    kept = [Vessels(facts, view, 0, character(who).temperament).reserve() for who in ("felix", "edmund")]
    assert kept[0] < Vessels(facts, view, 0).reserve() < kept[1]
