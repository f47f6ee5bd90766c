"""Events as sentences that address the reader, each with its clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from parlour import bots
from parlour.core.events import Event, Log
from parlour.core.moves import Action
from parlour.core.outcome import Outcome
from parlour.core.rulebook import shown
from parlour.core.view import OpenView
from parlour.i18n.languages import game_catalogue
from parlour.i18n.reader import Reader, reader_at
from parlour.i18n.sentences import ending_text, event_text, question_text
from parlour.table.table import Table
from parlour.terminal import colours


def may_know(event: Event, reader: int | None) -> bool:
    return event.seen_by is None or (reader is not None and reader in event.seen_by)


def short_names(table: Table) -> list[str]:
    """Return the names for sentences: a bot's without its kind, unless two would then be equal."""
    kinds = bots.names(table.game.slug)
    short = [_without_kind(name, kinds) for name in table.names]
    return [name if short.count(name) == 1 else whole for name, whole in zip(short, table.names, strict=True)]


def _without_kind(name: str, kinds: Sequence[str]) -> str:
    for kind in kinds:
        name = name.removesuffix(f" ({kind})")
    return name


def say(table: Table, event: Event, reader: int | None) -> str:
    """Return one event as a sentence for the reader."""
    return event_text(game_catalogue(table.game.slug), table.event_data(event), _reader(table, reader))


def question(table: Table, seat: int, reader: int | None) -> str:
    """Return what a seat is asked, in a few words; '' if there is nothing more to say than whose turn it is."""
    ask = table.ask_data(seat)
    return "" if ask is None else question_text(game_catalogue(table.game.slug), ask, _reader(table, reader))


def _reader(table: Table, reader: int | None) -> Reader:
    return reader_at(table.lexicon, short_names(table), reader)


def sentences(table: Table, events: Sequence[Event], reader: int | None) -> Text:
    """Return what happened, for one reader: 'You spin 4 and 6. (MAR-09)'."""
    text = Text()
    known = [event for event in events if may_know(event, reader)]
    for n, event in enumerate(known):
        text.append(" " if n else "")
        text.append(say(table, event, reader))
        if n + 1 == len(known) or known[n + 1].clause != event.clause:
            text.append(f" ({event.clause})", colours.QUIET)
    return text


def consequence(table: Table, seat: int, action: Action | None, reader: int | None) -> str:
    """Return what an answer would do before chance or anybody else is asked; '' if something is hidden."""
    if action is None or not isinstance(table.view(seat), OpenView):
        return ""
    log = Log()
    table.game.rules.apply(table.copy_state(), seat, action, log)
    return " ".join(say(table, event, reader) for event in log.events if may_know(event, reader))


def person(table: Table, seat: int, reader: int | None) -> str:
    """Return a seat's name, or 'You'."""
    return "You" if seat == reader else table.names[seat]


def turn(table: Table, seat: int, reader: int | None) -> str:
    """Return whose turn it is."""
    return "Your turn" if seat == reader else f"{table.names[seat]}'s turn"


def owed(table: Table, seat: int, reader: int | None) -> str:
    """Return what a seat that is asked for money owes to whom, what it has, and what is missing; '' if nothing."""
    view = table.view(seat)
    debt = view.owed()
    if debt is None or debt.seat != chr(ord("A") + seat):
        return ""
    names = short_names(table)
    creditors = [debt.bank if each == "" else _named(table.seat(each), names, reader) for each in debt.creditors]
    has, is_me = view.money().get(debt.seat), seat == reader
    who = f"{'You owe' if is_me else f'{names[seat]} owes'} {debt.amount:,}"
    who += f" to {' and '.join(creditors)}" if creditors else ""
    if has is None:
        return f"{who}."
    missing = max(0, debt.amount - has)
    return f"{who} and {'have' if is_me else 'has'} {has:,} in hand: {missing:,} more to raise."


def _named(seat: int, names: Sequence[str], reader: int | None) -> str:
    return "you" if seat == reader else names[seat]


def house_rules(options: Mapping[str, object]) -> str:
    """Return options as they are typed: 'pole_exact=false, turn_cap=100'."""
    return ", ".join(f"{name}={shown(value)}" for name, value in options.items())


def ending(table: Table, outcome: Outcome) -> str:
    """Return how the game ended, as a sentence."""
    winners = [table.lexicon.letter(seat) for seat in outcome.winners]
    return ending_text(game_catalogue(table.game.slug), outcome.reason, winners, _reader(table, None))


def standing(table: Table, outcome: Outcome) -> list[tuple[int, int, bool]]:
    """Return seat, score and whether it won; winners first, then by score."""
    rows = [(seat, score, seat in outcome.winners) for seat, score in enumerate(outcome.scores)]
    return sorted(rows, key=lambda row: (not row[2], -row[1], row[0]))
