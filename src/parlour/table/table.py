"""A table: one play of a game, and everything that leaves it: what seats know, are asked and told, and its record."""

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
    """A play, and the doors through which it is seen."""

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
        self._lenses: dict[int | None, View[Any]] = {}

    def why_not(self, seat: int | str, action: str, fields: Mapping[str, str] | None = None) -> Refused | None:
        """Why a seat cannot answer so now, as the rules would refuse it; None if it can. Nothing is done.

        `action` is an answer, or the pattern of one such as 'build {vessel} {count}' with some of its fields.
        """
        return self._explainer.find(self._state, self.seat(seat), action, fields or {})

    def explainer(self, seat: int | str) -> list[tuple[str, Refused]]:
        """The patterns of all that the game knows and a seat cannot do now, each with its reason."""
        return self._explainer.all(self._state, self.seat(seat))

    def preview(self, seat: int | str) -> dict[str, int]:
        """What a seat's answers would do to its money at once, by answer. Nothing is done."""
        self._let_chance_answer()
        return preview(self.view(seat), self.show)

    def view(self, seat: int | str | None = None) -> View[Any]:
        """What a seat may know, as a lens that stays good while the table changes; None is a spectator."""
        number = None if seat is None else self.seat(seat)
        lens = self._lenses.get(number)
        if lens is None:
            lens = self.game.view(self.game.rules, self._state, self.lexicon, number)
            self._lenses[number] = lens
        return lens

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        """Everything that leaves the table for a seat, as plain data; None is a spectator. There is no other door.

        What the seat knows, what it is asked, the events it was told (without the first `since` of them), its log.
        """
        self._let_chance_answer()
        return {
            "view": self.view_data(seat),
            "ask": self.ask_data(seat),
            "events": self.events_data(seat, self.visible_events(seat)[since:]),
            "log": self.log(seat),
        }

    def view_data(self, seat: int | str | None = None) -> dict[str, object]:
        """What a seat knows, as plain data: the position, and the figures that its view works out from it."""
        return positions.view_data(self.game, self._state, self.lexicon, self.view(seat))

    def turn_encoder(self, sheet: ViewEncoder, seat: int | None) -> None:
        """Update a sheet that has shown this seat the moments before."""
        view = self.view(seat)
        if isinstance(view, OpenView):
            sheet.turn_to_state(self.game.state.field_values(self._state), view.figures())
        else:
            sheet.turn_to(self.view_data(seat))

    def ask_data(self, seat: int | str | None = None) -> dict[str, object] | None:
        """What a seat is asked, as plain data."""
        number = -1 if seat is None else self.seat(seat)
        if not self._waits_for(number):
            return None
        return redaction.ask_data(self.game, self.lexicon, self.game.rules.ask(self._state, number))

    def write_ask(self, seat: int, sheet: AskEncoder) -> bytes | None:
        """What a seat is asked, encoded by `sheet`."""
        return sheet.write(self.game.rules.ask(self._state, seat)) if self._waits_for(seat) else None

    def events_data(self, seat: int | str | None, events: Sequence[Event]) -> list[dict[str, object]]:
        """The events that a seat may know, as plain data with their sentences."""
        number = None if seat is None else self.seat(seat)
        return redaction.events_data(self.game, self.lexicon, self.names, number, events)

    def visible_events(self, seat: int | str | None = None) -> list[Event]:
        """What has happened, as far as a seat may know of it; None is a spectator."""
        return redaction.visible_events(self.events, None if seat is None else self.seat(seat))

    def log(self, seat: int | str | None = None) -> str:
        """What a seat may keep of the record so far: its lines up to the last moment at which nothing was hidden.

        So no line, hash or number of lines tells of what is hidden still. A seed would tell all that is yet to be
        dealt: where something can be hidden, nobody gets the log of a seeded table before it is over.
        """
        lines = self.log_lines(seat)
        return self.journal.text(lines) if lines >= 0 else ""

    def log_lines(self, seat: int | str | None = None) -> int:
        """How many lines of the journal a seat may have; -1 if not even its header."""
        if self.dealer.kind != SeededDealer.kind or self.is_over() or isinstance(self.view(seat), OpenView):
            return self._open_lines
        return -1

    def say(self, event: Event, reader: int | str | None = None) -> str:
        """An event as a sentence, in the reader's person."""
        number = None if reader is None else self.seat(reader)
        return self.game.event_text.say(event, self.lexicon, self.names, number)

    def position(self) -> dict[str, object]:
        """This moment as plain data, from which `parlour.at` goes on."""
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        return head | positions.dump(self.game, self._state, self.lexicon)

    def position_for(self, seat: int | str, rng: Rng) -> dict[str, object]:
        """This moment as far as a seat knows it: what it was never told has been dealt anew.

        What everybody was told and is only kept out of sight, such as owners left to memory, stays as it is.
        """
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        state = self._state
        if self.game.resample_hidden is not None:
            state = self.game.resample_hidden(state, self.seat(seat), rng)
        elif self.has_hidden_info():
            raise RulesBug(f"{self.game.slug} hides something and does not say what")
        return head | positions.dump(self.game, state, self.lexicon)

    def record(self, keep_secret: bool = False) -> str:
        """The table as text. A running table's secret is left out unless it is to be kept for going on later."""
        text = self.journal.text()
        if keep_secret and isinstance(self.dealer, CommittedDealer) and self.dealer.secret and not self.is_over():
            kept = Journal(self.journal.header)
            for entry in self.journal.entries:
                kept.add(entry)
            kept.add(Entry(CHANCE, SECRET + self.dealer.secret.hex()))
            text = kept.text()
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as what it was opened with and its moves; whoever unpickles it has the state from the moves.

        Watchers stay behind. The secret of a table with verifiable chance goes along: a pickle is no record.
        """
        slug = self.game.slug
        rulebook = None if self.rulebook is library.rulebook(slug) else self.rulebook
        edition = None if self.edition is library.bundled_edition(slug) else self.edition  # every process has these two
        opened = (self.game, rulebook, edition, self.options, self.names, self.dealer, self._start)
        return _reopened, (opened, self._moves, self._hid, self.journal, self._open_lines)

    def __deepcopy__(self, _memo: object) -> Table:
        return self.copy()

    def copy(self) -> Table:
        """A copy that goes on independently; its dice fall as these would."""
        dealer = self.dealer.copy()
        twin = Table(self.game, self.rulebook, self.edition, self.options, self.names, dealer, self._start)
        twin.dealer = self.dealer.copy()  # a table that is laid begins with its dealer; this one has begun
        twin.journal = self.journal.copy()
        twin.events = self.events[:]
        twin._moves = self._moves[:]
        twin._hid = self._hid[:]
        twin._happened = self._happened[:]
        twin._rewinder = self._rewinder.copy()
        twin._open_lines = self._open_lines
        twin._state = self.copy_state()
        twin._hides = self._hides
        return twin

    def _rewind(self) -> None:
        super()._rewind()
        for lens in self._lenses.values():
            lens._s = self._state


def _reopened(opened: tuple[Any, ...], moves: list[Entry], hid: list[bool], journal: Journal, open_lines: int) -> Table:
    """A table that was pickled, after all its moves."""
    game, rulebook, edition, options, names, dealer, start = opened
    rulebook = library.rulebook(game.slug) if rulebook is None else rulebook
    edition = library.bundled_edition(game.slug) if edition is None else edition
    if isinstance(dealer, ScriptedDealer):
        dealer.bind(game.draw_notations, edition.lexicon(len(names)).with_players(names))
    table = Table(game, rulebook, edition, options, names, dealer.copy(), start)
    table.dealer = dealer  # opening a table starts its dealer, and this one has started already
    table.journal = journal
    table._restore(moves, hid)
    table._open_lines = open_lines
    table._hides = game.rules.has_hidden_info(table._state)
    table._pending = None
    return table
