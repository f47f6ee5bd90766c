"""Measure how long games take, for the cards of the start page: bots play, and people's time is estimated.

    python -m tools.lengths [--games 20]

Bots of the level 'normal' play each game with its default number of seats and default options. What counts is what
people would wait for: questions that are put to several seats at the same time count once. A question with one possible
answer (a roll, a spin) takes `PRESS` seconds, one with a choice `CHOICE`: reading it, deciding, and watching the
result. The middle half of the games gives the two figures, in steps of five minutes; they replace `minutes` in the
table `[summary]` of the bundled edition.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from statistics import quantiles

import parlour
from parlour.bots import find
from parlour.bots.playing import seat_rng
from parlour.core.moves import Ask
from parlour.table import library
from parlour.terminal.seating import default_seats

EDITIONS = Path(__file__).resolve().parents[1] / "src" / "parlour" / "editions"
MINUTES = re.compile(r"^minutes = \[.*\]", re.MULTILINE)
PRESS = 3.0
"""Seconds to press, and to watch the dice and the piece."""
CHOICE = 8.0
"""Seconds to read, think, answer and watch: a mean over quick answers (pass) and slow ones (a trade, a bid)."""
STEP = 5
MAX_ROUNDS = 20_000


def minutes(game: str, seed: int) -> float:
    """How long people would take for one game of bots."""
    seats = default_seats(library.bundled_edition(game))
    table = parlour.open(game, seats=seats, seed=seed)
    bots = {n: find("normal", game) for n in range(seats)}
    rngs = {n: seat_rng(seed, n) for n in bots}
    views = {n: table.view(n) for n in bots}
    seconds = 0.0
    for _ in range(MAX_ROUNDS):
        asked = [ask for ask in table.asks() if ask.required]
        if not asked:
            break
        seconds += max(CHOICE if is_choice(ask) else PRESS for ask in asked)
        for seat in [ask.seat for ask in asked]:
            ask = next((each for each in table.asks() if each.seat == seat and each.required), None)
            if ask is not None:
                table.act(seat, bots[seat].choose(views[seat], ask, rngs[seat]))
    return seconds / 60


def is_choice(ask: Ask) -> bool:
    """Whether there is something to decide; permanent choices such as resigning or trading are ignored."""
    plain = [choice for choice in ask.choices if not choice.irreversible and not is_trade(choice.domain)]
    return sum(choice.size() for choice in plain) > 1


def is_trade(domain: object) -> bool:
    return "Terms" in type(domain).__name__


def measured(game: str, games: int) -> tuple[int, int]:
    """Return the limits of the middle half of some games, in minutes."""
    found = [minutes(game, seed) for seed in range(games)]
    low, _median, high = quantiles(found, n=4)
    shortest = max(STEP, STEP * round(low / STEP))
    return shortest, max(shortest + STEP, STEP * round(high / STEP))


def with_minutes(edition: str, shortest: int, longest: int) -> str:
    """Return the text of an edition with other figures; one without the line `minutes` stays as it is."""
    return MINUTES.sub(f"minutes = [{shortest}, {longest}]", edition, count=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    for game in parlour.games():
        shortest, longest = measured(game, games)
        file = EDITIONS / f"{game}.toml"
        file.write_text(with_minutes(file.read_text(encoding="utf-8"), shortest, longest), encoding="utf-8")
        print(f"{game}: {shortest} to {longest} minutes")


if __name__ == "__main__":
    main()
