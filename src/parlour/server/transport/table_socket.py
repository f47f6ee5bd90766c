"""One socket a viewer: hello, snapshot, then updates out and commands in, each of them answered."""

# Compiled with mypyc.

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, final

import msgspec
from mypy_extensions import mypyc_attr

from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.server import messages
from parlour.server.access.identity import hashed
from parlour.server.access.rate_limit import TokenBucket
from parlour.server.live_rooms.command_table import RESULTS, Actor, perform, perform_soon, place
from parlour.server.live_rooms.live_room import CommandResult, LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.messages import (
    Accepted,
    Command,
    Explain,
    Explanation,
    Hello,
    NotNow,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refusal,
    Resync,
)
from parlour.server.rooms.room import Room
from parlour.server.settings import Limits
from parlour.server.store import DamagedRoom, StoreError
from parlour.server.store.callbacks import Callback
from parlour.server.transport.connection import Connection
from parlour.server.transport.wire import ConnectionClosed
from parlour.server.views.explanations import reasons, weighed
from parlour.server.views.room_view import Viewer
from parlour.server.views.subscriber import Subscriber

log = logging.getLogger("parlour.sockets")
BAD_MESSAGE: Final = 4400
UNKNOWN_TOKEN: Final = 4401
NOT_ALLOWED: Final = 4403
NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_SLOW: Final = 4409
OTHER_MESSAGES: Final = 4426
TOO_MANY: Final = 4429
DAMAGED: Final = 4500
NO_STORE: Final = 4503
RESTART: Final = 1012
FAILED: Final = 1011
MAX_REASON: Final = 120
"""Bytes that a close frame has for its reason, and a little less."""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Socket:
    """The server's end of one socket."""

    def __init__(
        self,
        line: Connection,
        manager: RoomManager,
        limits: Limits,
        recognise: Callable[[str], Awaitable[str]],
        cookies: Sequence[str] = (),
        may_guess: Callable[[], bool] = lambda: True,
    ) -> None:
        self._line = line
        self._send = line.post
        self._unread = line.unread
        self._manager = manager
        self._limits = limits
        self._most_waiting = limits.queued
        self._most_message = limits.message
        self._recognise = recognise
        """Returns a token if this server has issued it, else ''."""
        self._cookies = cookies
        """The tokens that a browser has; it says none with its hello."""
        self._may_guess = may_guess
        """Whether one more name that is no table's is answered; else the guesser is sent away."""
        self._is_hearing = False
        """Whether the next message is waited for: then nothing that came before it is being seen to."""
        self._is_quiet = True
        """Whether no command is under way that was taken the moment it came."""
        self._quiet: asyncio.Event | None = None
        """For who waits until it is."""

    async def serve(self, room: str) -> None:
        """Until one end hangs up."""
        try:
            hello = await self._hello()
            token = await self._token(hello)  # before the table: nobody learns by his token whether there is one
            live = await self._manager.find(room)
            await self._attend(live, hello, token)
        except ConnectionClosed:
            pass
        except _Close as end:
            self._line.hang_up(end.code, end.reason)
        except Refused:
            # Who is not invited is told the same as if there were none: he does not learn that there is one.
            if self._may_guess():
                self._line.hang_up(NO_TABLE, "there is no such table, or it is not open to you")
            else:
                self._line.hang_up(TOO_MANY, "too many names that are no table's; wait a minute")
        except DamagedRoom as damage:
            self._line.hang_up(DAMAGED, damage.words()[:MAX_REASON])
        except StoreError:
            self._line.hang_up(NO_STORE, "the tables cannot be read now; come back soon")

    def post(self, data: bytes) -> None:
        """Put a message into the post; a reader that is too far behind is let go. Who has read everything gets the
        next message however long it is: that of a long game may be longer than what may wait."""
        if self._unread() > self._most_waiting:
            self._line.hang_up(TOO_SLOW, "you read too slowly; come back for a fresh start")
        else:
            self._send(data)

    def dismiss(self) -> None:
        """This viewer has no place here any more."""
        self._line.hang_up(NOT_ALLOWED, "this seat is not yours any more")

    def restart(self) -> None:
        """The server stops; whoever is here comes back soon."""
        self._line.hang_up(RESTART, "service restart")

    async def _attend(self, live: LiveRoom, hello: Hello, token: str) -> None:
        if self._manager.is_closing:
            raise _Close(RESTART, "service restart")
        holder = hashed(token) if token else ""
        since = self._manager.now()
        async with self._manager.reading(live) as room:
            viewer = viewer_of(room, hello, holder)
            if viewer is None and await self._manager.catch_up(live, since):
                room = live.room
                viewer = viewer_of(room, hello, holder)
            if viewer is None:
                raise Refused("room/unknown", "", "There is no such table, or it is not open to you.")
            listener = Subscriber(viewer, self, hello.pledges)
            listener.greet(room, live.room_view(), live.elapsed())
            live.listeners.add(listener)
        actor = Actor(token, viewer.holder, viewer.seat, live.spent, secrets.token_hex(8))
        self._manager.sockets.add(self)
        try:
            await self._listen(live, actor, listener)
        finally:
            self._is_hearing = False
            self._manager.sockets.discard(self)
            live.listeners.discard(listener)

    async def _token(self, hello: Hello) -> str:
        """The token of whoever is at the other end; '' for a stranger. A browser sends whatever cookies it has, so
        those of other servers are ignored; a program that sends a token is told if it is not ours."""
        if hello.token:
            token = await self._recognise(hello.token)
            if not token:
                raise _Close(UNKNOWN_TOKEN, "this server has not issued your token; get one with POST /api/me")
            return token
        for cookie in self._cookies:
            token = await self._recognise(cookie)
            if token:
                return token
        return ""

    async def _hello(self) -> Hello:
        try:
            data = await asyncio.wait_for(self._line.hear(), self._limits.hello_seconds)
            message = messages.read(data)
        except TimeoutError:
            raise _Close(NO_HELLO, "say hello first") from None
        except UNREADABLE:
            raise _Close(BAD_MESSAGE, "this is no hello") from None
        if not isinstance(message, Hello):
            raise _Close(NO_HELLO, "say hello first")
        if message.speaks is not None and message.speaks != messages.SPEAKS:
            raise _Close(
                OTHER_MESSAGES,
                "this server is of another version; load the page anew, or install that version",
            )
        return message

    async def _listen(self, live: LiveRoom, actor: Actor, listener: Subscriber) -> None:
        opened = live.room.opened
        is_live = find(opened.game).is_live(opened.options)
        limits = self._limits
        allowance = TokenBucket(limits.live_messages_a_second if is_live else limits.messages_a_second)
        self._line.hand_to(partial(self._take, live, actor, listener, allowance))
        while True:
            self._is_hearing = True
            data = await self._line.hear()
            self._is_hearing = False
            if not self._is_quiet:
                self._quiet = asyncio.Event()
                await self._quiet.wait()
                self._quiet = None
            if len(data) > limits.message:
                raise _Close(BAD_MESSAGE, "the message is too long")
            if not allowance.take():
                raise _Close(TOO_MANY, "too many messages")
            try:
                message = messages.read(data)
            except UNREADABLE as problem:
                text = f"This is no message: {problem}"[:300]
                self.post(messages.write(Refusal(messages.id_in(data), "message/unreadable", "", text)))
                continue
            if isinstance(message, Command):
                self.post(messages.write(await self._answer(live, actor, message, listener)))
            elif isinstance(message, Ping):
                self.post(messages.write(Pong()))
            elif isinstance(message, Explain):
                self.post(messages.write(await self._why(live, actor, message)))
            elif isinstance(message, Preview):
                self.post(messages.write(await self._weigh(live, actor, message)))
            elif isinstance(message, Resync):
                async with self._manager.reading(live) as room:
                    listener.greet(room, live.room_view(), live.elapsed())
            else:
                self.post(messages.write(Refusal("", "message/hello", "", "You have said hello already.")))

    def _take(self, live: LiveRoom, actor: Actor, listener: Subscriber, allowance: TokenBucket, data: bytes) -> bool:
        """A command that nothing else of this socket waits before is taken up the moment it comes. Whatever else it is,
        and whatever is wrong with it, waits to be heard."""
        if not self._is_hearing or not self._is_quiet or len(data) > self._most_message:
            return False
        try:
            message = messages.read(data)
        except UNREADABLE:
            return False
        if not isinstance(message, Command) or type(message) in RESULTS or not allowance.take():
            return False
        self._is_quiet = False
        perform_soon(self._manager, live, actor, message, _Command(self, message.id, listener))
        return True

    def answer_now(self, id: str, listener: Subscriber, outcome: CommandResult | Exception) -> None:
        """Tell how a command went that was taken the moment it came."""
        self._is_quiet = True
        if self._quiet is not None:
            self._quiet.set()
        if isinstance(outcome, CommandResult):
            self.post(messages.write(Accepted(id, listener.number)))
        elif isinstance(outcome, Refused | BadData):
            self.post(messages.write(refusal(id, outcome)))
        elif isinstance(outcome, DamagedRoom):
            self._line.hang_up(DAMAGED, outcome.words()[:MAX_REASON])
        else:
            log.error("a command failed", exc_info=outcome)
            self._line.hang_up(FAILED, "something went wrong here; come back soon")

    async def _answer(self, live: LiveRoom, actor: Actor, command: Command, listener: Subscriber) -> Accepted | Refusal:
        try:
            result = await perform(self._manager, live, actor, command)
            return Accepted(command.id, listener.number, result)
        except (Refused, BadData) as problem:
            return refusal(command.id, problem)

    async def _why(self, live: LiveRoom, actor: Actor, asked: Explain) -> Explanation | Refusal:
        def told(room: Room) -> list[NotNow]:
            return reasons(room, actor.holder, actor.seat, asked.action, asked.fields)

        try:
            return Explanation(asked.id, await self._manager.ask(live, told))
        except Refused as refused:
            return refusal(asked.id, refused)

    async def _weigh(self, live: LiveRoom, actor: Actor, asked: Preview) -> Previewed | Refusal:
        try:
            return Previewed(
                asked.id, await self._manager.ask(live, lambda room: weighed(room, actor.holder, actor.seat))
            )
        except Refused as refused:
            return refusal(asked.id, refused)


@final
@mypyc_attr(acyclic=True)
class _Command(Callback):
    """A command of a socket that was taken the moment it came."""

    def __init__(self, socket: Socket, id: str, listener: Subscriber) -> None:
        self._socket = socket
        self._id = id
        self._listener = listener

    def hear(self, answer: Any) -> None:
        self._socket.answer_now(self._id, self._listener, answer)


def refusal(id: str, problem: Refused | BadData) -> Refusal:
    """The answer to what is not done."""
    if isinstance(problem, Refused):
        return Refusal(id, problem.code, problem.clause, problem.text)
    return Refusal(id, "command/bad", "", str(problem))


class _Close(Exception):
    """This socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def viewer_of(room: Room, hello: Hello, holder: str) -> Viewer | None:
    """Through whose eyes somebody looks; None if he may not look at all."""
    held = room.seats_of(holder) if holder else []
    if hello.seat is not None:
        return Viewer(holder, place(hello.seat)) if place(hello.seat) in held else None
    if held:
        return Viewer(holder, held[0])
    return Viewer(holder, None) if room.may_watch(holder, hashed(hello.code) if hello.code else "") else None
