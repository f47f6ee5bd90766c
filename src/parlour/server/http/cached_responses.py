"""Answers that are the same until the server restarts: encoded once, and sent again as bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, final

from fastapi import Request, Response
from fastapi.encoders import jsonable_encoder
from starlette.responses import JSONResponse

REVALIDATED: Final = "no-cache"
"""A client may keep it, and asks each time whether it is still good."""


@final
class CachedResponses:
    """Bodies by name; the first request for a name makes its body."""

    def __init__(self) -> None:
        self._bodies: dict[str, tuple[bytes, str]] = {}
        """Each with its tag."""

    def answer(self, request: Request, name: str, make: Callable[[], object]) -> Response:
        """The answer of that name, or 304 to who has it. `name` must be one of a few: all are kept."""
        if name not in self._bodies:
            body = JSONResponse(jsonable_encoder(make())).body
            self._bodies[name] = bytes(body), f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        body, tag = self._bodies[name]
        return has_current(request, tag) or tagged(body, tag)


def has_current(request: Request, tag: str) -> Response | None:
    """304 for who has the answer with that tag already."""
    is_known = tag in request.headers.get("if-none-match", "")
    return Response(None, 304, _headers(tag)) if is_known else None


def tagged(body: bytes, tag: str) -> Response:
    """JSON that a client may keep, and asks for again by its tag."""
    return Response(body, 200, _headers(tag), "application/json")


def _headers(tag: str) -> dict[str, str]:
    return {"etag": tag, "cache-control": REVALIDATED}
