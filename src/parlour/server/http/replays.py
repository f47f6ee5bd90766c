"""HTTP routes for replays: opening an uploaded record, and any moment of an open record."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from parlour.server.access.guard import address_of
from parlour.server.http.bodies import BoundedRoute
from parlour.server.http.models import (
    DealLine,
    DealList,
    DrawList,
    Luck,
    Moment,
    Move,
    Problem,
    Replay,
    UploadedRecord,
)
from parlour.server.workers.replays import Replays

MAX_MOMENTS: Final = 128
JSON: Final = "application/json"

router = APIRouter(
    prefix="/api/replays",
    tags=["replays"],
    route_class=BoundedRoute,
    responses={code: {"model": Problem} for code in (400, 403, 404, 413, 422, 429, 503)},
)
Name = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]
Eyes = Annotated[str, Query(pattern="^[A-Z]?$")]
"""Whose view: a seat's letter, or '' for a watcher."""


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def _address(request: Request) -> str:
    return address_of(request.scope)


TheReplays = Annotated[Replays, Depends(_replays)]
Address = Annotated[str, Depends(_address)]


@router.post("", status_code=201, response_model=Replay)
async def bring(record: UploadedRecord, replays: TheReplays, address: Address) -> Response:
    """Open an uploaded record for replay. Every line is checked against the rules first."""
    return Response(await replays.of_text(address, record.record), 201, media_type=JSON)


@router.get("/{replay}/moves", response_model=list[Move])
async def moves(replay: Name, replays: TheReplays, address: Address, seat: Eyes = "") -> Response:
    """Return all moves, each with its events."""
    return Response(await replays.look(address, "moves", replay, seat), media_type=JSON)


@router.get("/{replay}/moments", response_model=list[Moment])
async def moments(
    replay: Name,
    replays: TheReplays,
    address: Address,
    first: Annotated[int, Query(ge=0, lt=2**31)],
    count: Annotated[int, Query(ge=1, le=MAX_MOMENTS)] = MAX_MOMENTS,
    seat: Eyes = "",
) -> Response:
    """Return consecutive moments, as a seat sees them."""
    return Response(await replays.look(address, "moments", replay, seat, first, count), media_type=JSON)


@router.get("/{replay}/draws", response_model=DrawList)
async def draws(replay: Name, replays: TheReplays, address: Address) -> Response:
    """Return what every draw was made from. A client that checks the dice repeats the draws with it."""
    return Response(await replays.look(address, "draws", replay), media_type=JSON)


@router.get("/{replay}/luck", response_model=Luck)
async def luck(replay: Name, replays: TheReplays, address: Address) -> Response:
    """Return what dice and cards did to each seat."""
    return Response(await replays.look(address, "luck", replay), media_type=JSON)


@router.get("/{replay}/deals")
async def deals(replay: Name, replays: TheReplays, address: Address) -> DealList:
    """Return what the largest deals did to both sides' chances of winning."""
    judged, left_out = await replays.deals(address, replay)
    return DealList(deals=[DealLine(**each) for each in judged], skipped=left_out)


@router.get("/{replay}/position", response_model=dict[str, Any])
async def position(
    replay: Name, replays: TheReplays, address: Address, at: Annotated[int, Query(ge=0, lt=2**31)]
) -> Response:
    """Return a moment as a position, from which another table can be opened."""
    return Response(await replays.look(address, "position", replay, at), media_type=JSON)
