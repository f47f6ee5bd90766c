"""Commands are taken up the moment they come: in the order in which they came, and each of them settled."""

from __future__ import annotations

import asyncio
import logging

import pytest

from parlour.server.live_rooms.live_room import LiveRoom, Submission
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms import room_commands
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import Room
from parlour.server.store.interface import Append, StoreError
from parlour.server.transport.table_socket import FAILED
from tests.server.in_process import Line, a_manager, a_room, attend, settled


def word(id: str, text: str = "well") -> dict[str, object]:
    return {"type": "say", "id": id, "text": text}


def answers(line: Line) -> list[str]:
    """What was answered, in the order in which it was heard."""
    return [
        f"{told['type']} {told.get('id', '')}".strip()
        for told in line.heard
        if told["type"] not in ("snapshot", "update")
    ]


def words_in(live: LiveRoom) -> list[str]:
    return [said.text for said in live.room.chat]


async def greeted(manager: RoomManager, live: LiveRoom) -> tuple[Line, asyncio.Task[None]]:
    """A line on which hello has been said and answered, and the server's end of it."""
    line = Line()
    serving = attend(manager, line, live.room.id)
    line.say({"type": "hello", "token": "ann", "seat": "A"})
    await settled(line, 1)
    return line, serving


async def says_well(manager: RoomManager, live: LiveRoom) -> Line:
    """Somebody who comes, says 'well' as command-2, and goes when that has been answered."""
    line, serving = await greeted(manager, live)
    line.say(word("command-2", "well"))
    while not answers(line):
        await asyncio.sleep(0.001)
    line.leave()
    await serving
    return line


def test_messages_of_one_socket_are_answered_in_their_order() -> None:
    async def evening() -> list[str]:
        async with a_manager() as manager:
            live = await a_room(manager)
            line, serving = await greeted(manager, live)
            line.say(word("command-1"))
            line.say({"type": "ping"})
            line.say(word("command-2"))
            line.say(b"no message")
            line.say(word("command-3", " "))
            line.say(word("command-4"))
            while len(answers(line)) < 6:
                await asyncio.sleep(0.001)
            line.leave()
            await serving
            return answers(line)

    assert asyncio.run(evening()) == [
        "accepted command-1",
        "pong",
        "accepted command-2",
        "refused",
        "refused command-3",
        "accepted command-4",
    ]


def test_commands_of_several_sockets_are_done_in_the_order_in_which_they_came() -> None:
    async def evening() -> list[str]:
        async with a_manager() as manager:
            live = await a_room(manager)
            lines, serving = zip(*[await greeted(manager, live) for _ in range(4)], strict=True)
            for n in (2, 0, 3, 1):
                lines[n].say(word(f"command-{n}", f"word {n}"))
            for line in lines:
                while not answers(line):
                    await asyncio.sleep(0.001)
                line.leave()
            await asyncio.gather(*serving)
            return words_in(live)

    assert asyncio.run(evening()) == ["word 2", "word 0", "word 3", "word 1"]


def test_a_command_under_way_is_settled_though_its_socket_has_gone() -> None:
    async def evening() -> tuple[list[str], list[str], bool]:
        async with a_manager() as manager:
            live = await a_room(manager)
            line, serving = await greeted(manager, live)
            line.say(word("command-1", "farewell"))
            line.leave()
            await serving
            other = await says_well(manager, live)
            return words_in(live), answers(other), live.lock.is_taken()

    assert asyncio.run(evening()) == (["farewell", "well"], ["accepted command-2"], False)


class Deaf(list[object]):
    """Where nothing can be heard."""

    def append(self, _message: object) -> None:
        raise RuntimeError("planted")


def test_a_failure_of_one_who_waits_keeps_nobody_else_waiting(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> list[str]:
        async with a_manager() as manager:
            live_rooms = [await a_room(manager) for _ in range(2)]
            lines, serving = zip(*[await greeted(manager, live) for live in live_rooms], strict=True)
            monkeypatch.setattr(lines[0], "heard", Deaf())
            for n, line in enumerate(lines):  # both in one commit
                line.say(word(f"command-{n}"))
            while not answers(lines[1]):
                await asyncio.sleep(0.001)
            for line in lines:
                line.leave()
            await asyncio.gather(*serving)
            assert not live_rooms[0].lock.is_taken()
            return answers(lines[1])

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(evening()) == ["accepted command-1"]
    assert "an answer of the store was not taken" in caplog.text


def test_what_could_not_be_stored_was_not_done_and_the_room_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> tuple[list[str], list[str]]:
        async with a_manager() as manager:
            live = await a_room(manager)
            line, serving = await greeted(manager, live)
            store = manager.writer.store
            append = store.append

            def fails(_batch: list[Append]) -> object:
                raise StoreError("planted")

            monkeypatch.setattr(store, "append", fails)
            line.say(word("command-1", "lost"))
            while not answers(line):
                await asyncio.sleep(0.001)
            monkeypatch.setattr(store, "append", append)
            line.say(word("command-1", "lost"))
            line.say(word("command-2", "well"))
            while len(answers(line)) < 3:
                await asyncio.sleep(0.001)
            line.leave()
            await serving
            return words_in(live), answers(line)

    words, heard = asyncio.run(evening())
    assert heard == ["refused command-1", "accepted command-1", "accepted command-2"]
    assert words == ["lost", "well"]


def test_a_command_that_fails_closes_its_socket_and_the_room_goes_on(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = room_commands.say

    def fails_halfway(room: Room, holder: str, seat: int | None, text: str) -> Entry:
        entry = say(room, holder, seat, text)
        if text == "planted":
            raise RuntimeError(text)
        return entry

    async def evening() -> tuple[Line, list[str], list[str]]:
        async with a_manager() as manager:
            live = await a_room(manager)
            line, serving = await greeted(manager, live)
            monkeypatch.setattr(room_commands, "say", fails_halfway)
            line.say(word("command-1", "planted"))
            await serving
            other = await says_well(manager, live)
            return line, answers(other), words_in(live)

    with caplog.at_level(logging.ERROR):
        line, heard, words = asyncio.run(evening())
    assert line.closed == (FAILED, "server/failed: Something went wrong on the server. Try again in a moment.")
    assert heard == ["accepted command-2"]
    assert words == ["well"], "what was done halfway has been forgotten"
    assert "a command failed" in caplog.text


def test_a_command_that_fails_in_a_task_is_settled_and_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_self: RoomManager, _command: Submission) -> None:
        raise ZeroDivisionError

    async def evening() -> tuple[Line, list[str]]:
        async with a_manager() as manager:
            live = await a_room(manager)
            line, serving = await greeted(manager, live)
            with monkeypatch.context() as broken:
                broken.setattr(RoomManager, "_judge_reloaded", fails)
                live.is_stale = True
                line.say(word("command-1", "lost"))
                await asyncio.wait_for(serving, 10)
            await says_well(manager, live)
            return line, words_in(live)

    line, words = asyncio.run(evening())
    assert line.closed is not None
    assert line.closed[0] == FAILED
    assert words == ["well"]
