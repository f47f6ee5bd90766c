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
SHOWN = re.findall(r"^    (parlour [^\n]*)$|^```python\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [shlex.split(command)[1:] for command, _ in SHOWN if command]


def a_record() -> str:
    table = package.open("ten-up", seats=2, seed=1, options={"turn_cap": 20})
    play_on(table, {seat: find("normal", "ten-up") for seat in (0, 1)}, {seat: seat_rng(1, seat) for seat in (0, 1)})
    return table.record()


def test_everything_the_page_shows_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the order shown, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("parlour.lab.output.report.DOTS", 40)
    (tmp_path / "game.record").write_text(a_record(), encoding="utf-8")
    assert {words[0] for words in COMMANDS} == {"simulate", "tournament", "compare", "report", "explain"}
    printed = []
    for command, python in SHOWN:
        if command:
            run_briefly(shlex.split(command)[1:])
        else:
            exec(compile(python, "lab.md", "exec"), {})
            printed.append(capsys.readouterr().out)
    for name in ("results/games.parquet", "results/report.html", "ladder/normal-random/run.json", "game.html"):
        assert (tmp_path / name).exists(), name
    seats, series = printed
    assert re.findall(r"│ ([A-Z]) ", seats) == ["A", "B", "C", "D"]
    assert "railroads" in series


def run_briefly(words: list[str]) -> None:
    """A command with few games and one process."""
    if "--games" in words:
        words[words.index("--games") + 1] = "3"
    if "--jobs" in words:
        words[words.index("--jobs") + 1] = "1"
    ended = parlour(*words)
    assert ended.code == 0, f"parlour {' '.join(words)}: {ended.err}"
