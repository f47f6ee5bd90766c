"""Helpers for tests that read as play: lines such as 'A spin' in, the clauses of the events out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from parlour.core.events import Event
from parlour.core.outcome import Outcome
from parlour.table.table import Table


def play(table: Table, *lines: str) -> list[Event]:
    """Play lines in the form of a record, 'A play 4', in order; return all events."""
    events: list[Event] = []
    for line in lines:
        seat, text = line.split(" ", 1)
        events += table.act(seat, text)
    return events


def answers(table: Table) -> list[str]:
    """Return everything that may be answered now, as such lines."""
    letter = table.lexicon.letter
    return [f"{letter(ask.seat)} {table.show(action)}" for ask in table.asks() for action in ask.actions()]


def cited(events: list[Event]) -> list[str]:
    """Return the clauses of some events, in order."""
    return [event.clause for event in events]


def may(table: Table, seat: str, text: str) -> bool:
    """Whether a seat may give this answer now."""
    ask = table.ask(seat)
    return ask is not None and ask.contains(table.game.grammar.read(text, table.lexicon))


def waited(table: Table) -> str:
    """Return the letters of the seats that the table waits for."""
    return "".join(table.lexicon.letter(ask.seat) for ask in table.asks() if ask.required)


def ended(table: Table) -> Outcome:
    """Return the outcome; fail if the game is not over."""
    outcome = table.outcome()
    assert outcome is not None
    return outcome


def check_script_used(table: Table) -> None:
    """Fail if draws of the table's script are left over, or if the table waits for a draw that the script lacks."""
    left = table.unused_chance()
    assert not left, f"{len(left)} of the scripted draws were not used: {', '.join(map(repr, left))}"
    waiting = table.waiting_for_chance()
    assert not waiting, f"the script has ended, and the table waits for {waiting}"


@contextmanager
def complete_script(table: Table) -> Iterator[Table]:
    """A context that plays the whole script of a table: it calls `check_script_used` if there was no error."""
    yield table
    check_script_used(table)
