"""Random play of one game, or copies of one mid-game state.

usage: python benchmarks/random_play.py GAME SEATS [--seconds S] [--copies] [--option NAME=VALUE]...

Pinned to one core; prints one JSON line {"games", "steps", "decisions", "seconds", "engine"} by CPU time. A step is an
answer or a draw, a decision an answer alone. Small asks are listed whole; of asks too large for that, such as offers
in a trade, a kind of answer is drawn and then one of that kind. With --copies a step is one copy of the state in the
middle of a random game.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable

from parlour import engine
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import play_out
from parlour.core.registry import find
from parlour.table import library

MAX_STEPS = 10_000_000
COPIES = 100


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--copies", action="store_true")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    game = find(given.game)
    edition = library.edition(game)
    rulebook = library.rulebook(given.game)
    pairs = [text.split("=", 1) for text in given.option]
    options = rulebook.complete({name: rulebook.option(name, "").read(value, name) for name, value in pairs})
    seeds = iter(range(1, MAX_STEPS))

    decisions = 0

    def one_game() -> int:
        nonlocal decisions
        lots = FastRandom(next(seeds) * 7919)
        steps = play_out(game.rules, game.rules.setup(edition, options, given.seats), lots, MAX_STEPS)
        decisions += lots.decisions
        return steps

    whole = play_out(game.rules, game.rules.setup(edition, options, given.seats), FastRandom(5), MAX_STEPS)
    middle = game.rules.setup(edition, options, given.seats)
    play_out(game.rules, middle, FastRandom(5), whole // 2)

    def some_copies() -> int:
        for _ in range(COPIES):
            game.rules.copy(middle)
        return COPIES

    timed(some_copies if given.copies else one_game, given.seconds / 10)  # to warm up
    decisions = 0
    measured = timed(some_copies if given.copies else one_game, given.seconds)
    print(json.dumps(measured | {"decisions": decisions, "engine": engine.kind()}))


def timed(play: Callable[[], int], seconds: float) -> dict[str, object]:
    """Call it for so many seconds of CPU time."""
    clock = time.process_time
    games = steps = 0
    start = clock()
    while clock() - start < seconds:
        steps += play()
        games += 1
    return {"games": games, "steps": steps, "seconds": clock() - start}


if __name__ == "__main__":
    main()
