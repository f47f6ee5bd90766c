"""HTTP routes for tables: open one, claim a seat, list one's own, download a record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from parlour.core.refusals import Refused
from parlour.i18n.refusals import refused
from parlour.server.access.guard import WrongNames, address_of
from parlour.server.access.identity import COOKIE, cookie_name, hashed, join_code, offered_tokens
from parlour.server.access.tokens import Tokens, unknown_token
from parlour.server.http.bodies import BoundedRoute
from parlour.server.http.models import (
    Claim,
    ClaimedSeat,
    Commitment,
    Identity,
    InvitationCode,
    InvitationLink,
    NewRoom,
    Problem,
    QrCode,
    QrText,
    Replay,
    TableLine,
    Welcome,
)
from parlour.server.live_rooms import lobby
from parlour.server.live_rooms.host_quota import Quota
from parlour.server.live_rooms.live_room import LiveRoom
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.rooms.room import OVER, Room
from parlour.server.rooms.room_commands import letter
from parlour.server.rooms.table_request import NewTable
from parlour.server.rooms.table_start import TableStart, UploadedStart
from parlour.server.settings import Settings
from parlour.server.store import RoomRow
from parlour.server.views.room_view import title_of
from parlour.server.workers.evaluation_queue import EvaluationPool
from parlour.server.workers.replays import Replays, must_be_over
from parlour.table import library

MAX_LISTED = 200
ANY_SEAT = "*"
YEAR = 365 * 24 * 3600

router = APIRouter(
    prefix="/api",
    tags=["tables"],
    route_class=BoundedRoute,
    responses={code: {"model": Problem} for code in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)},
)
WatchCode = Annotated[
    str,
    Header(
        alias="X-Parlour-Code", max_length=64, description="The invitation to watch, for a table that is not public."
    ),
]
"""Sent in a header: the code is secret, and proxies log URLs."""
TableName = Annotated[str, Path(max_length=20, pattern="^[A-Za-z0-9]+$")]


def _manager(request: Request) -> RoomManager:
    manager: RoomManager = request.app.state.manager
    return manager


TheManager = Annotated[RoomManager, Depends(_manager)]


async def _live(request: Request, table: TableName) -> AsyncIterator[LiveRoom]:
    """Return the table in the URL. A client that has named too many tables that are not open to it must wait."""
    try:
        yield await _manager(request).find(table.upper())
    except Refused as refusal:
        wrong: WrongNames = request.app.state.wrong_names
        if refusal.code == "room/unknown" and not wrong.take(address_of(request.scope)):
            raise refused("input/too_often") from None
        raise


TheTable = Annotated[LiveRoom, Depends(_live)]


def _offered(request: Request) -> list[str]:
    settings: Settings = request.app.state.settings
    return offered_tokens(request.cookies, request.headers.get("host", ""), settings.is_secure)


async def _token(
    request: Request,
    _cookie: Annotated[str, Cookie(alias=COOKIE, description="A token that POST /api/me has issued.")] = "",
) -> str:
    """Return the client's token; '' if it is not valid. `_cookie` is there for the OpenAPI schema: which cookie is read
    depends on the address."""
    tokens: Tokens = request.app.state.tokens
    return await tokens.first_recognised(_offered(request))


Token = Annotated[str, Depends(_token)]


def _known(token: Token) -> str:
    """Return the token of a client that has one. A route checks it first, so that a client without one learns nothing
    of tables."""
    if not token:
        raise unknown_token()
    return token


KnownToken = Annotated[str, Depends(_known)]


@router.post("/me")
async def me(request: Request, response: Response, token: Token) -> Identity:
    """Get an identity on this server: a secret token in a cookie. A cookie that is invalid, or of an older version, is
    replaced."""
    settings: Settings = request.app.state.settings
    name = cookie_name(request.headers.get("host", ""), settings.is_secure)
    if not token or request.cookies.get(name) != token:
        tokens: Tokens = request.app.state.tokens
        value = token or await tokens.issue()
        response.set_cookie(
            name, value, max_age=YEAR, httponly=True, samesite="strict", secure=settings.is_secure, path="/"
        )
    return Identity(is_new=not token, address=settings.address_for_others(request.headers.get("host", "")))


@router.post("/tables", status_code=201)
async def open_table(request: Request, new_table: NewTable, manager: TheManager, token: KnownToken) -> NewRoom:
    """Open a table."""
    quota: Quota = request.app.state.quota
    openings: EvaluationPool = request.app.state.openings

    async def evaluate(upload: UploadedStart) -> TableStart:
        found: TableStart = await openings.run(address_of(request.scope), "begin", upload, size=upload.size())
        return found

    await quota.open_table(manager, address_of(request.scope), token, new_table)
    live, invitations = await lobby.open_room(manager, token, new_table, evaluate)
    return NewRoom(table=live.room.id, invitations=_links(invitations))


@router.get("/tables")
async def my_tables(request: Request, manager: TheManager, token: Token) -> list[TableLine]:
    """List one's own tables, those that wait for one's answer first."""
    if not token:
        if _offered(request):
            raise unknown_token()
        return []
    holder = hashed(token)
    rows = await manager.writer.read(lambda store: store.rooms_of(holder, MAX_LISTED))
    return sorted([_line(row, holder) for row in rows], key=lambda line: not line.waits_for_me)


@router.get("/public")
async def public_tables(manager: TheManager, token: Token) -> list[TableLine]:
    """List the tables that anybody may watch or join."""
    holder = hashed(token) if token else ""
    rows = await manager.writer.read(lambda store: store.public_rooms(MAX_LISTED))
    return [_line(row, holder) for row in rows]


@router.get("/commitments")
async def commitments(manager: TheManager, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> list[Commitment]:
    """Return the commitments of all tables' dice from before play, by table number, a page at a time."""
    rows = await manager.writer.read(lambda store: store.commitments(after, MAX_LISTED))
    return [Commitment(number=row.number, commitment=row.commitment, status=row.status) for row in rows]


@router.post("/tables/{table}/claim")
async def claim(request: Request, token: KnownToken, live: TheTable, form: Claim, manager: TheManager) -> ClaimedSeat:
    """Claim a seat with an invitation, or a free seat of a public table."""
    quota: Quota = request.app.state.quota
    quota.claim(address_of(request.scope))
    seat = await lobby.claim(manager, live, hashed(token), form.code, form.seat.upper(), form.name)
    return ClaimedSeat(seat=letter(seat))


@router.post("/tables/{table}/welcome")
async def welcome(live: TheTable, form: InvitationCode, manager: TheManager, token: Token) -> Welcome:
    """Return what an invited person may know of a table before giving a name. The code is sent in the body, because
    URLs are logged."""

    def greeting(room: Room) -> Welcome:
        can_sit, can_watch = lobby.welcome(room, hashed(token) if token else "", form.code)
        hosting = room.seats_of(room.host)
        return Welcome(
            table=room.id,
            game=room.opened.game,
            title=title_of(room),
            has_custom_edition=bool(room.edition),
            host=room.seats[hosting[0]].name if hosting else "",
            names=room.names().split("\n"),
            status=room.status,
            can_sit=can_sit,
            can_watch=can_watch,
        )

    return await manager.ask(live, greeting)


@router.get("/tables/{table}/invitations")
async def invitations(live: TheTable, manager: TheManager, token: Token) -> list[InvitationLink]:
    """Return the host's invitations: to free seats, to watch, and the short code for any free seat."""

    def links(room: Room) -> list[InvitationLink]:
        if not token or hashed(token) != room.host:
            raise refused("room/unknown")
        found = _links(lobby.invitations(live, token))
        short = join_code(token, room.id)
        return [*found, InvitationLink(seat=ANY_SEAT, code=short)] if hashed(short) == room.opened.join else found

    return await manager.ask(live, links)


@router.post("/qr")
async def qr(wanted: QrText, request: Request) -> QrCode:
    """Return a text as a QR code. The text is sent in the body, because invitations are secret and URLs are logged."""
    openings: EvaluationPool = request.app.state.openings
    return QrCode(rows=await openings.run(address_of(request.scope), "qr", wanted.text))


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(
    live: TheTable,
    manager: TheManager,
    token: Token,
    seat: Annotated[str, Query(pattern="^[A-Z]?$")] = "",
    code: WatchCode = "",
) -> str:
    """Return the record of a finished table; of a running one, the part that the seat may have."""

    def text(room: Room) -> str:
        wanted = own_seats(room, token, seat, code)
        if room.status == OVER:
            return room.table.record()
        return room.table.log(wanted[0] if wanted else None) if room.has_table else ""

    return await manager.ask(live, text)


@router.get("/tables/{table}/replay", response_model=Replay)
async def replay(
    live: TheTable,
    manager: TheManager,
    request: Request,
    token: Token,
    code: WatchCode = "",
) -> Response:
    """Open a finished table for replay, from its first move to its last."""

    def finished(room: Room) -> Room:
        own_seats(room, token, "", code)
        must_be_over(room)
        return room

    room = await manager.ask(live, finished)
    replays: Replays = request.app.state.replays
    # A finished room does not change.
    return Response(await replays.of_room(address_of(request.scope), room), media_type="application/json")


def own_seats(room: Room, token: str, seat: str, code: str) -> list[int]:
    """Return the client's seats, or the one requested; refused if the table is not open to them."""
    holder = hashed(token) if token else ""
    wanted = [n for n in room.seats_of(holder) if seat in ("", letter(n))]
    if not (wanted or (not seat and room.may_watch(holder, hashed(code) if code else ""))):
        raise refused("room/unknown")
    return wanted


def _links(invitations: list[lobby.Invitation]) -> list[InvitationLink]:
    return [InvitationLink(seat="" if one.seat is None else letter(one.seat), code=one.code) for one in invitations]


def _line(row: RoomRow, holder: str) -> TableLine:
    return TableLine(
        table=row.id,
        game=row.game,
        title=row.title or library.bundled_edition(row.game).title,
        has_custom_edition=bool(row.title),
        names=row.names.split("\n"),
        status=row.status,
        waits_for_me=holder != "" and holder in row.waits_for.split(),
        updated_at=row.touched_at,
    )
