"""Playing on from a moment of a record, to see who wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from parlour.bots.bot import find
from parlour.bots.common.dice import SimulatedDice
from parlour.bots.playing import seat_rng
from parlour.core.frames import State
from parlour.core.moves import CHANCE, OVER
from parlour.records.timeline import Timeline

MAX_MOVES: Final = 20_000
"""A game that goes on for longer is won by nobody."""


def parts_won(timeline: Timeline, state: State, seats: Sequence[int], number: int, seed: str, bot: str) -> list[float]:
    """For each of these seats, its part of the game of a number that is played on from a state, on numbered dice.

    Where something is hidden, each seat's game goes on from what it knows: the rest is dealt anew for each of them.
    """
    redeal = timeline.table.game.resample_hidden
    if redeal is None:
        winners = _winners(timeline, timeline.table.game.rules.copy(state), f"{seed}/{number}", bot)
        return [_part(winners, seat) for seat in seats]
    found: list[float] = []
    for seat in seats:
        dealt = redeal(state, seat, Random(f"{seed}/{seat}/{number}"))
        found.append(_part(_winners(timeline, dealt, f"{seed}/{number}", bot), seat))
    return found


def _part(winners: tuple[int, ...], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def _winners(timeline: Timeline, state: Any, seed: str, bot: str) -> tuple[int, ...]:
    """Play one game to its end by bots."""
    game = timeline.table.game
    rules = game.rules
    seats = range(len(timeline.table.names))
    bots = [find(bot, game.slug) for _ in seats]
    views = [timeline.view(state, seat) for seat in seats]
    rngs = [seat_rng(seed, seat) for seat in seats]
    dice = SimulatedDice(seed, True)
    for n in range(MAX_MOVES):
        pending = rules.pending(state)
        if pending.kind == OVER:
            break
        if pending.kind == CHANCE:
            assert pending.draw is not None
            rules.resolve_draw(state, dice.throw(pending.draw))
            continue
        seat = pending.seats[0] if pending.seats else pending.free[n % len(pending.free)]
        ask = rules.ask(state, seat)
        action = bots[seat].choose(views[seat], ask, rngs[seat])
        if pending.seats or action != ask.default_action:
            rules.apply(state, seat, action)
    outcome = state.outcome
    return () if outcome is None else outcome.winners
