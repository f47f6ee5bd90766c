"""HTTP routes for lessons: list those of a game, and open one step as a table of one's own."""

from __future__ import annotations

from fastapi import APIRouter, Request

from parlour.core.registry import find
from parlour.lessons import lessons_of
from parlour.server.access.guard import address_of
from parlour.server.access.identity import hashed
from parlour.server.http.bodies import BoundedRoute
from parlour.server.http.models import LessonLine, LessonStepLine, LessonTable, Problem
from parlour.server.http.tables import KnownToken, TheManager
from parlour.server.live_rooms import lobby
from parlour.server.live_rooms.host_quota import Quota
from parlour.server.rooms.table_request import NewLesson, Slug

router = APIRouter(
    prefix="/api",
    tags=["lessons"],
    route_class=BoundedRoute,
    responses={code: {"model": Problem} for code in (400, 401, 403, 404, 409, 422, 429, 503)},
)


@router.get("/games/{game}/lessons")
async def lessons(game: Slug) -> list[LessonLine]:
    """List the lessons of a game in order. Their texts are in the catalogues, by the ids given here."""
    return [
        LessonLine(
            id=lesson.id,
            text=lesson.text,
            minutes=lesson.minutes,
            steps=[LessonStepLine(id=step.id, text=step.text, clauses=list(step.clauses)) for step in lesson.steps],
        )
        for lesson in lessons_of(find(game).slug)
    ]


@router.post("/lessons", status_code=201)
async def open_lesson(request: Request, wanted: NewLesson, manager: TheManager, token: KnownToken) -> LessonTable:
    """Open a step of a lesson as a private table that is already running."""
    quota: Quota = request.app.state.quota
    quota.open_lesson(address_of(request.scope), hashed(token))
    live = await lobby.open_lesson(manager, token, wanted)
    return LessonTable(table=live.room.id)
