"""Measure by play-outs how much better answers could still gain over the normal bot (parlour/lab/headroom.py).

usage: python -m tools.headroom GAME --seats N --games N [--playouts N] [--share X] [--seed N] [--kept FILE]

Prints the questions of a seat in a game, what a search with half of the play-outs would gain in them, and the upper
bound on what perfect play would gain, both in wins in a hundred games with their 95 % intervals. With --kept every
examined game is stored in a file, and an interrupted run continues.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path

from parlour.lab.headroom import ExaminedGame, Headroom, headroom


def main() -> None:
    given = parser().parse_args()
    print(told(measured(given, given.kept)))


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command."""
    found = argparse.ArgumentParser()
    found.add_argument("game")
    found.add_argument("--seats", type=int, required=True)
    found.add_argument("--games", type=int, required=True)
    found.add_argument("--playouts", type=int, default=400)
    found.add_argument("--share", type=float, default=1.0)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--kept", type=Path)
    return found


def measured(given: argparse.Namespace, kept: Path | None, progress: Callable[[], None] | None = None) -> Headroom:
    """Measure, and continue from what is in the file; `progress` is called after every game."""
    before = [ExaminedGame(*one) for one in json.loads(kept.read_text())] if kept is not None and kept.exists() else []

    def keep(played: Sequence[ExaminedGame]) -> None:
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(played))
        if progress is not None:
            progress()

    return headroom(
        given.game, given.games, given.seed, given.seats, given.playouts, given.share, before=before, progress=keep
    )


def told(found: Headroom) -> str:
    """Return the result as cells of a table."""
    cells = [f"{found.games:,}", f"{found.examined:,}", f"{found.questions:.1f}"]
    for estimate in (found.found, found.bound):
        cells.append(f"{100 * estimate.mean:.1f} % ({100 * estimate.low:.1f} – {100 * estimate.high:.1f})")
    return " | ".join(cells)


if __name__ == "__main__":
    main()
