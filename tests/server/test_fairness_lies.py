"""F2 with a server that lies: it cheats while it is played at, and the players' own logs say so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from parlour.records.verification_report import FORGED, HONEST, SOUND
from parlour.records.verify import verify
from tests.server.running import Forked
from tests.server.test_fairness_wire import fair_game

LIES = {"forgets_nonces": SOUND, "replaces_nonces": SOUND, "loads_the_dice": FORGED}
"""What the record alone must be called: whoever has no log cannot know everything."""


def verdicts(folder: Path, *faults: str) -> tuple[str, set[str]]:
    """What is said of a whole game at such a server: from the record alone, and with each player's log."""
    server = Forked(f"sqlite:///{folder / 'tables.db'}", folder / "log", faults).start()
    try:
        record, seats, _commitment = fair_game(server, "ten-up", Random(3))
    finally:
        server.kill()
    return verify(record).verdict, {verify(record, seat.log).verdict for seat in seats}


@pytest.mark.parametrize("lie", LIES)
def test_f2_a_server_that_lies_while_it_is_played_at_is_found_out_by_every_player(lie: str, tmp_path: Path) -> None:
    assert verdicts(tmp_path, lie) == (LIES[lie], {FORGED})


def test_f2_the_same_server_without_a_lie_is_called_honest(tmp_path: Path) -> None:
    assert verdicts(tmp_path) == (SOUND, {HONEST})
