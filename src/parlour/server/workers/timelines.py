"""`TimelineCache`: open records in the evaluation process. All answers are JSON, ready to send."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, final

import msgspec

from parlour.analysis import turning_points
from parlour.analysis.deals import deals_in
from parlour.analysis.luck import Lucks, lucks, strokes, totals
from parlour.core.record import read_journal
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.i18n.refusals import refused
from parlour.records.draws import draws_of
from parlour.records.replay import opened_for
from parlour.records.timeline import Timeline
from parlour.server.rooms.room_commands import letter
from parlour.server.views import room_view
from parlour.table import library, provenance

MAX_TIMELINES: Final = 16
"""The number of cached records. The least recently used one is forgotten, and can be uploaded again."""
MAX_MOMENTS: Final = 100_000
"""The maximum number of moments of all cached records together, unless there is only one record."""
UNKNOWN: Final = "replay/unknown"


@final
class TimelineCache:
    """The open records, by name."""

    def __init__(self) -> None:
        self._timelines: OrderedDict[str, Timeline] = OrderedDict()
        self._sources: dict[str, tuple[str, str]] = {}
        """The text of each record, and the edition that came with it."""
        self._lucks: dict[str, Lucks] = {}

    def bring(self, name: str, record: str, edition: str) -> bytes:
        """Replay a record and cache it under a name. BadData names the first line that is wrong."""
        if name not in self._timelines:
            self._timelines[name] = timeline_of(record, edition)
            self._sources[name] = (record, edition)
        self._timelines.move_to_end(name)
        moments = sum(len(timeline) for timeline in self._timelines.values())
        while len(self._timelines) > 1 and (len(self._timelines) > MAX_TIMELINES or moments > MAX_MOMENTS):
            oldest, gone = self._timelines.popitem(last=False)
            moments -= len(gone)
            del self._sources[oldest]
            self._lucks.pop(oldest, None)
        return msgspec.json.encode(shown(self._timelines[name], name))

    def moves(self, name: str, seat: str) -> bytes:
        """Return all moves of a record, each with its events as a seat sees them."""
        timeline = self._find(name)
        return msgspec.json.encode(room_view.course(timeline, _seat(timeline, seat)))

    def moments(self, name: str, seat: str, first: int, count: int) -> bytes:
        """Return consecutive moments, as a seat sees them."""
        timeline = self._find(name)
        _check(timeline, first)
        return msgspec.json.encode(room_view.moments(timeline, _seat(timeline, seat), first, count))

    def position(self, name: str, at: int) -> bytes:
        """Return a moment as a position."""
        timeline = self._find(name)
        _check(timeline, at)
        return msgspec.json.encode(timeline.position(at))

    def draws(self, name: str) -> bytes:
        """Return what every draw of a record was made from."""
        return msgspec.json.encode(draws_of(self._find(name)))

    def luck(self, name: str) -> bytes:
        """Return what chance did to each seat; computed on the first request."""
        timeline = self._find(name)
        if name not in self._lucks:
            self._lucks[name] = lucks(timeline)
        by_moment = self._lucks[name]
        found = [
            {
                "moment": stroke.moment,
                "seat": stroke.seat,
                "luck": round(stroke.luck, 3),
                "event": timeline.table.event_data(stroke.event),
            }
            for stroke in strokes(timeline, by_moment)
        ]
        rounded = {seat: round(total, 3) for seat, total in totals(by_moment).items()}
        return msgspec.json.encode({"totals": rounded, "events": found})

    def deals(self, name: str) -> tuple[int, str, str]:
        """Return how many deals were made in a record, its text, and the edition that came with it."""
        timeline = self._find(name)
        return len(deals_in(timeline)), *self._sources[name]

    def jobs(self) -> dict[str, Callable[..., Any]]:
        """Return the jobs of this cache, by name."""
        named = (self.bring, self.moves, self.moments, self.position, self.draws, self.luck, self.deals)
        return {job.__name__: job for job in named}

    def clear(self) -> None:
        """Forget everything."""
        self._timelines.clear()
        self._sources.clear()
        self._lucks.clear()

    def _find(self, name: str) -> Timeline:
        timeline = self._timelines.get(name)
        if timeline is None:
            raise refused(UNKNOWN)
        self._timelines.move_to_end(name)
        return timeline


def timeline_of(record: str, edition: str) -> Timeline:
    """Replay a record; `edition` is '' for the game's own edition, otherwise the text of another."""
    journal = read_journal(record)
    if not edition:
        return Timeline(opened_for(journal, None), journal)
    game = journal.header.get("game")
    if not isinstance(game, str):
        raise BadData("header", "it does not say which game was played")
    return Timeline(opened_for(journal, library.edition_of(find(game), edition, "edition")), journal)


def shown(timeline: Timeline, name: str) -> dict[str, Any]:
    """Return the summary of a record; `http.models.Replay` describes it."""
    table = timeline.table
    seats = list(timeline.worths[0])
    return {
        "id": name,
        "game": table.game.slug,
        "title": provenance.title(table.edition),
        "has_custom_edition": bool(provenance.custom_name(table.edition)),
        "names": table.names,
        "options": table.rulebook.changed(table.options),
        "chance": table.dealer.kind,
        "moments": len(timeline),
        "has_hidden_info": timeline.has_hidden_info(),
        "ending": _ending(timeline),
        "unit": table.view().measure(),
        "worths": {seat: [worths[seat] for worths in timeline.worths] for seat in seats},
        "valuations": {seat: _valuation(timeline, seat) for seat in seats},
        "turns": [n for n, step in enumerate(timeline.steps, 1) if step.ends_turn],
        "turning_points": [_turning_point(timeline, point) for point in turning_points.turning_points(timeline)],
    }


def _ending(timeline: Timeline) -> dict[str, Any] | None:
    outcome = timeline.outcome()
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "clause": outcome.clause,
        "winners": [letter(n) for n in outcome.winners],
        "scores": list(outcome.scores),
    }


def _valuation(timeline: Timeline, seat: str) -> list[dict[str, Any]]:
    """Return how a seat's worth adds up, as the seat itself sees it."""
    lines = timeline.table.view(seat).valuation(seat)
    return [{"kind": line.kind, "details": line.details, "amount": line.amount} for line in lines]


def _turning_point(timeline: Timeline, point: turning_points.TurningPoint) -> dict[str, Any]:
    return {"moment": point.moment, "event": timeline.table.event_data(point.event), "changes": point.changes}


def _seat(timeline: Timeline, seat: str) -> int | None:
    return timeline.table.seat(seat) if seat else None


def _check(timeline: Timeline, moment: int) -> None:
    if moment >= len(timeline):
        raise BadData("moment", f"the record has the moments 0 to {len(timeline) - 1}")
