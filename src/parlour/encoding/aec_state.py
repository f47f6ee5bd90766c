"""`AecState`: the state of a play in agent-environment-cycle form: whose step it is, rewards, who is done.

It holds what PettingZoo's environments store beside the play, in the same dictionaries by agent name.
"""

from __future__ import annotations

from typing import Any, Final, final

from parlour.core.refusals import BadData
from parlour.encoding.episode import Episode
from parlour.encoding.rewards import Rewards

NO_STEP: Final = "expected a step; the mask tells which are open"

Last = tuple[Any, float, bool, bool, dict[str, Any]]
"""Observation, reward since the agent's last step, whether it is terminated or truncated, and further information."""


@final
class AecState:
    """One play, from its first step to its last."""

    def __init__(self, episode: Episode, rewards: Rewards, agents: list[str], most_cycles: int) -> None:
        """Create the state. `agents`: the names of all agents, by seat. `most_cycles`: steps after which the play is
        truncated."""
        self.episode = episode
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self.gathered: dict[str, float] = dict.fromkeys(agents, 0.0)
        """Rewards since each agent's last step."""
        self.terminations: dict[str, bool] = dict.fromkeys(agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.is_anybody_out = False
        self._agents = agents
        self._earned = rewards
        self._most_cycles = most_cycles
        self._cycles = 0
        self._has_rewards = False
        self._has_gathered = False
        """Whether any agent has ever received a reward."""

    def __reduce__(self) -> tuple[Any, ...]:
        return AecState, (self.episode, self._earned, self._agents, self._most_cycles), self.__getstate__()

    def first(self) -> str:
        """Return the agent that takes the first step."""
        return self._agents[self.episode.seat]

    def last(self, agent: str, seen: Any) -> Last:
        """Return the `last` tuple of an agent with this observation."""
        return seen, self.gathered[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def now(self, agent: str) -> Last:
        """Return the `last` tuple of the agent whose step it is, while all are in."""
        return self.episode.asked_sees(), self.gathered[agent], False, False, self.infos[agent]

    def step(self, agent: str, action: Any) -> str:
        """Take a step of an agent. Return the agent whose step is next. A step that is not open is refused, and
        changes nothing. `is_anybody_out` says whether an agent has terminated, or all are truncated."""
        if action is None:
            raise BadData("step", NO_STEP)
        episode = self.episode
        has_answered = episode.take(action if isinstance(action, int) else int(action))
        if self._has_gathered:
            self.gathered[agent] = 0.0
        if self._has_rewards:
            for each in self.rewards:
                self.rewards[each] = 0.0
            self._has_rewards = False
        if has_answered:
            earned = self._earned.after(episode)
            if earned is not None:
                self._give(earned)
            seat = episode.seat
            if seat >= 0:
                agent = self._agents[seat]
        self._cycles += 1
        if self._cycles >= self._most_cycles:
            self._cut_off()
        return agent

    def is_done(self, agent: str) -> bool:
        """Whether an agent is terminated or truncated."""
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def _give(self, earned: dict[int, float]) -> None:
        """Add rewards for the agents that were still in, and mark those that are out now."""
        self._has_rewards = self._has_gathered = True
        for seat, reward in earned.items():
            agent = self._agents[seat]
            self.rewards[agent] = reward
            self.gathered[agent] += reward
        for seat in self._earned.out:
            agent = self._agents[seat]
            if agent in self.terminations:
                self.terminations[agent] = True
                self.is_anybody_out = True

    def _cut_off(self) -> None:
        self.is_anybody_out = True
        for agent, is_out in self.terminations.items():
            self.truncations[agent] = not is_out
