"""Parts that all environments share: spaces, seeds, render modes, and a play as text."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final, final

import numpy as np
from gymnasium import spaces

from parlour.core.refusals import BadData
from parlour.encoding.game_encoding import MASK, OBSERVATION
from parlour.encoding.observations.description import LIMIT
from parlour.envs.game_config import Episode, GameConfig

MAX_SEED: Final = 2**31
RENDER_MODES: Final = ("ansi", "human")


def check_render_mode(mode: str | None) -> None:
    """Refuse unknown render modes; there is no pixel output."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadData("render_mode", f"{mode!r} is not supported; use one of {', '.join(RENDER_MODES)}, or None")


def action_space(setting: GameConfig) -> spaces.Discrete[Any]:
    """Return the space of steps."""
    return spaces.Discrete(setting.encoding.actions)


def observation_space(setting: GameConfig) -> spaces.Dict:
    """Return the space of a seat's observation and its action mask."""
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(-LIMIT, LIMIT, (setting.encoding.observation_size,), np.float32),
            MASK: spaces.Box(0, 1, (setting.encoding.actions,), np.int8),
        }
    )


def state_space(setting: GameConfig) -> spaces.Box:
    """Return the space of the whole state."""
    return spaces.Box(-LIMIT, LIMIT, (setting.encoding.facts,), np.float32)


@final
class Seeds:
    """A seed for each play: the given one, then seeds derived from it."""

    def __init__(self) -> None:
        self._given: int | None = None
        self._rng: Random | None = None
        """Created on first use, because that takes as long as a step."""

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._given, self._rng = seed, None
            return seed
        if self._rng is None:
            self._rng = Random(self._given)
        return self._rng.randrange(MAX_SEED)


def rendered(episode: Episode, mode: str | None) -> str | None:
    """Return the play as text, or print it in mode 'human'."""
    text = as_text(episode)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    return text


def as_text(episode: Episode) -> str:
    """Return a play as a few lines: who must answer, their steps so far, the standing of the seats, the position."""
    lexicon = episode.encoding.lexicon
    lines = []
    if episode.answering is None:
        outcome = episode.outcome()
        winners = [] if outcome is None else [lexicon.letter(seat) for seat in outcome.winners]
        lines.append(f"over: {' '.join(winners) or 'nobody'} wins")
    else:
        steps = [episode.encoding.vocabulary.labels[step] for step in episode.answering.all_steps]
        lines.append(f"{lexicon.letter(episode.seat)} is asked ({episode.answering.ask.clause}); {' '.join(steps)}...")
    view = episode.setting.game.view(episode.setting.game.rules, episode.state, lexicon, None)
    lines.append(f"{view.measure()}: " + ", ".join(f"{seat} {worth}" for seat, worth in view.worths().items()))
    lines += [f"{name}: {value}" for name, value in episode.encoding.view_data(view).items()]
    return "\n".join(lines)
