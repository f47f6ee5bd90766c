"""Whole games of four players who buy whatever they land on and can pay for, cut off at 1,000 turns.

usage: python benchmarks/buying.py [--seconds S] [--toy FOLDER]

Weigh Anchor, or with --toy the toy engine that was built in that folder; both driven from the same plain Python. Where
nothing is for sale, the answer is what a time-out gives: throw, pass, build nothing. Pinned to one core; prints one
JSON line {"games", "steps", "seconds", "engine"} by CPU time.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
from collections.abc import Callable

from random_play import timed

from parlour import engine
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import drawn
from parlour.core.registry import find
from parlour.games.weigh_anchor.actions import BUY
from parlour.table import library

GAME = "weigh-anchor"
SEATS = 4
MAX_TURNS = 1000
"""The toy has the same number, as its own."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--toy", default="")
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    play = toy(given.toy) if given.toy else weigh_anchor()
    timed(play, given.seconds / 10)  # to warm up
    kind = {} if given.toy else {"engine": engine.kind()}
    print(json.dumps(timed(play, given.seconds) | kind))


def weigh_anchor() -> Callable[[], int]:
    """One game a call; returns its answers and draws."""
    game = find(GAME)
    rules = game.rules
    edition = library.edition(game)
    options = library.rulebook(GAME).complete({})
    seeds = iter(range(1, sys.maxsize))

    def play() -> int:
        s = rules.setup(edition, options, SEATS)
        lots = FastRandom(next(seeds) * 7919)
        steps = 0
        while s.outcome is None and s.turn < MAX_TURNS:
            pending = rules.pending(s)
            if pending.draw is not None:
                rules.resolve_draw(s, drawn(pending.draw, lots), None)
            else:
                seat = pending.seats[0]
                ask = rules.ask(s, seat)
                first = ask.choices[0]
                rules.apply(s, seat, first.nth(0) if first is BUY else ask.default_action, None)
            steps += 1
        return steps

    return play


def toy(folder: str) -> Callable[[], int]:
    """The same of the toy: buying is the first of its actions, and to build the last."""
    sys.path.insert(0, folder)
    engine = importlib.import_module("toy_engine")
    seeds = iter(range(1, sys.maxsize))

    def play() -> int:
        state = engine.new_game(next(seeds))
        steps = 0
        while actions := state.legal_actions():
            state.apply(actions[0])
            steps += 1
        return steps

    return play


if __name__ == "__main__":
    main()
