"""PettingZoo environments of all games: seats step in turn (AEC), or all at once while those not asked wait (parallel).

>>> from parlour.envs.pettingzoo import env
>>> game = env("ten-up", seats=2)
>>> game.reset(seed=7)
>>> game.agent_selection
'player_0'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gymnasium import spaces as gym
from pettingzoo import AECEnv, ParallelEnv

from parlour.core.moves import Action
from parlour.core.refusals import BadData
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.aec_state import NO_STEP, AecState, Last
from parlour.encoding.rewards import KINDS, RANK, Rewards
from parlour.envs import spaces
from parlour.envs.game_config import Episode, GameConfig

AGENT: Final = "player_"
FOREVER: Final = 2**60
"""More steps than any play has; a machine word when compiled."""


def env(game: str, **options: Any) -> AECEnv[str, Any, Any]:
    """Return a game in which seats step one after another; `AEC` describes the options."""
    return AEC(game, **options)


def parallel_env(game: str, **options: Any) -> ParallelEnv[str, Any, Any]:
    """Return a game in which all seats step at once; `Parallel` describes the options."""
    return Parallel(game, **options)


class _Adapter:
    """Base class of both kinds of environments."""

    metadata: Mapping[str, Any]
    agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        form: str | None = None,
        *,
        reward: str = RANK,
        shaping: float = 0.0,
        ask_free_seats: bool = False,
        resign: bool = False,
        edition: str | Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment.

        `form`: a preset, or a reading of the option of that name. `reward`: by rank or worth. `shaping`: the weight of
        changes in standing during play. `ask_free_seats`: also ask seats that may move but are not waited for.
        `max_cycles`: steps after which a play is truncated. `resign`: whether agents may resign. `edition`: a custom
        edition, as a file's path or as TOML text.
        """
        if reward not in KINDS:
            raise BadData("reward", f"{reward!r} is not one of {', '.join(KINDS)}")
        spaces.check_render_mode(render_mode)
        self.setting = GameConfig(game, seats, options, form, edition=edition, resign=resign)
        self.reward = reward
        self.shaping = shaping
        self.ask_free_seats = ask_free_seats
        self.max_cycles = max_cycles
        self._most_cycles = FOREVER if max_cycles is None else max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"{AGENT}{seat}" for seat in range(self.setting.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self.metadata = {
            "name": f"parlour_{game.replace('-', '_')}_v0",
            "render_modes": list(spaces.RENDER_MODES),
            "is_parallelizable": False,
        }
        self.state_space = spaces.state_space(self.setting)
        self._action_spaces = {agent: spaces.action_space(self.setting) for agent in self.possible_agents}
        self._observation_spaces = {agent: spaces.observation_space(self.setting) for agent in self.possible_agents}
        self._seeds = spaces.Seeds()
        self._cycles = 0
        self._played: Episode | None = None

    def observation_space(self, agent: str) -> gym.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> Any:
        """Return the whole state as numbers."""
        return self.setting.encoding.whole(self.episode.state)

    def render(self) -> str | None:
        """Return the play as text, or print it."""
        return spaces.rendered(self.episode, self.render_mode)

    def close(self) -> None:
        return

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self._seat_of[agent]

    def _sit_down(self, seed: int | None) -> None:
        self.episode = Episode(self.setting, self._seeds.next(seed), self.ask_free_seats, self._played)
        self._played = self.episode
        self._rewards = Rewards(self.episode, self.reward, self.shaping)
        self._cycles = 0
        self.agents = self.possible_agents[:]


class AEC(_Adapter, AECEnv[str, Any, Any]):
    """Seats take steps of their answers one after another; the action mask shows which steps are open.

    It includes the checks of PettingZoo's order-enforcing wrapper, which takes longer than the game itself: before
    `reset` there are no agents.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a new play. The seed determines dice and cards."""
        self._sit_down(seed)
        course = AecState(self.episode, self._rewards, self.possible_agents, self._most_cycles)
        self._course = course
        self.rewards = course.rewards
        self._cumulative_rewards = course.gathered
        self.terminations = course.terminations
        self.truncations = course.truncations
        self.infos = course.infos
        self.agent_selection = course.first()
        self._skip_agent_selection = None

    def agent_iter(self, max_iter: int = FOREVER) -> Iterator[str]:
        """Iterate over the agents in the order in which they step, until all are done."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self, observe: bool = True) -> Last:
        """Return the selected agent's observation, its reward since its last step, and whether it is terminated or
        truncated."""
        course, agent = self._course, self.agent_selection
        if observe and not course.is_anybody_out:
            return course.now(agent)
        return course.last(agent, self.observe(agent) if observe else None)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        episode = self.episode
        is_asked = seat == episode.seat and not self._course.is_done(agent)
        return episode.observation(seat, episode.answering if is_asked else None)

    def step(self, action: int | None) -> None:
        """Take a step of the selected agent. A step that is not open is refused, and changes nothing."""
        if not self.agents:
            raise BadData("step", "nobody is there to step; reset it")
        course, agent = self._course, self.agent_selection
        if course.is_anybody_out and course.is_done(agent):
            self._was_dead_step(action)
            return
        self.agent_selection = course.step(agent, action)
        if course.is_anybody_out:
            self._deads_step_first()


class Parallel(_Adapter, ParallelEnv[str, Any, Any]):
    """All seats step at once. Seats that are asked take a step of their answer; the others wait.

    Where answers are sealed, as in Pit in rounds, all are asked together. A step that is not open is treated like a
    timeout: the ask's default is answered.
    """

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new play. The seed determines dice and cards."""
        self._sit_down(seed)
        self._asked = self.episode.asked()
        self._answers: dict[int, Action | None] = {}
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for agent, action in actions.items():
            seat = self.seat(agent)
            answering = self._asked.get(seat)
            if answering is None or seat in self._answers:
                continue
            if action is None:
                raise BadData("step", NO_STEP)
            step = int(action)
            if step not in answering.open:
                self._answers[seat] = answering.ask.default_action if answering.ask.required else None
                infos[agent]["timed_out"] = True
            elif answering.take(step):
                self._answers[seat] = answering.action
        rewards = dict.fromkeys(range(self.setting.seats), 0.0)
        if len(self._answers) == len(self._asked):
            self.episode.answer({seat: self._answers[seat] for seat in self._asked})
            rewards |= self._rewards.after(self.episode) or {}
            self._asked, self._answers = self.episode.asked(), {}
        self._cycles += 1
        is_cut_off = self._cycles >= self._most_cycles
        gone = {agent: self.seat(agent) in self._rewards.out for agent in agents}
        cut_off = {agent: is_cut_off and not gone[agent] for agent in agents}
        observations = self._observations()
        self.agents = [agent for agent in agents if not gone[agent] and not cut_off[agent]]
        return observations, {agent: rewards[self.seat(agent)] for agent in agents}, gone, cut_off, infos

    def __getstate__(self) -> dict[str, Any]:
        """Pickle partial answers as their steps."""
        state = self.__dict__.copy()
        if "_asked" in state:
            state["_asked"] = {seat: answering.taken[:] for seat, answering in self._asked.items()}
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "_asked" in state:
            self._asked = self.episode.asked()
            for seat, steps in state["_asked"].items():
                answering = self._asked[seat]
                for step in steps[len(answering.taken) :]:
                    answering.take(step)

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observation(self.seat(agent)) for agent in self.agents}

    def _observation(self, seat: int) -> dict[str, Any]:
        answering: PartialAction | None = self._asked.get(seat)
        if seat in self._answers:
            answering = None
        return self.episode.observation(seat, answering)
