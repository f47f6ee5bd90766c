"""Records that are being looked at, in the process that evaluates them. Everything leaves it as JSON, ready to send."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, final

import msgspec

from parlour.analysis import turning_points
from parlour.analysis.deals import deals_in
from parlour.analysis.luck import Lucks, lucks, strokes, totals
from parlour.core.record import read_journal
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.records.replay import opened_for
from parlour.records.timeline import Timeline
from parlour.server.rooms.room_commands import letter
from parlour.server.views import room_view
from parlour.table import library, provenance

MAX_REELS: Final = 16
"""So many records are kept; the one that was looked at longest ago is forgotten, and can be brought again."""
MAX_MOMENTS: Final = 100_000
"""Moments of all records that are kept together, unless it is only one."""
UNKNOWN: Final = "replay/unknown"


@final
class TimelineCache:
    """The records at hand, by name."""

    def __init__(self) -> None:
        self._reels: OrderedDict[str, Timeline] = OrderedDict()
        self._sources: dict[str, tuple[str, str]] = {}
        """A record's text, and the edition that came with it."""
        self._lucks: dict[str, Lucks] = {}

    def bring(self, name: str, record: str, edition: str) -> bytes:
        """Play a record again and keep it under a name; BadData names the first line that is wrong."""
        if name not in self._reels:
            self._reels[name] = reel_of(record, edition)
            self._sources[name] = (record, edition)
        self._reels.move_to_end(name)
        moments = sum(len(reel) for reel in self._reels.values())
        while len(self._reels) > 1 and (len(self._reels) > MAX_REELS or moments > MAX_MOMENTS):
            oldest, gone = self._reels.popitem(last=False)
            moments -= len(gone)
            del self._sources[oldest]
            self._lucks.pop(oldest, None)
        return msgspec.json.encode(shown(self._reels[name], name))

    def moves(self, name: str, seat: str) -> bytes:
        """All moves of a record, each with what a seat was told of it."""
        reel = self._find(name)
        return msgspec.json.encode(room_view.course(reel, _seat(reel, seat)))

    def moments(self, name: str, seat: str, first: int, count: int) -> bytes:
        """Some moments in a row, as a seat sees them."""
        reel = self._find(name)
        _check(reel, first)
        return msgspec.json.encode(room_view.moments(reel, _seat(reel, seat), first, count))

    def position(self, name: str, at: int) -> bytes:
        """A moment as a position."""
        reel = self._find(name)
        _check(reel, at)
        return msgspec.json.encode(reel.position(at))

    def luck(self, name: str) -> bytes:
        """What chance did to each seat; found out when somebody asks for the first time."""
        reel = self._find(name)
        if name not in self._lucks:
            self._lucks[name] = lucks(reel)
        by_moment = self._lucks[name]
        found = [
            {
                "moment": stroke.moment,
                "seat": stroke.seat,
                "luck": round(stroke.luck, 3),
                "text": reel.table.say(stroke.event),
                "clause": stroke.event.clause,
            }
            for stroke in strokes(reel, by_moment)
        ]
        rounded = {seat: round(total, 3) for seat, total in totals(by_moment).items()}
        return msgspec.json.encode({"totals": rounded, "strokes": found})

    def deals(self, name: str) -> tuple[int, str, str]:
        """How many deals were made in a record, its text and the edition that came with it."""
        reel = self._find(name)
        return len(deals_in(reel)), *self._sources[name]

    def jobs(self) -> dict[str, Callable[..., Any]]:
        """What can be asked for, by name."""
        named = (self.bring, self.moves, self.moments, self.position, self.luck, self.deals)
        return {job.__name__: job for job in named}

    def clear(self) -> None:
        """Forget everything."""
        self._reels.clear()
        self._sources.clear()
        self._lucks.clear()

    def _find(self, name: str) -> Timeline:
        reel = self._reels.get(name)
        if reel is None:
            raise Refused(UNKNOWN, "", "This record is not at hand; bring it again.")
        self._reels.move_to_end(name)
        return reel


def reel_of(record: str, edition: str) -> Timeline:
    """A record on its board; '' for the game's own edition, else the text of another."""
    journal = read_journal(record)
    if not edition:
        return Timeline(opened_for(journal, None), journal)
    game = journal.header.get("game")
    if not isinstance(game, str):
        raise BadData("header", "it does not say which game was played")
    return Timeline(opened_for(journal, library.edition_of(find(game), edition, "edition")), journal)


def shown(reel: Timeline, name: str) -> dict[str, Any]:
    """What is said of a record before one looks at it; `forms.Replay` describes it."""
    table = reel.table
    seats = list(reel.worths[0])
    return {
        "id": name,
        "game": table.game.slug,
        "title": provenance.title(table.edition),
        "has_custom_edition": bool(provenance.custom_name(table.edition)),
        "names": table.names,
        "options": table.rulebook.changed(table.options),
        "chance": table.dealer.kind,
        "moments": len(reel),
        "hides": reel.hides(),
        "ending": _ending(reel),
        "measure": table.view().measure(),
        "worths": {seat: [worths[seat] for worths in reel.worths] for seat in seats},
        "valuations": {seat: _valuation(reel, seat) for seat in seats},
        "turns": [n for n, step in enumerate(reel.steps, 1) if step.ends_turn],
        "turning_points": [_turning_point(reel, point) for point in turning_points.turning_points(reel)],
    }


def _ending(reel: Timeline) -> dict[str, Any] | None:
    outcome = reel.outcome()
    if outcome is None:
        return None
    names = [reel.table.names[n] for n in outcome.winners]
    return {
        "reason": outcome.reason,
        "text": reel.table.game.endings[outcome.reason].format(winners=" and ".join(names) or "nobody"),
        "clause": outcome.clause,
        "winners": [letter(n) for n in outcome.winners],
        "scores": list(outcome.scores),
    }


def _valuation(reel: Timeline, seat: str) -> list[dict[str, Any]]:
    """In the seat's own eyes, as its worth is."""
    lines = reel.table.view(seat).valuation(seat)
    return [{"what": line.what, "how": line.how, "amount": line.amount} for line in lines]


def _turning_point(reel: Timeline, point: turning_points.TurningPoint) -> dict[str, Any]:
    text = reel.table.say(point.event)
    return {"moment": point.moment, "text": text, "clause": point.event.clause, "changes": point.changes}


def _seat(reel: Timeline, seat: str) -> int | None:
    return reel.table.seat(seat) if seat else None


def _check(reel: Timeline, moment: int) -> None:
    if moment >= len(reel):
        raise BadData("moment", f"the record has the moments 0 to {len(reel) - 1}")
