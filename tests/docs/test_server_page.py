"""What docs/server.md shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.server import guard
from parlour.server.settings import METRICS_KEY, Limits
from parlour.table.report import HONEST
from parlour.table.verify import verify
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_python_of_the_page_plays_a_game_that_its_log_proves_honest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", module="tests.server.patient").start()
    try:
        names: dict[str, object] = {"url": server.url}
        exec(PYTHON[0], names)
    finally:
        server.stop()
    assert capsys.readouterr().out.strip()
    assert verify(str(names["record"]), str(names["log"])).verdict == HONEST


def test_the_limits_are_those_of_the_program() -> None:
    limits = Limits()
    assert f"| {limits.message // 1024} KiB |" in PAGE
    assert f"| {limits.body // 1024} KiB; {limits.imported // 1024**2} MiB |" in PAGE
    assert f"| {limits.messages_a_second:.0f} a second; {limits.live_messages_a_second:.0f} |" in PAGE
    assert f"| {limits.requests_a_second:.0f} a second |" in PAGE
    assert f"| {limits.sockets} |" in PAGE
    assert (
        f"| {limits.wrong_names_a_minute:.0f} a minute from one address, {limits.wrong_names_in_all:.0f} in all" in PAGE
    )
    assert f"| {limits.queued // 1024} KiB |" in PAGE


def test_what_the_page_names_is_there() -> None:
    assert METRICS_KEY in PAGE
    assert guard.PROGRAM in PAGE.lower()
    for name in re.findall(r"\]\(([\w./-]+)\)", PAGE):
        assert (ROOT / "docs" / name).exists(), name
