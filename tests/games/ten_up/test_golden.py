"""Whole games as text, one for each way of ending and each number of players: replayed, they say the same again."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.games.ten_up.events import CounterEntered, CounterForwarded

GOLDEN = Path(__file__).parent / "golden"
ENDINGS: dict[str, tuple[int, str, str]] = {
    "two-ten-by-tally": (2, "points", "TEN-16"),
    "two-ten-by-displacing": (2, "points", "TEN-25"),
    "two-turn-cap-won": (2, "turn-cap", ""),
    "two-turn-cap-drawn": (2, "turn-cap-draw", ""),
    "three-ten-by-tally": (3, "points", "TEN-16"),
    "three-ten-by-displacing": (3, "points", "TEN-25"),
    "three-turn-cap-won": (3, "turn-cap", ""),
    "three-turn-cap-drawn": (3, "turn-cap-draw", ""),
    "four-ten-by-tally": (4, "points", "TEN-16"),
    "four-ten-by-displacing": (4, "points", "TEN-25"),
    "four-turn-cap-won": (4, "turn-cap", ""),
    "four-turn-cap-drawn": (4, "turn-cap-draw", ""),
    "four-other-readings": (4, "points", "TEN-16"),
}
"""By the record's name: the number of players, the reason, and by which clause the last point was gained."""


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_replays_to_the_same_record(name: str) -> None:
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    table = parlour.replay(text)
    assert table.record() == text
    seats, reason, clause = ENDINGS[name]
    outcome = table.outcome()
    assert outcome is not None
    assert (len(table.names), outcome.reason) == (seats, reason)
    assert (len(outcome.winners) > 1) == (reason == "turn-cap-draw")
    if clause:
        points = [event for event in table.events if isinstance(event, (CounterEntered, CounterForwarded))]
        assert (points[-1].clause, points[-1].seat) == (clause, outcome.winners[0])


def test_every_golden_game_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.glob("*.record")} == set(ENDINGS)
