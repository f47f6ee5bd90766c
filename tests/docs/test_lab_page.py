"""What docs/lab.md shows works as shown, with fewer games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import parlour as package
from parlour.bots import find
from parlour.bots.playing import play_on, seat_rng
from tests.cli.driver import parlour

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
COMMANDS = [shlex.split(line)[1:] for line in re.findall(r"^    (parlour .*)$", PAGE, flags=re.MULTILINE)]


def a_record() -> str:
    table = package.open("ten-up", seats=2, seed=1, options={"turn_cap": 20})
    play_on(table, {seat: find("normal", "ten-up") for seat in (0, 1)}, {seat: seat_rng(1, seat) for seat in (0, 1)})
    return table.record()


def test_every_command_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order shown, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("parlour.lab.report.DOTS", 40)
    (tmp_path / "game.record").write_text(a_record(), encoding="utf-8")
    assert {words[0] for words in COMMANDS} == {"simulate", "tournament", "compare", "report", "explain"}
    for words in COMMANDS:
        if "--games" in words:
            words[words.index("--games") + 1] = "3"
        if "--jobs" in words:
            words[words.index("--jobs") + 1] = "1"
        ended = parlour(*words)
        assert ended.code == 0, f"parlour {' '.join(words)}: {ended.err}"
    for name in ("results/games.parquet", "results/report.html", "ladder/normal-random/run.json", "game.html"):
        assert (tmp_path / name).exists(), name
