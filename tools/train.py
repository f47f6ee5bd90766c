"""The workload of `compile.py`'s full build: it shows the compiler which paths of the engine are frequent.

    python -m tools.train       with an instrumented build on the path; prints nothing

Most of the time is random play of every game, in each of its forms. Then follow copies, random games on a table with
all its checks and events, games by bots, play in small steps as learning agents do, and tables as a server has them.
Code that never runs here is compiled for size, not for speed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Final

import parlour
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import play_out
from parlour.core.registry import find
from parlour.encoding.actions.partial_action import PartialAction
from parlour.encoding.actions.step_masks import Arrays
from parlour.encoding.aec_state import AecState
from parlour.encoding.episode import Episode, EpisodeConfig
from parlour.encoding.game_encoding import Encoding
from parlour.encoding.observations.features import Out
from parlour.encoding.rewards import Rewards
from parlour.lab.simulate import simulate
from parlour.table import library
from parlour.testing.random_play import played, random_table
from tools.train_server import keep_a_table

STEPS: Final = 200_000
"""Steps of random play, by game and number of seats."""
STEPS_TO_COPY: Final = 100
COPIES: Final = 20
"""Copies of each game's state after STEPS_TO_COPY steps."""
MAX_ANSWERS: Final = 1_500
"""The maximum number of answers in a random game on a table."""
SMALL_STEPS: Final = 10_000
"""Small steps of learning agents, by game and number of seats."""
BOTS: Final = ("normal", "random")


def main() -> None:
    for slug in parlour.games():
        for seats in seats_of(slug):
            play_at_random(slug, seats)
            played(random_table(slug, seats, seed=seats), seed=seats, most=MAX_ANSWERS)
            take_small_steps(slug, seats)
            answers = 0
            while answers < MAX_ANSWERS:
                answers += keep_a_table(slug, seats, MAX_ANSWERS - answers)
        simulate(slug, games=2, bots=BOTS, seed=1, options=find(slug).brief)


def seats_of(slug: str) -> tuple[int, ...]:
    """Return the smallest and a typical number of seats."""
    edition = library.edition(find(slug))
    return tuple(sorted({edition.least_seats, min(4, edition.most_seats)}))


class Numbers(Arrays):
    """Arrays whose numbers nobody reads."""

    def numbers(self, size: int) -> tuple[Out, Callable[[], object]]:
        return memoryview(array("f", bytes(4 * size))), object

    def mask(self, marks: bytes) -> Callable[[], object]:
        return bytearray(marks).copy


class Dice(EpisodeConfig):
    """A configuration with random draws."""

    def chance(self, seed: int) -> Random:
        return Random(seed)


def take_small_steps(slug: str, seats: int) -> None:
    """Play in small random steps; each seat's observation is read before its step."""
    game = find(slug)
    edition, options = library.edition(game), library.rulebook(slug).complete({})
    lexicon = edition.lexicon(seats)
    ground = Dice(edition, options, Encoding(game, lexicon, Numbers()))
    agents = [lexicon.letter(seat) for seat in range(seats)]
    rng = Random(seats)
    steps = 0
    play: Episode | None = None
    while steps < SMALL_STEPS:
        play = Episode(ground, steps, after=play)
        course = AecState(play, Rewards(play), agents, SMALL_STEPS)
        agent = course.first()
        while play.answering is not None and steps < SMALL_STEPS:
            course.now(agent)
            agent = course.step(agent, random_step(play, play.answering, rng))
            steps += 1


def random_step(play: Episode, answering: PartialAction, rng: Random) -> int:
    """Return a random open step; resigning is excluded, so that games get beyond their first turns."""
    steps = answering.open
    if not answering.taken:
        encoder = play.encoding.encoder
        steps = [step for step in steps if not encoder.choice(answering.ask, step).never_random] or steps
    return rng.choice(steps)


def play_at_random(slug: str, seats: int) -> None:
    game = find(slug)
    edition = library.edition(game)
    rulebook = library.rulebook(slug)
    forms = [value for option in rulebook.options if option.name == "form" for value, _text in option.readings]
    for form in forms or [None]:
        options = rulebook.complete({} if form is None else {"form": form})
        steps = 0
        seed = 1
        while steps < STEPS:
            rng = FastRandom(seed)
            state = game.rules.setup(edition, options, seats)
            steps += play_out(game.rules, state, rng, STEPS_TO_COPY)
            for _ in range(COPIES):
                game.rules.copy(state)
            steps += play_out(game.rules, state, rng, STEPS)
            seed += 1


if __name__ == "__main__":
    main()
