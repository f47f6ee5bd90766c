"""HTTP routes for health and metrics of the server."""

from __future__ import annotations

import hmac
from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Header, Request
from fastapi.responses import PlainTextResponse

from parlour import engine
from parlour.core.refusals import Refused
from parlour.i18n.refusals import refused
from parlour.server.access.identity import hashed
from parlour.server.http.metrics import exposition
from parlour.server.http.models import Problem
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.settings import Settings

router = APIRouter(tags=["health"], responses={code: {"model": Problem} for code in (401, 403, 422, 429, 503)})


@router.get("/health")
async def health(request: Request) -> dict[str, str]:
    """Return whether the server is up, which engine runs, and where it stores its tables."""
    manager: RoomManager = request.app.state.manager
    if manager.outage:
        raise Refused("store/changed", "", manager.outage)
    facts = await manager.writer.read(lambda store: store.facts())
    return {
        "status": "closing" if manager.is_closing else "up",
        "parlour": version("parlour"),
        "engine": engine.kind(),
        **facts,
    }


@router.get("/health/live")
async def live() -> dict[str, str]:
    """Return that the process answers. A supervisor restarts one that does not."""
    return {"status": "live"}


@router.get("/health/ready")
async def ready(request: Request) -> dict[str, str]:
    """Return whether the server takes requests: it is not closing, and its store can be read. A proxy asks this."""
    manager: RoomManager = request.app.state.manager
    if manager.outage:
        raise Refused("store/changed", "", manager.outage)
    if manager.is_closing:
        raise refused("server/closing")
    await manager.writer.read(lambda store: store.counts([]))
    return {"status": "ready"}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, authorization: Annotated[str, Header(max_length=200)] = "") -> PlainTextResponse:
    """Return counts and times in Prometheus format, for the operator, who has the key.

    They name no table and no player. But they count every move, including moves that others at a table must not notice,
    so nobody else may read them.
    """
    settings: Settings = request.app.state.settings
    given = authorization.removeprefix("Bearer ")
    if not settings.metrics_key or not hmac.compare_digest(hashed(given), hashed(settings.metrics_key)):
        raise refused("metrics/no_key")
    return PlainTextResponse(exposition(request.app.state.manager), media_type="text/plain; version=0.0.4")
