"""Responses that stay the same until the server restarts: encoded once, and sent again as bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, final

from fastapi import Request, Response
from fastapi.encoders import jsonable_encoder
from starlette.responses import JSONResponse

REVALIDATED: Final = "no-cache"
"""A client may cache the response, and must revalidate it each time."""


@final
class CachedResponses:
    """Bodies by name; the first request for a name creates its body."""

    def __init__(self) -> None:
        self._bodies: dict[str, tuple[bytes, str]] = {}
        """Bodies with their ETags."""

    def answer(self, request: Request, name: str, make: Callable[[], object]) -> Response:
        """Return the response of that name, or 304 if the client has it. Names must come from a small set, because all
        are cached."""
        if name not in self._bodies:
            body = JSONResponse(jsonable_encoder(make())).body
            self._bodies[name] = bytes(body), f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        body, tag = self._bodies[name]
        return has_current(request, tag) or tagged(body, tag)


def has_current(request: Request, tag: str) -> Response | None:
    """Return 304 if the client already has the response with that ETag."""
    is_known = tag in request.headers.get("if-none-match", "")
    return Response(None, 304, _headers(tag)) if is_known else None


def tagged(body: bytes, tag: str) -> Response:
    """Return a JSON response that a client may cache and revalidate by its ETag."""
    return Response(body, 200, _headers(tag), "application/json")


def _headers(tag: str) -> dict[str, str]:
    return {"etag": tag, "cache-control": REVALIDATED}
