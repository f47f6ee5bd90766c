"""Stepping through a record: Enter continues, 'b' goes back, a number jumps, 'q' ends."""

from __future__ import annotations

from rich.text import Text

from parlour.core.frames import State
from parlour.core.record import CHANCE
from parlour.table.table import Table
from parlour.terminal import boards, colours, event_lines
from parlour.terminal.history import HistoryMove, retrace, twin_of, view_of
from parlour.terminal.screen import Screen
from parlour.terminal.texts import titles
from parlour.terminal.texts.wording import Wording, typed as as_typed


def print_all(screen: Screen, table: Table) -> None:
    """Print every move that was not undone, with its events, and how the game ended."""
    heading(screen, table)
    steps = [step for step, _state in retrace(table)]
    for n, step in enumerate(steps):
        screen.say(_line(table, n + 1, step, screen.words), hang=6)
    end(screen, table)


def step_through(screen: Screen, table: Table) -> None:
    """Show one move at a time, with the board."""
    heading(screen, table)
    moments: list[tuple[HistoryMove | None, State]] = [(None, twin_of(table).copy_state())]
    moments += retrace(table)
    at = 0
    while True:
        _moment(screen, table, at, *moments[at])
        if at == len(moments) - 1:
            end(screen, table)
        typed = screen.ask(screen.words.text("replay-how", at=at, count=len(moments) - 1) + " ").casefold()
        if typed in ("q", "quit"):
            return
        if typed in ("b", "back"):
            at = max(0, at - 1)
        elif typed.isdecimal() and len(typed) < 9:
            at = min(int(typed), len(moments) - 1)
        elif not typed:
            if at == len(moments) - 1:
                return
            at += 1
        else:
            screen.say(screen.words.text("replay-unknown", typed=as_typed(typed)), colours.BAD, indent=1)


def heading(screen: Screen, table: Table) -> None:
    """Print the game, the players and the house rules."""
    screen.title(titles.heading(table.edition, screen.words))
    letters = [f"{table.lexicon.letter(seat)} {name}" for seat, name in enumerate(table.names)]
    screen.say(", ".join(letters))
    changed = table.rulebook.changed(table.options)
    if changed:
        screen.say(screen.words.text("session-house-rules", rules=event_lines.house_rules(changed)))


def end(screen: Screen, table: Table) -> None:
    """Print how the game ended, or that it is still running."""
    outcome = table.outcome()
    if outcome is None:
        screen.say(screen.words.text("replay-goes-on", command="parlour play --resume"), colours.QUIET)
        return
    text = colours.styled(event_lines.ending(table, outcome, screen.words.language), colours.TITLE)
    text.append(f" ({outcome.clause})", colours.QUIET)
    screen.say(text)


def _moment(screen: Screen, table: Table, at: int, step: HistoryMove | None, state: State) -> None:
    screen.blank()
    if step is not None:
        screen.say(_line(table, at, step, screen.words), hang=6)
    view = view_of(table, state)
    screen.draw(boards.draw(table.game.slug, view, screen.width, screen.words.language))


def _line(table: Table, number: int, step: HistoryMove, words: Wording) -> Text:
    """Return a move as the record has it, and its effect."""
    who = words.text("replay-chance") if step.entry.who == CHANCE else step.entry.who
    line = colours.styled(f"{number:>4}  ", colours.QUIET)
    line.append(f"{who}: {step.entry.text}", colours.KEY)
    text = event_lines.sentences(table, step.events, None, words.language, with_clauses=True)
    return line + Text("  ") + text if text else line
