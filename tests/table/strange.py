"""Things nobody should give a table, and what every refusal has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

import parlour
from parlour.core.refusals import ParlourError
from parlour.table.table import Table
from parlour.testing import fingerprint
from tests.table.honest import GAME

T = TypeVar("T")

DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
LOOP: dict[str, Any] = {}
LOOP["players"] = LOOP
WIDE: list[Any] = []
for _ in range(30):
    WIDE = [WIDE, WIDE]
STRANGE: list[Any] = [
    None,
    True,
    0,
    -1,
    10**30,
    10**6000,
    1.0,
    1.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "x" * 100_000,
    "\ud800",
    "\x00",
    "\u202e",
    b"bytes",
    [],
    [[]],
    {},
    {"": None},
    {1: 2},
    {"\udfff": 1},
    (),
    set(),
    object(),
    DEEP,
    LOOP,
    WIDE,
    lambda: 1,
]
NAMES = [f"{n}-{type(value).__name__}" for n, value in enumerate(STRANGE)]


def sentence(refused: Callable[[], object]) -> str:
    """What the refusal says; anything but a ParlourError falls through and fails the test."""
    with pytest.raises(ParlourError) as caught:
        refused()
    text = str(caught.value)
    assert len(text.split()) >= 3, text
    assert "object at 0x" not in text
    assert "Traceback" not in text
    text.encode()
    return text


def state_of(table: Table) -> tuple[str, str]:
    return fingerprint(table), table.record()


def attempt(asked: Callable[[], T]) -> tuple[T | None, ParlourError | None]:
    """What came of it: an answer or a refusal; anything else falls through and fails the test."""
    try:
        return asked(), None
    except ParlourError as refusal:
        return None, refusal


def at_choice() -> Table:
    """A is to choose between 1 and 2."""
    table = parlour.open(GAME, chance=[(6, 1), (1, 2), (1, 2)])
    for line in ("A start from London with red", "B start from New York with blue", "A spin", "B spin", "A spin"):
        table.act(line[0], line[2:])
    assert [table.show(action) for action in table.asks()[0].actions()] == ["play 1", "play 2"]
    return table
