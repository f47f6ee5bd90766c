"""HTTP routes for editions: that of a table, and the check of an uploaded one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from parlour.core.registry import find
from parlour.server.access.guard import address_of
from parlour.server.http.bodies import BoundedRoute
from parlour.server.http.cached_responses import has_current, tagged
from parlour.server.http.encoded_editions import EncodedEditions, tag_of
from parlour.server.http.games import edition_answer
from parlour.server.http.models import EditionInfo, EditionText, Problem
from parlour.server.http.tables import TheManager, TheTable, Token, WatchCode, own_seats
from parlour.server.rooms.room import Room
from parlour.server.workers.evaluation_queue import EvaluationPool

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    route_class=BoundedRoute,
    responses={code: {"model": Problem} for code in (400, 403, 404, 410, 413, 422, 429, 503)},
)


@router.get("/tables/{table}/edition", response_model=dict[str, Any])
async def edition(
    live: TheTable, manager: TheManager, request: Request, token: Token, code: WatchCode = ""
) -> Response:
    """Return a table's board, cards and prices, from its custom edition or its game's. For clients that may watch
    it."""
    game, text = await manager.ask(live, lambda room: _board_for(room, token, code))
    if not text:
        return edition_answer(request, game)
    tag = f'"{tag_of(game, text)}"'
    known = has_current(request, tag)
    if known is not None:
        return known
    editions: EncodedEditions = request.app.state.editions
    return tagged(await editions.find(address_of(request.scope), game, text), tag)


@router.get("/tables/{table}/edition.toml", response_class=PlainTextResponse)
async def edition_file(live: TheTable, manager: TheManager, token: Token, code: WatchCode = "") -> str:
    """Return the custom edition of a table as it was uploaded, to open another table with; empty for the bundled
    edition."""
    return (await manager.ask(live, lambda room: _board_for(room, token, code)))[1]


@router.post("/editions")
async def check_edition(form: EditionText, request: Request) -> EditionInfo:
    """Check a custom edition. Return its summary, or what is wrong with it. Nothing is stored."""
    find(form.game)
    openings: EvaluationPool = request.app.state.openings
    address = address_of(request.scope)
    found = await openings.run(address, "edition_info", form.game, form.edition, size=len(form.edition))
    return EditionInfo.model_validate(found)


def _board_for(room: Room, token: str, code: str) -> tuple[str, str]:
    """Return a room's game and the text of its edition, if the client has a seat at it or may watch it."""
    own_seats(room, token, "", code)
    return room.opened.game, room.edition
