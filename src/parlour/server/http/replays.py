"""Replays: a record that somebody brings, and any moment of a record that is at hand."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request

from parlour.core.refusals import BadData
from parlour.server import door
from parlour.server.conduct import letter
from parlour.server.http.forms import (
    Brought,
    Deal,
    Deals,
    Ending,
    Luck,
    Moment,
    Move,
    Problem,
    Replay,
    Stroke,
    TurningPoint,
    ValueLine,
)
from parlour.server.replays import Replays
from parlour.table import turning
from parlour.table.luck import strokes, totals
from parlour.table.reel import Reel

MOST_MOMENTS: Final = 128

router = APIRouter(
    prefix="/api/replays",
    tags=["replays"],
    responses={code: {"model": Problem} for code in (400, 403, 404, 413, 422, 429)},
)
Name = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]
Eyes = Annotated[str, Query(pattern="^[A-Z]?$")]
"""Through whose eyes: a seat's letter, or '' for somebody who looks on."""


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def _reel(request: Request, replay: Name) -> Reel:
    return _replays(request).find(replay)


TheReel = Annotated[Reel, Depends(_reel)]


@router.post("", status_code=201)
async def bring(record: Brought, replays: Annotated[Replays, Depends(_replays)]) -> Replay:
    """Look at a record of one's own; every line of it is judged by the rules first."""
    return shown(replays, await replays.of_text(record.record))


@router.get("/{replay}/moves")
async def moves(reel: TheReel, seat: Eyes = "") -> list[Move]:
    """All its moves, each with what happened by it."""
    return [Move.model_construct(**each) for each in door.course(reel, _seat(reel, seat))]  # type: ignore[arg-type]


@router.get("/{replay}/moments")
async def moments(
    reel: TheReel,
    first: Annotated[int, Query(ge=0, lt=2**31)],
    count: Annotated[int, Query(ge=1, le=MOST_MOMENTS)] = MOST_MOMENTS,
    seat: Eyes = "",
) -> list[Moment]:
    """Some moments in a row, as they are seen."""
    _check(reel, first)
    found = door.moments(reel, _seat(reel, seat), first, count)
    return [Moment.model_construct(**each) for each in found]  # type: ignore[arg-type]


@router.get("/{replay}/luck")
async def luck(reel: TheReel, replay: Name, replays: Annotated[Replays, Depends(_replays)]) -> Luck:
    """What the dice and the cards did to each seat."""
    by_moment = await replays.luck(replay)
    found = [
        Stroke(
            moment=stroke.moment,
            seat=stroke.seat,
            luck=round(stroke.luck, 3),
            text=reel.table.say(stroke.event),
            clause=stroke.event.clause,
        )
        for stroke in strokes(reel, by_moment)
    ]
    return Luck(totals={seat: round(total, 3) for seat, total in totals(by_moment).items()}, strokes=found)


@router.get("/{replay}/deals")
async def deals(replay: Name, replays: Annotated[Replays, Depends(_replays)]) -> Deals:
    """What the greatest deals did to both sides' chances to win."""
    judged, left_out = await replays.deals(replay)
    return Deals(deals=[Deal(**each) for each in judged], left_out=left_out)


@router.get("/{replay}/position")
async def position(reel: TheReel, at: Annotated[int, Query(ge=0, lt=2**31)]) -> dict[str, Any]:
    """A moment as a position, from which another table can be opened."""
    _check(reel, at)
    return reel.position(at)


def shown(replays: Replays, name: str) -> Replay:
    """What is said of a record before one looks at it."""
    reel = replays.find(name)
    table = reel.table
    return Replay(
        id=name,
        game=table.game.slug,
        title=table.edition.title,
        names=table.names,
        options=table.rulebook.changed(table.options),  # type: ignore[arg-type]
        chance=table.dealer.kind,
        moments=len(reel),
        hides=reel.hides(),
        ending=_ending(reel),
        measure=table.view().measure(),
        worths={seat: [worths[seat] for worths in reel.worths] for seat in reel.worths[0]},
        valuations={seat: _valuation(reel, seat) for seat in reel.worths[0]},
        turns=[n for n, step in enumerate(reel.steps, 1) if step.ends_turn],
        turning_points=[_turning_point(reel, point) for point in turning.turning_points(reel)],
    )


def _ending(reel: Reel) -> Ending | None:
    outcome = reel.outcome()
    if outcome is None:
        return None
    names = [reel.table.names[n] for n in outcome.winners]
    text = reel.table.game.endings[outcome.reason].format(winners=" and ".join(names) or "nobody")
    return Ending(
        reason=outcome.reason,
        text=text,
        clause=outcome.clause,
        winners=[letter(n) for n in outcome.winners],
        scores=list(outcome.scores),
    )


def _valuation(reel: Reel, seat: str) -> list[ValueLine]:
    """In the seat's own eyes, as its worth is."""
    lines = reel.table.view(seat).valuation(seat)
    return [ValueLine(what=line.what, how=line.how, amount=line.amount) for line in lines]


def _turning_point(reel: Reel, point: turning.TurningPoint) -> TurningPoint:
    text = reel.table.say(point.event)
    return TurningPoint(moment=point.moment, text=text, clause=point.event.clause, changes=point.changes)


def _seat(reel: Reel, seat: str) -> int | None:
    return reel.table.seat(seat) if seat else None


def _check(reel: Reel, moment: int) -> None:
    if moment >= len(reel):
        raise BadData("moment", f"the record has the moments 0 to {len(reel) - 1}")
