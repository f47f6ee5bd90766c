"""Timing helpers shared by every measurement in this folder.

A peer is a command that prints one JSON line:
    {"peer": name, "games": n, "steps": n, "seconds": s, ...}
run_all.py runs the peers round-robin, each pinned to one core, several times,
and reports medians and ratios. Anything that prints such a line can take part.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable


def pin_to_one_core(core: int | None = None) -> int:
    """Pin this process to one core, so that 'one core' means one core."""
    cores = sorted(os.sched_getaffinity(0))
    pick = cores[-1] if core is None else core
    os.sched_setaffinity(0, {pick})
    return pick


def run_for(play_one: Callable[[], int], seconds: float, warmup_games: int = 1) -> dict[str, float]:
    """Call play_one (returns its number of steps) for `seconds` of CPU time.

    Rates are per second of CPU time, so that other jobs on the machine weigh less.
    """
    for _ in range(warmup_games):
        play_one()
    games = steps = 0
    clock = time.process_time
    wall = time.perf_counter()
    start = clock()
    end = start + seconds
    while True:
        steps += play_one()
        games += 1
        now = clock()
        if now >= end:
            return {
                "games": games,
                "steps": steps,
                "seconds": now - start,
                "wall": time.perf_counter() - wall,
            }


def emit(peer: str, result: dict[str, object]) -> None:
    print(json.dumps({"peer": peer, **result}), flush=True)


def calibrate(seconds: float = 1.0) -> float:
    """A fixed pure-Python loop; its rate tells how fast this interpreter is now."""

    def body() -> int:
        table: dict[int, int] = {}
        x = 1
        for i in range(1000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            table[x & 63] = table.get(x & 63, 0) + i
        return 1000

    r = run_for(body, seconds)
    return r["steps"] / r["seconds"]


def machine() -> dict[str, object]:
    model = ""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as f:
            for line in f:
                if line.startswith("model name"):
                    model = line.split(":", 1)[1].strip()
                    break
    except OSError:
        pass
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "kernel": platform.release(),
    }


def summary(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "min": min(values), "max": max(values), "n": len(values)}


if __name__ == "__main__":
    pin_to_one_core()
    r = calibrate()
    emit("calibration loop", {"games": 0, "steps": r, "seconds": 1.0})
    print(machine(), file=sys.stderr)
