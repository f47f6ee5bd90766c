"""Whole games as text, both forms, one for each way a hand and a game can end: replayed, they say the same again."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.games.pit.events import CornerScored, HandVoided, Swapped
from parlour.table.table import Table

GOLDEN = Path(__file__).parent / "golden"
FORMS = ("rounds", "live")
NAMES = (
    "plain-corner",
    "bull-corner",
    "double-bull",
    "void",
    "to-250",
    "to-500",
    "below-zero",
    "other-readings",
)


def replayed(name: str, form: str) -> Table:
    text = (GOLDEN / f"{name}-{form}.record").read_text(encoding="utf-8")
    table = parlour.replay(text)
    assert table.record() == text
    assert table.options["form"] == form
    return table


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_record(name: str, form: str) -> None:
    table = replayed(name, form)
    assert table.is_over()
    assert len(table.log()) == len(table.record())  # all is open at the end
    for seat in range(len(table.names)):
        assert table.seen_by(seat)["ask"] is None


@pytest.mark.clause("PIT-22", "PIT-31", "PIT-32")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("name", "clause"), [("plain-corner", "PIT-22"), ("bull-corner", "PIT-31"), ("double-bull", "PIT-32")]
)
def test_each_kind_of_corner_is_there(name: str, clause: str, form: str) -> None:
    scored = [event.clause for event in replayed(name, form).events if isinstance(event, CornerScored)]
    assert scored == [clause]


@pytest.mark.clause("PIT-R10", "PIT-R25")
@pytest.mark.parametrize("form", FORMS)
def test_a_void_hand_is_there(form: str) -> None:
    table = replayed("void", form)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("void-hands", ())
    assert any(isinstance(event, HandVoided) for event in table.events)


@pytest.mark.clause("PIT-25", "PIT-26", "PIT-02")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("name", "clause", "target"), [("to-250", "PIT-26", 250), ("to-500", "PIT-25", 500)])
def test_a_game_to_each_total_is_there(name: str, clause: str, target: int, form: str) -> None:
    table = replayed(name, form)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.clause == clause
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]] >= target
    assert sum(isinstance(event, CornerScored) for event in table.events) >= 3
    assert any(isinstance(event, Swapped) for event in table.events)


@pytest.mark.clause("PIT-35")
@pytest.mark.parametrize("form", FORMS)
def test_a_player_below_zero_is_there(form: str) -> None:
    outcome = replayed("below-zero", form).outcome()
    assert outcome is not None
    assert min(outcome.scores) < 0


def test_every_golden_game_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.glob("*.record")} == {f"{name}-{form}" for name in NAMES for form in FORMS}
