"""What a game says its events mean is about events it has, and says who and what plays which part."""

from __future__ import annotations

import parlour
from parlour.core.meaning.event_tags import PARTS
from parlour.core.registry import find
from parlour.core.text.notation import NumberToken, SeatToken

SEATS = ("seat", "to")


def test_there_are_signs() -> None:
    """A game may have none; the games of this collection have some."""
    assert sum(bool(find(slug).event_tags) for slug in parlour.games()) >= 7


def test_every_sign_is_of_an_event_with_such_fields(slug: str) -> None:
    game = find(slug)
    for sign in game.event_tags:
        fields = game.events.records[sign.event].fields
        assert set(PARTS[sign.meaning]) <= set(sign.parts), sign.event
        for part, field in sign.parts.items():
            kind = fields[field]
            assert isinstance(kind, SeatToken) == (part in SEATS), (sign.event, part)
            assert isinstance(kind, NumberToken) == (part == "amount"), (sign.event, part)
