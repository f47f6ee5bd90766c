"""The bounds in docs/promises.md are those of the program, and all of them are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core import record
from parlour.core.data import bounds, plain_data
from parlour.envs import policy
from parlour.mcp import server
from parlour.server.http import bodies
from parlour.server.settings import Limits
from parlour.server.workers import evaluator, timelines
from parlour.server.workers.evaluation_queue import QueueLimits

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "promises.md").read_text(encoding="utf-8")
INPUTS = PAGE.partition("## Inputs and their bounds")[2]
WRITTEN = re.findall(r"`(\w+)` = ([\d,]+)", " ".join(INPUTS.split()))
PLACES = [bounds, plain_data, record, policy, server, bodies, evaluator, timelines, Limits(), QueueLimits()]


def test_every_bound_on_the_page_is_that_of_the_program() -> None:
    assert len(WRITTEN) > 30
    for name, number in WRITTEN:
        values = {getattr(place, name) for place in PLACES if hasattr(place, name)}
        assert int(number.replace(",", "")) in values, name


def test_every_bound_of_the_program_is_on_the_page() -> None:
    written = {name for name, _number in WRITTEN}
    for name in vars(bounds):
        if name.startswith("MAX_"):
            assert name in written, name


def test_turns_red_if_a_bound_is_changed_in_one_place_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: the page still has the old number."""
    monkeypatch.setattr(bounds, "MAX_EDITION_BYTES", bounds.MAX_EDITION_BYTES * 1000)
    with pytest.raises(AssertionError):
        test_every_bound_on_the_page_is_that_of_the_program()
