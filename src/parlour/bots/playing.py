"""Play by bots: they answer the asks of a table until a person is asked or the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heapify, heappop, heappush
from math import inf
from random import Random
from typing import Any, Final

from parlour.bots.bot import Bot
from parlour.core.moves import Ask
from parlour.core.refusals import RulesBug
from parlour.core.view import View
from parlour.table.table import Table

HUMAN: Final = 0.5
"""Actions per second of a person in a game without turns: they look, think and call out a number."""


def seat_rng(seed: int | str, seat: int) -> Random:
    """Return a bot's own random generator: it depends on nothing but the seed and the seat."""
    return Random(f"{seed}/{seat}")


def play_on(table: Table, bots: Mapping[int, Bot], rngs: Mapping[int, Random], most: int | None = None) -> int:
    """Answer for the bots while one of them is asked, at most `most` times; return the number of answers.

    If nobody is waited for and everybody may move, the bots take turns; `play_live` gives each a pace of its own.
    """
    answered = 0
    views = {seat: table.view(seat) for seat in bots}
    while most is None or answered < most:
        ask = _next_ask(table.asks(), bots, answered)
        if ask is None:
            break
        _answer(table, ask, bots[ask.seat], views[ask.seat], rngs[ask.seat])
        answered += 1
    return answered


def _next_ask(asks: list[Ask], bots: Mapping[int, Bot], turn: int) -> Ask | None:
    """Return the ask of the first bot that is waited for; if there is none, the bots that may move take turns."""
    waited_for = [ask for ask in asks if ask.required]
    if waited_for:
        return next((ask for ask in waited_for if ask.seat in bots), None)
    free = [ask for ask in asks if ask.seat in bots]
    return free[turn % len(free)] if free else None


def _answer(table: Table, ask: Ask, bot: Bot, view: View[Any], rng: Random) -> bool:
    """Let a bot answer; False if it does nothing where that is allowed."""
    action = bot.choose(view, ask, rng)
    if not ask.contains(action):
        raise RulesBug(f"bot {bot.name!r} answered {action!r}, which it was not asked for")
    if not ask.required and action == ask.default_action:
        return False
    table.act(ask.seat, action)
    return True


def play_live(
    table: Table,
    bots: Mapping[int, Bot],
    rngs: Mapping[int, Random],
    paces: Mapping[int, float] | float,
    clock: Random,
    seconds: float = inf,
) -> float:
    """Play a game without turns in virtual time, with bots in all seats, to its end or for some seconds.

    Each bot has its own pace (or all have one), in actions per second with some random variation. It looks, and answers
    or does nothing. `HUMAN` is the pace of a person. The rules know nothing of it: they see the order of the messages.
    Returns the time that passed.
    """
    pace = paces if isinstance(paces, Mapping) else dict.fromkeys(bots, paces)
    views = {seat: table.view(seat) for seat in bots}
    moments = [(_gap(pace[seat], clock), seat) for seat in sorted(bots)]
    heapify(moments)
    now = 0.0
    while not table.is_over():
        now, seat = heappop(moments)
        if now > seconds:
            break
        table.asks()  # resolves draws
        ask = views[seat].ask()
        if ask is not None:
            _answer(table, ask, bots[seat], views[seat], rngs[seat])
        heappush(moments, (now + _gap(pace[seat], clock), seat))
    return min(now, seconds)


def _gap(pace: float, clock: Random) -> float:
    """Return the seconds to a bot's next look: half to one and a half times its average."""
    return (0.5 + clock.random()) / pace
