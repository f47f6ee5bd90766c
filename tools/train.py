"""What the full build of `compile.py` learns from: which paths of the engine are walked often, and which hardly ever.

    python -m tools.train       with a build on the path that counts its steps; prints nothing

Every game by random play, in each of its forms, for most of the time; then copies, random games on a table with all its
checks and events, games by bots, plays in small steps as learning agents make them, and tables as a server has them.
What never happens here is compiled to be small, not fast.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from typing import Final

import parlour
from parlour.core.playout import FastRandom, play_out
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
"""Of random play, by game and number of seats."""
STEPS_TO_COPY: Final = 100
COPIES: Final = 20
"""Of a state after so many steps."""
MAX_ANSWERS: Final = 1_500
"""In a random game on a table."""
SMALL_STEPS: Final = 10_000
"""Of learning agents, by game and number of seats."""
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
    """The fewest and a usual table."""
    edition = library.edition(find(slug))
    return tuple(sorted({edition.least_seats, min(4, edition.most_seats)}))


class Numbers(Arrays):
    """Numbers that nobody wants to have."""

    def numbers(self, size: int) -> tuple[Out, Callable[[], object]]:
        return memoryview(array("f", bytes(4 * size))), object

    def mask(self, marks: bytes) -> Callable[[], object]:
        return bytearray(marks).copy


class Dice(EpisodeConfig):
    """A game with dice."""

    def chance(self, seed: int) -> Random:
        return Random(seed)


def take_small_steps(slug: str, seats: int) -> None:
    """Plays in small steps, each by lot; what each seat sees is looked at before it."""
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
    """A step that is open; nobody resigns by lot, as everywhere, so that plays get further than their first turns."""
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
            lots = FastRandom(seed)
            state = game.rules.setup(edition, options, seats)
            steps += play_out(game.rules, state, lots, STEPS_TO_COPY)
            for _ in range(COPIES):
                game.rules.copy(state)
            steps += play_out(game.rules, state, lots, STEPS)
            seed += 1


if __name__ == "__main__":
    main()
