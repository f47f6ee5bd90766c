"""A table: one play of a game, and everything that leaves it: views, asks, events, logs, positions and the record."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from parlour.chance.committed import CommittedDealer
from parlour.chance.dealers import Dealer, ScriptedDealer, SeededDealer
from parlour.core.edition import Edition
from parlour.core.events import Event
from parlour.core.moves import Rng
from parlour.core.record import CHANCE, SECRET, Entry, Journal
from parlour.core.refusals import Refused, RulesBug
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook
from parlour.core.view import OpenView, View
from parlour.table import library, positions, redaction
from parlour.table.driver import Driver
from parlour.table.encoders import AskEncoder, ViewEncoder
from parlour.table.explain import Explainer
from parlour.table.preview import preview


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(Driver):
    """One play of a game, with everything that players, spectators and files get from it."""

    def __init__(
        self,
        game: Game,
        rulebook: Rulebook,
        edition: Edition,
        options: Mapping[str, object],
        names: Sequence[str],
        dealer: Dealer,
        start: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(game, rulebook, edition, options, names, dealer, start)
        self._explainer = Explainer(game, self.lexicon, self._answers)
        self._views: dict[int | None, View[Any]] = {}

    def why_not(self, seat: int | str, action: str, fields: Mapping[str, str] | None = None) -> Refused | None:
        """Return why a seat cannot give an answer now, as the rules would refuse it; None if it can. Changes nothing.

        `action` is an answer, or the pattern of one such as 'build {vessel} {count}' with some of its fields.
        """
        return self._explainer.find(self._state, self.seat(seat), action, fields or {})

    def explanations(self, seat: int | str) -> list[tuple[str, Refused]]:
        """Return the patterns of all actions that a seat cannot do now, each with its refusal."""
        return self._explainer.all(self._state, self.seat(seat))

    def preview(self, seat: int | str) -> dict[str, int]:
        """Return what a seat's answers would do to its money at once, by answer. Changes nothing."""
        self._let_chance_answer()
        return preview(self.view(seat), self.show)

    def view(self, seat: int | str | None = None) -> View[Any]:
        """Return what a seat may know, as a view that stays valid while the table changes; None is a spectator."""
        number = None if seat is None else self.seat(seat)
        view = self._views.get(number)
        if view is None:
            view = self.game.view(self.game.rules, self._state, self.lexicon, number)
            self._views[number] = view
        return view

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        """Return everything that leaves the table for a seat, as plain data; None is a spectator.

        The view, the ask, the events that the seat may know (without the first `since` of them), and its log.
        """
        self._let_chance_answer()
        return {
            "view": self.view_data(seat),
            "ask": self.ask_data(seat),
            "events": self.events_data(seat, self.visible_events(seat)[since:]),
            "log": self.log(seat),
        }

    def view_data(self, seat: int | str | None = None) -> dict[str, object]:
        """Return a seat's view as plain data: the position, and the figures computed from it."""
        return positions.view_data(self.game, self._state, self.lexicon, self.view(seat))

    def update_encoder(self, encoder: ViewEncoder, seat: int | None) -> None:
        """Update the encoder of this seat's view to the current state."""
        view = self.view(seat)
        if isinstance(view, OpenView):
            encoder.turn_to_state(self.game.state.field_values(self._state), view.figures())
        else:
            encoder.turn_to(self.view_data(seat))

    def ask_data(self, seat: int | str | None = None) -> dict[str, object] | None:
        """Return what a seat is asked, as plain data."""
        number = -1 if seat is None else self.seat(seat)
        if not self._waits_for(number):
            return None
        return redaction.ask_data(self.game, self.lexicon, self.game.rules.ask(self._state, number))

    def write_ask(self, seat: int, encoder: AskEncoder) -> bytes | None:
        """Return what a seat is asked, encoded by `encoder`."""
        return encoder.write(self.game.rules.ask(self._state, seat)) if self._waits_for(seat) else None

    def events_data(self, seat: int | str | None, events: Sequence[Event]) -> list[dict[str, object]]:
        """Return the events that a seat may know, as plain data with their sentences."""
        number = None if seat is None else self.seat(seat)
        return redaction.events_data(self.game, self.lexicon, self.names, number, events)

    def visible_events(self, seat: int | str | None = None) -> list[Event]:
        """Return all events so far that a seat may know; None is a spectator."""
        return redaction.visible_events(self.events, None if seat is None else self.seat(seat))

    def log(self, seat: int | str | None = None) -> str:
        """Return the part of the record that a seat may have now: up to the last moment at which nothing was hidden.

        So no line, hash or number of lines reveals what is still hidden. A seed would reveal all future draws: in a
        game that can hide something, nobody gets the log of a seeded table before it is over.
        """
        lines = self.log_lines(seat)
        return self.journal.text(lines) if lines >= 0 else ""

    def log_lines(self, seat: int | str | None = None) -> int:
        """Return how many lines of the journal a seat may have; -1 if not even its header."""
        if self.dealer.kind != SeededDealer.kind or self.is_over() or isinstance(self.view(seat), OpenView):
            return self._open_lines
        return -1

    def say(self, event: Event, reader: int | str | None = None) -> str:
        """Return an event as a sentence that addresses the reader."""
        number = None if reader is None else self.seat(reader)
        return self.game.event_text.say(event, self.lexicon, self.names, number)

    def position(self) -> dict[str, object]:
        """Return the current moment as plain data, from which `parlour.at` continues."""
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        return head | positions.dump(self.game, self._state, self.lexicon)

    def position_for(self, seat: int | str, rng: Rng) -> dict[str, object]:
        """Return the current moment as far as a seat knows it: everything that it never learned is resampled.

        What everybody has seen and is only out of sight now, such as owners left to memory, stays as it is.
        """
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        state = self._state
        if self.game.resample_hidden is not None:
            state = self.game.resample_hidden(state, self.seat(seat), rng)
        elif self.has_hidden_info():
            raise RulesBug(f"{self.game.slug} hides something and does not say what")
        return head | positions.dump(self.game, state, self.lexicon)

    def record(self, keep_secret: bool = False) -> str:
        """Return the table as text.

        The secret of a running table is included only with `keep_secret`, for continuing it later.
        """
        text = self.journal.text()
        if keep_secret and isinstance(self.dealer, CommittedDealer) and self.dealer.secret and not self.is_over():
            saved = Journal(self.journal.header)
            for entry in self.journal.entries:
                saved.add(entry)
            saved.add(Entry(CHANCE, SECRET + self.dealer.secret.hex()))
            text = saved.text()
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what the table was opened with, and its moves; unpickling replays the moves.

        Watchers are not included. The secret of a table with verifiable chance is: a pickle is not a record.
        """
        slug = self.game.slug
        rulebook = None if self.rulebook is library.rulebook(slug) else self.rulebook
        edition = None if self.edition is library.bundled_edition(slug) else self.edition  # every process has these two
        opened = (self.game, rulebook, edition, self.options, self.names, self.dealer, self._start)
        return _reopened, (opened, self._moves, self._hid, self.journal, self._open_lines)

    def __deepcopy__(self, _memo: object) -> Table:
        return self.copy()

    def copy(self) -> Table:
        """Return an independent copy; its dice will fall like this table's."""
        dealer = self.dealer.copy()
        twin = Table(self.game, self.rulebook, self.edition, self.options, self.names, dealer, self._start)
        twin.dealer = self.dealer.copy()  # the constructor has called `begin`; this dealer has begun already
        twin.journal = self.journal.copy()
        twin.events = self.events[:]
        twin._moves = self._moves[:]
        twin._hid = self._hid[:]
        twin._happened = self._happened[:]
        twin._rewinder = self._rewinder.copy()
        twin._open_lines = self._open_lines
        twin._state = self.copy_state()
        twin._is_hiding = self._is_hiding
        return twin

    def _rewind(self) -> None:
        super()._rewind()
        for view in self._views.values():
            view._s = self._state


def _reopened(opened: tuple[Any, ...], moves: list[Entry], hid: list[bool], journal: Journal, open_lines: int) -> Table:
    """Rebuild a pickled table after all its moves."""
    game, rulebook, edition, options, names, dealer, start = opened
    rulebook = library.rulebook(game.slug) if rulebook is None else rulebook
    edition = library.bundled_edition(game.slug) if edition is None else edition
    if isinstance(dealer, ScriptedDealer):
        dealer.bind(game.draw_notations, edition.lexicon(len(names)).with_players(names))
    table = Table(game, rulebook, edition, options, names, dealer.copy(), start)
    table.dealer = dealer  # the constructor has called `begin`; this dealer has begun already
    table.journal = journal
    table._restore(moves, hid)
    table._open_lines = open_lines
    table._is_hiding = game.rules.has_hidden_info(table._state)
    table._pending = None
    return table
