"""What all environments share: spaces, seeds, agents' names, and a play as text."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final, final

import numpy as np
from gymnasium import spaces

from parlour.core.refusals import BadData
from parlour.encoding.game_encoding import MASK, OBSERVATION
from parlour.encoding.observations.features import LIMIT
from parlour.envs.game_config import Episode, GameConfig

MAX_SEED: Final = 2**31
RENDER_MODES: Final = ("ansi", "human")


def check_render_mode(mode: str | None) -> None:
    """Refuse a render mode other than those there are: nothing is drawn as pixels."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadData("render_mode", f"{mode!r} is not supported; use one of {', '.join(RENDER_MODES)}, or None")


def action_space(setting: GameConfig) -> spaces.Discrete[Any]:
    """A number for each step of an answer."""
    return spaces.Discrete(setting.encoding.actions)


def observation_space(setting: GameConfig) -> spaces.Dict:
    """What a seat sees, and which steps are open to it."""
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(-LIMIT, LIMIT, (setting.encoding.sights,), np.float32),
            MASK: spaces.Box(0, 1, (setting.encoding.actions,), np.int8),
        }
    )


def state_space(setting: GameConfig) -> spaces.Box:
    """Everything, for a critic."""
    return spaces.Box(-LIMIT, LIMIT, (setting.encoding.facts,), np.float32)


@final
class Seeds:
    """A seed for each play: the one that is given, and then what follows from it."""

    def __init__(self) -> None:
        self._given: int | None = None
        self._rng: Random | None = None
        """Made when it is wanted: that takes as long as a step."""

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._given, self._rng = seed, None
            return seed
        if self._rng is None:
            self._rng = Random(self._given)
        return self._rng.randrange(MAX_SEED)


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The play as text, returned or, for people, written out."""
    text = as_text(episode)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    return text


def as_text(episode: Episode) -> str:
    """A play as a few lines: who is to answer, what he has said so far, how the seats stand, the position."""
    lexicon = episode.encoding.lexicon
    lines = []
    if episode.answering is None:
        outcome = episode.outcome()
        winners = [] if outcome is None else [lexicon.letter(seat) for seat in outcome.winners]
        lines.append(f"over: {' '.join(winners) or 'nobody'} wins")
    else:
        said = [episode.encoding.vocabulary.labels[step] for step in episode.answering.all_steps]
        lines.append(f"{lexicon.letter(episode.seat)} is asked ({episode.answering.ask.clause}); {' '.join(said)}...")
    view = episode.setting.game.view(episode.setting.game.rules, episode.state, lexicon, None)
    lines.append(f"{view.measure()}: " + ", ".join(f"{seat} {worth}" for seat, worth in view.worths().items()))
    lines += [f"{name}: {value}" for name, value in episode.encoding.told(view).items()]
    return "\n".join(lines)
