"""Records of seeded random games, which two builds of the engine must write byte for byte alike.

usage: python -m parlour.testing.records GAME SEATS FIRST ANSWERS
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from parlour import engine
from parlour.table.opening import open_table


def random_records(slug: str, seats: int, seed: int, answers: int) -> Iterator[str]:
    """Yield the records of random games, one seed after another, until the answers are used up."""
    while answers > 0:
        table = open_table(slug, seats=seats, seed=seed)
        rng = Random(seed)
        while answers > 0 and (asks := table.asks()):
            ask = asks[0]
            table.act(ask.seat, ask.sample(rng))
            answers -= 1
        yield table.record()
        seed += 1


def main(slug: str, seats: str, first: str, answers: str) -> None:
    """Write the records to standard output, after a line that says which engine made them."""
    sys.stdout.write(f"{engine.kind()}\n")
    for record in random_records(slug, int(seats), int(first), int(answers)):
        sys.stdout.write(record)


if __name__ == "__main__":
    main(*sys.argv[1:])
