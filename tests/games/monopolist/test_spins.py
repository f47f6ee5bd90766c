"""Spins that are the same to the game, in groups: every rest position of a group leads to the same moments."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour.core.moves import CHANCE, OVER
from parlour.core.registry import find
from parlour.games.monopolist.spins import alike
from parlour.testing import random_move

SETTINGS: list[dict[str, object]] = [
    {},
    {"placement_prompts": "always", "draw_in_limit": "none", "resolution_order": "simultaneous"},
    {"own_move_into_span": "resolve_then_draw_in", "decline_when": "any_cell_covered", "restart_moment": "at_once"},
    {"spinner_model": "detent"},
]


def without_rest(told: Any) -> Any:
    """A state as data, but for where the spider rests."""
    if isinstance(told, dict):
        return {name: without_rest(value) for name, value in told.items() if name != "rest"}
    return [without_rest(item) for item in told] if isinstance(told, list) else told


def course(table: Any, s: Any, rest: int, seed: int) -> list[Any]:
    """What follows a spin up to the next one: what is asked, and how the table stands, answer by answer."""
    rules, state = table.game.rules, table.game.rules.copy(s)
    rng = Random(seed)
    rules.resolve_draw(state, [rest])
    told = []
    while True:
        told.append(without_rest(table.game.state.dump(state, table.lexicon)))
        pending = rules.pending(state)
        if pending.kind in (CHANCE, OVER):
            return told
        ask = rules.ask(state, pending.seats[0])
        told.append([table.show(action) for action in ask.actions()])
        rules.apply(state, pending.seats[0], ask.nth(rng.randrange(ask.size())))


@pytest.mark.parametrize("options", SETTINGS)
def test_what_follows_is_the_same_for_a_whole_group(options: dict[str, object]) -> None:
    rng, moves = Random(2), Random(3)
    groups_met, sizes = 0, []
    for seats in (2, 4):
        table = parlour.open("monopolist", seats=seats, options=options, chance="by hand")
        draws = 0
        for _ in range(700):
            s = table.copy_state()
            pending = table.game.rules.pending(s)
            if pending.kind == OVER:
                break
            random_move(table, moves)
            draws += pending.kind == CHANCE
            if pending.kind != CHANCE or draws % 5:
                continue
            assert pending.draw is not None
            groups = alike(s, pending.draw)  # type: ignore[arg-type]
            assert sorted(rest for group in groups for rest in group) == list(pending.draw.faces)
            sizes.append(len(groups))
            for group in rng.sample(groups, min(4, len(groups))):
                for seed in (1, 2):
                    first = course(table, s, group[0], seed)
                    for rest in {group[-1], rng.choice(group)}:
                        assert course(table, s, rest, seed) == first
                groups_met += 1
    assert groups_met > 20
    assert max(sizes) < 60


def test_a_spin_has_few_outcomes_for_openspiel_and_all_of_them_if_wanted() -> None:
    import pyspiel  # noqa: PLC0415

    from parlour.envs import openspiel  # noqa: PLC0415

    counts = []
    for all_faces in (False, True):
        state = pyspiel.load_game(openspiel.name_of("monopolist"), {"all_faces": all_faces}).new_initial_state()
        while not state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        outcomes = state.chance_outcomes()
        counts.append(len(outcomes))
        assert sum(chance for _place, chance in outcomes) == pytest.approx(1)
    assert counts == [8, 2520]
    assert find("monopolist").alike is not None
    assert "monopolist" in parlour.games()
