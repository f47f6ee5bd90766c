"""`TextPlayer`: plays at a running server by text: claims seats, reads the table, answers, asks for explanations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import RLock
from typing import Any, Final

import parlour
from parlour.client import Client, RemoteSeat
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.i18n import ENGLISH
from parlour.mcp import reference, text
from parlour.table import library

ME: Final = "me"
FRIEND: Final = "friend"
BOT: Final = "bot"
QUIET: Final = 0.02
"""After this many seconds without an update, the state is up to date."""
NEWS: Final = 3.0
"""The maximum number of seconds until the update that follows an accepted answer."""
MAX_WAIT: Final = 60.0


class TextPlayer:
    """One person at one server. Methods without a table argument refer to the table that was joined last."""

    def __init__(self, url: str, token: str | None = None, name: str = "Guest", language: str = ENGLISH) -> None:
        self.connection = Client(url, token, language)
        self.name = name
        self._seat: RemoteSeat | None = None
        self._read = 0
        """The number of events that were shown already."""
        self._why = ""
        """The clause of the last refusal or event."""
        self._lock = RLock()

    def games(self) -> str:
        """Return the games, with the numbers of seats and the presets."""
        lines = []
        for slug in parlour.games():
            edition, rulebook = library.bundled_edition(slug), library.rulebook(slug)
            presets = ", ".join(preset.name for preset in rulebook.presets) or "none"
            seats = f"{edition.least_seats} to {edition.most_seats}"
            lines.append(f"- {slug}: {rulebook.title}, for {seats}; presets: {presets}")
        return "\n".join(lines)

    def rules(self, game: str) -> str:
        """Return every clause of a game in a line, and how its actions are written."""
        rulebook = library.rulebook(find(game).slug)
        verbs = "\n".join(f"- {verb.example()}" for verb in find(game).grammar.verbs)
        clauses = "\n".join(f"{clause.id}: {clause.text}" for clause in rulebook.clauses)
        return f"{rulebook.title}. {rulebook.words}\n\nActions are written:\n{verbs}\n\n{clauses}"

    def tables(self) -> str:
        """Return one's own tables and the public ones."""
        own = [f"- {table}" for table in self.connection.tables()]
        public = [f"- {table}" for table in self.connection.public()]
        return "\n".join(["Your tables:", *(own or ["none"]), "Public tables:", *(public or ["none"])])

    def open_table(
        self, game: str, seats: Sequence[str], options: Mapping[str, object] | None = None, preset: str = ""
    ) -> str:
        """Open a table with oneself at it. Without friends to wait for, it begins at once."""
        fields: dict[str, object] = {"options": dict(options or {})}
        if preset:
            fields["preset"] = preset
        opened = self.connection.open(game, [self._seat_request(seat) for seat in seats], **fields)
        links = {link["seat"]: link["code"] for link in opened["invitations"]}
        with self._lock:
            self._sit(opened["table"])
            if FRIEND not in seats:
                assert self._seat is not None
                self._seat.start()
        free = ", ".join(f"{seat or 'to watch'} {code}" for seat, code in links.items())
        return f"Table {opened['table']}. Invitations: {free or 'none'}.\n\n{self.look(5.0)}"

    def sit_down(self, table: str, code: str = "", seat: str = "") -> str:
        """Take a seat: one's own again, a free one with an invitation, or one at a public table."""
        letter: str | None = seat or None
        if code or letter is None:
            letter = self.connection.claim(table, code, self.name, seat)
        with self._lock:
            self._sit(table, letter)
        return self.look()

    def start(self) -> str:
        """Begin the game when all seats are taken."""
        with self._lock:
            self._here().start()
        return self.look(5.0)

    def look(self, seconds: float = 0.0) -> str:
        """Return what has happened since the last call, the view, and the ask. Waits up to `seconds` for an ask."""
        with self._lock:
            seat = self._here()
            while seat.wait(QUIET):
                pass
            if seat.ask is None:
                seat.wait_for_ask(min(seconds, MAX_WAIT))
            news = seat.events[self._read :]
            self._read = len(seat.events)
            if news:
                self._why = str(news[-1]["clause"])
            parts = [text.room_text(seat.room), f"You are seat {seat.seat}."]
            if news:
                parts.append(f"Since you last looked:\n{text.events_text(seat, news)}")
            parts.append(text.view_text(seat.view))
            if not seat.is_over:
                parts.append(text.ask_text(seat.ask, seat.question_text()))
            return "\n\n".join(parts)

    def act(self, answer: str, seconds: float = 10.0) -> str:
        """Answer the ask in the game's notation; then wait for the next ask, and return what has happened."""
        with self._lock:
            seat = self._here()
            asked = seat.ask
            try:
                seat.act(answer)
            except Refused as refused:
                self._why = refused.clause or self._why
                raise
            while seat.ask is asked and seat.wait(NEWS):
                pass
            return self.look(seconds)

    def why(self, clause: str = "") -> str:
        """Return a clause of the rulebook; without an id, that of the last refusal or event."""
        with self._lock:
            game = self._here().room["game"]
            id = clause or self._why
        if not id:
            return "Nothing has happened yet that a clause would explain."
        return text.clause_text(library.rulebook(game), id)

    def board(self, game: str = "") -> str:
        """Return a game's board: every space, deed, group, price and rent; without a game, that of the table."""
        return reference.board_text(library.edition_data(self._game(game)))

    def deed(self, name: str, game: str = "") -> str:
        """Return what the board says of one space, deed, group or commodity, and of what it refers to."""
        return reference.deed_text(library.edition_data(self._game(game)), name)

    def card(self, name: str = "", game: str = "") -> str:
        """Return the text and effect of a card; without a name, of all cards."""
        return reference.card_text(library.edition_data(self._game(game)), name)

    def rule(self, id: str, game: str = "") -> str:
        """Return a clause or a ruling of a rulebook."""
        return text.clause_text(library.rulebook(self._game(game)), id)

    def preview(self, answer: str = "") -> str:
        """Return the immediate effects of the possible answers; for one answer, also whether it can be
        given now."""
        with self._lock:
            seat = self._here()
            if not answer:
                return text.preview_text(seat.preview(), seat.consequences())
            reasons = seat.why_not(answer)
            reason = text.reasons_text(answer, reasons)
            if reasons:
                return reason
            money = {text: sum for text, sum in seat.preview().items() if text == answer}
            effects = seat.consequences(answer)
            return f"{reason}\n{text.preview_text(money, effects)}" if money or effects else reason

    def standing(self) -> str:
        """Return the current state without waiting; '' before a table was joined."""
        with self._lock:
            return "" if self._seat is None else self.look()

    def _game(self, game: str) -> str:
        """Return the game of that name, or the one at the table."""
        if game:
            return find(game).slug
        with self._lock:
            if self._seat is None:
                raise BadData("game", "name a game, or sit down at a table first")
            return str(self._seat.room["game"])

    def say(self, text: str) -> str:
        """Send a chat message."""
        with self._lock:
            self._here().say(text)
        return "Said."

    def close(self) -> None:
        """Disconnect from all tables; the seats are not given up."""
        self.connection.close()

    def _here(self) -> RemoteSeat:
        if self._seat is None:
            raise BadData("table", "you sit nowhere yet; open a table or sit down at one")
        return self._seat

    def _sit(self, table: str, seat: str | None = None) -> None:
        self._seat = self.connection.sit(table, seat)
        self._read = 0
        self._why = ""

    def _seat_request(self, seat: str) -> dict[str, Any]:
        """Parse the request for a seat: 'me', 'friend', 'bot', or 'bot:random'."""
        who, _colon, bot = seat.partition(":")
        if who == ME:
            return {"who": ME, "name": self.name}
        if who == FRIEND:
            return {"who": FRIEND}
        if who == BOT:
            return {"who": BOT, "bot": bot or "normal"}
        raise BadData("seats", f"{seat!r} is none of me, friend, bot, bot:NAME")
