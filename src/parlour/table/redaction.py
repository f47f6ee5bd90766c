"""Redaction: a seat's ask and the events it may know, as plain data."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.events import Event
from parlour.core.moves import Ask
from parlour.core.registry import Game
from parlour.core.text.names import Names


def ask_data(game: Game, lexicon: Names, ask: Ask, details: Mapping[str, object]) -> dict[str, object]:
    """Return an ask as data: the question, and the possible answers."""
    choices = [game.grammar.describe(choice, lexicon) for choice in ask.choices]
    return {**question_data(game, lexicon, ask, details), "choices": choices}


def question_data(game: Game, lexicon: Names, ask: Ask, details: Mapping[str, object]) -> dict[str, object]:
    """Return an ask's clause, what its question may name, and the answer that a time-out gives."""
    data: dict[str, object] = {
        "clause": ask.clause,
        "required": ask.required,
        "sealed": ask.sealed,
        "default_action": game.grammar.show(ask.default_action, lexicon),
    }
    if details:
        data["details"] = details
    return data


def events_data(game: Game, lexicon: Names, seat: int | None, events: Sequence[Event]) -> list[dict[str, object]]:
    """Return the events that a seat may know, as plain data."""
    return [game.events.data(event, lexicon) for event in visible_events(events, seat)]


def visible_events(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events that a seat may know."""
    return [event for event in events if event.seen_by is None or seat in event.seen_by]
