"""Moves taken once more: such as were judged before, and such as are only tried on a copy."""

# Compiled with mypyc.

from __future__ import annotations

from parlour.chance.dealers import Dealer, ScriptedDealer
from parlour.chance.draw_notation import drawn_in
from parlour.core.events import Event, Log, TimedOut
from parlour.core.frames import State
from parlour.core.moves import Action
from parlour.core.record import CHANCE, LATE, Entry
from parlour.core.registry import Game
from parlour.core.text.names import Names


def retaken(game: Game, lexicon: Names, state: State, entry: Entry) -> list[Event]:
    """Take a move once more that was judged before, on any state that it was made on; returns what happened."""
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
    """What is told when a seat's time has run out. Where something is hidden only that seat may know: that it was asked
    at all could tell the others something."""
    ask = game.rules.ask(state, seat)
    is_open = not ask.sealed and not game.rules.has_hidden_info(state)
    return TimedOut(ask.clause, seat, None if is_open else (seat,))


def try_script(game: Game, state: State, dealer: Dealer, seat: int, action: Action | None) -> None:
    """A script may turn out to be wrong only after an answer: then nothing must have changed. So try it first."""
    if not isinstance(dealer, ScriptedDealer):
        return
    rules = game.rules
    tried = rules.copy(state)
    used = dealer.used
    try:
        if action is not None:
            rules.apply(tried, seat, action)
        while (draw := rules.pending(tried).draw) is not None:
            values = dealer.deal(draw)
            if values is None:
                break
            rules.resolve_draw(tried, values)
    finally:
        dealer.used = used
