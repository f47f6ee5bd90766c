"""Applying moves again: recorded moves that were checked before, and scripts rehearsed on a copy."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any

from parlour.chance.dealers import ScriptedDealer
from parlour.chance.draw_notation import drawn_in
from parlour.core.events import Event, Log, TimedOut
from parlour.core.frames import State
from parlour.core.game_loop import GameLoop
from parlour.core.moves import Action
from parlour.core.record import CHANCE, LATE, Entry
from parlour.core.registry import Game
from parlour.core.rules import Rules
from parlour.core.text.names import Names


def retaken(game: Game, lexicon: Names, state: State, entry: Entry) -> list[Event]:
    """Apply a move that was checked before to the state on which it was made; return its events."""
    log = Log()
    if entry.who == CHANCE:
        draw = game.rules.pending(state).draw
        assert draw is not None
        game.rules.resolve_draw(state, drawn_in(entry.text, draw, game.draw_notations, lexicon), log)
    else:
        action = game.grammar.read(entry.text.removeprefix(LATE), lexicon)
        seat = lexicon.seat(entry.who)
        if entry.text.startswith(LATE):
            log.add(timed_out(game, state, seat))
        game.rules.apply(state, seat, action, log)
    return log.events


def timed_out(game: Game, state: State, seat: int) -> TimedOut:
    """Return the event that a seat's time has run out.

    With hidden information only that seat may know: that it was asked at all could tell the others something.
    """
    ask = game.rules.ask(state, seat)
    is_open = not ask.sealed and not game.rules.has_hidden_info(state)
    return TimedOut(ask.clause, seat, None if is_open else (seat,))


def rehearse(rules: Rules[Any, Any], state: State, dealer: ScriptedDealer, seat: int, action: Action | None) -> None:
    """Try an answer (None: only the pending draw) and the draws after it on a copy, for a table with a script.

    An error in the script may appear only after the answer, when the table must still be unchanged.
    """
    loop = GameLoop(rules, rules.copy(state), dealer)
    used = dealer.used
    try:
        if action is not None:
            loop.answer(seat, action)
        loop.advance()
    finally:
        dealer.used = used
