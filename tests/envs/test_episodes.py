"""Episode after episode in one environment: nothing of one is left in the next."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import parlour
from parlour.bots import names
from parlour.core.registry import find
from parlour.envs.gymnasium import SeatEnv, name_of
from parlour.envs.pettingzoo import AEC, Parallel
from parlour.envs.vector import VectorSeatEnv
from parlour.table import library
from parlour.testing import edition_text, seat_counts


def bots_of(slug: str) -> list[str]:
    """Every bot of a game; those that search, with one play-out for each answer."""
    return [f"{bot}@1" if bot == "hard" and slug != "pit" else bot for bot in names(slug)]


def cut_off(env: Any, seed: int, steps: int) -> list[bytes]:
    """An episode that is left in the middle of a hand; returns what was seen."""
    seen, _info = env.reset(seed=seed)
    told = [seen["observation"].tobytes()]
    rng = Random(seed)
    for _ in range(steps):
        seen, _reward, is_out, is_cut_off, _info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        told.append(seen["observation"].tobytes())
        if is_out or is_cut_off:
            break
    return told


def test_an_episode_does_not_depend_on_the_one_before(slug: str) -> None:
    for bot in bots_of(slug):
        used = gymnasium.make(name_of(slug), bots=bot, disable_env_checker=True)
        for seed, steps in ((1, 3), (2, 12), (3, 10)):
            fresh = SeatEnv(slug, bots=bot)
            assert cut_off(used, seed, steps) == cut_off(fresh, seed, steps), bot


def test_bots_that_survive_an_episode_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: the bots of the first episode play all of them."""
    new_bots, kept = SeatEnv._new_bots, {}

    def surviving(seat: SeatEnv) -> Any:
        if id(seat) not in kept:
            kept[id(seat)] = (seat, new_bots(seat))
        return kept[id(seat)][1]

    monkeypatch.setattr(SeatEnv, "_new_bots", surviving)
    with pytest.raises((AssertionError, LookupError, ValueError)):
        test_an_episode_does_not_depend_on_the_one_before("pit")


def test_the_bots_of_an_episode_are_new(slug: str) -> None:
    env = SeatEnv(slug, bots="normal")
    env.reset(seed=1)
    before = list(env.bots.values())
    env.reset(seed=1)
    assert not any(bot is old for bot in env.bots.values() for old in before)


def test_pit_is_played_again_after_ten_steps_forty_times() -> None:
    """What broke first: bots that remembered the hand of the episode before."""
    for seed in range(40):
        env = gymnasium.make("parlour/pit-v0", bots=("normal", "hard", "easy")[seed % 3], disable_env_checker=True)
        for _ in range(2):
            cut_off(env, seed, 10)


def test_episodes_side_by_side_do_not_depend_on_the_ones_before() -> None:
    envs = VectorSeatEnv("pit", 2, bots="hard", max_cycles=4)
    seen, _infos = envs.reset(seed=5)
    rng = Random(1)
    for _ in range(25):
        seen, *_rest = envs.step(np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]))
    seen, _infos = envs.reset(seed=[8, 9])
    for n, seed in enumerate((8, 9)):
        assert seen["observation"][n].tobytes() == cut_off(SeatEnv("pit", bots="hard"), seed, 0)[0]
    envs.close()


def test_random_play_does_not_resign_unless_it_may(slug: str) -> None:
    """Irreversible answers stay closed to agents; elsewhere they can be given."""
    grave = {f"{verb.pattern}" for verb in find(slug).grammar.verbs if verb.pattern in ("resign", "propose stop")}
    for resign in (False, True):
        game = AEC(slug, seats=min(3, seat_counts(slug)[-1]), resign=resign)
        game.reset(seed=2)
        rng = Random(3)
        met = set()
        for _ in range(150):
            if game.episode.answering is None or any(game.terminations.values()):
                break
            labels = game.setting.encoding.vocabulary.labels
            met |= {labels[step] for step in game.episode.open()} & grave
            quiet = [step for step in game.episode.open() if labels[step] not in grave]
            game.step(rng.choice(quiet))
        assert bool(met) == (resign and bool(grave)), met


@pytest.mark.parametrize("mode", ["rgb_array", "pixels"])
def test_a_way_of_rendering_that_does_not_exist_is_refused(mode: str) -> None:
    for make in (AEC, Parallel, SeatEnv):
        with pytest.raises(parlour.BadData, match="ansi, human"):
            make("ten-up", render_mode=mode)
    with pytest.raises(parlour.BadData, match="ansi, human"):
        VectorSeatEnv("ten-up", 2, render_mode=mode)


def test_environments_play_on_a_custom_edition(slug: str, tmp_path: Any) -> None:
    text = shelf_text(slug)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    for edition in (text, str(path), path):
        seat = SeatEnv(slug, bots="random", edition=edition)
        assert seat.setting.edition.title == "Mine"
        cut_off(seat, 1, 3)
        assert AEC(slug, edition=edition).setting.edition.title == "Mine"
    envs = VectorSeatEnv(slug, 2, bots="random", edition=text)
    envs.reset(seed=1)
    envs.close()
    with pytest.raises(parlour.BadData, match="no TOML"):
        AEC(slug, edition="this is\nno edition")
    with pytest.raises(parlour.BadData, match="cannot be read"):
        AEC(slug, edition=str(tmp_path / "nowhere.toml"))


def shelf_text(slug: str) -> str:
    """A game's own edition under another id and title."""
    own = library.bundled_edition(slug)
    text = edition_text(slug).replace(f'id = "{own.id}"', 'id = "mine"', 1)
    return text.replace(f'title = "{own.title}"', 'title = "Mine"', 1)
