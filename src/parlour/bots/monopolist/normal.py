"""The normal bot for The Monopolist: it counts stocks, and what the next spin of its man may bring."""

# Compiled with mypyc.

from __future__ import annotations

from functools import partial
from typing import Any, cast

from mypy_extensions import mypyc_attr

from parlour.bots.bot import Bot, Term
from parlour.bots.common.one_ply import best_answer
from parlour.bots.monopolist.reasons import reasons
from parlour.bots.temperament import NEUTRAL, Temperament
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


@mypyc_attr(native_class=False)
class NormalBot(Bot):
    """Looks one answer ahead: avoids the span where it costs, spins while it can, lends to nobody for nothing."""

    name = "normal"
    game = "monopolist"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return best_answer(cast("MonopolistView", view), ask, self.temperament, worth)

    def weigh(self, view: View[Any], ask: Ask, action: Action) -> tuple[Term, ...]:
        table = cast("MonopolistView", view)
        return reasons(table, ask, action, partial(_worth, self.temperament))


def _worth(temperament: Temperament, view: MonopolistView) -> float:
    return worth(view, temperament)


def worth(view: MonopolistView, temperament: Temperament = NEUTRAL) -> float:
    """Return how good the table looks to a seat of this temperament, in counters."""
    if view.is_over():
        return WON if view.has_won() else -WON
    me = view.seat
    assert me is not None
    if view.is_out(me):
        return OUT
    if not view.trade(me):
        return 0.0
    seats = range(view.lexicon.seats)
    rivals = [view.worth(seat) for seat in seats if seat != me and not view.is_out(seat)]
    total = temperament.building * view.worth(me) - RIVAL * max(rivals, default=0) - MONOPOLIST * view.monopolist()
    letter = view.me()
    for lender, counters in view.offers():
        if lender == letter:
            total -= temperament.keeping * counters  # what is offered counts as gone
    total -= temperament.reserve * DANGER / max(1, view.counters(me))
    total += temperament.hope * OUTLOOK * outlook(view, me)
    return total + SPIN if view.mover() == letter else total


def outlook(view: MonopolistView, seat: int) -> float:
    """Return the counters that the next spin of a seat's man brings on average, by the number alone."""
    opponents = len([other for other in range(view.lexicon.seats) if not view.is_out(other)]) - 1
    from_monopolist, from_opponent, spider, _last_ring = view.payments()
    own = view.emblem(seat)
    numbers = view.numbers()
    gain = 0.0
    for number in numbers:
        gain += view.receipts(seat, number)
        emblem = view.emblem_reached(seat, number)
        if emblem == own:
            gain += EMBLEM
        elif emblem == "dollar":
            gain += from_monopolist + from_opponent * opponents
        elif emblem == "spider":
            gain -= spider
    return gain / len(numbers)


BOT = NormalBot
