"""Roll-outs: play on from a moment of a record with bots, to see who wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from parlour.bots.bot import find
from parlour.bots.common.dice import SimulatedDice
from parlour.bots.playing import seat_rng
from parlour.core.frames import State
from parlour.core.game_loop import GameLoop
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.records.timeline import Timeline

MAX_MOVES: Final = 20_000
"""A game that takes longer counts as won by nobody."""


def parts_won(timeline: Timeline, state: State, seats: Sequence[int], number: int, seed: str, bot: str) -> list[float]:
    """Play one numbered game on from a state; return the share of the win of each of these seats.

    With hidden information, a separate game is played for each seat, from what it knows: the rest is resampled.
    """
    game, lexicon = timeline.table.game, timeline.table.lexicon
    resample = game.resample_hidden
    if resample is None:
        winners = winners_of(game, lexicon, game.rules.copy(state), f"{seed}/{number}", bot)
        return [part_of(winners, seat) for seat in seats]
    found: list[float] = []
    for seat in seats:
        dealt = resample(state, seat, Random(f"{seed}/{seat}/{number}"))
        found.append(part_of(winners_of(game, lexicon, dealt, f"{seed}/{number}", bot), seat))
    return found


def part_of(winners: tuple[int, ...], seat: int) -> float:
    """Return a seat's share of a win."""
    return 1 / len(winners) if seat in winners else 0.0


def winners_of(game: Game, lexicon: Names, state: Any, seed: str, bot: str) -> tuple[int, ...]:
    """Play a state to the end of the game with new bots of one name; return who wins. Every seat has its own dice."""
    seats = range(lexicon.seats)
    bots = [find(bot, game.slug) for _ in seats]
    views = [game.view(game.rules, state, lexicon, seat) for seat in seats]
    rngs = [seat_rng(seed, seat) for seat in seats]
    loop = GameLoop(game.rules, state, SimulatedDice(seed, True))
    for n in range(MAX_MOVES):
        if loop.deal() is not None:
            continue
        if loop.is_over():
            break
        seat = loop.next_seat(n)
        ask = loop.ask(seat)
        action = bots[seat].choose(views[seat], ask, rngs[seat])
        if loop.pending().seats or action != ask.default_action:
            loop.answer(seat, action)
    outcome = state.outcome
    return () if outcome is None else outcome.winners
