"""The PettingZoo environments play the game that the rules say. (PettingZoo's own tests: `tests/contract`.)"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import parlour
from parlour.core.registry import find
from parlour.encoding.actions.step_vocabulary import WAIT
from parlour.envs.game_config import Episode, GameConfig
from parlour.envs.pettingzoo import AEC, Parallel, env
from parlour.games.pit.view import PitView
from parlour.testing import seat_counts
from tests.games.pit.hands import rounds


def most(slug: str) -> int:
    """A table of three where that is allowed: somebody can be out while others play on."""
    return min(max(3, seat_counts(slug)[0]), seat_counts(slug)[-1])


def open_steps(seen: dict[str, Any]) -> list[int]:
    return [int(step) for step in np.flatnonzero(seen["action_mask"])]


def play(game: AEC, seed: int, choose: Callable[[list[int]], int], most: int = 4000) -> dict[str, float]:
    """Play to the end or for so many steps; returns what each seat got in all."""
    game.reset(seed=seed)
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter(most):
        seen, reward, is_out, is_cut_off, _info = game.last()
        got[agent] += reward
        game.step(None if is_out or is_cut_off else choose(open_steps(seen)))
    return got


def test_the_same_answers_on_a_table_give_the_same_game(slug: str) -> None:
    game = AEC(slug, seats=most(slug), options=find(slug).brief)
    play(game, 11, Random(5).choice, 600)
    table = parlour.open(slug, seats=most(slug), options=find(slug).brief, seed=11)
    table.asks()
    assert len(game.episode.answers) > 5
    for seat, action in game.episode.answers:
        table.act(seat, action)
    encoding = game.setting.encoding
    assert np.array_equal(encoding.whole(table.copy_state()), game.state())
    assert table.outcome() == game.episode.outcome()
    assert game.setting.game.state.dump(table.copy_state(), table.lexicon) == game.setting.game.state.dump(
        game.episode.state, table.lexicon
    )


def test_ranks_add_up_to_nothing_and_the_winner_gets_most(slug: str) -> None:
    game = AEC(slug, seats=most(slug), options=find(slug).brief)
    ended = 0
    for seed in range(3):
        got = play(game, seed, Random(seed).choice, 20_000)
        outcome = game.episode.outcome()
        if outcome is not None:
            ended += 1
            assert not game.agents
            assert sum(got.values()) == pytest.approx(0)
            for winner in outcome.winners:
                assert got[game.possible_agents[winner]] == max(got.values())
    assert ended


def test_whoever_goes_out_is_settled_and_not_asked_again() -> None:
    game = AEC("weigh-anchor", seats=4, resign=True)
    game.reset(seed=2)
    resign = game.setting.encoding.vocabulary.labels.index("resign")
    out: list[str] = []
    rewards: dict[str, float] = {}
    rng = Random(8)
    for agent in game.agent_iter(5000):
        seen, reward, is_out, _cut_off, _info = game.last()
        assert agent not in out
        if is_out:
            out.append(agent)
            rewards[agent] = reward
            game.step(None)
            continue
        steps = open_steps(seen)
        game.step(
            resign if resign in steps and agent in ("player_3", "player_1") else rng.choice(_quiet(steps, resign))
        )
        if len(out) == 2:
            break
    assert sorted(out) == ["player_1", "player_3"]
    assert [rewards[agent] for agent in out] == [-1, pytest.approx(-1 / 3)]
    assert game.agents == ["player_0", "player_2"]


def _quiet(steps: list[int], resign: int) -> list[int]:
    return [step for step in steps if step != resign] or steps


def test_worth_and_shaping_follow_the_standing() -> None:
    game = AEC("ten-up", seats=2, reward="worth", shaping=0.5)
    got = play(game, 3, Random(1).choice, 50_000)
    outcome = game.episode.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    worths = game.episode.views[0].worths()
    mine, its = [worths["AB"[seat]] or 0 for seat in (winner, 1 - winner)]
    standing = (mine - its) / (mine + its)
    assert got[game.possible_agents[winner]] == pytest.approx(1.5 * standing)
    assert got[game.possible_agents[1 - winner]] == pytest.approx(-1.5 * standing)


def test_a_step_that_is_not_open_is_refused_and_changes_nothing() -> None:
    game = AEC("ten-up", seats=2)
    game.reset(seed=1)
    before = game.state()
    with pytest.raises(parlour.BadData, match="not open now"):
        game.step(WAIT)
    with pytest.raises(parlour.BadData, match="expected a step"):
        game.step(None)
    assert np.array_equal(before, game.state())
    assert game.agent_selection == "player_0"


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(parlour.BadData, match="rank, worth"):
        env("ten-up", reward="luck")


def test_those_who_may_move_besides_are_asked_if_wanted() -> None:
    asked = {}
    for is_free_asked in (False, True):
        game = AEC("finance", seats=3, ask_free_seats=is_free_asked)
        rng = Random(4)
        waits = 0
        for seed in range(8):
            game.reset(seed=seed)
            for _ in range(200):
                if not game.agents or game.episode.answering is None:
                    break
                steps = game.episode.open()
                waits += WAIT in steps
                game.step(rng.choice(steps))
        asked[is_free_asked] = waits
    assert asked[False] < asked[True]
    assert asked[True] > 20


def test_in_pit_in_rounds_all_offer_at_once() -> None:
    game = Parallel("pit", seats=4)
    seen, _infos = game.reset(seed=5)
    while not all(sum(each["action_mask"]) > 1 for each in seen.values()):
        seen, *_rest = game.step({agent: int(np.argmax(each["action_mask"])) for agent, each in seen.items()})
    before = game.episode.answers[:]
    offer = game.setting.encoding.vocabulary.labels.index("offer {cards} floor {floor}")
    answered = 0
    rng = Random(2)
    for _ in range(8):
        steps = {agent: open_steps(each) for agent, each in seen.items()}
        chosen = {agent: offer if offer in open_ else rng.choice(open_) for agent, open_ in steps.items()}
        if len(game.episode.answers) > len(before):
            break
        answered += any(open_ == [WAIT] for open_ in steps.values())
        seen, *_rest = game.step(chosen)
    assert len(game.episode.answers) - len(before) == 4
    assert {seat for seat, _action in game.episode.answers[-4:]} == {0, 1, 2, 3}


def test_all_at_once_a_step_that_is_not_open_counts_as_time_run_out() -> None:
    game = Parallel("pit", seats=3)
    game.reset(seed=1)
    asked = game.episode.asked()
    _seen, _rewards, _out, _cut_off, infos = game.step(dict.fromkeys(game.agents, 1))
    assert {agent for agent, info in infos.items() if "timed_out" in info} == {f"player_{seat}" for seat in asked}
    assert game.episode.answers == [(seat, answering.ask.default_action) for seat, answering in asked.items()]


def test_live_pit_is_played_in_turns_by_those_who_like() -> None:
    game = AEC("pit", seats=3, form="live")
    play(game, 1, Random(3).choice, 400)
    assert len(game.episode.answers) > 20


def test_a_corner_ends_the_round_for_all_who_answered_with_it() -> None:
    """Sealed answers go to the table in the order of the seats; after a corner those behind it count no more."""
    table = rounds({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
    moment = Episode(GameConfig("pit", seats=len(table.names)), seed=1).copy(table.copy_state())
    corner, offer = table.judge("A", "corner Oil"), table.judge("B", "offer Gas 2 floor 1")
    moment.answer({0: corner, 1: offer})
    assert [seat for seat, _action in moment.answers][-1] == 0
    assert moment.views[0].worths()["A"] == cast("PitView", moment.views[0]).value("Oil")
    assert moment.seat >= 0
