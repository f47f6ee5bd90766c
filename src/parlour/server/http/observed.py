"""`Observed`: ASGI middleware that gives each HTTP request an id, measures it, and counts it."""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.figures import Figures

log = logging.getLogger("parlour.http")
REQUEST_ID: Final = "x-request-id"
OTHER: Final = "other"
"""The route of requests that no route matches: their paths are the clients' own words."""
ASSETS: Final = "/assets"
FAILED: Final = 500
_FORM: Final = re.compile(r"[A-Za-z0-9-]{1,64}")

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being handled; '' outside of one."""


class Observed:
    """Gives ids to requests. An id from our own proxy is kept; one from anybody else is not."""

    def __init__(self, app: ASGIApp, figures: Figures, has_proxy: bool) -> None:
        self._app = app
        self._figures = figures
        self._has_proxy = has_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        id = self._id(scope)
        request_id.set(id)
        began = time.perf_counter()
        status = FAILED

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID.encode(), id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, with_id)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _id(self, scope: Scope) -> str:
        given = Headers(scope=scope).get(REQUEST_ID, "") if self._has_proxy else ""
        return given if _FORM.fullmatch(given) else secrets.token_hex(8)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        method = scope["method"] if route != OTHER else OTHER
        self._figures.requests[method, route, str(status)] += 1
        self._figures.request_times.add(seconds)
        level = logging.ERROR if status >= FAILED and status != 503 else logging.DEBUG
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.log(level, "request", extra=fields)


def route_of(scope: Scope) -> str:
    """Return the pattern of the route that was taken, without anything that the client wrote."""
    route: Any = scope.get("route")
    pattern = getattr(route, "path", "")
    if pattern:
        return str(pattern)
    return ASSETS if scope["path"].startswith(f"{ASSETS}/") else OTHER
