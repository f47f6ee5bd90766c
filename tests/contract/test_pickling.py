"""Tables, environments, errors, records and policies survive pickle and deepcopy, and go on as the original."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import parlour
from parlour.bots import names
from parlour.chance.committed import NonceChain
from parlour.chance.dealers import SeededDealer
from parlour.core.record import read_journal
from parlour.core.refusals import Reason, RulesBug
from parlour.core.registry import find
from parlour.envs import openspiel
from parlour.envs.game_config import GameConfig
from parlour.envs.gymnasium import SeatEnv, name_of
from parlour.envs.pettingzoo import AEC, Parallel
from parlour.envs.policy import Policy
from parlour.server.rooms.ruleset import RulesDiffer
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import edition_text, hand_table, random_move, seat_counts

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
both_ways = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])


def played_on(table: Table, moves: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if table.is_over():
            return
        random_move(table, rng)


def is_same(one: Table, other: Table) -> None:
    assert other is not one
    assert other.record(keep_secret=True) == one.record(keep_secret=True)
    assert other.position() == one.position()
    for seat in (None, 0, 1):
        assert other.seen_by(seat) == one.seen_by(seat)
    assert other.can_undo() == one.can_undo()


def goes_on_alike(one: Table, other: Table, moves: int) -> None:
    is_same(one, other)
    for table in (one, other):
        played_on(table, moves, 5)
    is_same(one, other)


@both_ways
@pytest.mark.parametrize("chance", ["seeded", "verifiable", "by hand", "scripted"])
def test_a_table_goes_on_as_its_copy_does(slug: str, chance: str, copied: Callable[[Any], Any]) -> None:
    table = {
        "seeded": lambda: parlour.open(slug, seed=4),
        "verifiable": lambda: parlour.open(slug),
        "by hand": lambda: hand_table(slug, seat_counts(slug)[0]),
        "scripted": lambda: parlour.open(slug, chance=[]),
    }[chance]()
    if chance == "verifiable":
        nonces = NonceChain(3)
        table.pledge(0, nonces.pledge(table.journal.opening, "A"))
        table.nonce(0, nonces.next())
    moves = 0 if chance == "scripted" else 12
    goes_on_alike(table, copied(table), moves)
    goes_on_alike(table, copied(table), moves)


@both_ways
def test_a_copy_of_a_scripted_table_has_the_rest_of_the_script(copied: Callable[[Any], Any]) -> None:
    table = parlour.open("corner-the-market", seats=3, chance=[(1, 2), (6, 5), (3, 3), (2, 1), (4, 6), (1, 2)])
    rng = Random(1)
    for _ in range(2):
        random_move(table, rng)
    twin = copied(table)
    for one in (table, twin):
        rng = Random(2)
        while one.asks() and one.dealer.used < 6:  # type: ignore[union-attr]
            random_move(one, rng)
    assert twin.record() == table.record()
    assert "4, 6" in table.record() or "4 6" in table.record()


@both_ways
def test_a_table_is_copied_after_an_undo_at_a_position_and_at_its_end(slug: str, copied: Callable[[Any], Any]) -> None:
    table = parlour.open(slug, seed=1, options=find(slug).brief)
    played_on(table, 6, 1)
    while not table.can_undo():
        played_on(table, 1, 2)
        if table.is_over():
            break
    else:
        table.undo()
    is_same(table, copied(table))
    is_same(at := parlour.at(table.position(), seed=3), copied(at))
    rng = Random(1)
    for _ in range(find(slug).bound):
        if table.is_over():
            break
        random_move(table, rng)
    assert table.is_over()
    ended = copied(table)
    is_same(table, ended)
    assert ended.outcome() == table.outcome()
    assert copied(table.outcome()) == table.outcome()


@both_ways
def test_a_table_of_a_custom_edition_keeps_it(slug: str, copied: Callable[[Any], Any]) -> None:
    setting = GameConfig(slug, edition=own_text(slug))
    names = [chr(ord("A") + seat) for seat in range(setting.seats)]
    table = Table(setting.game, library.rulebook(slug), setting.edition, {}, names, SeededDealer(7))
    twin = copied(table)
    assert twin.edition.content == setting.edition.content != library.bundled_edition(slug).content
    goes_on_alike(table, twin, 8)


def own_text(slug: str) -> str:
    return edition_text(slug).replace("title = ", 'title = "Custom " # ', 1)


@both_ways
def test_what_a_table_is_made_of_is_copied(slug: str, copied: Callable[[Any], Any]) -> None:
    table = parlour.open(slug, seed=2)
    assert copied(table.game) is table.game
    assert copied(table.edition).content == table.edition.content
    assert copied(table.rulebook).content == table.rulebook.content
    rng = Random(3)
    for _ in range(15):
        if table.is_over():
            break
        ask = table.asks()[0]
        action = ask.sample(rng)
        assert copied(action) == action
        for event in table.act(ask.seat, action):
            assert table.say(copied(event), 0) == table.say(event, 0)
    journal = copied(table.journal)
    assert (journal.text(), journal.head()) == (table.journal.text(), table.journal.head())
    assert copied(read_journal(table.record())).text() == table.record()


@both_ways
@pytest.mark.parametrize(
    "error",
    [
        parlour.BadData("options", "there is no such option"),
        parlour.Refused("bid/low", "FIN-021", "A bid must beat 300."),
        RulesBug("the pieces do not add up"),
        RulesDiffer("it was played by another ruleset"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_are_copied_with_all_they_say(error: Exception, copied: Callable[[Any], Any]) -> None:
    twin = copied(error)
    assert type(twin) is type(error)
    assert (str(twin), vars_of(twin)) == (str(error), vars_of(error))


def vars_of(error: Exception) -> list[object]:
    return [getattr(error, name, None) for name in ("where", "problem", "code", "clause", "text", "details")]


def test_a_reason_is_pickled() -> None:
    twin = pickle.loads(pickle.dumps(Reason("bid/low", "FIN-021")))
    assert (twin.code, twin.clause) == ("bid/low", "FIN-021")


def steps_of(env: Any, seen: dict[str, Any], rng: Random, steps: int) -> tuple[list[Any], dict[str, Any]]:
    told = []
    for _ in range(steps):
        seen, reward, is_out, is_cut_off, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, is_out, is_cut_off, info))
        if is_out or is_cut_off:
            break
    return told, seen


@both_ways
def test_a_seat_goes_on_as_its_copy_does_whatever_bots_there_are(slug: str, copied: Callable[[Any], Any]) -> None:
    for bot in names(slug):
        env = gymnasium.make(name_of(slug), bots=quick(bot, slug), shaping=0.5, disable_env_checker=True)
        seen, _info = env.reset(seed=6)
        _told, seen = steps_of(env, seen, Random(2), 7)
        twin = copied(env)
        assert steps_of(twin, seen, Random(3), 7)[0] == steps_of(env, seen, Random(3), 7)[0]
        assert np.array_equal(twin.reset()[0]["observation"], env.reset()[0]["observation"])


@both_ways
def test_a_copy_with_other_chance_would_be_noticed(
    copied: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: the bots of a copy begin their chance again."""

    def forgetful(seat: SeatEnv) -> dict[str, Any]:
        return {**seat.__dict__, "_rngs": {other: Random(0) for other in seat.bots}}

    monkeypatch.setattr(SeatEnv, "__getstate__", forgetful)
    with pytest.raises(AssertionError):
        test_a_seat_goes_on_as_its_copy_does_whatever_bots_there_are("ten-up", copied)


def quick(bot: str, slug: str) -> str:
    """A bot that thinks by the clock is given a number of play-outs instead."""
    return f"{bot}@1" if bot == "hard" and slug != "pit" else bot


@both_ways
def test_a_game_of_several_agents_goes_on_as_its_copy_does(slug: str, copied: Callable[[Any], Any]) -> None:
    game = AEC(slug, seats=seat_counts(slug)[-1], shaping=0.1)
    assert copied(game).possible_agents == game.possible_agents  # before anybody has sat down
    game.reset(seed=1)
    rng = Random(4)
    for _ in range(9):
        game.step(rng.choice(game.episode.open()))
    twin = copied(game)
    assert twin.rewards is twin._course.rewards
    for one in (game, twin):
        rng = Random(5)
        for _ in range(12):
            one.last()
            one.step(rng.choice(one.episode.open()))
    assert game.episode.answers == twin.episode.answers
    assert np.array_equal(game.state(), twin.state())
    assert (game.agent_selection, game._cumulative_rewards) == (twin.agent_selection, twin._cumulative_rewards)


@both_ways
def test_a_parallel_game_goes_on_as_its_copy_does(slug: str, copied: Callable[[Any], Any]) -> None:
    game = Parallel(slug)
    copied(game)
    seen, _infos = game.reset(seed=1)
    rng = Random(4)
    for _ in range(5):
        seen, *_rest = game.step(chosen(seen, rng))
    twin = copied(game)
    ends = []
    for one in (game, twin):
        rng, at, got = Random(5), seen, []
        for _ in range(8):
            at, rewards, *_rest = one.step(chosen(at, rng))
            got.append(rewards)
        ends.append((got, {agent: each["observation"].tobytes() for agent, each in at.items()}))
    assert ends[0] == ends[1]


def chosen(seen: dict[str, Any], rng: Random) -> dict[str, int]:
    return {agent: rng.choice(np.flatnonzero(each["action_mask"]).tolist()) for agent, each in seen.items()}


@both_ways
def test_a_state_of_openspiel_is_copied(slug: str, copied: Callable[[Any], Any]) -> None:
    play = openspiel.OpenSpielEpisode(GameConfig(slug))
    rng = Random(1)
    for _ in range(30):
        episode = play.episode
        if episode.outcome() is None:
            play.take(rng.randrange(len(episode.draw.faces)) if episode.draw else rng.choice(episode.open()))
    twin = copied(play)
    encode = play.episode.setting.state_data
    assert (twin.steps, encode(twin.episode.state)) == (play.steps, encode(play.episode.state))


@both_ways
def test_a_policy_is_copied(copied: Callable[[Any], Any]) -> None:
    encoding = GameConfig("ten-up", 2).encoding
    weights = np.linspace(-1, 1, encoding.actions * encoding.observation_size, dtype=np.float32)
    layer = (weights.reshape(encoding.actions, encoding.observation_size), np.zeros(encoding.actions, np.float32))
    policy = Policy("ten-up", 2, encoding.mark(), [layer])
    seen = np.ones(encoding.observation_size, np.float32)
    assert np.array_equal(copied(policy).likely(seen, [1, 2, 3]), policy.likely(seen, [1, 2, 3]))


def test_a_pickled_table_is_small_and_shares_what_every_process_has() -> None:
    table = parlour.open("weigh-anchor", seed=1)
    twin = pickle.loads(pickle.dumps(table))
    assert twin.edition is table.edition
    assert twin.rulebook is table.rulebook
    assert len(pickle.dumps(table)) < 20_000
