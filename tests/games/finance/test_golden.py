"""Golden records: whole games, kept as text, for every way of ending, 2 to 6 players, both presets."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.registry import find
from parlour.core.text.event_types import TIMED_OUT
from parlour.table.table import Table
from tests.games.finance.town import EXPERIENCED

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


def replayed(path: Path) -> Table:
    return parlour.replay(path.read_text(encoding="utf-8"))


def preset_of(table: Table) -> str:
    """Which preset a table is played by, apart from the length of the game; '' if by neither."""
    customs = {name for name in EXPERIENCED if table.options[name] is True}
    others = {name for name in table.rulebook.changed(table.options) if name not in (*EXPERIENCED, "round_limit")}
    if others:
        return ""
    return "beginners" if not customs else "experienced" if len(customs) == len(EXPERIENCED) else ""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text(path: Path) -> None:
    """Every line is judged by the rules of now, every hash is made anew, and the end is the one it had."""
    table = replayed(path)
    assert table.record() == path.read_text(encoding="utf-8")
    outcome = table.outcome()
    assert outcome is not None
    assert path.stem.startswith(outcome.reason)


def test_together_they_show_every_end_every_number_of_seats_both_presets_and_everything_that_can_happen() -> None:
    game = find("finance")
    ends: set[tuple[str, int, str]] = set()
    shown: set[str] = set()
    for path in RECORDS:
        table = replayed(path)
        outcome = table.outcome()
        assert outcome is not None
        ends.add((outcome.reason, len(table.names), preset_of(table)))
        shown |= {game.events.name_of(event) for event in table.events}
    presets = ("beginners", "experienced")
    assert {(end, seats, name) for end in game.endings for seats in range(2, 7) for name in presets} <= ends
    assert shown | {TIMED_OUT} == set(game.events.records)
