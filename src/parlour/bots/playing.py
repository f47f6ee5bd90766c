"""Letting bots play: whoever is asked answers, until a person is asked or the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from parlour.bots.bot import Bot
from parlour.core.refusals import RulesBug
from parlour.table.table import Table


def seat_rng(seed: int | str, seat: int) -> Random:
    """A bot's own chance: it depends on nothing but the seed and the seat."""
    return Random(f"{seed}/{seat}")


def play_on(table: Table, bots: Mapping[int, Bot], rngs: Mapping[int, Random], most: int | None = None) -> int:
    """Answer for the bots while one of them is asked, at most so often; returns the number of answers."""
    answered = 0
    views = {seat: table.view(seat) for seat in bots}
    while most is None or answered < most:
        ask = next((ask for ask in table.asks() if ask.seat in bots), None)
        if ask is None:
            break
        action = bots[ask.seat].choose(views[ask.seat], ask, rngs[ask.seat])
        if not ask.contains(action):
            raise RulesBug(f"bot {bots[ask.seat].name!r} answered {action!r}, which it was not asked for")
        table.act(ask.seat, action)
        answered += 1
    return answered
