"""What an answer does in The Monopolist, told before it is given."""

from __future__ import annotations

from parlour.games.monopolist.view import MonopolistView
from parlour.testing import random_play, random_table
from parlour.testing.told_effects import told_effects


def test_stepping_in_says_what_it_pays_and_what_is_left_and_staying_costs_nothing() -> None:
    table = random_table("monopolist", 4, 5)
    met = 0
    for _events in random_play(table, 5, most=400):
        ask = table.asks()[0] if not table.is_over() else None
        answers = [] if ask is None else [table.show(action) for choice in ask.choices for action in choice.enumerate()]
        if ask is None or "decline" not in answers:
            continue
        view = table.view(ask.seat)
        assert isinstance(view, MonopolistView)
        counters = view.counters(ask.seat)
        assert told_effects(table, ask.seat, "decline") == ["your turn ends", f"you keep {counters}"]
        met += any(told.startswith("-you drop to ring") for told in told_effects(table, ask.seat, "advance"))
    assert met
