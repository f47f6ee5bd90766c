"""How the server is: for people and for machines that watch it."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from parlour.server.house import House
from parlour.server.metrics import exposition

router = APIRouter(tags=["health"])


@router.get("/health")
async def health(request: Request) -> dict[str, str]:
    """Whether the server is up, and what it keeps its tables in."""
    house: House = request.app.state.house
    facts = await house.clerk.read(lambda store: store.facts())
    return {"status": "closing" if house.is_closing else "up", "parlour": version("parlour"), **facts}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> PlainTextResponse:
    """Counts and times in the form that Prometheus reads. No table and no player is named in them."""
    return PlainTextResponse(exposition(request.app.state.house), media_type="text/plain; version=0.0.4")
