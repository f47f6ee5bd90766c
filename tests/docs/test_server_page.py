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
    assert f"| {limits.head // 1024} KiB, within {limits.head_seconds:.0f} seconds of connecting |" in PAGE
    assert f"| {limits.body_seconds:.0f} seconds, and longer at {limits.body_bytes_a_second / 1024:.0f} KiB" in PAGE
    assert f"| {limits.unfinished_requests} from one address" in PAGE
    assert f"| {limits.connections:,}, or as many" in PAGE


def test_the_quotas_are_those_of_the_program() -> None:
    limits = Limits()
    assert f"| {limits.tables_at_once:.0f} at once, then {limits.tables_a_minute:.0f} a minute |" in PAGE
    here = f"{limits.address_tables_at_once:.0f} at once, then {limits.address_tables_a_minute:.0f} a minute"
    public = f"{limits.address_public_at_once:.0f} at once, then {limits.address_public_a_minute:.0f} a minute"
    assert f"| {here}; {public} |" in PAGE
    assert f"| {limits.unfinished_tables} | 429 `quota/unfinished` |" in PAGE
    assert f"| {limits.public_tables} | 429 `quota/public` |" in PAGE
    assert f"| {limits.brought_bytes // 1024:,} KiB |" in PAGE
    assert f"| {limits.claims_at_once:.0f} at once, then {limits.claims_a_minute:.0f} a minute |" in PAGE
    assert f"| {limits.chat_at_once:.0f} at once, then one every {1 / limits.chat_a_second:.0f} seconds |" in PAGE
    assert f"| {limits.remarks_at_once:.0f} at once, then one every {1 / limits.remarks_a_second:.0f} seconds |" in PAGE
    assert f"| {limits.chat_lines:,}; {limits.entries:,} |" in PAGE


def test_what_the_page_names_is_there() -> None:
    assert METRICS_KEY in PAGE
    assert guard.PROGRAM in PAGE.lower()
    for name in re.findall(r"\]\(([\w./-]+)\)", PAGE):
        assert (ROOT / "docs" / name).exists(), name
