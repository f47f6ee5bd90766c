"""`PolicyBot`: a bot that plays by a trained policy: it sees its view, and answers step by step."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.core.text.names import Names
from parlour.core.view import View
from parlour.encoding.game_encoding import Encoding
from parlour.envs.numpy_encoding import encoding_of
from parlour.envs.policy import Policy


class PolicyBot(Bot):
    """Plays one game, with the number of seats that it was trained on."""

    policy: ClassVar[Policy]

    def __init__(self) -> None:
        self._encoding: Encoding | None = None

    def must_fit(self, lexicon: Names) -> None:
        policy = self.policy
        if lexicon.seats != policy.seats:
            raise BadData("bots", f"{self.name!r} has learnt {policy.game} for {policy.seats}, not {lexicon.seats}")
        encoding = encoding_of(find(policy.game), lexicon)
        if encoding.mark() != policy.mark:
            raise BadData("bots", f"{self.name!r} has learnt {policy.game} on another board")
        self._encoding = encoding

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        if self._encoding is None:
            self.must_fit(view.lexicon)
        assert self._encoding is not None
        answering = self._encoding.answering(ask, not ask.required)
        while not answering.is_done:
            steps = answering.open
            if len(steps) > 1:
                answering.take(self._step(self._encoding.observe(view, answering), steps, rng))
            else:
                answering.take(steps[0])
        return ask.default_action if answering.action is None else answering.action

    def _step(self, seen: Any, steps: list[int], rng: Rng) -> int:
        likely = self.policy.likely(seen, steps)
        if self.policy.greedy:
            return steps[int(likely.argmax())]
        lot = rng.random()
        return steps[min(int((likely.cumsum() <= lot).sum()), len(steps) - 1)]


def policy_bot(path: str) -> type[Bot]:
    """Return the bot of a policy file, named after the file; BadData if it cannot be used."""
    file = Path(path)
    try:
        changed = file.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _made(file, changed)


@lru_cache(maxsize=64)
def _made(file: Path, changed: int) -> type[Bot]:
    policy = Policy.read(file)
    name = file.name.partition(".")[0]
    return type("PolicyBot", (PolicyBot,), {"name": name, "game": policy.game, "policy": policy})
