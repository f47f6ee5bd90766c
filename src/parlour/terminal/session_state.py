"""The state of a session at the prompt: the table, who plays, what was shown; and how it is shown and saved."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from parlour.core.events import Event
from parlour.core.record import CHANCE
from parlour.core.refusals import Refused
from parlour.core.view import OpenView
from parlour.table.table import Table
from parlour.terminal import boards, colours, event_lines, files
from parlour.terminal.history import SessionHistory
from parlour.terminal.screen import Screen
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.texts.wording import Wording, refused


class SessionState:
    """What commands at the prompt can see and change. Everything it shows comes from views, asks and events."""

    def __init__(self, screen: Screen, table: Table, players: list[SeatedPlayer], place: Path | None = None) -> None:
        self.screen = screen
        self.words: Wording = screen.words
        self.language = screen.words.language
        self.table = table
        self.place = place
        """The file that is written after every move."""
        self.history = SessionHistory(table)
        self.bots = {seat: player.bot for seat, player in enumerate(players) if player.bot is not None}
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.cited = ""
        """The clause of the last refusal or event, for 'why'."""
        self.explained: list[Event] = []
        """The events that `cited` belongs to; empty after a refusal."""
        self.has_left = False
        self._hides = not isinstance(table.view(None), OpenView)
        self._moves_shown: dict[int | None, int] = {}
        self._is_new = True
        self._turns = 0
        self._shown = ""
        """The board as it was shown last."""
        self._at_hand = self.people[0] if len(self.people) == 1 else None

    def reader(self, seat: int | None = None) -> int | None:
        """Return who reads the output: the only person, or with hidden information the one whose turn it is."""
        if len(self.people) == 1:
            return self.people[0]
        return seat if self._hides else None

    def show_events(self, reader: int | None) -> None:
        """Show the events that this reader has not seen yet, one line per move."""
        for step in self.history.steps[self._moves_shown.get(reader, 0) :]:
            text = event_lines.sentences(self.table, step.events, reader, self.language)
            if text:
                self.screen.say(text, indent=1, hang=2)
                self.explained = [event for event in step.events if event_lines.may_know(event, reader)]
                self.cited = self.explained[-1].clause
        self._moves_shown[reader] = len(self.history.steps)

    def board(self, seat: int | None) -> None:
        """Show the seats and the board, as one seat sees it."""
        self._show(seat, self._drawing(seat))

    def _show(self, seat: int | None, drawing: Text) -> None:
        self._shown = drawing.plain
        self.screen.blank()
        self.screen.draw(self._seats_line(self.reader(seat)))
        self.screen.draw(drawing)
        if self._is_new:
            self._is_new = False
            self.screen.say(boards.legend(self.table.game.slug, self.language), colours.QUIET, indent=1)
            self._introduce()

    def _introduce(self) -> None:
        """Say what the bots are like that play characters."""
        for seat, bot in sorted(self.bots.items()):
            if bot.character:
                about = self.words.text(f"character-{bot.character}")
                name = self.person(seat, None)
                self.screen.say(self.words.text("seats-character", name=name, about=about), colours.QUIET, indent=1)

    def save(self) -> None:
        if self.place is not None:
            files.write(self.table, self.place)

    def show_where_saved(self) -> None:
        """Show how to continue the table later, if it is in a file."""
        if self.place is not None and self.place.exists():
            command = f"parlour play --resume {self.place}"
            self.screen.say(self.words.text("session-kept", file=str(self.place), command=command))

    def take_back(self) -> str:
        """Undo to the last person's answer, including later answers of bots. Nothing that was revealed is undone."""
        for count, step in enumerate(reversed(self.history.steps), 1):
            if step.entry.who == CHANCE:
                break
            if self.table.seat(step.entry.who) in self.people:
                undone = [self.table.undo() for _ in range(count)][-1]
                self._moves_shown = {
                    reader: min(shown, len(self.history.steps)) for reader, shown in self._moves_shown.items()
                }
                self.save()
                return f"{self.person(self.table.seat(undone.who), self.reader())}: {undone.text}"
        raise refused("undo/revealed")

    def person(self, seat: int, reader: int | None) -> str:
        """Return a seat's name, or 'You'."""
        return event_lines.person(self.table, seat, reader, self.language)

    def _seats_line(self, reader: int | None) -> Text:
        waiting = [ask.seat for ask in self.table.asks()]
        line = Text(" ")
        for seat, _name in enumerate(self.table.names):
            line.append("   " if seat else "")
            line.append("▶" if seat in waiting else " ", colours.KEY)
            line.append(self.table.lexicon.letter(seat), colours.seat(seat))
            line.append(f" {self.person(seat, reader)}", colours.TITLE if seat in waiting else "")
        return line

    def refuse(self, refusal: Refused, reader: int | None = None) -> None:
        """Show why an answer is refused, and what to do instead."""
        text = colours.styled(event_lines.refusal(self.table, refusal, reader, self.language), colours.BAD)
        if refusal.clause:
            self.cited = refusal.clause
            self.explained = []
        self.screen.say(text, indent=1, hang=2)

    def _drawing(self, seat: int | None) -> Text:
        return boards.draw(self.table.game.slug, self.table.view(seat), self.screen.width, self.language)
