"""A table: one play of a game. It takes answers, lets chance answer draws, and writes everything into its journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core.edition import Edition
from parlour.core.events import Event, Log
from parlour.core.frames import State
from parlour.core.lexicon import Lexicon
from parlour.core.moves import CHANCE as WAITS_FOR_CHANCE
from parlour.core.moves import Action, Ask, Draw
from parlour.core.outcome import Outcome
from parlour.core.record import CHANCE, END, LATE, NONCE, PLEDGE, SECRET, UNDO, Entry, Journal
from parlour.core.refusals import BadData, Reason, Refused
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook
from parlour.core.view import View
from parlour.table import positions
from parlour.table.dealer import Dealer, Scripted, values_of
from parlour.table.fair import Verifiable

Watcher = Callable[["Table", Entry, list[Event]], None]
"""Called after every move with the line of the journal and the events it caused."""


class Table:
    """One play of a game, driven through asks and answers."""

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
        self.lexicon = Lexicon(edition.names, len(self.names))
        self.dealer = dealer
        self.watchers: list[Watcher] = []
        self.events: list[Event] = []
        self._start = dict(start) if start is not None else None
        self._moves: list[Entry] = []
        self._state = self._first_state()
        header: dict[str, object] = {
            "game": game.slug,
            "edition": {"id": edition.id, "content": edition.content},
            "ruleset": {"version": rulebook.version, "content": rulebook.content},
            "options": rulebook.changed(self.options),
            "seats": self.names,
            "chance": dealer.header(),
        }
        if self._start is not None:
            header["start"] = self._start
        self.journal = Journal(header)
        dealer.begin(self.journal.opening)
        self._close()

    def asks(self) -> list[Ask]:
        """Who is asked what: those the table waits for (`ask.must`), then those who may move besides.

        Empty when the game is over, or when it waits for chance that nobody has provided.
        """
        self._let_chance_answer()
        rules = self.game.rules
        pending = rules.pending(self._state)
        return [rules.ask(self._state, seat) for seat in pending.seats + pending.free]

    def ask(self, seat: int | str) -> Ask | None:
        """What one seat is asked, if anything."""
        number = self.seat(seat)
        return next((ask for ask in self.asks() if ask.seat == number), None)

    def draw(self) -> Draw | None:
        """What the table waits for chance to answer, if it does."""
        return self.game.rules.pending(self._state).draw

    def act(self, seat: int | str, action: Action | str) -> list[Event]:
        """Answer for a seat; returns what happened up to the next question. Refused: nothing has changed."""
        number = self.seat(seat)
        self._let_chance_answer()
        typed = self._typed(number, action)
        reason = self.game.rules.check(self._state, number, typed)
        if reason is not None:
            raise self._refusal(number, typed, reason)
        return self._take(number, typed, Entry(self.lexicon.letter(number), self.show(typed)))

    def time_out(self, seat: int | str) -> list[Event]:
        """A seat's time is up: the table answers for it as the ask says."""
        number = self.seat(seat)
        ask = self.ask(number)
        if ask is None:
            raise self._out_of_turn(number)
        text = LATE + self.show(ask.otherwise)
        return self._take(number, ask.otherwise, Entry(self.lexicon.letter(number), text))

    def fate(self, *values: object) -> list[Event]:
        """Answer the draw the table waits for, as thrown by hand."""
        draw = self.draw()
        if draw is None:
            raise Refused("chance/not_due", "", "The table does not wait for chance.")
        return self._accept_fate(draw, values_of(values, draw, self.game.fates, self.lexicon, "chance"))

    def undo(self) -> Entry:
        """Take back the last answer, unless chance has answered since; returns what was undone."""
        if not self.can_undo():
            raise Refused("undo/revealed", "", "There is no move to take back that revealed nothing.")
        undone = self._moves[-1]
        self._enter(Entry(UNDO, "undo"))
        return undone

    def can_undo(self) -> bool:
        """Whether the last move was an answer in the open; a draw that has been seen is never taken back."""
        last = self._moves[-1] if self._moves else None
        return self._state.outcome is None and last is not None and last.who != CHANCE

    def pledge(self, seat: int | str, pledge: str) -> None:
        """Bind a seat to a nonce before play begins."""
        letter = self.lexicon.letter(self.seat(seat))
        self._verifiable().pledge(letter, pledge)
        self.journal.add(Entry(letter, PLEDGE + pledge))

    def nonce(self, seat: int | str, nonce: str) -> None:
        """Open the nonce a seat has pledged or, during play, add a fresh one before that seat's move."""
        number = self.seat(seat)
        if self._moves and not self._waits_for(number):
            raise self._out_of_turn(number)
        letter = self.lexicon.letter(number)
        self._verifiable().nonce(letter, nonce)
        self.journal.add(Entry(letter, NONCE + nonce))

    def view(self, seat: int | str | None = None) -> View[Any]:
        """What a seat may know, as a lens; None is a spectator."""
        number = None if seat is None else self.seat(seat)
        return self.game.view(self.game.rules, self._state, self.lexicon, number)

    def position(self) -> dict[str, object]:
        """This moment as plain data, from which `parlour.at` goes on."""
        head = positions.head(self.game, self.edition, self.rulebook, self.options, self.names)
        return head | positions.dump(self.game, self._state, self.lexicon)

    def record(self, keep_secret: bool = False) -> str:
        """The table as text. A running table's secret is left out unless it is to be kept for going on later."""
        text = self.journal.text()
        if keep_secret and isinstance(self.dealer, Verifiable) and self.dealer.secret and not self.is_over():
            kept = Journal(self.journal.header)
            for entry in self.journal.entries:
                kept.add(entry)
            kept.add(Entry(CHANCE, SECRET + self.dealer.secret.hex()))
            text = kept.text()
        return text

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        outcome: Outcome | None = self._state.outcome
        return outcome

    def is_over(self) -> bool:
        return self._state.outcome is not None

    def moves(self) -> list[Entry]:
        """The moves that stand: answers and draws, without what was undone."""
        return list(self._moves)

    def say(self, event: Event, reader: int | str | None = None) -> str:
        """An event as a sentence, in the reader's person."""
        number = None if reader is None else self.seat(reader)
        return self.game.phrases.say(event, self.lexicon, self.names, number)

    def show(self, action: Action) -> str:
        """An action in the game's notation."""
        return self.game.grammar.show(action, self.lexicon)

    def copy_state(self) -> State:
        """A copy of the state, for watchers and tests; the table's own stays its own."""
        state: State = self.game.rules.copy(self._state)
        return state

    def seat(self, seat: int | str) -> int:
        """A seat by number, letter or player's name."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(self.names):
            return seat
        if isinstance(seat, str):
            if seat in self.names:
                return self.names.index(seat)
            return self.lexicon.seat(seat)
        raise BadData("", f"there is no seat {seat!r}; the seats are 0 to {len(self.names) - 1}, or A, B...")

    def follow_action(self, entry: Entry) -> None:
        """Take a recorded answer, judged as if it were given now."""
        number = self.lexicon.seat(entry.who)
        if entry.text.startswith(LATE):
            ask = self.game.rules.ask(self._state, number) if self._waits_for(number) else None
            if ask is None or entry.text != LATE + self.show(ask.otherwise):
                raise BadData("", "a time-out does not answer so")
            action = ask.otherwise
        else:
            action = self._typed(number, entry.text)
            reason = self.game.rules.check(self._state, number, action)
            if reason is not None:
                raise self._refusal(number, action, reason)
        log = Log()
        self.game.rules.apply(self._state, number, action, log)
        self._enter(entry, log.events)

    def follow_fate(self, entry: Entry) -> None:
        """Take a recorded draw, if the dealer would have dealt so."""
        draw = self.draw()
        if draw is None:
            raise BadData("", "the table does not wait for chance here")
        values = self._recorded_values(draw, entry)
        problem = self.dealer.follow(draw, values)
        if problem:
            raise BadData("", problem)
        self._accept_fate(draw, values)

    def _waits_for(self, seat: int) -> bool:
        pending = self.game.rules.pending(self._state)
        return seat in pending.seats or seat in pending.free

    def _first_state(self) -> Any:
        if self._start is not None:
            return positions.load(self.game, self.edition, self.options, self.lexicon, self._start)
        return self.game.rules.setup(self.edition, self.options, len(self.names))

    def _typed(self, seat: int, action: Action | str) -> Action:
        if isinstance(action, Action):
            return action
        try:
            return self.game.grammar.read(action, self.lexicon)
        except BadData as problem:
            if not self._waits_for(seat):
                raise self._out_of_turn(seat) from None
            ask = self.game.rules.ask(self._state, seat)
            text = f"{problem.problem[:1].upper()}{problem.problem[1:]}."
            raise Refused("notation/unknown", ask.clause, text) from None

    def _out_of_turn(self, seat: int) -> Refused:
        reason = self.game.rules.out_of_turn
        if self.is_over():
            clause = self._state.outcome.clause
            return Refused("table/over", clause, "The game is over.")
        if self.game.rules.pending(self._state).kind == WAITS_FOR_CHANCE:
            draw = self.draw()
            assert draw is not None
            return Refused("table/waits_for_chance", draw.clause, f"The table waits for chance: the {draw.what}.")
        waiting = " and ".join(self.names[n] for n in self.game.rules.pending(self._state).seats)
        return Refused(reason.code, reason.clause, reason.template.format(waiting=waiting))

    def _refusal(self, seat: int, action: Action, reason: Reason) -> Refused:
        if reason is self.game.rules.out_of_turn:
            return self._out_of_turn(seat)
        facts = self.game.rules.facts(self._state, seat, action)
        facts["example"] = self.show(self.game.rules.ask(self._state, seat).otherwise)
        return Refused(reason.code, reason.clause, reason.template.format(**facts))

    def _take(self, seat: int, action: Action, entry: Entry) -> list[Event]:
        # A script may turn out to be wrong only when the action has been applied: then nothing must have changed.
        before = self.copy_state() if isinstance(self.dealer, Scripted) else None
        log = Log()
        self.game.rules.apply(self._state, seat, action, log)
        if before is not None:
            draw = self.draw()
            assert isinstance(self.dealer, Scripted)
            try:
                if draw is not None and self.dealer.deal(draw) is not None:
                    self.dealer.used -= 1
            except BadData:
                self._state = before
                raise
        self._enter(entry, log.events)
        return log.events + self._let_chance_answer()

    def _let_chance_answer(self) -> list[Event]:
        events: list[Event] = []
        while (draw := self.draw()) is not None:
            values = self.dealer.deal(draw)
            if values is None:
                break
            events += self._accept_fate(draw, values)
        return events

    def _accept_fate(self, draw: Draw, values: list[int]) -> list[Event]:
        log = Log()
        word = self.game.fates[draw.what]
        text = " ".join([draw.what, *(word.show(value, self.lexicon) for value in values)])
        self.game.rules.fate(self._state, values, log)
        self._enter(Entry(CHANCE, text), log.events)
        return log.events

    def _enter(self, entry: Entry, events: list[Event] | None = None) -> None:
        """Write a move down and tell the watchers; the events have happened already, except those of an undo."""
        happened = events if events is not None else []
        if isinstance(self.dealer, Verifiable):
            self.dealer.start()
        if entry.who == UNDO:
            self._moves.pop()
            self._replay_moves()
        else:
            self._moves.append(entry)
        self.events += happened
        self.journal.add(entry)
        self._close()
        for watcher in self.watchers:
            watcher(self, entry, happened)

    def _replay_moves(self) -> None:
        """Build the state anew from the moves that stand."""
        self._state = self._first_state()
        self.events = []
        for entry in self._moves:
            log = Log()
            if entry.who == CHANCE:
                draw = self.draw()
                assert draw is not None
                self.game.rules.fate(self._state, self._recorded_values(draw, entry), log)
            else:
                action = self.game.grammar.read(entry.text.removeprefix(LATE), self.lexicon)
                self.game.rules.apply(self._state, self.lexicon.seat(entry.who), action, log)
            self.events += log.events

    def _recorded_values(self, draw: Draw, entry: Entry) -> list[int]:
        """A draw's values as a record writes them."""
        what, *texts = entry.text.split(" ")
        if what != draw.what:
            raise BadData("", f"the table waits for the {draw.what}, not for the {what}")
        word = self.game.fates[what]
        values = [word.read(text, self.lexicon) for text in texts]
        return values_of(values, draw, self.game.fates, self.lexicon, "")

    def _close(self) -> None:
        """When it is over: write the outcome, the state's digest and the secret."""
        outcome = self._state.outcome
        if outcome is None or any(entry.who == END for entry in self.journal.entries[-2:]):
            return
        winners = " ".join(self.lexicon.letter(n) for n in outcome.winners) or "nobody"
        state = positions.fingerprint(self.game, self._state, self.lexicon)
        self.journal.add(Entry(END, f"{outcome.reason} {outcome.clause} {winners} {state}"))
        if isinstance(self.dealer, Verifiable) and self.dealer.secret is not None:
            self.journal.add(Entry(CHANCE, SECRET + self.dealer.secret.hex()))

    def _verifiable(self) -> Verifiable:
        if not isinstance(self.dealer, Verifiable):
            raise Refused(
                "chance/not_verifiable", "", f"This table's chance is {self.dealer.kind}: it takes no nonces."
            )
        return self.dealer
