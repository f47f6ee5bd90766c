"""How many games a second the lab plays: by game and bot on one core, and by processes.

usage: python benchmarks/lab.py [--repeats N] [--seconds S] [--games N] [--compiled FOLDER] [--json FILE] [GAME]...

Every bot of a game plays all seats, on the plain sources and on the compiled engine in turn, by CPU time of one core;
medians of the rounds. Then `parlour simulate weigh-anchor` with four normal bots, N games, by the clock: in one process
and in two, in turn. The compiled engine is the one in build/compiled unless another folder is given; `make bench`
makes it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from run import COMPILED, ENGINES, ROOT, games

BOTS: Final = ("random", "easy", "normal", "hard")
PLAY: Final = str(ROOT / "benchmarks" / "bot_play.py")
MANY: Final = ("weigh-anchor", "--bots", "normal", "--seats", "4")
JOBS: Final = (1, 2)

Rates = dict[tuple[str, str, str], list[dict[str, float]]]
"""What every round measured, by game, bot and engine."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--compiled", type=Path, default=COMPILED)
    parser.add_argument("--json", default="")
    parser.add_argument("only", nargs="*", metavar="GAME")
    given = parser.parse_args()
    paths = dict(zip(ENGINES, (ROOT / "src", given.compiled), strict=True))
    rates: Rates = {}
    for turn in range(given.repeats):
        print(f"round {turn + 1} of {given.repeats}", file=sys.stderr)
        for game, seats in games(given.only):
            for bot in BOTS:
                for engine, path in paths.items():
                    one = measured([PLAY, game, str(seats), bot, "--seconds", str(given.seconds)], path, engine)
                    rates.setdefault((game, bot, engine), []).append(one)
    show(rates)
    times: dict[int, list[float]] = {jobs: [] for jobs in JOBS}
    for _ in range(given.repeats):
        for jobs, seconds in times.items():
            seconds.append(clocked(given.games, jobs, given.compiled))
    show_jobs(given.games, times)
    if given.json:
        plain = {" ".join(key): found for key, found in rates.items()} | {f"jobs {n}": t for n, t in times.items()}
        Path(given.json).write_text(json.dumps(plain, indent=1))


def measured(command: list[str], path: Path, engine: str) -> dict[str, float]:
    """Games and decisions a second, as the job itself measured them."""
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment(path), check=False
    )
    if done.returncode:
        sys.exit(f"{command}: {done.stderr.strip()[-600:]}")
    result = json.loads(done.stdout.strip().splitlines()[-1])
    if result["engine"] != engine:
        sys.exit(f"{command}: the {result['engine']} engine was measured instead of the {engine} one")
    return {what: result[what] / result["seconds"] for what in ("games", "decisions")}


def clocked(number: int, jobs: int, path: Path) -> float:
    """Seconds that so many games take, from the command to its answer."""
    command = [sys.executable, "-m", "parlour", "simulate", *MANY, "--games", str(number), "--jobs", str(jobs)]
    begun = time.perf_counter()
    subprocess.run(command, capture_output=True, env=environment(path), check=True)
    return time.perf_counter() - begun


def environment(path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"}


def show(rates: Rates) -> None:
    """A table by game and bot, both engines beside each other."""
    print("| game | bot | games/s, pure | decisions/s, pure | games/s, compiled | decisions/s, compiled | ratio |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for game, bot in dict.fromkeys((game, bot) for game, bot, _engine in rates):
        pure, compiled = ([one["decisions"] for one in rates[game, bot, engine]] for engine in ENGINES)
        ratio = statistics.median(ours / theirs for ours, theirs in zip(compiled, pure, strict=True))
        cells = [typical(rates[game, bot, engine], what) for engine in ENGINES for what in ("games", "decisions")]
        print(f"| {game} | {bot} | {' | '.join(cells)} | {ratio:.1f} |")


def typical(found: list[dict[str, float]], what: str) -> str:
    """The median, with as many places as it is worth."""
    median = statistics.median(one[what] for one in found)
    return f"{median:,.0f}" if median >= 100 else f"{median:.1f}" if median >= 1 else f"{median:.2f}"


def show_jobs(number: int, times: dict[int, list[float]]) -> None:
    print(f"\n{number:,} games: parlour simulate {' '.join(MANY)} --games {number} --jobs N, compiled\n")
    print("| processes | seconds | min - max | games/s | to one |")
    print("|---:|---:|---:|---:|---:|")
    for jobs, seconds in times.items():
        median = statistics.median(seconds)
        to_one = statistics.median(one / this for one, this in zip(times[JOBS[0]], seconds, strict=True))
        span = f"{min(seconds):.1f} - {max(seconds):.1f}"
        print(f"| {jobs} | {median:.1f} | {span} | {number / median:,.0f} | {to_one:.2f} |")


if __name__ == "__main__":
    main()
