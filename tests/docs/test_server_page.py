"""What docs/server.md shows works as shown."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.client.seat import RemoteSeat
from parlour.records.verification_report import HONEST
from parlour.records.verify import verify
from parlour.server.access import guard
from parlour.server.http.metrics import exposition
from parlour.server.settings import METRICS_KEY, Limits
from parlour.testing import seat_counts
from tests.server.in_process import a_manager, a_room
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


ENOUGH = 24
"""Answers after which a game other than that of the page is left."""


class Left(Exception):
    """Enough has been played."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", module="tests.server.patient").start()
    yield server.url
    server.stop()


def test_the_python_of_the_page_plays_a_game_that_its_log_proves_honest(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, object] = {"url": url}
    exec(PYTHON[0], names)
    assert capsys.readouterr().out.strip()
    assert verify(str(names["record"]), str(names["log"])).verdict == HONEST


@pytest.mark.parametrize("game", [game for game in parlour.games() if f'"{game}"' not in PYTHON[0]])
def test_the_python_of_the_page_plays_every_game(game: str, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its loop, until enough has been answered."""
    taken = 0
    answer = RemoteSeat.answer

    def counted(seat: RemoteSeat, choose: Callable[[dict[str, Any]], str]) -> bool:
        nonlocal taken
        taken += answer(seat, choose)
        if taken >= ENOUGH or seat.is_over:
            raise Left
        return False

    monkeypatch.setattr(RemoteSeat, "answer", counted)
    code = PYTHON[0].replace('"ten-up"', f'"{game}"')
    if max(seat_counts(game)) < 3:
        code = code.replace(', {"who": "bot", "bot": "random"}', "")
    assert code != PYTHON[0]
    with pytest.raises(Left):
        exec(code, {"url": url})


def seat_asked(seat: RemoteSeat) -> dict[str, Any] | None:
    """What a seat is asked by now."""
    return seat.ask


def test_an_answer_that_comes_too_late_is_no_error(url: str) -> None:
    """What the example met by chance: one may pass, the other throws and lands, and nobody may pass any more."""
    with parlour.connect(url) as ann, parlour.connect(url) as bo:
        opened = ann.open("weigh-anchor", [{"who": "me", "name": "Ann"}, {"who": "friend"}], seed=3)
        bo.claim(opened["table"], opened["invitations"][0]["code"], "Bo")
        first, second = ann.sit(opened["table"], "Ann"), bo.sit(opened["table"], 1)
        first.start()
        while first.ask is None or first.ask["required"]:
            for seat in (second, first):
                seat.wait(0.2)
                if seat.ask is not None and seat.ask["required"]:
                    seat.answer(lambda ask: ask["default_action"])
            while first.wait(0.2) or second.wait(0.2):
                pass
        assert first.ask["default_action"] == "pass"
        second.act("throw")
        assert first.answer(lambda ask: ask["default_action"]) is False
        assert seat_asked(first) is None
        with pytest.raises(parlour.Refused, match="cannot be read"):
            second.answer(lambda ask: "buy everything there is")
        assert second.answer(lambda ask: "decline") is True


def test_a_seat_is_given_by_letter_number_or_name(url: str) -> None:
    with parlour.connect(url) as ann:
        opened = ann.open("ten-up", [{"who": "me", "name": "Ann"}, {"who": "bot"}, {"who": "friend"}])
        assert [ann.sit(opened["table"], seat).seat for seat in ("A", "a", 0, "Ann", "ann")] == ["A"] * 5
        host = ann.sit(opened["table"])
        assert host.invite("C") != host.invite(2)
        with pytest.raises(parlour.BadData, match=r"no seat 'Cy'; the seats are A \(Ann\)"):
            host.invite("Cy")


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
    assert f"| {limits.uploaded_bytes // 1024:,} KiB |" in PAGE
    assert f"| {limits.lessons_at_once:.0f} at once, then {limits.lessons_a_minute:.0f} a minute |" in PAGE
    lessons_here = f"{limits.address_lessons_at_once:.0f} at once, then {limits.address_lessons_a_minute:.0f} a minute"
    assert f"| {lessons_here} |" in PAGE
    assert f"| {limits.claims_at_once:.0f} at once, then {limits.claims_a_minute:.0f} a minute |" in PAGE
    assert f"| {limits.chat_at_once:.0f} at once, then one every {1 / limits.chat_a_second:.0f} seconds |" in PAGE
    assert f"| {limits.remarks_at_once:.0f} at once, then one every {1 / limits.remarks_a_second:.0f} seconds |" in PAGE
    assert f"| {limits.chat_lines:,}; {limits.entries:,} |" in PAGE


def test_what_the_page_names_is_there() -> None:
    assert METRICS_KEY in PAGE
    assert guard.PROGRAM in PAGE.lower()
    for name in re.findall(r"\]\(([\w./-]+)\)", PAGE):
        assert (ROOT / "docs" / name).exists(), name


def test_the_page_lists_every_metric_with_its_type() -> None:
    async def read() -> str:
        async with a_manager() as manager:
            await a_room(manager)
            return exposition(manager)

    shown = re.findall(r"^# TYPE (\w+) (\w+)$", asyncio.run(read()), flags=re.MULTILINE)
    listed = re.findall(r"^\| `(parlour_\w+)` \| (\w+) \|", PAGE, flags=re.MULTILINE)
    assert sorted(listed) == sorted(shown)
    assert len(listed) >= 12
