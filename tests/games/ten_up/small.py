"""A board small enough to count on: eight squares, two Score Tables of two squares, two counters each, three points."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SMALL: Final = """
[edition]
id = "ten-up-small"
game = "ten-up"
title = "Small Ten-Up"
publisher = "the tests"
year = 1878
min_players = 2
max_players = 4
version = 1
provenance = "reconstructed"

[equipment]
men = 4
counters = 8
counters_per_player = 2
indicator = 1
provenance = "reconstructed"

[men]
colours = ["red", "blue", "green", "yellow"]
provenance = "reconstructed"

[indicator]
arrows = 2
numbers = [1, 2]
values_provenance = "reconstructed"
provenance = "reconstructed"

[goal]
points = 3
provenance = "reconstructed"

[score_tables]
count = 2
squares = [1, 2]
names = ["T1", "T2"]
names_provenance = "reconstructed"
provenance = "reconstructed"

[circuit]
length = 8
direction = "to the right"
provenance = "reconstructed"
squares = [
  { index = 0, kind = "base", name = "BASE A", provenance = "reconstructed" },
  { index = 2, kind = "tally", table = "T1", name = "TALLY ONE", provenance = "reconstructed" },
  { index = 3, kind = "lose", name = "ONE", provenance = "reconstructed" },
  { index = 4, kind = "base", name = "BASE B", provenance = "reconstructed" },
  { index = 6, kind = "tally", table = "T2", name = "TALLY ONE", provenance = "reconstructed" },
  { index = 7, kind = "lose", name = "ONE", provenance = "reconstructed" },
]

[bases]
two_players = ["BASE A", "BASE B"]
three_players = ["BASE A", "BASE B", "BASE A"]
four_players = ["BASE A", "BASE B", "BASE A", "BASE B"]
provenance = "reconstructed"
"""


def small_edition(folder: Path, text: str = SMALL) -> Path:
    """The small board as a file."""
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path
