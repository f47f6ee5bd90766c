"""Redaction: a seat's ask and the events it may know, as plain data."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Event
from parlour.core.moves import Ask
from parlour.core.registry import Game
from parlour.core.text.names import Names


def ask_data(game: Game, lexicon: Names, ask: Ask) -> dict[str, object]:
    """Return an ask as data: the question, and the possible answers."""
    choices = [game.grammar.describe(choice, lexicon) for choice in ask.choices]
    return {**question_data(game, lexicon, ask), "choices": choices}


def question_data(game: Game, lexicon: Names, ask: Ask) -> dict[str, object]:
    """Return an ask's question, its clause, and the answer that a time-out gives."""
    return {
        "clause": ask.clause,
        "question": game.question(ask),
        "required": ask.required,
        "sealed": ask.sealed,
        "default_action": game.grammar.show(ask.default_action, lexicon),
    }


def events_data(
    game: Game, lexicon: Names, names: list[str], seat: int | None, events: Sequence[Event]
) -> list[dict[str, object]]:
    """Return the events that a seat may know, as plain data with their sentences."""
    event_text = game.event_text
    return [
        {**event_text.data(event, lexicon), "text": event_text.say(event, lexicon, names, seat)}
        for event in visible_events(events, seat)
    ]


def visible_events(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the events that a seat may know."""
    return [event for event in events if event.seen_by is None or seat in event.seen_by]
