"""The driver of one play: it accepts answers, lets the dealer answer draws, and writes the journal."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from parlour.chance.committed import CommittedDealer, NonceProtocol
from parlour.chance.dealers import Dealer, ScriptedDealer, describe, values_of
from parlour.chance.draw_notation import drawn_in, drawn_text
from parlour.core.data.plain_data import as_text, to_plain_table
from parlour.core.edition import Edition
from parlour.core.events import Event, Log
from parlour.core.frames import State
from parlour.core.moves import Action, Ask, Draw, Pending
from parlour.core.outcome import Outcome
from parlour.core.record import CHANCE, END, LATE, NONCE, PLEDGE, SECRET, UNDO, Entry, Journal
from parlour.core.refusals import BadData, Reason, Refused
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook
from parlour.table import positions
from parlour.table.action_parser import ActionParser
from parlour.table.reapply import retaken, timed_out, try_script
from parlour.table.rewinder import Rewinder

UNDONE = "undo"
"""The text of a record's line that undoes a move."""

Watcher = Callable[[Any, Entry, list[Event]], None]
"""Called after every move with the table, the line of the journal and the events of the move."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Driver:
    """Drives one play of a game through asks and answers. The table decides what anybody may see of it."""

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
        self.game = game
        self.rulebook = rulebook
        self.edition = edition
        self.options = rulebook.complete(options)
        self.names = list(names)
        self.lexicon = edition.lexicon(len(self.names)).with_players(self.names)
        self.dealer = dealer
        self.watchers: list[Watcher] = []
        self.events: list[Event] = []
        self._start = to_plain_table(start, "position") if start is not None else None
        self._moves: list[Entry] = []
        self._answers = ActionParser(game, self.lexicon, self.names)
        self._pending: Pending | None = None
        """Whom the table waits for, cached until the next move; None if not computed yet."""
        self._hid: list[bool] = []
        """Whether each move was made while something was hidden, or revealed something itself."""
        self._happened: list[int] = []
        """The number of events before each move."""
        self._rewinder = Rewinder(game, self.lexicon)
        self._open_lines = -1
        """The number of journal lines that everybody may see: up to the last moment when nothing was hidden."""
        self._state = self._first_state()
        self._is_hiding = self.game.rules.has_hidden_info(self._state)
        header: dict[str, object] = {
            "game": game.slug,
            "edition": {"id": edition.id, "content": edition.content},
            "ruleset": {"version": rulebook.version, "content": rulebook.content},
            "options": rulebook.changed(self.options),
            "seats": list(self.names),
            "chance": dealer.header(),
        }
        if self._start is not None:
            header["start"] = self._start
        self.journal = Journal(header)
        dealer.begin(self.journal.opening)
        self._close()
        self._note_open_lines()

    def asks(self) -> list[Ask]:
        """Return who is asked what: the seats the table waits for (`ask.required`), then those that may also move.

        Empty when the game is over, or when a table whose draws are made by hand waits for `resolve_draw`. Refused if a
        script of chance has ended and the table waits for its next draw: the text names the draw and its index.
        """
        self._let_chance_answer()
        self._check_script()
        rules = self.game.rules
        pending = rules.pending(self._state)
        return [rules.ask(self._state, seat).settled() for seat in pending.seats + pending.free]

    def ask(self, seat: int | str) -> Ask | None:
        """Return what one seat is asked, if anything."""
        number = self.seat(seat)
        return next((ask for ask in self.asks() if ask.seat == number), None)

    def pending(self) -> Pending:
        """Return whom the table waits for, without creating their asks."""
        pending = self._pending
        if pending is None:
            pending = self._pending = self.game.rules.pending(self._state)
        return pending

    def time_limit_ms(self) -> int:
        """Return how long the rules let the seats think that are waited for; 0 if there is no limit."""
        return 0 if self.game.time_limit is None else self.game.time_limit(self._state)

    def draw(self) -> Draw | None:
        """Return the draw that the table waits for, if any."""
        return self.pending().draw

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

    def take(self, seat: int | str, action: Action) -> list[Event]:
        """Apply an action that `judge` has just allowed; return the events up to the next question."""
        number = self.seat(seat)
        return self._take(number, action, Entry(self.lexicon.letter(number), self.show(action)))

    def judge(self, seat: int | str, action: Action | str) -> Action:
        """Return the action that an answer stands for, if the rules allow it now; Refused if not. Changes nothing."""
        number = self.seat(seat)
        self._let_chance_answer()
        self._check_script()
        typed = self._answers.read(self._state, number, action)
        reason = self.game.rules.check(self._state, number, typed)
        if reason is not None:
            raise self._refusal(number, typed, reason)
        return typed

    def time_out(self, seat: int | str) -> list[Event]:
        """Answer for a seat whose time is up, as its ask says."""
        number = self.seat(seat)
        ask = self.ask(number)
        if ask is None:
            raise self._answers.out_of_turn(self._state)
        text = LATE + self.show(ask.default_action)
        return self._take(number, ask.default_action, Entry(self.lexicon.letter(number), text))

    def resolve_draw(self, *values: object) -> list[Event]:
        """Answer the draw that the table waits for, as thrown by hand."""
        draw = self.draw()
        if draw is None:
            raise Refused("chance/not_due", "", "The table does not wait for chance.")
        if not self.dealer.waits():
            text = f"This table's chance is {self.dealer.kind}: nobody throws for it."
            raise Refused("chance/not_by_hand", draw.clause, text)
        return self._accept_draw(draw, values_of(values, draw, self.game.draw_notations, self.lexicon, "chance"))

    def undo(self) -> Entry:
        """Undo the last answer, unless a draw has followed; return what was undone."""
        if not self.can_undo():
            raise Refused("undo/revealed", "", "There is no move to take back that revealed nothing.")
        undone = self._moves[-1]
        self._enter(Entry(UNDO, UNDONE))
        return undone

    def can_undo(self) -> bool:
        """Whether the last move can be undone: it was an answer, and nothing has been revealed.

        A draw is never undone, nor an answer that revealed something, nor anything while something is hidden: the
        questions and answers since then may depend on it.
        """
        if self._state.outcome is not None or not self._moves or self._is_hiding or self._hid[-1]:
            return False
        return self._moves[-1].who != CHANCE

    def pledge(self, seat: int | str, pledge: str) -> None:
        """Bind a seat to its nonces before play begins."""
        letter = self.lexicon.letter(self.seat(seat))
        self._protocol().pledge(letter, as_text(pledge, "pledge"))
        self.journal.add(Entry(letter, PLEDGE + pledge))
        self._note_open_lines()

    def nonce(self, seat: int | str, nonce: str) -> None:
        """Open the nonce that a seat has pledged or, during play, add its next one before its move."""
        number = self.seat(seat)
        protocol = self._protocol()
        if (protocol.started or self.is_over()) and not self._waits_for(number):
            raise self._answers.out_of_turn(self._state)
        letter = self.lexicon.letter(number)
        protocol.nonce(letter, as_text(nonce, "nonce"))
        self.journal.add(Entry(letter, NONCE + nonce))
        self._note_open_lines()

    def check_nonce(self, seat: int | str, nonce: str) -> None:
        """Refused if this seat cannot give this nonce now. Changes nothing."""
        self._protocol().check_nonce(self.lexicon.letter(self.seat(seat)), as_text(nonce, "nonce"))

    def takes_nonce(self, seat: int | str) -> bool:
        """Whether this seat should give its next nonce now: before play, or before its move."""
        number = self.seat(seat)
        if not isinstance(self.dealer, CommittedDealer) or self.is_over():
            return False
        protocol = self.dealer.protocol
        would_take = protocol.takes_nonce(self.lexicon.letter(number))
        return would_take and (not protocol.started or self._waits_for(number))

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        outcome: Outcome | None = self._state.outcome
        return outcome

    def is_over(self) -> bool:
        return self._state.outcome is not None

    def has_hidden_info(self) -> bool:
        """Whether somebody knows something now that others do not."""
        return self._is_hiding

    def moves(self) -> list[Entry]:
        """Return the answers and draws that have not been undone."""
        return list(self._moves)

    def move_count(self) -> int:
        """Return the number of moves that have not been undone."""
        return len(self._moves)

    def show(self, action: Action) -> str:
        """Return an action in the game's notation."""
        return self.game.grammar.show(action, self.lexicon)

    def copy_state(self) -> State:
        """Return a copy of the state, for watchers and tests."""
        state: State = self.game.rules.copy(self._state)
        return state

    def seat(self, seat: int | str) -> int:
        """Return the number of a seat that is given by its letter, its number (from 0) or its player's name."""
        return self.lexicon.seat(seat, "seat")

    def follow_action(self, entry: Entry) -> None:
        """Apply a recorded answer, checked as if it were given now."""
        number = self.lexicon.seat(entry.who)
        is_late = entry.text.startswith(LATE)
        if is_late:
            ask = self.game.rules.ask(self._state, number) if self._waits_for(number) else None
            if ask is None or entry.text != LATE + self.show(ask.default_action):
                raise BadData("", "a time-out does not answer so")
            action = ask.default_action
        else:
            action = self._answers.read(self._state, number, entry.text)
            reason = self.game.rules.check(self._state, number, action)
            if reason is not None:
                raise self._refusal(number, action, reason)
        letter = self.lexicon.letter(number)
        if entry.who != letter or (not is_late and entry.text != self.show(action)):
            raise BadData("", f"Parlour would write this as '{letter} {self.show(action)}'")
        log = Log()
        reveals = self.game.rules.reveals(self._state, number, action)
        if is_late:
            log.add(timed_out(self.game, self._state, number))
        self.game.rules.apply(self._state, number, action, log)
        self._enter(entry, log.events, reveals)

    def follow_draw(self, entry: Entry) -> str:
        """Apply a recorded draw if the rules allow it; return what is wrong with it if the dealer draws otherwise."""
        draw = self.draw()
        if draw is None:
            raise BadData("", "the table does not wait for chance here")
        values = drawn_in(entry.text, draw, self.game.draw_notations, self.lexicon)
        text = drawn_text(draw, values, self.game.draw_notations, self.lexicon)
        if entry.text != text:
            raise BadData("", f"Parlour would write this as '{CHANCE} {text}'")
        problem = self.dealer.follow(draw, values)
        self._accept_draw(draw, values)
        return problem

    def _waits_for(self, seat: int) -> bool:
        pending = self.pending()
        return seat in pending.seats or seat in pending.free

    def _first_state(self) -> Any:
        if self._start is not None:
            return positions.load(self.game, self.edition, self.options, self.lexicon, self._start)
        return self.game.rules.setup(self.edition, self.options, len(self.names))

    def _refusal(self, seat: int, action: Action, reason: Reason) -> Refused:
        return self._answers.refusal(self._state, seat, action, reason)

    def _take(self, seat: int, action: Action, entry: Entry) -> list[Event]:
        try_script(self.game, self._state, self.dealer, seat, action)
        log = Log()
        reveals = self.game.rules.reveals(self._state, seat, action)
        if entry.text.startswith(LATE):
            log.add(timed_out(self.game, self._state, seat))
        self.game.rules.apply(self._state, seat, action, log)
        self._enter(entry, log.events, reveals)
        return log.events + self._let_chance_answer()

    def _let_chance_answer(self) -> list[Event]:
        events: list[Event] = []
        draw = self.draw()
        if draw is not None:
            try_script(self.game, self._state, self.dealer, -1, None)
        while draw is not None:
            values = self.dealer.deal(draw)
            if values is None:
                break
            events += self._accept_draw(draw, values)
            draw = self.draw()
        return events

    def _check_script(self) -> None:
        """Refused if the table waits for a draw that its script does not have."""
        draw = self.draw()
        dealer = self.dealer
        if draw is not None and isinstance(dealer, ScriptedDealer) and dealer.waits() and not dealer.is_open:
            raise dealer.ran_out(draw)

    def _accept_draw(self, draw: Draw, values: list[int]) -> list[Event]:
        log = Log()
        text = drawn_text(draw, values, self.game.draw_notations, self.lexicon)
        self.game.rules.resolve_draw(self._state, values, log)
        self._enter(Entry(CHANCE, text), log.events)
        return log.events

    def _enter(self, entry: Entry, events: list[Event] | None = None, reveals: bool = False) -> None:
        """Write a move to the journal and call the watchers. The move has been applied already, except an undo."""
        self._pending = None
        happened = events if events is not None else []
        if isinstance(self.dealer, CommittedDealer) and entry.who not in (CHANCE, UNDO):
            self.dealer.protocol.moved(entry.who)
        if entry.who == UNDO:
            self._moves.pop()
            self._hid.pop()
            del self.events[self._happened.pop() :]
            self._rewind()
        else:
            self._moves.append(entry)
            self._hid.append(self._is_hiding or reveals)
            self._happened.append(len(self.events))
        self.events += happened
        self.journal.add(entry)
        self._close()
        self._is_hiding = self.game.rules.has_hidden_info(self._state)
        self._note_open_lines()
        for watcher in self.watchers:
            watcher(self, entry, happened)

    def _note_open_lines(self) -> None:
        if not self._is_hiding:
            self._open_lines = len(self.journal.entries)

    def _restore(self, moves: list[Entry], hid: list[bool]) -> None:
        """Apply moves that were checked before, starting from the first state, and collect their events."""
        self._moves = moves
        self._hid = hid
        self._state = self._first_state()
        self.events = []
        self._happened = []
        for entry in moves:
            self._happened.append(len(self.events))
            self.events += retaken(self.game, self.lexicon, self._state, entry)

    def _rewind(self) -> None:
        """Set the state to the one after the moves that have not been undone."""
        if self._rewinder.needs_first_state():
            self._rewinder.begin(self._first_state())
        self._state = self._rewinder.state_after(self._moves)

    def _close(self) -> None:
        """When the game is over, write the outcome, the digest of the state and the secret."""
        outcome = self._state.outcome
        if outcome is None or any(entry.who == END for entry in self.journal.entries[-2:]):
            return
        winners = " ".join(self.lexicon.letter(n) for n in outcome.winners) or "nobody"
        state = positions.fingerprint(self.game, self._state, self.lexicon)
        self.journal.add(Entry(END, f"{outcome.reason} {outcome.clause} {winners} {state}"))
        if isinstance(self.dealer, CommittedDealer) and self.dealer.secret is not None:
            self.journal.add(Entry(CHANCE, SECRET + self.dealer.secret.hex()))

    def _protocol(self) -> NonceProtocol:
        if not isinstance(self.dealer, CommittedDealer):
            raise Refused(
                "chance/not_verifiable", "", f"This table's chance is {self.dealer.kind}: it takes no nonces."
            )
        return self.dealer.protocol
