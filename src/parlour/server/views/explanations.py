"""Answers to a seat's questions: why it cannot do something, and what its possible answers would cost.

They tell a seat no more than a refusal would, or than it could work out from its own view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.refusals import Refused
from parlour.i18n.refusals import refused
from parlour.server.messages import UnavailableAction
from parlour.server.rooms.entries import PERSON
from parlour.server.rooms.room import PLAYING, Room
from parlour.table.preview import AnswerPreview


def reasons(
    room: Room, holder: str, seat: int | None, action: str, fields: Mapping[str, str]
) -> list[UnavailableAction]:
    """Return why the asking seat cannot take an action; without an action, why it cannot take each action that is
    closed to it."""
    playing = _playing(room, holder, seat)
    if not action:
        names = {verb.pattern: verb.name for verb in room.table.game.grammar.verbs}
        found = room.table.explanations(playing)
        return [_unavailable(pattern, refused, names[pattern]) for pattern, refused in found]
    refused = room.table.why_not(playing, action, fields)
    return [] if refused is None else [_unavailable(action, refused)]


def previewed(room: Room, holder: str, seat: int | None, answers: Sequence[str]) -> AnswerPreview:
    """Return the immediate consequences of some answers of the asking player, or of each possible one."""
    return room.table.consequences(_playing(room, holder, seat), answers)


def _playing(room: Room, holder: str, seat: int | None) -> int:
    """Return the seat, if the asking holder plays it and no bot stands in; refused otherwise."""
    if seat is None or room.seats[seat].kind != PERSON or room.seats[seat].holder != holder:
        raise refused("room/not_seated")
    if room.status != PLAYING:
        raise refused("room/not_started")
    if seat in room.stand_ins:
        raise refused("seat/bot_plays")
    return seat


def _unavailable(action: str, refused: Refused, name: str = "") -> UnavailableAction:
    return UnavailableAction(action, refused.code, refused.clause, refused.text, refused.details, name)
