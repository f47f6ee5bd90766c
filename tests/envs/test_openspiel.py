"""The games for OpenSpiel: its own simulation test, its searching bots, and the same game through every door."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from shimmy import OpenSpielCompatibilityV0

import parlour
from parlour.core.moves import below
from parlour.core.registry import find
from parlour.envs import openspiel
from parlour.envs.game_config import Episode, GameConfig
from parlour.envs.pettingzoo import AEC
from parlour.testing import seat_counts


def loaded(slug: str, players: int = 0) -> Any:
    options = ";".join(f"{name}:{value}" for name, value in find(slug).brief.items())
    return pyspiel.load_game(openspiel.name_of(slug), {"options": options, "players": players})


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


def test_returns_add_up_to_nothing_and_come_at_the_end(slug: str) -> None:
    game = loaded(slug, min(max(3, seat_counts(slug)[0]), seat_counts(slug)[-1]))
    state, steps = played(game, 1)
    assert sum(state.returns()) == pytest.approx(0)
    outcome = state.play.episode.outcome()
    for winner in outcome.winners:
        assert state.returns()[winner] == max(state.returns())
    before, _steps = played(game, 1, steps - 1)
    assert set(before.returns()) == {0}


def test_a_copy_goes_its_own_way(slug: str) -> None:
    game = loaded(slug)
    state, _steps = played(game, 2, 40)
    if state.is_terminal():
        state, _steps = played(game, 2, 3)
    before, twin = str(state), state.clone()
    assert str(twin) == before
    rng = Random(1)
    for _ in range(3):
        if not twin.is_terminal():
            outcomes = [place for place, _chance in twin.chance_outcomes()] if twin.is_chance_node() else []
            twin.apply_action(rng.choice(outcomes or twin.legal_actions()))
    assert str(state) == before
    assert len(twin.history()) > len(state.history())


def test_chance_is_every_face_that_is_left() -> None:
    state = loaded("pit", 3).new_initial_state()
    seen = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _place, chance in outcomes) == pytest.approx(1)
        episode = state.play.episode
        assert len(outcomes) == len(episode.draw.faces) - (0 if episode.draw.returns else len(episode.drawn))
        assert state.action_to_string(outcomes[0][0]).startswith(episode.draw.what)
        state.apply_action(outcomes[-1][0])
        seen += 1
    assert seen > 20


def test_options_and_forms_are_parameters() -> None:
    game = pyspiel.load_game("parlour_weigh_anchor(players=4,options=turn_limit:5;short:true)")
    assert game.num_players() == 4
    options = game.new_initial_state().play.episode.setting.options
    assert (options["turn_limit"], options["short"]) == (5, True)
    live = pyspiel.load_game("parlour_pit", {"form": "live"})
    assert live.new_initial_state().play.episode.setting.options["form"] == "live"
    with pytest.raises(parlour.BadData, match="NAME:VALUE"):
        openspiel.read_options("pit", "live")


def test_an_observer_gives_what_the_seat_sees() -> None:
    game = loaded("ten-up")
    state, _steps = played(game, 3, 9)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    episode = state.play.episode
    answering = episode.answering if episode.seat == 1 else None
    assert np.array_equal(observer.tensor, episode.encoding.observe(episode.views[1], answering))
    assert state.observation_tensor(1) == pytest.approx(observer.tensor.tolist())
    assert state.observation_string(0) != state.observation_string(1)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"loud": True})


def test_what_a_seat_has_seen_is_the_same_however_it_is_asked_for(slug: str) -> None:
    """At every moment from the start on, at the end alone, in a copy and in a play that was kept."""
    game = loaded(slug)
    rng = Random(4)
    state, late = game.new_initial_state(), game.new_initial_state()
    asked = []
    for _ in range(60):
        if state.is_terminal():
            break
        outcomes = [place for place, _chance in state.chance_outcomes()] if state.is_chance_node() else []
        step = rng.choice(outcomes or state.legal_actions())
        asked.append([state.information_state_string(player) for player in range(game.num_players())])
        state.apply_action(step)
        late.apply_action(step)
    for twin in (
        late,
        state.clone(),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ):
        for player in range(game.num_players()):
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
    assert len({strings[0] for strings in asked}) > 5


def test_a_past_tells_moments_apart_that_look_the_same() -> None:
    """In Pit nobody sees whether one has passed in a round that changed nothing; oneself knows."""
    game = loaded("pit", 3)
    state, _steps = played(game, 1, 120)
    while state.is_chance_node() or len(state.legal_actions()) < 2 or state.play.episode.answering.taken:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    player = state.current_player()
    twins = [state.clone(), state.clone()]
    twins[0].apply_action(state.legal_actions()[0])
    twins[1].apply_action(state.legal_actions()[1])
    while not twins[1].is_chance_node() and twins[1].current_player() == player:
        twins[1].apply_action(twins[1].legal_actions()[0])
    assert twins[0].observation_string(player) == twins[1].observation_string(player)
    assert twins[0].information_state_string(player) != twins[1].information_state_string(player)
    assert twins[0].information_state_tensor(player) != twins[1].information_state_tensor(player)
    other = (player + 1) % 3
    assert twins[0].information_state_string(other) == twins[1].information_state_string(other)


def test_a_past_holds_nothing_that_the_seat_was_not_told() -> None:
    """Two cards of other hands are exchanged in the deal: whose hands they are not has seen the same."""
    game = loaded("pit", 3)
    faces: list[int] = []
    state = game.new_initial_state()
    while state.is_chance_node():
        faces.append(state.chance_outcomes()[-1][0])
        state.apply_action(faces[-1])
    alike = different = 0
    rng = Random(5)
    for _ in range(60):
        one, two = rng.sample(range(len(faces)), 2)
        swapped = faces[:]
        swapped[one], swapped[two] = swapped[two], swapped[one]
        twin = game.new_initial_state()
        for face in swapped:
            if not twin.is_chance_node() or face not in [place for place, _chance in twin.chance_outcomes()]:
                break
            twin.apply_action(face)
        if twin.is_chance_node():
            continue
        for player in range(3):
            is_same = twin.observation_string(player) == state.observation_string(player)
            assert (twin.information_state_string(player) == state.information_state_string(player)) == is_same
            alike += is_same
            different += not is_same
    assert alike > 5
    assert different > 5


def test_a_guess_keeps_the_guessers_past_and_no_other() -> None:
    state, _steps = played(loaded("pit", 4), 1, 120)
    player = state.current_player()
    guess = openspiel.resampled(state, player, Random(2))
    for other in range(4):
        is_same = guess.information_state_string(other) == state.information_state_string(other)
        assert is_same == (other == player)


def test_openspiels_search_with_guesses_knows_moments_by_what_was_seen() -> None:
    game = loaded("pit", 3)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng, allow_inconsistent_action_sets=True)
    guesses = Random(4)
    bot.set_resampler(lambda state, player: openspiel.resampled(state, player, guesses))
    state, _steps = played(game, 1, 60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_openspiels_tree_search_plays() -> None:
    game = pyspiel.load_game("parlour_weigh_anchor", {"options": "turn_limit:1"})
    rng = np.random.RandomState(1)
    bots = [MCTSBot(game, 2, 4, RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < 12:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        step = bots[state.current_player()].step(state)
        assert step in state.legal_actions()
        state.apply_action(step)
        decisions += 1
    assert decisions >= 5


def test_openspiels_search_with_guesses_plays_where_cards_are_hidden() -> None:
    game = loaded("pit", 3)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, rng),
        2.0,
        3,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    guesses = Random(4)
    bot.set_resampler(lambda state, player: openspiel.resampled(state, player, guesses))
    state, _steps = played(game, 1, 60)
    decisions = 0
    while decisions < 2:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        step = bot.step(state)
        assert step in state.legal_actions()
        state.apply_action(step)
        decisions += 1


def test_a_guess_looks_the_same_to_the_seat_and_is_not_kept() -> None:
    state, _steps = played(loaded("pit", 4), 1, 120)
    player = state.current_player()
    assert player >= 0
    guess = openspiel.resampled(state, player, Random(2))
    assert guess.observation_string(player) == state.observation_string(player)
    assert guess.legal_actions() == state.legal_actions()
    hands = [state.play.episode.state.hands, guess.play.episode.state.hands]
    assert hands[0] != hands[1]
    with pytest.raises(TypeError, match="cannot be kept"):
        guess.play.__reduce__()


class Lots:
    """Chance for Shimmy from the generator that a table's seed means."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choice(self, places: tuple[int, ...], p: tuple[float, ...]) -> int:
        assert set(p) == {p[0]}
        return places[below(self._rng, len(places))]


def test_the_same_seed_and_steps_give_the_same_game_through_every_door(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PettingZoo, OpenSpiel through Shimmy, and the engine itself."""
    monkeypatch.setattr("shimmy.openspiel_compatibility.seeding.np_random", lambda seed: (Lots(seed), seed))
    seats = seat_counts(slug)[0]
    options = ";".join(f"{name}:{value}" for name, value in find(slug).brief.items())
    config = {"players": seats, "options": options, "all_faces": True}
    spiel = OpenSpielCompatibilityV0(game_name=openspiel.name_of(slug), config=config)
    zoo = AEC(slug, seats=seats, options=find(slug).brief)
    rng = Random(6)
    spiel.reset(seed=21)
    zoo.reset(seed=21)
    for _ in range(150):
        if zoo.episode.answering is None or any(zoo.terminations.values()):
            break
        assert spiel.agent_selection == zoo.agent_selection
        seen = zoo.observe(zoo.agent_selection)
        assert np.array_equal(spiel.infos[spiel.agent_selection]["action_mask"], seen["action_mask"])
        assert np.allclose(spiel.observe(spiel.agent_selection), seen["observation"])
        step = rng.choice(zoo.episode.open())
        spiel.step(step)
        zoo.step(step)
    dump = zoo.setting.game.state.dump
    lexicon = zoo.setting.encoding.lexicon
    table = parlour.open(slug, seats=seats, options=find(slug).brief, seed=21)
    table.asks()
    for seat, action in zoo.episode.answers:
        table.act(seat, action)
    played_through = [zoo.episode.state, spiel.game_state.play.episode.state, table.copy_state()]
    assert len(zoo.episode.answers) >= 3
    assert len({str(dump(state, lexicon)) for state in played_through}) == 1


def test_a_sitting_with_a_seed_is_copied_with_its_chance() -> None:
    episode = Episode(GameConfig("ten-up", 2), 5)
    twin = episode.copy()
    for one in (episode, twin):
        rng = Random(3)
        for _ in range(60):
            one.take(rng.choice(one.open()))
    assert episode.answers == twin.answers
    assert len(episode.answers) > 20


def test_a_program_that_uses_the_games_ends_well() -> None:
    code = "import pyspiel, parlour.envs.openspiel as o; pyspiel.load_game(o.name_of('ten-up')).new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
