"""Write a whole game of every kind with verifiable chance, and what the server says of its draws, as JSON.

The page's own tests (web/tests/fair-games.test.ts) check these records.
"""

from __future__ import annotations

import json
import sys

import parlour
from parlour.core.data.edition_summary import without_summary
from parlour.core.record import read_journal
from parlour.core.registry import find
from parlour.records.draws import draws_of
from parlour.records.replay import opened_for
from parlour.records.timeline import Timeline
from parlour.table import library
from tests.table.honest import play

OTHERS: list[tuple[str, dict[str, object]]] = [
    ("finance", {"deck_mode": "draw"}),
    ("monopolist", {"spinner_model": "detent"}),
    ("pit", {"value_set": "market_order"}),
]
"""Options that change what is drawn, or how."""


def played(slug: str, options: dict[str, object]) -> dict[str, object]:
    game = find(slug)
    seats = max(2, library.bundled_edition(slug).least_seats)
    record = play(1, slug, game.brief | options, ["Ann", "Bo", "Cleo"][:seats]).record()
    journal = read_journal(record)
    return {
        "name": " ".join([slug, *map(str, options.values())]),
        "record": record,
        "edition": json.dumps(without_summary(library.edition_data(slug)), ensure_ascii=False),
        **draws_of(Timeline(opened_for(journal, None), journal)),
    }


if __name__ == "__main__":
    games: list[tuple[str, dict[str, object]]] = [(slug, {}) for slug in parlour.games()]
    sys.stdout.write(json.dumps([played(slug, options) for slug, options in games + OTHERS]))
