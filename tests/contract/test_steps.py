"""Games with steps: the bits, the choices, `cannot` and `do` of a step all follow from what is available."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

import parlour
from parlour.kit.asks import MenuAsk
from parlour.kit.menu import StepMenu, Steps
from parlour.table.table import Table
from parlour.testing import hand_table, random_play, rulebook_of, seat_counts, some_actions, tries


def steps_of(frame: object) -> Steps[Any, Any] | None:
    """The steps that the module of a frame declares."""
    return getattr(sys.modules[type(frame).__module__], "STEPS", None)


def has_steps(slug: str) -> bool:
    """Return whether a game's phases, a package or in small games a module, declare steps."""
    phases = import_module(f"parlour.games.{slug.replace('-', '_')}.phases")
    parts = [found.name for found in iter_modules(getattr(phases, "__path__", []))]
    modules = [phases, *[import_module(f"{phases.__name__}.{part}") for part in parts]]
    return any(hasattr(module, "STEPS") for module in modules)


GAMES = 8
"""The most games played in one test, and the asks after which no other is begun."""
ASKS = 40
CASES = [(slug, seats) for slug in parlour.games() if has_steps(slug) for seats in seat_counts(slug)]


def test_the_games_with_business_have_steps() -> None:
    assert {"corner-the-market", "finance", "weigh-anchor"} <= {slug for slug, _seats in CASES}


@pytest.mark.parametrize(("game", "players"), CASES)
def test_everything_offered_is_accepted_and_everything_else_refused_with_a_clause(game: str, players: int) -> None:
    """In random play, with every action of the grammar tried: legal if and only if it is in the open domain."""
    asked = refused = 0
    for seed in range(GAMES):
        if asked < ASKS:
            a, r = play_with_neighbours(hand_table(game, players, {}), seed)
            asked, refused = asked + a, refused + r
    assert asked
    assert refused


def play_with_neighbours(table: Table, seed: int) -> tuple[int, int]:
    """Play at random and try every kind of action whenever a frame with steps asks; count the asks and refusals."""
    rules = table.game.rules
    book = rulebook_of(table.game.slug)
    rng = Random(seed)
    asked = refused = 0
    for _events in random_play(table, seed, most=600):
        state = table.copy_state()
        frame: Any = state.top
        steps = steps_of(frame)
        for seat in rules.pending(state).seats if steps is not None else ():
            assert steps is not None
            ask = rules.ask(state, seat)
            menu = frame.menu_of(state, seat)
            if not isinstance(ask, MenuAsk) or ask.all_choices is not menu.all_choices:
                continue  # another stage of the frame
            asked += 1
            check_bits(steps, state, frame, menu, ask)
            flags = frame.situation(state, seat)
            for action in some_actions(ask, rng):
                assert steps.cannot(state, frame, menu, flags, action) is None, action
            for action in tries(table.game.grammar, table.lexicon, ask, rng, each=6):
                reason = steps.cannot(state, frame, menu, flags, action)
                assert (reason is None) == ask.contains(action), action
                if reason is not None:
                    refused += 1
                    assert book.clause(reason.clause) or book.ruling(reason.clause), reason
    return asked, refused


def check_bits(steps: Steps[Any, Any], state: Any, frame: Any, menu: StepMenu, ask: MenuAsk) -> None:
    """The n-th bit, the n-th choice and the n-th step are of one kind, and open together."""
    flags = frame.situation(state, menu.seat)
    assert len(steps.steps) == len(ask.all_choices) == len(menu.entries)
    for n, step in enumerate(steps.steps):
        choice = ask.all_choices[n]
        assert choice.make is step.make
        assert choice.domain is menu.entries[n].domain
        is_open = step.when & ~flags == 0 and step.available(state, frame, menu.seat, menu.entries[n].domain)
        assert bool(ask.open_bits >> n & 1) == is_open == (choice in ask.choices), step
        assert not is_open or choice.size() > 0, step
