"""Whoever was made for other messages than the server's is told so, and not left with what it would take wrongly."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from pathlib import Path

import pytest

import parlour
from parlour.client import seat
from parlour.core.refusals import Refused
from parlour.server import messages
from parlour.server.live_rooms.command_table import PERMISSIONS, Actor, perform, stored_body
from parlour.server.rooms import room_commands
from parlour.server.rooms.command_ids import client_key
from parlour.server.transport.table_socket import BAD_MESSAGE, OTHER_PROTOCOL
from tests.server.in_process import Line, a_manager, a_room, attend
from tests.server.running import Server
from tests.server.scripted import BOT, ME, opened

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "net" / "connection.ts"


def test_page_client_and_server_speak_the_same_messages() -> None:
    said = re.search(r"export const PROTOCOL = (\d+);", PAGE.read_text(encoding="utf-8"))
    assert said is not None
    assert int(said[1]) == seat.PROTOCOL == messages.PROTOCOL


def test_who_speaks_other_messages_is_told_and_does_not_come_back(
    served: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "ten-up", [ME, BOT])
        here = host.sit(table)
        assert not here.is_over
        here.close()
        monkeypatch.setattr(seat, "PROTOCOL", messages.PROTOCOL + 1)
        with pytest.raises(Refused, match="another version"):
            host.sit(table)


def closed_after(first: str) -> tuple[int, str] | None:
    """How the server closes a socket whose first message this is; None if it does not."""

    async def evening() -> tuple[int, str] | None:
        async with a_manager() as manager:
            live = await a_room(manager)
            line = Line()
            serving = attend(manager, line, live.room.id)
            line.say(first)
            while not line.heard and line.closed is None:
                await asyncio.sleep(0)
            line.leave()
            await serving
            return line.closed

    return asyncio.run(evening())


def test_a_client_of_protocol_1_is_told_that_the_server_has_another_version() -> None:
    hello = {"token": "ann", "seat": "A", "code": "", "pledges": False}
    newer = closed_after(json.dumps({"type": "hello", **hello, "protocol": messages.PROTOCOL + 1}))
    assert newer is not None
    assert newer[0] == OTHER_PROTOCOL
    assert "another version" in newer[1]
    assert closed_after(json.dumps({"do": "hello", **hello, "speaks": 1})) == newer
    assert closed_after(json.dumps({"do": "hello"})) == newer  # who did not say which version
    assert closed_after(json.dumps({"type": "hello", **hello, "protocol": messages.PROTOCOL})) is None


@pytest.mark.parametrize("text", ['{"do": "start", "id": "12345678"}', '{"do": 1}', "{", "null", '{"do":"hello"'])
def test_other_first_messages_that_cannot_be_read_are_no_hello(text: str) -> None:
    closed = closed_after(text)
    assert closed is not None
    assert closed[0] == BAD_MESSAGE


def test_the_stored_text_of_a_command_is_that_of_protocol_1() -> None:
    act = messages.Act("12345678", "A", "take red", "")
    assert stored_body(act) == b'{"do":"act","id":"12345678","seat":"A","text":"take red","nonce":""}'
    for kind in PERMISSIONS:
        fields = {"seat": "A", "text": "x", "pledge": "ab", "nonce": "ab", "agrees": True, "bot": "easy"}
        given = {name: value for name, value in fields.items() if name in kind.__struct_fields__}
        command = kind("12345678", **given)
        tag = kind.__struct_config__.tag
        assert json.loads(stored_body(command)) == {"do": tag, "id": "12345678", **given}


def test_a_command_that_was_stored_under_protocol_1_is_not_done_again() -> None:
    async def evening() -> None:
        async with a_manager() as manager:
            live = await a_room(manager)
            actor = Actor("ann", live.room.host, 0, live.spent)
            key = client_key("12345678", actor.holder)
            old = b'{"do":"free_seat","id":"12345678","seat":"B"}'
            await manager.submit(live, key, old, lambda room: room_commands.free(room, actor.holder, 1))
            (stored,) = [one for one in manager.writer.store.entries(live.room.id) if one.command == key.text]
            assert stored.body == hashlib.sha256(old).digest()
            before = live.room.count
            await perform(manager, live, actor, messages.FreeSeat("12345678", "B"))
            assert live.room.count == before
            with pytest.raises(Refused, match="Something else was sent under the same name"):
                await perform(manager, live, actor, messages.FreeSeat("12345678", "A"))

    asyncio.run(evening())
