"""Stepping through a record: Enter continues, 'b' goes back, a number jumps, 'q' ends."""

from __future__ import annotations

from rich.text import Text

from parlour.core.frames import State
from parlour.core.record import CHANCE
from parlour.table import provenance
from parlour.table.table import Table
from parlour.terminal import boards, colours, event_lines
from parlour.terminal.history import HistoryMove, retrace, twin_of, view_of
from parlour.terminal.screen import Screen

HOW = "Enter: next, b: back, a number: go there, q: quit "


def print_all(screen: Screen, table: Table) -> None:
    """Print every move that was not undone, with its events, and how the game ended."""
    heading(screen, table)
    steps = [step for step, _state in retrace(table)]
    for n, step in enumerate(steps):
        screen.say(_line(table, n + 1, step), hang=6)
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
        typed = screen.ask(f"{at} of {len(moments) - 1}  {HOW}").casefold()
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
            screen.say(f"{typed[:20]!r} is not understood.", colours.BAD, indent=1)


def heading(screen: Screen, table: Table) -> None:
    """Print the game, the players and the house rules."""
    screen.title(f"{provenance.title(table.edition)} ({table.edition.imprint()})")
    letters = [f"{table.lexicon.letter(seat)} {name}" for seat, name in enumerate(table.names)]
    screen.say(", ".join(letters))
    changed = table.rulebook.changed(table.options)
    if changed:
        screen.say(f"House rules: {event_lines.house_rules(changed)}.")


def end(screen: Screen, table: Table) -> None:
    """Print how the game ended, or that it is still running."""
    outcome = table.outcome()
    if outcome is None:
        screen.say("The game goes on from here: parlour play --resume.", colours.QUIET)
        return
    text = colours.styled(event_lines.ending(table, outcome), colours.TITLE)
    text.append(f" ({outcome.clause})", colours.QUIET)
    screen.say(text)


def _moment(screen: Screen, table: Table, at: int, step: HistoryMove | None, state: State) -> None:
    screen.blank()
    if step is not None:
        screen.say(_line(table, at, step), hang=6)
    screen.draw(boards.draw(table.game.slug, view_of(table, state), screen.width))


def _line(table: Table, number: int, step: HistoryMove) -> Text:
    """Return a move as the record has it, and its effect."""
    who = "chance" if step.entry.who == CHANCE else step.entry.who
    line = colours.styled(f"{number:>4}  ", colours.QUIET)
    line.append(f"{who}: {step.entry.text}", colours.KEY)
    text = event_lines.sentences(table, step.events, None)
    return line + Text("  ") + text if text else line
