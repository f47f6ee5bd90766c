"""`Socket`: serves one viewer over one connection: hello, snapshot, then updates out and commands in, each answered."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.i18n.refusals import refused
from parlour.server import messages
from parlour.server.access.identity import hashed
from parlour.server.access.rate_limit import TokenBucket
from parlour.server.errors import close_reason
from parlour.server.live_rooms.command_table import RESULTS, Actor, perform, perform_soon, place
from parlour.server.live_rooms.live_room import CommandResult, LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.messages import (
    Accepted,
    Command,
    Explain,
    Explanation,
    Hello,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refusal,
    Resync,
    UnavailableAction,
)
from parlour.server.rooms.room import Room
from parlour.server.settings import Limits
from parlour.server.store import DamagedRoom, StoreError
from parlour.server.transport.connection import Connection, ConnectionClosed
from parlour.server.views.explanations import previewed, reasons
from parlour.server.views.room_view import Viewer
from parlour.server.views.subscriber import Subscriber

log = logging.getLogger("parlour.sockets")
BAD_MESSAGE: Final = 4400
UNKNOWN_TOKEN: Final = 4401
NOT_ALLOWED: Final = 4403
NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_SLOW: Final = 4409
OTHER_PROTOCOL: Final = 4426
TOO_MANY: Final = 4429
DAMAGED: Final = 4500
NO_STORE: Final = 4503
RESTART: Final = 1012
FAILED: Final = 1011
OTHER_VERSION: Final = "message/other_version"
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Socket:
    """The server's side of one WebSocket."""

    def __init__(
        self,
        connection: Connection,
        manager: RoomManager,
        limits: Limits,
        recognise: Callable[[str], Awaitable[str]],
        cookies: Sequence[str] = (),
        may_guess: Callable[[], bool] = lambda: True,
    ) -> None:
        self._connection = connection
        self._send = connection.send
        self._unsent_bytes = connection.unsent_bytes
        self._manager = manager
        self._limits = limits
        self._max_waiting = limits.queued
        self._max_message = limits.message
        self._recognise = recognise
        """Returns a token if this server has issued it, otherwise ''."""
        self._cookies = cookies
        """The tokens in a browser's cookies; a browser sends none in its hello."""
        self._may_guess = may_guess
        """Whether another unknown table name is answered; if not, the client is disconnected for guessing."""
        self._is_receiving = False
        """Whether the next message is awaited: then no earlier message is being handled."""
        self._is_idle = True
        """Whether no command is in progress that was taken on arrival."""
        self._idle: asyncio.Event | None = None
        """Set when such a command has been answered, if somebody waits for that."""

    async def serve(self, room: str) -> None:
        """Serve the connection until either side closes it."""
        try:
            hello = await self._hello()
            # before the table is looked up, so that a token does not reveal whether the table exists
            token = await self._token(hello)
            live = await self._manager.find(room)
            await self._attend(live, hello, token)
        except ConnectionClosed:
            pass
        except _Close as end:
            self._close(end.number, end.code)
        except Refused:
            # A client without an invitation gets the same answer as for a table that does not exist.
            if self._may_guess():
                self._close(NO_TABLE, "room/unknown")
            else:
                self._close(TOO_MANY, "input/too_often")
        except DamagedRoom as damage:
            self._close(DAMAGED, damage.code, **damage.details())
        except StoreError:
            self._close(NO_STORE, "store/unavailable")

    def post(self, data: bytes) -> None:
        """Send a message; disconnect a client that is too far behind. A client that has read everything gets the next
        message whatever its length: the snapshot of a long game may be longer than what may wait."""
        if self._unsent_bytes() > self._max_waiting:
            self._close(TOO_SLOW, "message/read_too_slowly")
        else:
            self._send(data)

    def dismiss(self) -> None:
        """Close the connection, because this viewer has lost their seat."""
        self._close(NOT_ALLOWED, "seat/lost")

    def restart(self) -> None:
        """Close the connection because the server stops; the client reconnects soon."""
        self._close(RESTART, "server/closing")

    def _close(self, number: int, code: str, /, **details: object) -> None:
        self._connection.close(number, close_reason(refused(code, **details)))

    async def _attend(self, live: LiveRoom, hello: Hello, token: str) -> None:
        if self._manager.is_closing:
            raise _Close(RESTART, "server/closing")
        holder = hashed(token) if token else ""
        since = self._manager.now()
        async with self._manager.reading(live) as room:
            viewer = viewer_of(room, hello, holder)
            if viewer is None and await self._manager.catch_up(live, since):
                room = live.room
                viewer = viewer_of(room, hello, holder)
            if viewer is None:
                raise refused("room/unknown")
            subscriber = Subscriber(viewer, self, hello.pledges)
            subscriber.greet(room, live.room_view(), live.elapsed())
            live.subscribers.add(subscriber)
        actor = Actor(token, viewer.holder, viewer.seat, live.spent, secrets.token_hex(8))
        self._manager.sockets.add(self)
        try:
            await self._listen(live, actor, subscriber)
        finally:
            self._is_receiving = False
            self._manager.sockets.discard(self)
            live.subscribers.discard(subscriber)

    async def _token(self, hello: Hello) -> str:
        """Return the client's token; '' if it has none. Cookies of other servers are ignored, because a browser sends
        whatever it has; an explicit token that this server has not issued is refused."""
        if hello.token:
            token = await self._recognise(hello.token)
            if not token:
                raise _Close(UNKNOWN_TOKEN, "me/unknown")
            return token
        for cookie in self._cookies:
            token = await self._recognise(cookie)
            if token:
                return token
        return ""

    async def _hello(self) -> Hello:
        try:
            data = await asyncio.wait_for(self._connection.receive(), self._limits.hello_seconds)
        except TimeoutError:
            raise _Close(NO_HELLO, "message/no_hello") from None
        try:
            message = messages.read(data)
        except UNREADABLE:
            if messages.is_old_hello(data):
                raise _Close(OTHER_PROTOCOL, OTHER_VERSION) from None
            raise _Close(BAD_MESSAGE, "message/no_hello") from None
        if not isinstance(message, Hello):
            raise _Close(NO_HELLO, "message/no_hello")
        if message.protocol is not None and message.protocol != messages.PROTOCOL:
            raise _Close(OTHER_PROTOCOL, OTHER_VERSION)
        return message

    async def _listen(self, live: LiveRoom, actor: Actor, subscriber: Subscriber) -> None:
        opened = live.room.opened
        is_live = find(opened.game).is_live(opened.options)
        limits = self._limits
        allowance = TokenBucket(limits.live_messages_a_second if is_live else limits.messages_a_second)
        self._connection.on_message(partial(self._take, live, actor, subscriber, allowance))
        while True:
            self._is_receiving = True
            data = await self._connection.receive()
            self._is_receiving = False
            if not self._is_idle:
                self._idle = asyncio.Event()
                await self._idle.wait()
                self._idle = None
            if len(data) > limits.message:
                raise _Close(BAD_MESSAGE, "message/too_long")
            if not allowance.take():
                raise _Close(TOO_MANY, "message/too_many")
            try:
                message = messages.read(data)
            except UNREADABLE as problem:
                unreadable = refused("message/unreadable", problem=str(problem)[:300])
                self.post(messages.write(refusal(messages.id_in(data), unreadable)))
                continue
            if isinstance(message, Command):
                self.post(messages.write(await self._answer(live, actor, message, subscriber)))
            elif isinstance(message, Ping):
                self.post(messages.write(Pong()))
            elif isinstance(message, Explain):
                self.post(messages.write(await self._explain(live, actor, message)))
            elif isinstance(message, Preview):
                self.post(messages.write(await self._preview(live, actor, message)))
            elif isinstance(message, Resync):
                async with self._manager.reading(live) as room:
                    subscriber.greet(room, live.room_view(), live.elapsed())
            else:
                self.post(messages.write(refusal("", refused("message/hello"))))

    def _take(self, live: LiveRoom, actor: Actor, subscriber: Subscriber, allowance: TokenBucket, data: bytes) -> bool:
        """Execute a command on arrival, if no earlier message of this socket is in progress. Return False for anything
        else, including invalid messages: they wait for `_listen`."""
        if not self._is_receiving or not self._is_idle or len(data) > self._max_message:
            return False
        try:
            message = messages.read(data)
        except UNREADABLE:
            return False
        if not isinstance(message, Command) or type(message) in RESULTS or not allowance.take():
            return False
        self._is_idle = False
        perform_soon(self._manager, live, actor, message, partial(self._reply, message.id, subscriber))
        return True

    def _reply(self, id: str, subscriber: Subscriber, outcome: CommandResult | Exception) -> None:
        """Send the outcome of a command that was taken on arrival."""
        self._is_idle = True
        if self._idle is not None:
            self._idle.set()
        if isinstance(outcome, CommandResult):
            self.post(messages.write(Accepted(id, subscriber.number)))
        elif isinstance(outcome, Refused | BadData):
            self.post(messages.write(self._refusal(id, outcome)))
        elif isinstance(outcome, DamagedRoom):
            self._close(DAMAGED, outcome.code, **outcome.details())
        else:
            log.error("a command failed", exc_info=outcome)
            self._close(FAILED, "server/failed")

    async def _answer(
        self, live: LiveRoom, actor: Actor, command: Command, subscriber: Subscriber
    ) -> Accepted | Refusal:
        try:
            result = await perform(self._manager, live, actor, command)
            return Accepted(command.id, subscriber.number, result)
        except (Refused, BadData) as problem:
            return self._refusal(command.id, problem)

    def _refusal(self, id: str, problem: Refused | BadData) -> Refusal:
        """Build the refusal of a command, and count it."""
        found = refusal(id, problem)
        self._manager.figures.refusals[found.code] += 1
        log.debug("refused", extra={"code": found.code})
        return found

    async def _explain(self, live: LiveRoom, actor: Actor, asked: Explain) -> Explanation | Refusal:
        def find_reasons(room: Room) -> list[UnavailableAction]:
            return reasons(room, actor.holder, actor.seat, asked.action, asked.fields)

        try:
            return Explanation(asked.id, await self._manager.ask(live, find_reasons))
        except Refused as refused:
            return refusal(asked.id, refused)

    async def _preview(self, live: LiveRoom, actor: Actor, asked: Preview) -> Previewed | Refusal:
        try:
            found = await self._manager.ask(live, lambda room: previewed(room, actor.holder, actor.seat, asked.answers))
            return Previewed(asked.id, found.money, found.cash, found.effects)
        except Refused as refused:
            return refusal(asked.id, refused)


def refusal(id: str, problem: Refused | BadData) -> Refusal:
    """Build the refusal message of a command."""
    if isinstance(problem, Refused):
        return Refusal(id, problem.code, problem.clause, problem.text, problem.details)
    return Refusal(id, "command/bad", "", str(problem), {"problem": str(problem)})


class _Close(Exception):
    """Raised to close this socket with a number, and the code of a refusal as the reason."""

    def __init__(self, number: int, code: str) -> None:
        super().__init__(code)
        self.number = number
        self.code = code


def viewer_of(room: Room, hello: Hello, holder: str) -> Viewer | None:
    """Return the viewer that a client is; None if they may not see the table."""
    held = room.seats_of(holder) if holder else []
    if hello.seat is not None:
        return Viewer(holder, place(hello.seat)) if place(hello.seat) in held else None
    if held:
        return Viewer(holder, held[0])
    return Viewer(holder, None) if room.may_watch(holder, hashed(hello.code) if hello.code else "") else None
