"""One seat of a game as a Gymnasium environment, with bots in the others.

>>> import gymnasium
>>> import parlour.envs.gymnasium
>>> env = gymnasium.make("parlour/ten-up-v0", bots="random")
>>> observation, info = env.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

import parlour
from parlour.bots.bot import Bot
from parlour.bots.loading import make
from parlour.bots.playing import seat_rng
from parlour.core.moves import Action
from parlour.core.refusals import BadData
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.rewards import RANK, Rewards
from parlour.envs import spaces
from parlour.envs.game_config import Episode, GameConfig

Observation = dict[str, Any]
NORMAL: Final = "normal"


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game as seen from one seat. A step of this environment is one step of an answer; bots answer for the other
    seats.

    A step that is not open is treated like a timeout: the ask's default is answered, and `info["timed_out"]` is set.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as Gymnasium declares it)
        "render_modes": list(spaces.RENDER_MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        form: str | None = None,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = NORMAL,
        reward: str = RANK,
        shaping: float = 0.0,
        resign: bool = False,
        edition: str | Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment. `seat`: the agent's seat. `bots`: the bots in the other seats, one name for all or
        one for each in their order. The other arguments are those of `parlour.envs.pettingzoo`."""
        spaces.check_render_mode(render_mode)
        self.setting = GameConfig(game, seats, options, form, edition=edition, resign=resign)
        self.seat = self.setting.encoding.lexicon.seat(seat, "seat")
        others = [other for other in range(self.setting.seats) if other != self.seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadData("bots", f"expected {len(others)} bots, got {len(names)}")
        self._bot_names = dict(zip(others, names, strict=True))
        self.bots = self._new_bots()
        self.reward = reward
        self.shaping = shaping
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.action_space = spaces.action_space(self.setting)
        self.observation_space = spaces.observation_space(self.setting)
        self._seeds = spaces.Seeds()
        self._played: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new play. The seed determines dice, cards and bots."""
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        self.episode = Episode(self.setting, number, after=self._played)
        self._played = self.episode
        self.bots = self._new_bots()
        self._rngs: dict[int, Random] = {seat: seat_rng(number, seat) for seat in self.bots}
        self._rewards = Rewards(self.episode, self.reward, self.shaping)
        self._cycles = 0
        self._let_others_answer()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        answering = self.episode.answering
        if answering is None or self.seat in self._rewards.out:
            raise BadData("step", "the play is over; reset it")
        info: dict[str, Any] = {"timed_out": int(action) not in answering.open}
        reward = 0.0
        if info["timed_out"]:
            reward = self._answer(answering.ask.default_action if answering.ask.required else None)
        elif self.episode.take(int(action)):
            reward = self._last_reward()
        reward += self._let_others_answer()
        self._cycles += 1
        is_out = self.seat in self._rewards.out
        is_cut_off = self.max_cycles is not None and self._cycles >= self.max_cycles and not is_out
        return self._observation(), reward, is_out, is_cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the open steps, in the form that learners with action masks expect."""
        mask: NDArray[np.bool_] = self.setting.encoding.open_mask(self._answering()).astype(bool)
        return mask

    def render(self) -> Any:
        """Return the play as text, or print it."""
        return spaces.rendered(self.episode, self.render_mode)

    def _new_bots(self) -> dict[int, Bot]:
        """Create a bot for each of the other seats. Bots are not reused, because a bot remembers what it has seen."""
        bots = {seat: make(name, self.setting.game.slug) for seat, name in self._bot_names.items()}
        for bot in bots.values():
            bot.must_fit(self.setting.encoding.lexicon)
        return bots

    def _observation(self) -> Observation:
        return self.episode.observation(self.seat, self._answering())

    def _answering(self) -> PartialAction | None:
        return self.episode.answering if self.episode.seat == self.seat else None

    def _answer(self, action: Action | None) -> float:
        self.episode.answer({self.episode.seat: action})
        return self._last_reward()

    def _last_reward(self) -> float:
        """Return this seat's reward for the last answer."""
        rewards = self._rewards.after(self.episode)
        return 0.0 if rewards is None else rewards.get(self.seat, 0.0)

    def _let_others_answer(self) -> float:
        """Let bots answer until this seat is asked or out. Return the reward it received meanwhile."""
        reward = 0.0
        while self.episode.seat in self.bots and self.seat not in self._rewards.out:
            seat, answering = self.episode.seat, self.episode.answering
            assert answering is not None
            action: Action | None = self.bots[seat].choose(self.episode.views[seat], answering.ask, self._rngs[seat])
            if not answering.ask.required and action == answering.ask.default_action:
                action = None
            reward += self._answer(action)
        return reward


def name_of(game: str) -> str:
    """Return the id of a game in Gymnasium's registry."""
    return f"parlour/{game}-v0"


for _game in parlour.games():
    if name_of(_game) not in gymnasium.registry:
        gymnasium.register(
            name_of(_game),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point="parlour.envs.vector:VectorSeatEnv",
            kwargs={"game": _game},
        )
