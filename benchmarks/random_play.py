"""Random play of one game, with every ask listed whole, or copies of one mid-game state.

usage: python benchmarks/random_play.py GAME SEATS [--seconds S] [--copies]

Pinned to one core; prints one JSON line {"games", "steps", "seconds", "engine"} by CPU time. A step is an answer or a
draw, with the listing of the answers it was chosen from. With --copies a step is one copy.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable

from parlour.core import playout
from parlour.core.playout import Lots, play_out
from parlour.core.registry import find
from parlour.table import shelf

MOST_STEPS = 10_000_000
MIDDLE = 60
COPIES = 100


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--copies", action="store_true")
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    game = find(given.game)
    edition = shelf.edition(game)
    options = shelf.rulebook(given.game).complete({})
    seeds = iter(range(1, MOST_STEPS))

    def one_game() -> int:
        state = game.rules.setup(edition, options, given.seats)
        return play_out(game.rules, state, Lots(next(seeds) * 7919), MOST_STEPS)

    middle = game.rules.setup(edition, options, given.seats)
    play_out(game.rules, middle, Lots(5), MIDDLE)

    def some_copies() -> int:
        for _ in range(COPIES):
            game.rules.copy(middle)
        return COPIES

    engine = "compiled" if playout.__file__.endswith((".so", ".pyd")) else "pure"
    print(json.dumps(timed(some_copies if given.copies else one_game, given.seconds) | {"engine": engine}))


def timed(play: Callable[[], int], seconds: float) -> dict[str, object]:
    """Call it for so many seconds of CPU time, after a tenth of that to warm up."""
    clock = time.process_time
    for wanted in (seconds / 10, seconds):
        games = steps = 0
        start = clock()
        while clock() - start < wanted:
            steps += play()
            games += 1
        took = clock() - start
    return {"games": games, "steps": steps, "seconds": took}


if __name__ == "__main__":
    main()
