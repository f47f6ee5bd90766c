"""Bots on the compiled engine: they play as on the plain sources, also as subclasses in plain Python."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import parlour
from parlour import engine
from parlour.core.registry import find
from parlour.table import library
from tests.compiled.test_same_records import COMPILED, ROOT

ANSWERS = 60
PLAY = """
import sys
import parlour
from parlour import bots, engine
from parlour.bots.common.search import Budget
from parlour.bots.playing import play_on, seat_rng

game, seats, answers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
kinds = [type(bots.find(name, game)) for name in bots.names(game)]
attributes = {"game": game, "budget": Budget(4, 1e9)}  # no clock: the same answers on every machine
table = parlour.open(game, seats=seats, seed=5)
own = [type("Own" + kind.__name__, (kind,), attributes) for kind in kinds]
players = {seat: own[seat % len(own)]() for seat in range(seats)}
play_on(table, players, {seat: seat_rng(5, seat) for seat in players}, answers)
print(engine.kind(), [kind.__mro__[1].__name__ for kind in own])
print(table.record())
"""


def played(tree: str, game: str, seats: int) -> tuple[str, str]:
    """Return the engine that a source tree has, and the record of a game between subclasses of its bots."""
    command = [sys.executable, "-c", PLAY, game, str(seats), str(ANSWERS)]
    environment = {**os.environ, "PYTHONPATH": tree}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
    kind, record = done.stdout.split("\n", 1)
    return kind, record


@pytest.mark.compiled
@pytest.mark.parametrize("game", parlour.games())
def test_plain_subclasses_of_bots_play_the_same_game_on_both_engines(game: str) -> None:
    seats = min(6, library.edition(find(game)).most_seats)
    pure, plain_record = played(str(ROOT / "src"), game, seats)
    compiled, compiled_record = played(str(COMPILED), game, seats)
    assert pure.startswith(engine.PURE)
    assert compiled.startswith(engine.COMPILED)
    assert plain_record.count("\n") > 10
    assert plain_record == compiled_record
