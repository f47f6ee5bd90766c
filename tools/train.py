"""What the full build of `compile.py` learns from: which paths of the engine are walked often, and which hardly ever.

    python tools/train.py       with a build on the path that counts its steps; prints nothing

Every game by random play, in each of its forms, for most of the time; then copies, random games on a table with all its
checks and events, and games by bots. What never happens here is compiled to be small, not fast.
"""

from __future__ import annotations

from typing import Final

import parlour
from parlour.core.playout import Lots, play_out
from parlour.core.registry import find
from parlour.lab.simulate import simulate
from parlour.table import shelf
from parlour.testing.random_play import played, random_table

STEPS: Final = 200_000
"""Of random play, by game and number of seats."""
STEPS_TO_COPY: Final = 100
COPIES: Final = 20
"""Of a state after so many steps."""
MOST_ANSWERS: Final = 1_500
"""In a random game on a table."""
BOTS: Final = ("normal", "random")


def main() -> None:
    for slug in parlour.games():
        for seats in seats_of(slug):
            play_at_random(slug, seats)
            played(random_table(slug, seats, seed=seats), seed=seats, most=MOST_ANSWERS)
        simulate(slug, games=2, bots=BOTS, seed=1, options=find(slug).brief)


def seats_of(slug: str) -> tuple[int, ...]:
    """The fewest and a usual table."""
    edition = shelf.edition(find(slug))
    return tuple(sorted({edition.least_seats, min(4, edition.most_seats)}))


def play_at_random(slug: str, seats: int) -> None:
    game = find(slug)
    edition = shelf.edition(game)
    rulebook = shelf.rulebook(slug)
    forms = [value for option in rulebook.options if option.name == "form" for value, _text in option.readings]
    for form in forms or [None]:
        options = rulebook.complete({} if form is None else {"form": form})
        steps = 0
        seed = 1
        while steps < STEPS:
            lots = Lots(seed)
            state = game.rules.setup(edition, options, seats)
            steps += play_out(game.rules, state, lots, STEPS_TO_COPY)
            for _ in range(COPIES):
                game.rules.copy(state)
            steps += play_out(game.rules, state, lots, STEPS)
            seed += 1


if __name__ == "__main__":
    main()
