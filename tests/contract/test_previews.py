"""Previews and undo never show more than the view: what an answer reveals is neither tried nor taken back."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.moves import Ask
from parlour.core.view import OpenView
from parlour.table.table import Table
from parlour.testing import random_play, random_table

Options = dict[str, object]
MOVES = 150


def hidden_figures(table: Table, seat: int) -> set[str]:
    """What a seat's view does not show it now: worths and moneys that are None."""
    view = table.view(seat)
    return {
        f"{name} {letter}"
        for name, figures in (("worth", view.worths()), ("money", view.money()))
        for letter, figure in figures.items()
        if figure is None
    }


def revealing(table: Table, ask: Ask) -> set[str]:
    """The small answers of an ask that reveal something, as they are typed."""
    s: Any = table.copy_state()
    found: set[str] = set()
    for choice in ask.choices:
        if choice.size() <= 8 and not (choice.domain is not None and choice.domain.is_wide()):
            found |= {table.show(a) for a in choice.enumerate() if table.game.rules.reveals(s, ask.seat, a)}
    return found


def test_a_preview_tries_no_answer_that_reveals_something(slug: str, seats: int, options: Options) -> None:
    table = random_table(slug, seats, 21, options)
    for _events in random_play(table, 21, most=MOVES):
        for ask in table.asks():
            previewed = set(table.weigh(ask.seat))
            if not isinstance(table.view(ask.seat), OpenView):
                assert not previewed
            assert not previewed & revealing(table, ask)


def test_what_showed_a_hidden_figure_cannot_be_undone(slug: str, seats: int, options: Options) -> None:
    table = random_table(slug, seats, 22, options)
    hid = [hidden_figures(table, seat) for seat in range(seats)]
    for _events in random_play(table, 22, most=MOVES):
        hides = [hidden_figures(table, seat) for seat in range(seats)]
        if any(before - after for before, after in zip(hid, hides, strict=True)):
            assert not table.can_undo()
        hid = hides


@pytest.mark.clause("WA-046", "WA-R08")
def test_random_play_meets_hidden_totals() -> None:
    """The two tests above are worth something only if random play gets to Harbour Duties."""
    met = 0
    for seed in range(3):
        table = random_table("weigh-anchor", 3, seed)
        for _events in random_play(table, seed, most=600):
            met += any(hidden_figures(table, seat) for seat in range(3))
    assert met
