"""The preview: what each answer of a seat does at once, found by trying it on a copy of the table.

A preview never shows more than the seat's view. Games with hidden cards have none, and answers that reveal something
are omitted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core.events import Event, Log
from parlour.core.moves import Action
from parlour.core.view import OpenView, View
from parlour.table.redaction import visible_events

MAX_TRIED = 64
"""The maximum number of answers tried. Choices with more are skipped, and so are those that are never random."""
MAX_EFFECTS = 6
"""The maximum number of effects told of one answer."""


class AnswerPreview(NamedTuple):
    """The consequences of answers, by answer. Answers without any are omitted."""

    money: dict[str, int]
    """How much money the seat gets, or pays (negative), before chance and the other seats answer."""
    effects: dict[str, list[dict[str, object]]]
    """What else happens, as events."""
    cash: int | None = None
    """The seat's money now; None in games without money, and where nothing is tried."""


def preview(
    view: View[Any], show: Callable[[Action], str], effect_of: Callable[[Event], dict[str, object] | None]
) -> AnswerPreview:
    """Try the answers of a seat. `effect_of` returns an event as data if a player wants to know it beforehand.

    Empty if a seat may not think ahead on the table itself, because it would learn what it may not know. Answers that
    reveal something (`Rules.reveals`) are not tried.
    """
    ask = view.ask()
    if ask is None or not isinstance(view, OpenView):
        return AnswerPreview({}, {})
    mine = view.me()
    had = view.money().get(mine)
    found = AnswerPreview({}, {}, had)
    left = MAX_TRIED
    for choice in ask.choices:
        is_large = choice.domain is not None and choice.domain.is_large()
        if choice.never_random or is_large or choice.size() > left:
            continue
        left -= choice.size()
        for n in range(choice.size()):
            action = choice.nth(n)
            if view.reveals(action):
                continue
            log = Log()
            has = view.after(action, log).money().get(mine)
            if had is not None and has is not None and has != had:
                found.money[show(action)] = has - had
            events = [effect_of(event) for event in visible_events(log.events, view.seat)]
            effects = [effect for effect in events if effect is not None]
            if effects:
                found.effects[show(action)] = effects[:MAX_EFFECTS]
    return found
