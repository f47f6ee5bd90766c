"""`parlour serve`, but on a signal it writes down what only Python's search for rubbish would find, and ends."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import runpy
import signal
from collections import Counter

from parlour.server.ops import runner

LOOK = signal.SIGUSR1
ALL_IS_OVER = 0.5
"""Seconds in which lines that were just ended come to their end here too."""


def begin() -> None:
    """In place of what a server does when it is up: nothing is searched until somebody asks."""
    gc.collect()
    gc.freeze()
    gc.disable()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(LOOK, loop.call_later, ALL_IS_OVER, look)


def look() -> None:
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    found = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.garbage)
    print(json.dumps(found), flush=True)
    os._exit(0)


if __name__ == "__main__":
    runner.settle = begin
    runpy.run_module("parlour", run_name="__main__")
