"""The preview: what each answer does to the seat's money at once, found by trying it on a copy of the table.

A preview never shows more than the seat's view. Games with hidden cards have none, and answers that reveal something
are omitted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.moves import Action
from parlour.core.view import OpenView, View

MAX_TRIED = 64
"""The maximum number of answers tried. Choices with more are skipped, and so are those that are never random."""


def preview(view: View[Any], show: Callable[[Action], str]) -> dict[str, int]:
    """Return what each answer brings or costs at once, before chance and the other seats answer.

    Answers without an effect on money are omitted, and so are answers that reveal something (`Rules.reveals`). Empty if
    a seat may not think ahead on the table itself, because it would learn what it may not know.
    """
    ask = view.ask()
    if ask is None or not isinstance(view, OpenView):
        return {}
    mine = view.me()
    had = view.money().get(mine)
    if had is None:
        return {}
    found: dict[str, int] = {}
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
            has = view.after(action).money().get(mine)
            if has is not None and has != had:
                found[show(action)] = has - had
    return found
