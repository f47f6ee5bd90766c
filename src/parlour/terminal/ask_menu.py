"""An ask as a numbered menu: small domains are listed, ranges shown as 'lend 1 to 3', the rest by pattern."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from parlour.core.domains import ByFirst, Domain, IntRange, Product
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Refused
from parlour.core.text.names import fold
from parlour.core.text.notation import ActionSyntax
from parlour.table.table import Table
from parlour.terminal.screen import Screen
from parlour.terminal.texts.wording import Wording, refused, typed as as_typed

MAX_LISTED = 12
"""The maximum number of answers of a choice that is listed; a larger one is shown by its pattern."""
MAX_NARROWED = 5000
"""The maximum number of answers of a choice that can be narrowed down field by field; a larger one must be typed."""
MAX_VALUES = 60
"""The maximum number of values of one field while a choice is narrowed down."""
Row = tuple[Any, ...]
"""One value per field; an IntRange stands for a number that is still to be entered."""


class MenuLine:
    """One line of the menu: an answer, a range that needs a number, or a choice too large to list."""

    def __init__(
        self,
        text: str,
        label: str = "",
        action: Action | None = None,
        span: IntRange | None = None,
        begin: str = "",
        choice: Choice | None = None,
    ) -> None:
        self.text = text
        """What is typed, with ranges and patterns in place of what is still open."""
        self.label = label
        """What the answer is called in the reader's language."""
        self.action = action
        self.span = span
        self.begin = begin
        """The notation, with {n} in place of the number."""
        self.choice = choice
        """The choice to be narrowed down, field by field."""


def lines(table: Table, ask: Ask, words: Wording) -> list[MenuLine]:
    """Return everything that can be answered, in the order of the ask."""
    details = (table.ask_data(ask.seat) or {}).get("details", {})
    makers: Mapping[str, str] = details.get("makers", {}) if isinstance(details, dict) else {}
    return [line for choice in ask.choices for line in _lines_of(table, choice, words, makers)]


def _lines_of(table: Table, choice: Choice, words: Wording, makers: Mapping[str, str]) -> list[MenuLine]:
    verb = table.game.grammar.verb(choice.make)
    rows = [()] if choice.domain is None else _rows(choice.domain, len(verb.words))
    if rows is None or len(rows) > MAX_LISTED:
        text = words.text("prompt-ways", pattern=verb.example(), count=choice.size())
        return [MenuLine(text, _open_label(verb, words), choice=choice)]
    return [_line(table, choice, verb, row, words, makers) for row in rows]


def _line(
    table: Table, choice: Choice, verb: ActionSyntax, row: Row, words: Wording, makers: Mapping[str, str]
) -> MenuLine:
    spans = [value for value in row if isinstance(value, IntRange)]
    if not spans:
        action = choice.make(*row)
        return MenuLine(table.show(action), label_of(table, action, words, makers), action)
    text = begin = verb.pattern
    for (name, word), value in zip(verb.words.items(), row, strict=True):
        hole = "{" + name + "}"
        if isinstance(value, IntRange):
            text = text.replace(hole, _span(value, words))
            begin = begin.replace(hole, "{n}")
        else:
            text = text.replace(hole, word.show(value, table.lexicon))
            begin = begin.replace(hole, word.show(value, table.lexicon))
    if len(spans) > 1:
        return MenuLine(text, _open_label(verb, words), choice=choice)
    return MenuLine(text, _open_label(verb, words), span=spans[0], begin=begin)


def label_of(table: Table, action: Action, words: Wording, makers: Mapping[str, str]) -> str:
    """Return what an answer is called; '' if there are no words for it, or no others than those that are typed.

    `makers` says who makes the offers, by number.
    """
    verb = table.game.grammar.verb(type(action))
    fields = {name: word.dump(getattr(action, name), table.lexicon) for name, word in verb.words.items()}
    if "number" in fields:
        fields["maker"] = makers.get(str(fields["number"]), "none")
    id = f"action-{verb.name}"
    label = words.text(id, **fields) if words.catalogue.has(id) else ""
    return "" if label.casefold() == table.show(action).casefold() else label


def _open_label(verb: ActionSyntax, words: Wording) -> str:
    """Return what an answer is called of which something is still open."""
    id = f"action-{verb.name}.verb"
    label = words.text(id)
    return "" if label == id else label


def _rows(domain: Domain, fields: int) -> list[Row] | None:
    """Return the values of a domain with its ranges unexpanded; None if they are too many to list."""
    if isinstance(domain, IntRange) and domain.size() > 1:
        return [(domain,)]
    if isinstance(domain, ByFirst):
        found: list[Row] = []
        for first, then in domain.branches:
            rest = _rows(then, fields - 1)
            if rest is None:
                return None
            found += [(first, *row) for row in rest]
        return found
    if isinstance(domain, Product):
        parts = [_rows(part, 1) for part in domain.parts]
        if any(part is None for part in parts):
            return None
        return [tuple(value for row in rows for value in row) for rows in product(*(part or [] for part in parts))]
    if domain.size() > MAX_LISTED:
        return None
    values = [domain.nth(n) for n in range(domain.size())]
    return [value if isinstance(value, tuple) and fields > 1 else (value,) for value in values]


def _span(span: IntRange, words: Wording) -> str:
    last = span.low + (span.size() - 1) * span.step
    return words.text("prompt-range", first=span.low, last=last, step=span.step)


def understood(listed: list[MenuLine], typed: str) -> MenuLine | str:
    """Interpret what somebody typed: a line of the menu, or else notation for the table to parse."""
    if not typed:
        if len(listed) == 1:
            return listed[0]
        raise refused("prompt/empty", count=len(listed))
    if not typed.isdecimal():
        return typed
    number = int(typed[:6])
    if not 1 <= number <= len(listed):
        raise refused("prompt/number", number=str(number), count=len(listed))
    return listed[number - 1]


def completed(screen: Screen, table: Table, line: MenuLine) -> Action | str:
    """Return the answer of a line, after asking for what is still open in it."""
    if line.action is not None:
        return line.action
    if line.span is not None:
        return line.begin.replace("{n}", screen.ask(screen.words.text("prompt-which-number", action=line.text) + " "))
    assert line.choice is not None
    if line.choice.size() > MAX_NARROWED:
        raise _to_write_out(table, line.choice)
    return _narrowed(screen, table, line.choice)


def _to_write_out(table: Table, choice: Choice) -> Refused:
    verb = table.game.grammar.verb(choice.make)
    example = table.show(choice.nth(0))
    return refused("prompt/pattern", pattern=verb.example(), example=example)


def _narrowed(screen: Screen, table: Table, choice: Choice) -> Action:
    """Ask for one field after another, each from what the earlier ones leave possible."""
    left = list(choice.enumerate())
    for n, (name, word) in enumerate(table.game.grammar.verb(choice.make).words.items()):
        values = list(dict.fromkeys(action.values()[n] for action in left))
        shown = [word.show(value, table.lexicon) for value in values]
        if len(values) == 1:
            continue
        if len(values) > MAX_VALUES:
            raise _to_write_out(table, choice)
        names = "  ".join(f"{k + 1} {text}" for k, text in enumerate(shown))
        screen.say(f"{name}:  {names}", indent=1, hang=2)
        typed = screen.ask(f"{name} [{shown[0]}] ") or shown[0]
        if typed.isdecimal() and 1 <= int(typed[:6]) <= len(values):
            typed = shown[int(typed[:6]) - 1]
        if fold(typed) not in map(fold, shown):
            raise refused("prompt/value", typed=as_typed(typed), values=", ".join(shown))
        value = values[[fold(text) for text in shown].index(fold(typed))]
        left = [action for action in left if action.values()[n] == value]
    return left[0]
