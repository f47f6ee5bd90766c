"""The normal bot for The Monopolist: it counts stocks, and what the next spin of its man may bring."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from parlour.bots.bot import Bot
from parlour.bots.common.one_ply import best_answer
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.monopolist.view import MonopolistView

WON = 1000.0
OUT = -900.0
RIVAL = 0.5
"""The weight of a counter of the richest rival against one's own."""
MONOPOLIST = 0.3
"""The weight of a counter of the Monopolist."""
DANGER = 2.0
"""The cost of being left with one counter; with more, proportionally less."""
OUTLOOK = 0.6
"""The value of a counter that the next spin may bring, relative to one in hand."""
EMBLEM = 1.0
"""The value of another spin that an emblem may bring."""
SPIN = 1.5
"""The value of having the spin."""

Spaces = tuple[tuple[str, int, str, int, int, tuple[str, ...]], ...]


class NormalBot(Bot):
    """Looks one answer ahead: avoids the span where it costs, spins while it can, lends to nobody for nothing."""

    name = "normal"
    game = "monopolist"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("MonopolistView", view), ask, worth)


def worth(view: MonopolistView) -> float:
    """Return how good the table looks to a seat, in counters."""
    if view.is_over():
        return WON if view.has_won() else -WON
    me = view.me()
    if view.is_out(me):
        return OUT
    if not view.trade(me):
        return 0.0
    rivals = [view.worth(seat) for seat in view.seats() if seat != me and not view.is_out(seat)]
    total = view.worth(me) - RIVAL * max(rivals, default=0) - MONOPOLIST * view.monopolist()
    total -= dict(view.offers()).get(me, 0)  # what is offered counts as gone
    total -= DANGER / max(1, view.counters(me))
    total += OUTLOOK * outlook(view, me)
    return total + SPIN if view.mover() == me else total


def outlook(view: MonopolistView, seat: str) -> float:
    """Return the counters that the next spin of a seat's man brings on average, by the number alone."""
    shown = emblems(view.spaces())
    opponents = sum(not view.is_out(other) for other in view.seats()) - 1
    from_monopolist, from_opponent, spider, _last_ring = view.payments()
    values = {"dollar": from_monopolist + from_opponent * opponents, "spider": -spider, view.emblem(seat): EMBLEM}
    numbers = view.numbers()
    gains = [view.receipts(seat, number) + values.get(shown[view.reached(seat, number)], 0) for number in numbers]
    return sum(gains) / len(numbers)


@cache
def emblems(spaces: Spaces) -> dict[str, str]:
    """Return what every space shows."""
    return {space[0]: space[2] for space in spaces}


BOT = NormalBot
