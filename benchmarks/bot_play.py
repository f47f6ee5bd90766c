"""Whole games of one bot on every seat, as `parlour simulate` plays them.

usage: python benchmarks/bot_play.py GAME SEATS BOT [--seconds S]

Pinned to one core; prints one JSON line {"games", "decisions", "seconds", "engine"} by CPU time. A decision is an
answer; games are played to their ends, so that a slow bot may take longer than it was given. Four `easy` bots, which
offer nothing, may go round for ever: a game is stopped after 3,000 answers, and counts.
"""

from __future__ import annotations

import argparse
import json
import os
import time

from parlour import engine
from parlour.lab.plan import Plan, planned
from parlour.lab.single_game import play_lightly

MOST = 3000
"""Answers of a game."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("bot")
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    plan = planned(given.game, [given.bot], 1, given.seats, most=MOST)
    warm_up = planned(given.game, ["normal"], 1, given.seats, most=MOST)
    played(warm_up, 0)  # the first game finds out what all use
    print(json.dumps(played(plan, given.seconds) | {"engine": engine.kind()}))


def played(plan: Plan, seconds: float) -> dict[str, float]:
    """Games for so many seconds of CPU time, one at least."""
    setting = plan.setting()
    clock = time.process_time
    games = decisions = 0
    start = clock()
    while not games or clock() - start < seconds:
        decisions += play_lightly(setting, plan.seated(games), plan.seed_of(games), plan.most).answers
        games += 1
    return {"games": games, "decisions": decisions, "seconds": clock() - start}


if __name__ == "__main__":
    main()
