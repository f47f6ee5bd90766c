"""Policies that nobody has learnt: by lot, or made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import numpy as np

from parlour.envs.game_config import GameConfig
from parlour.envs.policy import Policy


def by_lot(slug: str, seats: int | None = None, seed: int = 1, width: int = 8) -> Policy:
    """One whose numbers were drawn by lot."""
    setting = GameConfig(slug, seats)
    encoding = setting.encoding
    rng = np.random.default_rng(seed)
    sizes = [encoding.observation_size, width, encoding.actions]
    layers = [
        (
            rng.normal(0, 1 / np.sqrt(inner), (outer, inner)).astype(np.float32),
            rng.normal(0, 1, outer).astype(np.float32),
        )
        for inner, outer in pairwise(sizes)
    ]
    return Policy(slug, setting.seats, encoding.mark(), layers)


def by_hand(slug: str, seats: int, likings: Mapping[str, float]) -> Policy:
    """One that likes some steps more than others, whatever it sees: by the words of their labels."""
    encoding = GameConfig(slug, seats).encoding
    added = np.zeros(encoding.actions, np.float32)
    for label, liking in likings.items():
        added[encoding.vocabulary.labels.index(label)] = liking
    weights = np.zeros((encoding.actions, encoding.observation_size), np.float32)
    return Policy(slug, seats, encoding.mark(), [(weights, added)])
