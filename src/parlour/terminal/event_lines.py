"""Events as sentences that address the reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from parlour import bots
from parlour.core.events import Event
from parlour.core.moves import Action
from parlour.core.outcome import Outcome
from parlour.core.refusals import Refused
from parlour.core.rulebook import shown
from parlour.core.view import OpenView
from parlour.i18n import ENGLISH
from parlour.i18n.functions import OTHER, YOU, slug
from parlour.i18n.languages import game_catalogue, terminal_catalogue
from parlour.i18n.reader import TextReader, reader_at
from parlour.i18n.sentences import (
    effect_text,
    ending_text,
    event_text,
    question_text,
    refusal_id,
    refusal_text,
)
from parlour.table.preview import Previewer
from parlour.table.table import Table
from parlour.terminal import colours
from parlour.terminal.repeated_events import without_repeated
from parlour.terminal.texts.wording import Wording


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


def words_for(table: Table, reader: int | None, language: str = ENGLISH) -> Wording:
    """Return the texts of a table for a reader: with the players' names, and the sign of the money."""
    return Wording(language, table.game.slug, _reader(table, reader))


def _reader(table: Table, reader: int | None) -> TextReader:
    return reader_at(table.lexicon, short_names(table), reader)


def say(table: Table, event: Event, reader: int | None, language: str = ENGLISH) -> str:
    """Return one event as a sentence for the reader."""
    return event_text(game_catalogue(table.game.slug, language), table.event_data(event), _reader(table, reader))


def question(table: Table, seat: int, reader: int | None, language: str = ENGLISH) -> str:
    """Return what a seat is asked, in a few words; '' if there is nothing more to say than whose turn it is."""
    ask = table.ask_data(seat)
    return "" if ask is None else question_text(game_catalogue(table.game.slug, language), ask, _reader(table, reader))


def refusal(table: Table, refused: Refused, reader: int | None, language: str = ENGLISH) -> str:
    """Return why an answer is refused: in English if there is no text for it in the language."""
    catalogue = words_for(table, reader, language).catalogue
    if not catalogue.has(refusal_id(refused.code)):
        return refused.text
    return refusal_text(catalogue, refused.code, refused.details, _reader(table, reader))


def sentences(
    table: Table, events: Sequence[Event], reader: int | None, language: str = ENGLISH, *, with_clauses: bool = False
) -> Text:
    """Return what happened, for one reader: 'You spin 4 and 6.', or 'You spin 4 and 6. (MAR-09)' with clauses."""
    text = Text()
    known = without_repeated(table, [event for event in events if may_know(event, reader)])
    for n, event in enumerate(known):
        text.append(" " if n else "")
        text.append(say(table, event, reader, language))
        if with_clauses and (n + 1 == len(known) or known[n + 1].clause != event.clause):
            text.append(f" ({event.clause})", colours.QUIET)
    return text


def consequence(table: Table, seat: int, action: Action | None, reader: int | None, language: str = ENGLISH) -> str:
    """Return what an answer would do before chance or anybody else is asked; '' if nobody may know."""
    view = table.view(seat)
    if action is None or (isinstance(view, OpenView) and view.reveals(action)):
        return ""
    catalogue = terminal_catalogue(language, table.game.slug)
    change, found = Previewer(table.game, view).consequences(action)
    effects = [effect_text(catalogue, effect, _reader(table, reader)) for effect in found]
    if change:
        id = "answer-brings" if change > 0 else "answer-costs"
        effects.append(catalogue.text(id, {"sum": abs(change)}, _reader(table, reader)))
    return "; ".join([effect for effect in effects if effect])


def person(table: Table, seat: int, reader: int | None, language: str = ENGLISH) -> str:
    """Return a seat's name, or 'You'."""
    return _of_seat("session-person", table, seat, reader, language)


def turn(table: Table, seat: int, reader: int | None, language: str = ENGLISH) -> str:
    """Return whose turn it is."""
    return _of_seat("session-turn", table, seat, reader, language)


def _of_seat(id: str, table: Table, seat: int, reader: int | None, language: str) -> str:
    return Wording(language).text(id, seat=table.names[seat], seat_is=_who(seat, reader))


def owed(table: Table, seat: int, reader: int | None, language: str = ENGLISH) -> str:
    """Return what a seat that is asked for money owes to whom, what it has, and what is missing; '' if nothing."""
    view = table.view(seat)
    debt = view.owed()
    if debt is None or debt.seat != chr(ord("A") + seat):
        return ""
    words = words_for(table, reader, language)
    names = short_names(table)
    bank = words.text_or(f"session-creditor-{slug(debt.bank)}", debt.bank)
    creditors = [bank if each == "" else _creditor(table.seat(each), names, reader, words) for each in debt.creditors]
    cash = view.money().get(debt.seat)
    return words.text(
        "session-owed" if cash is not None else "session-owed-hidden",
        seat=names[seat],
        seat_is=_who(seat, reader),
        amount=debt.amount,
        creditors=words.listed(creditors),
        count=len(creditors),
        **({} if cash is None else {"cash": cash, "missing": max(0, debt.amount - cash)}),
    )


def _who(seat: int, reader: int | None) -> str:
    return YOU if seat == reader else OTHER


def _creditor(seat: int, names: Sequence[str], reader: int | None, words: Wording) -> str:
    return words.text("session-creditor-you") if seat == reader else names[seat]


def house_rules(options: Mapping[str, object]) -> str:
    """Return options as they are typed: 'pole_exact=false, turn_cap=100'."""
    return ", ".join(f"{name}={shown(value)}" for name, value in options.items())


def ending(table: Table, outcome: Outcome, language: str = ENGLISH) -> str:
    """Return how the game ended, as a sentence."""
    winners = [table.lexicon.letter(seat) for seat in outcome.winners]
    return ending_text(game_catalogue(table.game.slug, language), outcome.reason, winners, _reader(table, None))


def standing(table: Table, outcome: Outcome) -> list[tuple[int, int, bool]]:
    """Return seat, score and whether it won; winners first, then by score."""
    rows = [(seat, score, seat in outcome.winners) for seat, score in enumerate(outcome.scores)]
    return sorted(rows, key=lambda row: (not row[2], -row[1], row[0]))
