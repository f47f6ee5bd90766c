"""Golden records: whole games, kept as text, one at least for every way of ending."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core.registry import find
from parlour.core.text.event_types import TIMED_OUT
from parlour.testing import cited

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_text(path: Path) -> None:
    """Every line is judged by the rules of now, every hash is made anew, and the end is the one it had."""
    text = path.read_text(encoding="utf-8")
    table = parlour.replay(text)
    assert table.record() == text
    outcome = table.outcome()
    assert outcome is not None
    assert path.stem.startswith(outcome.reason)


def test_there_is_a_golden_record_for_every_way_of_ending() -> None:
    reasons = set()
    for path in RECORDS:
        outcome = parlour.replay(path.read_text(encoding="utf-8")).outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons == set(find("mariners-compass").endings)


def test_together_they_show_everything_that_can_happen() -> None:
    events = [event for path in RECORDS for event in parlour.replay(path.read_text(encoding="utf-8")).events]
    shown = {find("mariners-compass").events.name_of(event) for event in events}
    assert shown | {TIMED_OUT} == set(find("mariners-compass").events.records)
    assert {"MAR-R04", "MAR-R08", "MAR-R12", "MAR-R15", "MAR-17", "MAR-18", "MAR-19", "MAR-20"} <= set(cited(events))
