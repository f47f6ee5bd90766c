"""A table: one play of a game as people, files and the server use it.

The table reads seats as people write them, answers draws before it asks, and calls the watchers. Everything that leaves
a play passes here: views, asks, events, logs, positions and the record. Its driver makes the moves.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from parlour.chance.committed import CommittedDealer
from parlour.chance.dealers import Dealer, ScriptedDealer, SeededDealer, describe, values_of
from parlour.core.edition import Edition
from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.moves import Action, Ask, Draw, Pending, Rng
from parlour.core.outcome import Outcome
from parlour.core.record import CHANCE, SECRET, Entry, Journal
from parlour.core.refusals import BadData, Refused, RulesBug
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook
from parlour.core.view import OpenView, View
from parlour.i18n import ENGLISH
from parlour.i18n.languages import game_catalogue
from parlour.i18n.reader import TextReader, reader_at
from parlour.i18n.refusals import refused
from parlour.i18n.sentences import event_text
from parlour.table import library, nonces, positions, redaction
from parlour.table.driver import Driver, JournaledMove, TableSetup, new_driver
from parlour.table.encoders import AskEncoder, ViewEncoder
from parlour.table.explain import Explainer
from parlour.table.preview import AnswerPreview, Previewer

Watcher = Callable[[Any, Entry, list[Event]], None]
"""Called after every move with the table, the line of the journal and the events of the move."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table:
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
        setup = TableSetup(game, rulebook, edition, options, names, start)
        self._open(setup, new_driver(setup, dealer))

    def _open(self, setup: TableSetup, driver: Driver) -> None:
        self._setup = setup
        self.game = setup.game
        self.rulebook = setup.rulebook
        self.edition = setup.edition
        self.options = setup.options
        self.names = setup.names
        self.lexicon = setup.lexicon
        self._driver = driver
        self.dealer = driver.dealer
        """What answers the draws."""
        self.journal = driver.journal
        """The header of the record, and all lines so far."""
        self.events = driver.events
        """All events so far of moves that have not been undone."""
        self.watchers: list[Watcher] = []
        self._explainer = Explainer(setup.game, setup.lexicon, driver.parser)
        self._views: dict[int | None, View[Any]] = {}

    def asks(self) -> list[Ask]:
        """Return who is asked what: the seats the table waits for (`ask.required`), then those that may also move.

        Empty when the game is over, or when a table whose draws are made by hand waits for `resolve_draw`. Refused if a
        script of chance has ended and the table waits for its next draw: the text names the draw and its index.
        """
        self._settle_draws()
        return self._driver.asks()

    def ask(self, seat: int | str) -> Ask | None:
        """Return what one seat is asked, if anything."""
        number = self.seat(seat)
        return next((ask for ask in self.asks() if ask.seat == number), None)

    def pending(self) -> Pending:
        """Return whom the table waits for, without creating their asks."""
        return self._driver.loop.pending()

    def time_limit_ms(self) -> int:
        """Return how long the rules let the seats think that are waited for; 0 if there is no limit."""
        return 0 if self.game.time_limit is None else self.game.time_limit(self._driver.loop.state)

    def draw(self) -> Draw | None:
        """Return the draw that the table waits for, if any."""
        return self._driver.loop.pending().draw

    def waiting_for_chance(self) -> str:
        """Describe the draw that the table waits for: its name, clause and form. '' if there is none."""
        draw = self.draw()
        if draw is None:
            return ""
        return f"the {draw.what} ({draw.clause}): {describe(draw, self.game.draw_notations[draw.what], self.lexicon)}"

    def unused_chance(self) -> list[object]:
        """Return the unused draws of a script of chance, in order. Empty if chance is not scripted."""
        return self.dealer.unused() if isinstance(self.dealer, ScriptedDealer) else []

    def act(self, seat: int | str, action: Action | str) -> list[Event]:
        """Answer for a seat; return the events up to the next question. If it is refused, nothing has changed.

        If a script of chance ends on the way, the events up to the missing draw are returned, and `waiting_for_chance`
        names the draw. `resolve_draw` can answer it; `asks` and `act` are refused until then.
        """
        number = self.seat(seat)
        return self.take(number, self.judge(number, action))

    def judge(self, seat: int | str, action: Action | str) -> Action:
        """Return the action that an answer stands for, if the rules allow it now; Refused if not. Changes nothing."""
        number = self.seat(seat)
        self._settle_draws()
        return self._driver.judge(number, action)

    def take(self, seat: int | str, action: Action) -> list[Event]:
        """Apply an action that `judge` has just allowed; return the events up to the next question."""
        return self._note(self._driver.take(self.seat(seat), action)) + self._deal()

    def time_out(self, seat: int | str) -> list[Event]:
        """Answer for a seat whose time is up, as its ask says."""
        number = self.seat(seat)
        self._settle_draws()
        return self._note(self._driver.time_out(number)) + self._deal()

    def resolve_draw(self, *values: object) -> list[Event]:
        """Answer the draw that the table waits for, as thrown by hand."""
        draw = self.draw()
        if draw is None:
            raise refused("chance/not_due")
        if not self.dealer.waits():
            raise refused("chance/not_by_hand", draw.clause)
        found = values_of(values, draw, self.game.draw_notations, self.lexicon, "chance")
        return self._note(self._driver.resolve_draw(draw, found))

    def undo(self) -> Entry:
        """Undo the last answer, unless a draw has followed; return what was undone."""
        if not self.can_undo():
            raise refused("undo/revealed")
        driver = self._driver
        undone = driver.moves[-1]
        move = driver.undo()
        for view in self._views.values():
            view._s = driver.loop.state
        self._note(move)
        return undone

    def can_undo(self) -> bool:
        """Whether the last move can be undone: it was an answer, and nothing has been revealed."""
        return self._driver.can_undo()

    def pledge(self, seat: int | str, pledge: str) -> None:
        """Bind a seat to its nonces before play begins."""
        nonces.pledge(self._driver, self.seat(seat), pledge)

    def nonce(self, seat: int | str, nonce: str) -> None:
        """Open the nonce that a seat has pledged or, during play, add its next one before its move."""
        nonces.give(self._driver, self.seat(seat), nonce)

    def check_nonce(self, seat: int | str, nonce: str) -> None:
        """Refused if this seat cannot give this nonce now. Changes nothing."""
        nonces.check(self._driver, self.seat(seat), nonce)

    def takes_nonce(self, seat: int | str) -> bool:
        """Whether this seat should give its next nonce now: before play, or before its move."""
        return nonces.is_due(self._driver, self.seat(seat))

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return self._driver.loop.state.outcome

    def is_over(self) -> bool:
        return self._driver.loop.is_over()

    def has_hidden_info(self) -> bool:
        """Whether somebody knows something now that others do not."""
        return self._driver.is_hiding

    def moves(self) -> list[Entry]:
        """Return the answers and draws that have not been undone."""
        return list(self._driver.moves)

    def move_count(self) -> int:
        """Return the number of moves that have not been undone."""
        return len(self._driver.moves)

    def events_since(self, move: int) -> list[Event]:
        """Return the events of a move and of all after it; moves are counted from 0 and without undone ones."""
        return self._driver.events_since(move)

    def show(self, action: Action) -> str:
        """Return an action in the game's notation."""
        return self.game.grammar.show(action, self.lexicon)

    def copy_state(self) -> State:
        """Return a copy of the state, for watchers and tests."""
        state: State = self.game.rules.copy(self._driver.loop.state)
        return state

    def seat(self, seat: int | str) -> int:
        """Return the number of a seat that is given by its letter, its number (from 0) or its player's name."""
        return self.lexicon.seat(seat, "seat")

    def follow_action(self, entry: Entry) -> None:
        """Apply a recorded answer, checked as if it were given now."""
        self._note(self._driver.follow_action(entry))

    def follow_draw(self, entry: Entry) -> str:
        """Apply a recorded draw if the rules allow it; return what is wrong with it if the dealer draws otherwise."""
        draw = self.draw()
        if draw is None:
            raise BadData("", "the table does not wait for chance here")
        values = self._driver.values_of(entry, draw)
        problem = self.dealer.follow(draw, values)
        self._note(self._driver.resolve_draw(draw, values))
        return problem

    def why_not(self, seat: int | str, action: str, fields: Mapping[str, str] | None = None) -> Refused | None:
        """Return why a seat cannot give an answer now, as the rules would refuse it; None if it can. Changes nothing.

        `action` is an answer, or the pattern of one such as 'build {vessel} {count}' with some of its fields.
        """
        return self._explainer.find(self._driver.loop.state, self.seat(seat), action, fields or {})

    def explanations(self, seat: int | str) -> list[tuple[str, Refused]]:
        """Return the patterns of all actions that a seat cannot do now, each with its refusal."""
        return self._explainer.all(self._driver.loop.state, self.seat(seat))

    def preview(self, seat: int | str) -> dict[str, int]:
        """Return what a seat's answers would do to its money at once, by answer. Changes nothing."""
        return self.consequences(seat).money

    def consequences(self, seat: int | str, answers: Sequence[str] = ()) -> AnswerPreview:
        """Return what a seat's answers would do at once: to its money, and as events. Changes nothing.

        With `answers`, of those alone, also where a choice has too many to try them all; Refused if one is not open.
        """
        self._deal()
        asked = [self._driver.judge(self.seat(seat), answer) for answer in answers]
        return Previewer(self.game, self.view(seat)).preview(asked)

    def view(self, seat: int | str | None = None) -> View[Any]:
        """Return what a seat may know, as a view that stays valid while the table changes; None is a spectator."""
        number = None if seat is None else self.seat(seat)
        view = self._views.get(number)
        if view is None:
            view = self.game.view(self.game.rules, self._driver.loop.state, self.lexicon, number)
            self._views[number] = view
        return view

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        """Return everything that leaves the table for a seat, as plain data; None is a spectator.

        The view, the ask, the events that the seat may know (without the first `since` of them), and its log.
        """
        self._deal()
        return {
            "view": self.view_data(seat),
            "ask": self.ask_data(seat),
            "events": self.events_data(seat, self.visible_events(seat)[since:]),
            "log": self.log(seat),
        }

    def view_data(self, seat: int | str | None = None) -> dict[str, object]:
        """Return a seat's view as plain data: the position, and the figures computed from it."""
        return positions.view_data(self.game, self._driver.loop.state, self.lexicon, self.view(seat))

    def update_encoder(self, encoder: ViewEncoder, seat: int | None) -> None:
        """Update the encoder of this seat's view to the current state."""
        view = self.view(seat)
        if isinstance(view, OpenView):
            encoder.turn_to_state(self.game.state.field_values(self._driver.loop.state), view.shown_figures())
        else:
            encoder.turn_to(self.view_data(seat))

    def ask_data(self, seat: int | str | None = None) -> dict[str, object] | None:
        """Return what a seat is asked, as plain data."""
        number = -1 if seat is None else self.seat(seat)
        if not self._driver.waits_for(number):
            return None
        loop = self._driver.loop
        details = self.game.rules.question_details(loop.state, number)
        return redaction.ask_data(self.game, self.lexicon, loop.ask(number), details)

    def write_ask(self, seat: int, encoder: AskEncoder) -> bytes | None:
        """Return what a seat is asked, encoded by `encoder`."""
        loop = self._driver.loop
        if not self._driver.waits_for(seat):
            return None
        return encoder.write(loop.ask(seat), self.game.rules.question_details(loop.state, seat))

    def events_data(self, seat: int | str | None, events: Sequence[Event]) -> list[dict[str, object]]:
        """Return the events that a seat may know, as plain data."""
        number = None if seat is None else self.seat(seat)
        return redaction.events_data(self.game, self.lexicon, number, events)

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
            return self._driver.open_lines
        return -1

    def event_data(self, event: Event) -> dict[str, object]:
        """Return an event as plain data. Whether somebody may know it is not checked here."""
        return self.game.events.data(event, self.lexicon)

    def say(self, event: Event, reader: int | str | None = None, language: str = ENGLISH) -> str:
        """Return an event as a sentence that addresses the reader."""
        catalogue = game_catalogue(self.game.slug, language)
        return event_text(catalogue, self.event_data(event), self.reader(reader))

    def reader(self, seat: int | str | None = None) -> TextReader:
        """Return what a sentence needs to know of a reader at a seat; None is a spectator."""
        return reader_at(self.lexicon, self.names, None if seat is None else self.seat(seat))

    def position(self) -> dict[str, object]:
        """Return the current moment as plain data, from which `parlour.at` continues."""
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        return head | positions.dump(self.game, self._driver.loop.state, self.lexicon)

    def position_for(self, seat: int | str, rng: Rng) -> dict[str, object]:
        """Return the current moment as far as a seat knows it: everything that it never learned is resampled.

        What everybody has seen and is only out of sight now, such as owners left to memory, stays as it is.
        """
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        state = self._driver.loop.state
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
        rulebook = None if self.rulebook is library.rulebook_of(self.game) else self.rulebook
        bundled = library.bundled_edition(self.game.slug)
        edition = None if self.edition is bundled else self.edition  # every process has these two
        opened = (self.game, rulebook, edition, self.options, self.names, self._setup.start)
        driver = self._driver
        return _reopened, (opened, self.dealer, self.journal, driver.moves, driver.hid, driver.open_lines)

    def __deepcopy__(self, _memo: object) -> Table:
        return self.copy()

    def copy(self) -> Table:
        """Return an independent copy; its dice will fall like this table's."""
        return _opened(self._setup, self._driver.copy())

    def _settle_draws(self) -> None:
        """Let the dealer answer draws before something is asked or judged; refused if its script has ended."""
        if self._driver.loop.pending().draw is not None:
            self._deal()
            self._driver.check_script()

    def _deal(self) -> list[Event]:
        """Let the dealer answer draws until a seat is asked; return their events."""
        events: list[Event] = []
        while (move := self._driver.deal()) is not None:
            events += self._note(move)
        return events

    def _note(self, move: JournaledMove) -> list[Event]:
        """Call the watchers after a move; return its events."""
        for watcher in self.watchers:
            watcher(self, move.entry, move.events)
        return move.events


def _opened(setup: TableSetup, driver: Driver) -> Table:
    """Return a table whose play has a driver already."""
    table: Table = Table.__new__(Table)
    table._open(setup, driver)
    return table


def _reopened(
    opened: tuple[Any, ...], dealer: Dealer, journal: Journal, moves: list[Entry], hid: list[bool], open_lines: int
) -> Table:
    """Rebuild a pickled table after all its moves."""
    game, rulebook, edition, options, names, start = opened
    rulebook = library.rulebook_of(game) if rulebook is None else rulebook
    edition = library.bundled_edition(game.slug) if edition is None else edition
    setup = TableSetup(game, rulebook, edition, options, names, start)
    if isinstance(dealer, ScriptedDealer):
        dealer.bind(game.draw_notations, setup.lexicon)
    driver = Driver(setup, dealer, journal, setup.first_state())
    driver.restore(moves, hid, open_lines)
    return _opened(setup, driver)
