"""Records of seeded random games, one after the other: what two builds of the engine must write byte for byte alike.

usage: python -m parlour.testing.records GAME SEATS FIRST COUNT
"""

from __future__ import annotations

import sys
from random import Random

from parlour.core import playout
from parlour.table.opening import open_table


def random_record(slug: str, seats: int, seed: int) -> str:
    """A game of random answers from one seed, as its record."""
    table = open_table(slug, seats=seats, seed=seed)
    rng = Random(seed)
    while asks := table.asks():
        ask = asks[0]
        table.act(ask.seat, ask.sample(rng))
    return table.record()


def main(slug: str, seats: str, first: str, count: str) -> None:
    """Write the records to the standard output, after a line that says which engine made them."""
    engine = "compiled" if playout.__file__.endswith((".so", ".pyd")) else "pure"
    sys.stdout.write(f"{engine}\n")
    for seed in range(int(first), int(first) + int(count)):
        sys.stdout.write(random_record(slug, int(seats), seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
