"""The driver of a table: it makes one move at a time, and writes each to the journal.

A move is an answer, a draw or an undo. The driver judges answers, lets the dealer answer draws, and keeps what an undo
needs. It knows seats by their numbers, and nothing of views, watchers or texts for people: those are the table's.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from parlour.chance.committed import CommittedDealer
from parlour.chance.dealers import Dealer, ScriptedDealer
from parlour.chance.draw_notation import drawn_in, drawn_text
from parlour.core.data.plain_data import to_plain_table
from parlour.core.edition import Edition
from parlour.core.events import Event, Log
from parlour.core.game_loop import GameLoop
from parlour.core.moves import Action, Ask, Draw
from parlour.core.record import CHANCE, END, LATE, SECRET, UNDO, Entry, Journal
from parlour.core.refusals import BadData
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook
from parlour.table import positions
from parlour.table.action_parser import ActionParser
from parlour.table.reapply import rehearse, retaken, timed_out
from parlour.table.rewinder import Rewinder

UNDONE: Final = "undo"
"""The text of a record's line that undoes a move."""


@final
class TableSetup:
    """A game, its edition and options, the players' names and the position it starts from. It never changes."""

    def __init__(
        self,
        game: Game,
        rulebook: Rulebook,
        edition: Edition,
        options: Mapping[str, object],
        names: Sequence[str],
        start: Mapping[str, object] | None,
    ) -> None:
        self.game = game
        self.rulebook = rulebook
        self.edition = edition
        self.options = rulebook.complete(options)
        self.names = list(names)
        self.lexicon = edition.lexicon(len(self.names)).with_players(self.names)
        self.start = to_plain_table(start, "position") if start is not None else None

    def first_state(self) -> Any:
        """Return a new state before the first move."""
        if self.start is not None:
            return positions.load(self.game, self.edition, self.options, self.lexicon, self.start)
        return self.game.rules.setup(self.edition, self.options, len(self.names))

    def header(self, dealer: Dealer) -> dict[str, object]:
        """Return the header of the record."""
        header: dict[str, object] = {
            "game": self.game.slug,
            "edition": {"id": self.edition.id, "content": self.edition.content},
            "ruleset": {"version": self.rulebook.version, "content": self.rulebook.content},
            "options": self.rulebook.changed(self.options),
            "seats": list(self.names),
            "chance": dealer.header(),
        }
        if self.start is not None:
            header["start"] = self.start
        return header


@final
class JournaledMove:
    """A move that was made: its line in the journal, and its events."""

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


@final
class Driver:
    """Makes the moves of one play: it holds the state, the dealer, the journal and what an undo needs."""

    def __init__(self, setup: TableSetup, dealer: Dealer, journal: Journal, state: Any) -> None:
        """Drive a play whose dealer has begun; `new_driver` begins one."""
        self._setup = setup
        self.game = setup.game
        self.lexicon = setup.lexicon
        self.dealer: Final = dealer
        self.journal: Final = journal
        self.events: Final[list[Event]] = []
        self.loop = GameLoop(self.game.rules, state, dealer)
        self.parser = ActionParser(self.game, self.lexicon, setup.names)
        self.moves: list[Entry] = []
        """The answers and draws that have not been undone."""
        self.hid: list[bool] = []
        """Whether each move was made while something was hidden, or revealed something itself."""
        self._happened: list[int] = []
        """The number of events before each move."""
        self._rewinder = Rewinder(self.game, self.lexicon)
        self.is_hiding = self.game.rules.has_hidden_info(state)
        """Whether somebody knows something now that others do not."""
        self.open_lines = -1
        """The number of journal lines that everybody may see: up to the last moment when nothing was hidden."""
        self._close()
        self._note_open_lines()

    def events_since(self, move: int) -> list[Event]:
        """Return the events of a move and of all after it; moves are counted from 0 and without undone ones."""
        return self.events[self._happened[move] :] if move < len(self._happened) else []

    def asks(self) -> list[Ask]:
        """Return who is asked what: the seats that are waited for, then those that may also move."""
        pending = self.loop.pending()
        return [self.loop.ask(seat).settled() for seat in pending.seats + pending.free]

    def waits_for(self, seat: int) -> bool:
        """Whether a seat is waited for, or may move."""
        pending = self.loop.pending()
        return seat in pending.seats or seat in pending.free

    def judge(self, seat: int, action: Action | str) -> Action:
        """Return the action that an answer stands for, if the rules allow it now; Refused if not."""
        state = self.loop.state
        typed = self.parser.read(state, seat, action)
        reason = self.game.rules.check(state, seat, typed)
        if reason is not None:
            raise self.parser.refusal(state, seat, typed, reason)
        return typed

    def take(self, seat: int, action: Action) -> JournaledMove:
        """Apply an answer that `judge` has allowed."""
        self._rehearse(seat, action)
        return self._answer(seat, action, self.game.grammar.show(action, self.lexicon))

    def time_out(self, seat: int) -> JournaledMove:
        """Apply the default answer of a seat whose time is up."""
        if not self.waits_for(seat):
            raise self.parser.out_of_turn(self.loop.state, seat)
        action = self.loop.ask(seat).default_action
        self._rehearse(seat, action)
        return self._answer(seat, action, LATE + self.game.grammar.show(action, self.lexicon))

    def deal(self) -> JournaledMove | None:
        """Let the dealer answer a draw. None if no draw is waited for, or if the dealer leaves it to `resolve_draw`."""
        draw = self.loop.pending().draw
        if draw is None:
            return None
        self._rehearse(-1, None)
        log = Log()
        values = self.loop.deal(log)
        return None if values is None else self._enter_draw(draw, values, log)

    def resolve_draw(self, draw: Draw, values: list[int]) -> JournaledMove:
        """Apply values of the draw that is waited for."""
        log = Log()
        self.loop.resolve_draw(values, log)
        return self._enter_draw(draw, values, log)

    def check_script(self) -> None:
        """Refused if a draw is waited for that the script of chance does not have."""
        draw = self.loop.pending().draw
        dealer = self.dealer
        if draw is not None and isinstance(dealer, ScriptedDealer) and dealer.waits() and not dealer.is_open:
            raise dealer.ran_out(draw)

    def can_undo(self) -> bool:
        """Whether the last move can be undone: it was an answer, and nothing has been revealed.

        A draw is never undone, nor an answer that revealed something, nor anything while something is hidden: the
        questions and answers since then may depend on it.
        """
        if self.loop.is_over() or not self.moves or self.is_hiding or self.hid[-1]:
            return False
        return self.moves[-1].who != CHANCE

    def undo(self) -> JournaledMove:
        """Undo the last move. The state is another object afterwards."""
        self.moves.pop()
        self.hid.pop()
        del self.events[self._happened.pop() :]
        if self._rewinder.needs_first_state():
            self._rewinder.begin(self._setup.first_state())
        self.loop.replace_state(self._rewinder.state_after(self.moves))
        return self._enter(Entry(UNDO, UNDONE), [])

    def follow_action(self, entry: Entry) -> JournaledMove:
        """Apply a recorded answer, checked as if it were given now."""
        seat = self.lexicon.seat(entry.who)
        if entry.text.startswith(LATE):
            action = self.loop.ask(seat).default_action if self.waits_for(seat) else None
            if action is None or entry.text != LATE + self.game.grammar.show(action, self.lexicon):
                raise BadData("", "a time-out does not answer so")
            text = entry.text
        else:
            action = self.judge(seat, entry.text)
            text = self.game.grammar.show(action, self.lexicon)
        letter = self.lexicon.letter(seat)
        if entry.who != letter or entry.text != text:
            shown = self.game.grammar.show(action, self.lexicon)
            raise BadData("", f"Parlour would write this as '{letter} {shown}'")
        return self._answer(seat, action, text)

    def values_of(self, entry: Entry, draw: Draw) -> list[int]:
        """Return the values of a recorded draw; BadData if they cannot answer this one."""
        values = drawn_in(entry.text, draw, self.game.draw_notations, self.lexicon)
        text = drawn_text(draw, values, self.game.draw_notations, self.lexicon)
        if entry.text != text:
            raise BadData("", f"Parlour would write this as '{CHANCE} {text}'")
        return values

    def write(self, entry: Entry) -> None:
        """Write a line to the journal that is no move."""
        self.journal.add(entry)
        self._note_open_lines()

    def copy(self) -> Driver:
        """Return an independent copy; its dice will fall alike."""
        twin = Driver(self._setup, self.dealer.copy(), self.journal.copy(), self.game.rules.copy(self.loop.state))
        twin.events.extend(self.events)
        twin.moves = self.moves[:]
        twin.hid = self.hid[:]
        twin._happened = self._happened[:]
        twin._rewinder = self._rewinder.copy()
        twin.open_lines = self.open_lines
        return twin

    def restore(self, moves: list[Entry], hid: list[bool], open_lines: int) -> None:
        """Apply moves that were checked before, and that the journal has already. Nothing has been moved yet."""
        for entry in moves:
            self._happened.append(len(self.events))
            self.events.extend(retaken(self.game, self.lexicon, self.loop.state, entry))
        self.moves = moves
        self.hid = hid
        self.open_lines = open_lines
        self.is_hiding = self.game.rules.has_hidden_info(self.loop.state)

    def _rehearse(self, seat: int, action: Action | None) -> None:
        """Raise the error that a script of chance would meet, while nothing has changed."""
        dealer = self.dealer
        if isinstance(dealer, ScriptedDealer):
            rehearse(self.game.rules, self.loop.state, dealer, seat, action)

    def _answer(self, seat: int, action: Action, text: str) -> JournaledMove:
        state = self.loop.state
        dealer = self.dealer
        letter = self.lexicon.letter(seat)
        log = Log()
        reveals = self.game.rules.reveals(state, seat, action)
        if text.startswith(LATE):
            log.add(timed_out(self.game, state, seat))
        self.loop.answer(seat, action, log)
        if isinstance(dealer, CommittedDealer):
            dealer.protocol.moved(letter)
        return self._enter_move(Entry(letter, text), log, reveals)

    def _enter_draw(self, draw: Draw, values: list[int], log: Log) -> JournaledMove:
        text = drawn_text(draw, values, self.game.draw_notations, self.lexicon)
        return self._enter_move(Entry(CHANCE, text), log, False)

    def _enter_move(self, entry: Entry, log: Log, reveals: bool) -> JournaledMove:
        self.moves.append(entry)
        self.hid.append(self.is_hiding or reveals)
        self._happened.append(len(self.events))
        self.events.extend(log.events)
        return self._enter(entry, log.events)

    def _enter(self, entry: Entry, events: list[Event]) -> JournaledMove:
        """Write a move that has been applied to the journal."""
        self.journal.add(entry)
        self._close()
        self.is_hiding = self.game.rules.has_hidden_info(self.loop.state)
        self._note_open_lines()
        return JournaledMove(entry, events)

    def _note_open_lines(self) -> None:
        if not self.is_hiding:
            self.open_lines = len(self.journal.entries)

    def _close(self) -> None:
        """When the game is over, write the outcome, the digest of the state and the secret."""
        outcome = self.loop.state.outcome
        if outcome is None or any(entry.who == END for entry in self.journal.entries[-2:]):
            return
        winners = " ".join(self.lexicon.letter(n) for n in outcome.winners) or "nobody"
        state = positions.fingerprint(self.game, self.loop.state, self.lexicon)
        self.journal.add(Entry(END, f"{outcome.reason} {outcome.clause} {winners} {state}"))
        if isinstance(self.dealer, CommittedDealer) and self.dealer.secret is not None:
            self.journal.add(Entry(CHANCE, SECRET + self.dealer.secret.hex()))


def new_driver(setup: TableSetup, dealer: Dealer) -> Driver:
    """Return the driver of a new play; the dealer begins with it."""
    state = setup.first_state()
    journal = Journal(setup.header(dealer))
    dealer.begin(journal.opening)
    return Driver(setup, dealer, journal, state)
