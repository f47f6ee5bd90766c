"""Request bodies: size-limited before they are parsed, large ones parsed outside the event loop, no repeated keys."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from parlour.core.data.bounds import KIB, MAX_JSON_PARTS, load_json
from parlour.core.refusals import BadData, ParlourError
from parlour.server.access.guard import address_of
from parlour.server.workers.evaluation_queue import EvaluationPool

SMALL_BODY: Final = 32 * KIB
"""Bodies up to this many bytes are parsed directly: that takes a millisecond at most."""


class BoundedRequest(Request):
    """A request whose JSON is checked before it is parsed."""

    async def json(self) -> Any:
        if not hasattr(self, "_json"):
            body = await self.body()
            if len(body) <= SMALL_BODY:
                self._json = _parsed(body)
            else:
                evaluation: EvaluationPool = self.app.state.openings
                address = address_of(self.scope)
                await evaluation.run(address, "check_json", body, MAX_JSON_PARTS, size=len(body))
                # it has few parts, so parsing is fast even if one is a long text
                self._json = msgspec.json.decode(body)
        return self._json


class BoundedRoute(APIRoute):
    """A route that takes bounded requests. Every router that reads bodies must use it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handler = super().get_route_handler()

        async def handled(request: Request) -> Response:
            try:
                return await handler(BoundedRequest(request.scope, request.receive))
            except HTTPException as failure:
                if isinstance(failure.__cause__, ParlourError):  # FastAPI turns whatever parsing raises into a 400
                    raise failure.__cause__ from None
                raise

        return handled


def _parsed(body: bytes) -> Any:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadData("body", "it is no UTF-8 text") from None
    return load_json(text, "body", SMALL_BODY)
