"""The libraries' own test suites, for every game with its fewest and most seats and by every preset.

They run here so that they run on both engines: on the plain sources and on the compiled ones.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
import supersuit
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import parallel_to_aec
from shimmy import OpenSpielCompatibilityV0

import parlour
from parlour.core.registry import find
from parlour.core.rulebook import shown
from parlour.envs import openspiel
from parlour.envs.gymnasium import SeatEnv, name_of
from parlour.envs.pettingzoo import env, parallel_env
from parlour.testing import rulebook_of, seat_counts
from tests.contract.conftest import can_sit

pytestmark = [
    # PettingZoo's tests expect arrays, and know only its own environments as those with masks.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:State space:UserWarning"),
]


def scenes() -> list[Any]:
    """The fewest and the most seats by the default rules, and every preset with the fewest seats it allows."""
    found = []
    for slug in parlour.games():
        counts = seat_counts(slug)
        cases: list[tuple[str, int, dict[str, object]]] = [("fewest", counts[0], {}), ("most", counts[-1], {})]
        for preset in rulebook_of(slug).presets:
            cases.append((preset.name, next(n for n in counts if can_sit(slug, n, preset.options)), preset.options))
        found += [pytest.param(slug, seats, options, id=f"{slug}-{name}") for name, seats, options in cases]
    return found


every_scene = pytest.mark.parametrize(("game", "count", "settings"), scenes())
Options = dict[str, object]


@every_scene
def test_pettingzoo_seat_by_seat(game: str, count: int, settings: Options) -> None:
    api_test(env(game, seats=count, options=settings), num_cycles=20)
    seed_test(lambda: env(game, seats=count, options=settings), num_cycles=8)
    render_test(lambda render_mode: env(game, seats=count, options=settings, render_mode=render_mode))


@every_scene
def test_pettingzoo_all_at_once(game: str, count: int, settings: Options) -> None:
    def seated(max_cycles: int | None = None) -> Any:
        return parallel_env(game, seats=count, options=settings, max_cycles=max_cycles)

    parallel_api_test(seated(), num_cycles=20)
    parallel_seed_test(seated, num_cycles=8)
    max_cycles_test(SimpleNamespace(parallel_env=seated, env=lambda max_cycles: parallel_to_aec(seated(max_cycles))))
    state_test(parallel_to_aec(seated()), seated(), num_cycles=3)


@every_scene
def test_supersuit_copies_and_batches_a_game(game: str, count: int, settings: Options) -> None:
    one = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(game, seats=count, options=settings))
    many = supersuit.concat_vec_envs_v1(one, 2, num_cpus=0, base_class="gymnasium")
    seen, _infos = many.reset(seed=1)
    for _ in range(8):
        seen, *_rest = many.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert many.observation_space.contains({name: array[0] for name, array in seen.items()})
    assert len(seen["observation"]) == 2 * count


@every_scene
@pytest.mark.filterwarnings("ignore:.*render:UserWarning")
def test_gymnasium(game: str, count: int, settings: Options) -> None:
    check_env(SeatEnv(game, count, settings, bots="random", seat=count - 1, render_mode="ansi"))
    many = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make(name_of(game), seats=count, options=settings, bots="random") for _ in range(2)]
    )
    seen, _infos = many.reset(seed=3)
    for _ in range(5):
        seen, *_rest = many.step(np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]]))
    assert many.observation_space.contains(seen)
    many.close()


@pytest.mark.parametrize("game", parlour.games())
def test_gymnasium_starts_processes_with_environments_in_them(game: str) -> None:
    many = gymnasium.make_vec(name_of(game), num_envs=2, vectorization_mode="async", bots="random")
    seen, _infos = many.reset(seed=3)
    many.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    many.close()


def loaded(game: str, count: int, settings: Options, resign: bool) -> Any:
    options = ";".join(f"{name}:{shown(value)}" for name, value in (find(game).brief | settings).items())
    parameters = {"options": options, "players": count, "resign": resign}
    return pyspiel.load_game(openspiel.name_of(game), parameters)


def played(game: Any, seed: int, steps: int | None = None) -> tuple[Any, int]:
    """A state after random play to the end, or after so many steps, and how many there were."""
    state, rng, taken = game.new_initial_state(), Random(seed), 0
    while not state.is_terminal() and taken != steps:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        taken += 1
    return state, taken


@every_scene
def test_openspiel_serialises_a_state_at_any_moment(game: str, count: int, settings: Options) -> None:
    spiel = loaded(game, count, settings, False)
    for steps in (0, 3, 60):
        state, _taken = played(spiel, 1, steps)
        _game, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
        for one in (twin, state.clone()):
            assert (str(one), one.history()) == (str(state), state.history())
            assert one.legal_actions() == state.legal_actions()


def simulated(spiel: Any) -> None:
    """OpenSpiel's own simulation with serialisation. Long games are taken up near their end."""
    _end, steps = played(spiel, 1)
    begun, _steps = played(spiel, 1, max(0, steps - 30))
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False, specific_initial_state=begun)


@pytest.mark.parametrize("game", parlour.games())
def test_openspiels_simulation(game: str) -> None:
    """Where players may resign, random play ends soon."""
    simulated(loaded(game, seat_counts(game)[0], {}, True))


@pytest.mark.soak
@every_scene
def test_openspiels_simulation_of_whole_games(game: str, count: int, settings: Options) -> None:
    simulated(loaded(game, count, settings, False))


@pytest.mark.parametrize("game", parlour.games())
@pytest.mark.filterwarnings("ignore:Agent's m.* observation space value:UserWarning")  # Shimmy's spaces are unbounded
def test_shimmy(game: str) -> None:
    count = seat_counts(game)[-1]
    api_test(OpenSpielCompatibilityV0(game_name=openspiel.name_of(game), config={"players": count}), num_cycles=10)
