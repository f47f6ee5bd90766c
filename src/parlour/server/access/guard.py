"""`Guard`: ASGI middleware that checks host, origin, body size and rates before a request or WebSocket is handled."""

from __future__ import annotations

from collections import Counter
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.i18n.refusals import refused
from parlour.server.access.rate_limit import TokenBucket, TokenBuckets
from parlour.server.errors import close_reason, problem
from parlour.server.settings import Limits, Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)
IMPORTS: Final = ("/api/tables", "/api/replays", "/api/editions")
PROGRAM: Final = "x-parlour"
"""A header that no page of another site can send; programs that are not browsers send 'program' in it."""
REFUSED: Final = 4403
TOO_MANY: Final = 4429


class WrongNames:
    """Limits guesses at table names and invitations: so many per minute from one address and in all.

    A request for an existing table is never delayed, so a guesser locks nobody out.
    """

    def __init__(self, limits: Limits) -> None:
        self._by_address = TokenBuckets(limits.wrong_names_a_minute / 60, limits.wrong_names_a_minute)
        self._in_all = TokenBucket(limits.wrong_names_in_all / 60, limits.wrong_names_in_all)

    def take(self, address: str) -> bool:
        """Whether one more wrong name is answered."""
        return self._by_address.take(address) and self._in_all.take()


class Guard:
    """Checks that Host and Origin are ours, that a body is not too large, and that nobody asks too often."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = settings.allowed_hosts()
        self._origins = settings.allowed_origins()
        self._limits = settings.limits
        self._requests = TokenBuckets(settings.limits.requests_a_second)
        self._sockets: Counter[str] = Counter()
        self._has_proxy = settings.has_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._has_proxy and scope["type"] in ("websocket", "http"):
            scope["client"] = (_forwarded(Headers(scope=scope)), 0)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if not self._is_ours(Headers(scope=scope), True):
            await _turn_away(receive, send, REFUSED, "origin/other")
        elif not self._requests.take(address):
            await _turn_away(receive, send, TOO_MANY, "input/too_often")
        elif self._sockets[address] >= self._limits.sockets:
            await _turn_away(receive, send, TOO_MANY, "server/too_many_sockets")
        else:
            self._sockets[address] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[address] -= 1
                if not self._sockets[address]:
                    del self._sockets[address]

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _value in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in HEADERS if each[0] not in given)]
            await send(message)

        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, with_headers)
            return
        await self._app(scope, _bounded(receive, self._body_limit(scope)), with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        if not self._is_ours(headers, scope["method"] not in SAFE):
            return problem(403, refused("origin/other"))
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or len(length) > 9 or int(length) > self._body_limit(scope):
            return problem(413, refused("input/too_large"))
        if not self._requests.take(address_of(scope)):
            refusal = problem(429, refused("input/too_often"))
            refusal.headers["retry-after"] = "1"
            return refusal
        return None

    def _body_limit(self, scope: Scope) -> int:
        """Return the size limit of the body: a request for a table may upload a record or an edition."""
        return self._limits.imported if scope["path"] in IMPORTS else self._limits.body

    def _is_ours(self, headers: Headers, is_unsafe: bool) -> bool:
        """Whether a request comes from our page or a program. A browser always sends its origin when it opens a socket
        or posts; a program sends the header."""
        if headers.getlist("host") != [headers.get("host", "")] or headers.get("host", "") not in self._hosts:
            return False
        origins = headers.getlist("origin")
        if origins:
            return len(origins) == 1 and origins[0] in self._origins
        return not is_unsafe or headers.get(PROGRAM) == "program"


def address_of(scope: Scope) -> str:
    """Return the client's address from the connection. Headers of the client do not count."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def _forwarded(headers: Headers) -> str:
    """Return the client's address from our own proxy: the last one in the header, which the proxy has added itself."""
    said = ",".join(headers.getlist("x-forwarded-for"))
    return said.rpartition(",")[2].strip()[:64]


def _bounded(receive: Receive, limit: int) -> Receive:
    """Cut off a body without a declared length where it grows too large."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            return {"type": "http.disconnect"}
        return message

    return bounded


async def _turn_away(receive: Receive, send: Send, number: int, code: str) -> None:
    await receive()
    await send({"type": "websocket.close", "code": number, "reason": close_reason(refused(code))})
