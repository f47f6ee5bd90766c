"""Plays games from seeds and says what became of them, wherever it is run: on any Python, with nothing but the sources.

python everywhere.py GAMES [FAULT]      so many games of each kind
python everywhere.py WORLDS worlds      so many runs of the simulated server
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from random import Random
from typing import Any

import parlour
from parlour.table.table import Table

MOVES = 120


def play(slug: str, seed: int) -> str:
    """A game's record, and its position, as one hash; the record must play again to the same."""
    table = parlour.open(slug, seed=seed)
    rng = Random(seed)
    for _ in range(MOVES):
        if table.is_over():
            break
        asks = table.asks()
        ask = asks[rng.randrange(len(asks))]
        table.act(ask.seat, ask.sample(rng))
    record = table.record()
    text = json.dumps(table.position(), sort_keys=True)
    assert json.dumps(parlour.replay(record).position(), sort_keys=True) == text
    return hashlib.sha256(f"{record}\n{text}".encode()).hexdigest()


def played(games: int, slugs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for slug in slugs:
        prints = "".join(play(slug, seed) for seed in range(games))
        found[slug] = hashlib.sha256(prints.encode()).hexdigest()
    return found


def simulated(worlds: int) -> dict[str, str]:
    from tests.server.simulated_world import Weather  # noqa: PLC0415  (not every Python has what the server needs)
    from tests.server.simulation import simulate  # noqa: PLC0415

    weather = Weather(failed_write=0.05, cut=0.02, lost_reply=0.3, crash=0.1)
    return {str(seed): str(simulate(seed, weather, commands=4).trace.hexdigest()) for seed in range(worlds)}


def set_order() -> None:
    """A rule goes through a set."""
    asks = Table.asks

    def unordered(self: Table) -> Any:
        by_seat = {self.lexicon.letter(ask.seat): ask for ask in asks(self)}
        return [by_seat[letter] for letter in set(by_seat)]

    Table.asks = unordered  # type: ignore[method-assign]


def local_time() -> None:
    """A rule looks at the clock on the wall."""
    act = Table.act

    def hourly(self: Table, seat: Any, action: Any) -> Any:
        ask = self.ask(seat)
        if time.localtime().tm_hour % 2 and ask is not None:
            action = ask.default_action
        return act(self, seat, action)

    Table.act = hourly  # type: ignore[method-assign]


if __name__ == "__main__":
    what = sys.argv[2] if len(sys.argv) > 2 else ""
    faults = {"set_order": set_order, "local_time": local_time}
    if what in faults:
        faults[what]()
    slugs = ["pit"] if what in faults else parlour.games()
    made = simulated(int(sys.argv[1])) if what == "worlds" else played(int(sys.argv[1]), slugs)
    sys.stdout.write(json.dumps(made) + "\n")
