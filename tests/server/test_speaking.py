"""Whoever was made for other messages than the server's is told so, and not left with what it would take wrongly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.client import seat
from parlour.core.refusals import Refused
from parlour.server import messages
from tests.server.running import Server
from tests.server.scripted import BOT, ME, opened

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "net" / "line.ts"


def test_page_client_and_server_speak_the_same_messages() -> None:
    said = re.search(r"export const SPEAKS = (\d+);", PAGE.read_text(encoding="utf-8"))
    assert said is not None
    assert int(said[1]) == seat.SPEAKS == messages.SPEAKS


def test_who_speaks_other_messages_is_told_and_does_not_come_back(
    served: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "ten-up", [ME, BOT])
        here = host.sit(table)
        assert not here.is_over
        here.close()
        monkeypatch.setattr(seat, "SPEAKS", messages.SPEAKS + 1)
        with pytest.raises(Refused, match="another version"):
            host.sit(table)
