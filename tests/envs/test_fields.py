"""Every number of an observation has a name, an offset and a range."""

from __future__ import annotations

from random import Random

import numpy as np

from parlour.encoding.observations.features import HIDDEN, signed_log
from parlour.envs.game_config import GameConfig
from parlour.envs.pettingzoo import AEC
from parlour.testing import seat_counts


def test_names_are_unique_and_offsets_complete(slug: str) -> None:
    for seats in (seat_counts(slug)[0], seat_counts(slug)[-1]):
        encoding = GameConfig(slug, seats).encoding
        fields = encoding.fields()
        assert [field.offset for field in fields] == list(range(encoding.observation_size))
        assert len({field.name for field in fields}) == len(fields)


def test_what_is_seen_is_in_range(slug: str) -> None:
    game = AEC(slug, seats=min(max(3, seat_counts(slug)[0]), seat_counts(slug)[-1]))
    fields = game.setting.encoding.fields()
    low, high = (np.array([getattr(field, end) for field in fields]) for end in ("low", "high"))
    rng = Random(1)
    met = np.zeros(len(fields), bool)
    for seed in range(2):
        game.reset(seed=seed)
        for _ in range(150):
            if game.episode.answering is None or any(game.terminations.values()):
                break
            seen = game.observe(game.agent_selection)["observation"]
            wrong = np.flatnonzero((seen < low) | (seen > high))
            assert not wrong.size, [(fields[n].name, float(seen[n])) for n in wrong]
            met |= seen != 0
            game.step(rng.choice(game.episode.open()))
    assert met.sum() > 20


def test_a_name_says_what_stands_at_its_offset(slug: str) -> None:
    """The seat itself, how the seats stand counted from it, and the steps of its answer."""
    game = AEC(slug, seats=seat_counts(slug)[-1])
    game.reset(seed=3)
    encoding = game.setting.encoding
    at = {field.name: field.offset for field in encoding.fields()}
    rng = Random(2)
    for _ in range(60):
        episode = game.episode
        if episode.answering is None:
            break
        seat = episode.seat
        seen = episode.observe(seat, episode.answering)
        assert seen[at["is_asked"]] == 1
        assert seen[at["answer.length"]] == len(episode.answering.all_steps)
        for place, step in enumerate(episode.answering.all_steps):
            assert seen[at[f"answer[{encoding.vocabulary.labels[step]}]"]] >= place + 1
        letters = encoding.lexicon.letters
        assert [seen[at[f"seat[{letter}]"]] for letter in letters] == [letter == letters[seat] for letter in letters]
        for n, worth in enumerate(episode.views[seat].worths().values()):
            label = "self" if n == seat else f"+{(n - seat) % len(letters)}"
            due = HIDDEN if worth is None else signed_log(worth)
            assert seen[at[f"worth[{label}]"]] == np.float32(due)
        game.step(rng.choice(episode.open()))
